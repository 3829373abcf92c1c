"""Tests of R'lyeh Rising."""
