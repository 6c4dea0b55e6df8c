"""The store: one contract for any backend, and what is particular to the SQLite one."""
