"""`python -m docs.examples.terminal`."""

from .app import Terminal

Terminal().run()
