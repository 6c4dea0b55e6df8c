"""Bellum Magica: evil lords, their hordes in six rows, and the chests that these bring home."""
