"""Sealed packets (RL-B)."""
