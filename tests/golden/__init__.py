"""Golden files: whole games and the table of secrets, written out to be read, and compared in every test run."""
