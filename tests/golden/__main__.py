"""Write the golden files anew: `python -m tests.golden`. Read the difference before you commit it."""

from tests.golden.files import write_all

write_all()
