"""A running match: who may answer what, the only writer, and what is shown to whom."""
