"""Equipment, a file for each piece that is not used within one chapter of the rulebook."""
