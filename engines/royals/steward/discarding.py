"""What to give up over the limits: what the best two targets need least (RY-12.1)."""

from __future__ import annotations

from engines.royals.atlas import COUNTRIES, NOBLES, PAIRS, SHOWS
from engines.royals.cards import one_by_one
from engines.royals.moves import EndTurn
from engines.royals.steward.eye import Eye

TARGETS = 2


def best(eye: Eye) -> EndTurn:
    country, intrigue = eye.own.excess
    if not country and not intrigue:
        return eye.own.surplus
    need, arms = [0] * len(COUNTRIES), [0] * len(PAIRS)
    for wish in eye.targets[:TARGETS]:
        noble = NOBLES[wish.found.noble]
        need[noble.country] += noble.cost
        for pair in SHOWS[noble.country]:
            arms[pair] += wish.found.intrigue
    cards = one_by_one(
        eye.own.hand,
        range(len(COUNTRIES)),
        country,
        # Of countries that both targets leave alone the scarcest, else whatever there is most of beyond the need.
        lambda held, kind: (1, need[kind] - held) if need[kind] else (0, held),
    )
    pairs = one_by_one(eye.own.intrigue, range(len(PAIRS)), intrigue, lambda held, kind: (arms[kind], -held))
    assert cards is not None
    assert pairs is not None
    return EndTurn(country=cards, intrigue=pairs)
