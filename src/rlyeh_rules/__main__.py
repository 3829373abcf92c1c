"""The command line as `python -m rlyeh_rules`."""

import sys

from rlyeh_rules.cli import main

if __name__ == "__main__":
    sys.exit(main())
