"""Write the golden files anew: `python -m tests.golden`. Read the difference before you commit it.

`python -m tests.golden gate` writes those only of which the names begin like that.
"""

import sys

from tests.golden.files import write_all

write_all(sys.argv[1:] or [""])
