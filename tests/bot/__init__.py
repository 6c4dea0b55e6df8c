"""The real bot on a simulated Discord, with a real database file; and the parts of it that need neither."""
