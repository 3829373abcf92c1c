"""Immutable records, and the fast way to say "the same, but ...".

Everything that is part of a game's state is a record: a slotted, frozen attrs class. To make one, and to make a changed
copy of one, is what games played at random spend their time on; so both are compiled once a class, down to setting the
slots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import attrs

__all__ = ["changer", "evolve", "family", "record"]

K = TypeVar("K")

if TYPE_CHECKING:
    # So that checkers know the fields and their types.
    from attrs import evolve as evolve  # noqa: PLC0414 - `as` hands it on to who imports it here
    from attrs import frozen as record
else:

    def record(cls=None, **how):
        """Make a class a record: `attrs.frozen` (slotted), whose instances are made in less time.

        Args:
            cls: the class.
            how: as for `attrs.frozen`, such as `kw_only`.

        Examples:
            >>> from rlyeh_rules.kernel import record
            >>> @record
            ... class Purse:
            ...     coins: int
            ...     keys: int = 0
            >>> Purse(3, keys=1)
            Purse(coins=3, keys=1)
        """
        if cls is None:
            return lambda cls: record(cls, **how)
        made = attrs.frozen(cls, **{"weakref_slot": False} | how)  # with it no twin could be made of the class
        _quicken(made)
        return made

    def evolve(rec, /, **changes):
        """Return `rec` with some fields replaced.

        It does what `attrs.evolve` does, several times as fast: a function compiled once a class copies slot by
        slot and then sets what changes. Nothing outside the fields, such as a memo, is carried over.

        Raises:
            TypeError: `rec` has no such field.

        Examples:
            >>> from rlyeh_rules.kernel import evolve, record
            >>> @record
            ... class Purse:
            ...     coins: int
            ...     keys: int = 0
            >>> evolve(Purse(3), keys=1)
            Purse(coins=3, keys=1)
        """
        try:
            make = _EVOLVERS[type(rec)]
        except KeyError:
            make = evolver(type(rec))
        return make(rec, changes)


_MANY = 4
"""From so many fields on a new record is filled as its unfrozen twin."""
_turn: Any = vars(object)["__class__"].__set__  # makes an object one of another class, frozen or not


def _quicken(cls: Any) -> None:
    """Put a constructor that sets the slots in the place of the one that attrs makes.

    The latter goes through `object.__setattr__` for each field. Classes whose constructor does more than set fields
    (converters, validators, factories, a step of its own at the end) keep it.
    """
    fields = attrs.fields(cls)
    plain = all(
        field.init
        and field.converter is None
        and field.validator is None
        and field.alias == field.name
        and not hasattr(field.default, "takes_self")  # as a factory has
        for field in fields
    )
    if not plain or not fields or hasattr(cls, "__attrs_post_init__") or hasattr(cls, "__attrs_pre_init__"):
        return
    scope: dict[str, Any] = {f"default_{field.name}": field.default for field in fields}
    given = {
        field.name: field.name if field.default is attrs.NOTHING else f"{field.name}=default_{field.name}"
        for field in fields
    }
    by_place = [given[field.name] for field in fields if not field.kw_only]
    by_name = [given[field.name] for field in fields if field.kw_only]
    arguments = ", ".join(["self", *by_place, *(["*", *by_name] if by_name else [])])
    twin = twin_of(cls) if len(fields) >= _MANY else None
    if twin is not None:
        scope |= {"TURN": _turn, "TWIN": twin, "CLS": cls}  # in capitals what no field is called
        lines = "".join(f"    self.{field.name} = {field.name}\n" for field in fields)
        lines = f"    TURN(self, TWIN)\n{lines}    self.__class__ = CLS\n"
    else:
        scope |= {f"set_{field.name}": getattr(cls, field.name).__set__ for field in fields}
        lines = "".join(f"    set_{field.name}(self, {field.name})\n" for field in fields)
    exec(f"def __init__({arguments}):\n{lines}", scope)  # the only names in it are those of the class itself
    made = scope["__init__"]
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    made.__annotations__ = cls.__init__.__annotations__
    cls.__init__ = made


def twin_of(cls: type) -> type | None:
    """A class laid out like this one, but not frozen: a copy is filled as one of these, and then changes its class.

    To set a field of it is a tenth of the work, since nothing stands in the way of the interpreter's own way to do it.
    None where the interpreter does not let an object change between the two.
    """
    scope = {
        "__slots__": vars(cls).get("__slots__", ()),
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
        "__module__": cls.__module__,
    }
    try:
        twin = type(cls.__name__, cls.__bases__, scope)
        object.__new__(twin).__class__ = cls  # type: ignore[assignment]
    except TypeError:
        return None
    return twin


def _copying(cls: type, values: dict[str, str]) -> tuple[str, str, dict[str, Any]]:
    """The lines that make a copy of a record and those that finish it, with what they need to know.

    Args:
        cls: the class.
        values: the expression for each field.
    """
    twin = twin_of(cls)
    if twin is not None:
        lines = "".join(f"    NEW.{name} = {value}\n" for name, value in values.items())
        return f"    NEW = MAKE(TWIN)\n{lines}", "    NEW.__class__ = CLS\n", {"TWIN": twin, "SET": setattr}
    lines = "".join(f"    set_{name}(NEW, {value})\n" for name, value in values.items())
    setters: dict[str, Any] = {f"set_{name}": getattr(cls, name).__set__ for name in values}
    return f"    NEW = MAKE(CLS)\n{lines}", "", {**setters, "SET": object.__setattr__}


_EVOLVERS: dict[type, Any] = {}


def evolver(cls: type) -> Any:
    """The function behind `evolve` for one class; it takes a record and a dict of changes."""
    if cls in _EVOLVERS:
        return _EVOLVERS[cls]
    names = [field.name for field in attrs.fields(cls)]
    copied, finished, scope = _copying(cls, {name: f"OLD.{name}" for name in names})
    source = f"""def {cls.__name__}(OLD, CHANGES):
{copied}    for NAME in CHANGES:
        if NAME not in NAMES:
            raise TypeError(f"{cls.__name__} has no field {{NAME}}")
        SET(NEW, NAME, CHANGES[NAME])
{finished}    return NEW
"""
    scope |= {"MAKE": object.__new__, "CLS": cls, "NAMES": frozenset(names)}
    exec(source, scope)  # the only names in it are those of the class itself
    _EVOLVERS[cls] = scope[cls.__name__]
    return _EVOLVERS[cls]


def changer(cls: type, *names: str) -> Any:
    """A function that is given a record of `cls` and the new values of these fields, and returns the changed copy.

    It does what `evolve` does for fields that are known beforehand, in less time: for the few lines in which playing
    games at random spends it.

    Raises:
        TypeError: the class has no such field.

    Examples:
        >>> from rlyeh_rules.kernel import changer, record
        >>> @record
        ... class Purse:
        ...     coins: int
        ...     keys: int = 0
        >>> with_keys = changer(Purse, "keys")
        >>> with_keys(Purse(3), 1)
        Purse(coins=3, keys=1)
    """
    fields = [field.name for field in attrs.fields(cls)]
    for name in names:
        if name not in fields:
            raise TypeError(f"{cls.__name__} has no field {name}")
    copied, finished, scope = _copying(cls, {name: name if name in names else f"OLD.{name}" for name in fields})
    # in capitals what no field is called
    source = f"def {cls.__name__}(OLD, {', '.join(names)}):\n{copied}{finished}    return NEW\n"
    scope |= {"MAKE": object.__new__, "CLS": cls}
    exec(source, scope)  # the only names in it are those of the class itself
    return scope[cls.__name__]


def family(base: type[K]) -> tuple[type[K], ...]:
    """Every record class below `base`, in the order of definition.

    attrs rebuilds a class to give it slots; the discarded first build is recognised by having no fields of its own.

    Examples:
        >>> import rlyeh_rules as rr
        >>> from rlyeh_rules.kernel import family
        >>> from rlyeh_rules import seals
        >>> seals.Bid in set(family(rr.Action))
        True
    """
    found: dict[type[K], None] = {}
    for kind in base.__subclasses__():
        if "__attrs_attrs__" in vars(kind):
            found[kind] = None
        found |= dict.fromkeys(family(kind))
    return tuple(found)
