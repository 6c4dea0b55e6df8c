"""Pocket 1 (RL-B5): a nuclear strike, fallout, missile powers, and the Mutants who come of it."""
