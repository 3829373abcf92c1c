"""Finds the Python blocks of a Markdown page, so that README and docs are run the same way."""

import re
from collections.abc import Iterable
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE

from sybil import Document, Region
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

# The whole line behind the fence is matched here, since the parsers that come with Sybil pass over `py`, over
# {.python …}, and over a fence with a title: blocks that a reader takes for checked and that nobody has run.
PYTHON_FENCE = re.compile(r"[ \t]*(?:\{[ \t]*\.)?(?:python3?|pycon|py)\b[^\n]*\n")
INCLUDED = re.compile(r'\s*--8<-- "docs/examples/[^"\n]+"\s*')

_fences = RawFencedCodeBlockLexer(PYTHON_FENCE)
_run = PythonEvaluator()
_prompts = DocTestStringParser(DocTestEvaluator(ELLIPSIS | NORMALIZE_WHITESPACE))


def python_blocks(document: Document) -> Iterable[Region]:
    """Yield what is to be run: a block with prompts prompt by prompt, any other block as one piece.

    There is no way to skip a block: what cannot run is not marked as Python. A block that is a part of an example, put
    in when the site is built, is run and type-checked where it lies, with that example.
    """
    for block in _fences(document):
        source = block.lexemes["source"]
        if INCLUDED.fullmatch(source):
            continue
        if source.lstrip().startswith(">>>"):
            for prompt in _prompts(source, document.path):
                prompt.adjust(block, source)
                yield prompt
        else:
            block.parsed, block.evaluator = source, _run
            yield block
