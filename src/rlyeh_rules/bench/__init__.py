"""How fast the library is, as figures that are held against bars."""

from .measuring import measure
from .report import Figure, Report, Sheet

__all__ = ["Figure", "Report", "Sheet", "measure"]
