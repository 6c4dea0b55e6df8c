"""Pack 2 (RL-B2): what becomes of those who are beaten, and soldiers for hire."""
