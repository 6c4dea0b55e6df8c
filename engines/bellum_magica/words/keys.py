"""How tags of the code stand in catalogue keys and selectors."""

from __future__ import annotations


def hyphened(name: str) -> str:
    return name.replace("_", "-")
