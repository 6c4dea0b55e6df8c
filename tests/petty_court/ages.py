"""The court as earlier versions of it were: what they wrote, and how that becomes what is written today.

1: coins were gold, whoever drew took, and champions were winners. 2: the goal was a word, and a world without a decree
said so. Today: 3."""

from typing import Any

from engines.core.upcast import Upcast

Raw = dict[str, Any]


def renamed(raw: Raw, old: str, new: str) -> Raw:
    return {new if name == old else name: value for name, value in raw.items()}


def _paid(raw: Raw, old: str, new: str) -> Raw:
    return {**raw, "players": [renamed(player, old, new) for player in raw["players"]]}


def _called(raw: Raw, old: str, new: str) -> Raw:
    moves = [{**move, "kind": new} if move["kind"] == old else move for move in raw["given"].get("moves", ())]
    return {**raw, "given": {**raw["given"], "moves": moves}} if moves else raw


UPCASTS = {
    1: Upcast(
        state=lambda raw: _paid(raw, "gold", "coins"),
        act=lambda raw: _called(raw, "take", "draw"),
        event=lambda raw: renamed(raw, "gold", "coins"),
        heirloom=lambda raw: renamed(raw, "winners", "champions"),
    ),
    2: Upcast(
        state=lambda raw: {**raw, "goal": int(raw["goal"])},
        heirloom=lambda raw: {**raw, "decree": raw["decree"] or ""},
    ),
}
DOWNCASTS = {
    1: Upcast(
        state=lambda raw: _paid(raw, "coins", "gold"),
        act=lambda raw: _called(raw, "draw", "take"),
        event=lambda raw: renamed(raw, "coins", "gold"),
        heirloom=lambda raw: renamed(raw, "champions", "winners"),
    ),
    2: Upcast(
        state=lambda raw: {**raw, "goal": str(raw["goal"])},
        heirloom=lambda raw: {**raw, "decree": raw["decree"] or None},
    ),
}
"""The way back, to the schema that each bears: only tests need to write what once was written."""
