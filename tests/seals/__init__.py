"""The rules of The Seals of Cthulhu, chapter by chapter."""
