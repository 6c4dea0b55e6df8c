"""The store in one SQLite file: one connection that writes and checkpoints, one that reads, and a lock beside them."""
