"""Teaches the API pages what a reader of the source sees but a static reader does not; mkdocs.yml names it.

A record gets the signature it is made with, and a line for each of its fields; an enumeration gets its members; an
option says what it means. What a game fills in for the kernel is told of once, with the kernel, and left out of the
pages of the game.
"""

from __future__ import annotations

import enum
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import attrs
from griffe import Attribute, Class, Extension, Function, Module, Parameter, ParameterKind, Parameters

from docs.looks import marks_by_package
from rlyeh_rules import kernel
from rlyeh_rules.kernel import options_of

HEAD = "Attributes:\n"
SECTION = re.compile(rf"^{HEAD}((?: +[^\n]*\n?)+)", re.MULTILINE)
FILLED_IN = ("contents", "consistent", "rule_of_the_end", "faults")  # of a State, of a Content
Fields: TypeAlias = "tuple[attrs.Attribute[Any], ...]"


class Records(Extension):
    """Completes the classes of a package once it is read."""

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        """Go through all classes."""
        found = [(cls, pkgutil.resolve_name(cls.path)) for cls in classes(pkg)]  # which imports them all
        marks = marks_by_package()
        for cls, kind in found:
            complete(cls, kind, marks.get(".".join(cls.path.split(".")[:2]), {}))


def classes(module: Module) -> Iterator[Class]:
    """Every class of a module and of those below it."""
    for member in module.members.values():
        if isinstance(member, Module):
            yield from classes(member)
        elif isinstance(member, Class) and not member.name.startswith("_"):
            yield member


def complete(cls: Class, kind: type[object], marks: Mapping[str, str]) -> None:
    """Write down what `kind` has and `cls` does not say."""
    if issubclass(kind, enum.Enum):
        members = ", ".join(f"`{one.name}` (`{one.value!r}`)" for one in kind)
        tell(cls, f"{text_of(cls)}\n\nMembers: {members}.")
        return
    fields: Fields | None = getattr(kind, "__attrs_attrs__", None)
    if fields is not None:
        if "__init__" not in cls.members:
            cls.set_member("__init__", made_by(cls, fields))
        describe_fields(cls, kind, fields, marks)
    if getattr(kind, "game", ""):
        hide_what_is_filled_in(cls, kind)


# ------------------------------------------------------------------ records


def made_by(cls: Class, fields: Fields) -> Function:
    """How a record is made."""
    me = Parameter("self", kind=ParameterKind.positional_or_keyword)
    given = [parameter(cls, field) for field in fields if field.init]
    given.sort(key=lambda one: one.kind is ParameterKind.keyword_only)
    return Function("__init__", parameters=Parameters(me, *given), returns="None", parent=cls)


def parameter(cls: Class, field: attrs.Attribute[Any]) -> Parameter:
    """A field as it is given."""
    kind = ParameterKind.keyword_only if field.kw_only else ParameterKind.positional_or_keyword
    default = None if field.default is attrs.NOTHING else default_of(cls[field.name].value, field.default)
    return Parameter(str(field.alias), annotation=cls[field.name].annotation, kind=kind, default=default)


def default_of(value: object, default: object) -> str:
    """A default as it is written, or what it is where that is said to attrs."""
    written = "" if value is None else str(value)
    return repr(default) if not written or written.startswith("attrs.") else written


def describe_fields(cls: Class, kind: type[object], fields: Fields, marks: Mapping[str, str]) -> None:
    """Give every field its line, in the words of the class, of the one it comes from, or of the option."""
    told = dict(described(cls))
    for base in cls.mro():
        told = dict(described(base)) | told
    if issubclass(kind, kernel.Options):
        told |= {option.name: f"{option.meaning} ({option.rule})" for option in options_of(kind)}
    names = [field.name for field in fields if field.name in cls.members and not field.name.startswith("_")]
    if issubclass(kind, kernel.Action) and kind is not kernel.Action:
        names = list(dict.fromkeys(["seat", *names]))
    names += [name for name in dict(described(cls)) if name not in names]  # of the class itself: `rule`, `tells`
    lines = [f"    {name}: {told.get(name, '')}{marks.get(f'{cls.name}.{name}', '')}\n" for name in names]
    text = text_of(cls)
    section = f"{HEAD}{''.join(lines)}" if lines else ""
    found = SECTION.search(text)
    text = f"{text[: found.start()]}{section}{text[found.end() :]}" if found else f"{text}\n\n{section}"
    tell(cls, text.rstrip())


def described(cls: Class) -> Iterator[tuple[str, str]]:
    """The fields that the docstring of a class describes."""
    found = SECTION.search(text_of(cls) + "\n")
    if found:
        for entry in re.split(r"^ {4}(?! )", found[1], flags=re.MULTILINE)[1:]:
            name, _, words = entry.partition(":")
            yield name, " ".join(words.split())


def text_of(cls: Class) -> str:
    """The docstring of a class."""
    return cls.docstring.value if cls.docstring else ""


def tell(cls: Class, text: str) -> None:
    """Put a text in the place of the docstring of a class, which knows how it is to be read."""
    if cls.docstring:
        cls.docstring.value = text


# ------------------------------------------------------------------ games


def hide_what_is_filled_in(cls: Class, kind: type[object]) -> None:
    """Leave out how a game does what the kernel asks of it."""
    if issubclass(kind, kernel.Action | kernel.Step):
        drop(cls, [name for name, member in cls.members.items() if is_method(member) and name != "__init__"])
    else:
        drop(cls, [name for name in FILLED_IN if name in cls.members])


def is_method(member: object) -> bool:
    """Whether a member is a method or a property."""
    return isinstance(member, Function) or (isinstance(member, Attribute) and "property" in member.labels)


def drop(cls: Class, names: Iterable[str]) -> None:
    """Take members out."""
    for name in names:
        del cls.members[name]
