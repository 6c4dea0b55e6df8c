"""Measurements: `make bench`. Not tests: they pass no judgement."""
