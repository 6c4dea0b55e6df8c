"""The box unpacked (TK-4.2 to 4.4): who has what on the table, what is in the deck, what leaves the game."""

from __future__ import annotations

from pydantic import TypeAdapter

from engines.core.chair import Chair
from engines.core.meta import Options
from engines.core.rng import Rng
from engines.take_the_kingdom.components import BOX, KINDS, NUMBERS
from engines.take_the_kingdom.deeds.deal import Deal
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place, Standing
from engines.take_the_kingdom.state import HouseRules, State

_HOUSE = TypeAdapter(HouseRules)


def house_rules(options: Options) -> HouseRules:
    """The options of the table as the rules read them. Pydantic turns "true" into a flag and checks the rest."""
    start = options["start_player"]
    told = {key: choice for key, choice in options.items() if key != "start_player"}
    return _HOUSE.validate_python({**told, "start": None if start == "random" else int(start)})


def setup(seats: int, seed: str, options: Options) -> State:
    """The deck lies there in the order of the data: shuffling and dealing are the first deed, so they make events."""
    table = BOX.setup.by_seats[str(seats)]
    piles = {kind: list(NUMBERS[kind]) for kind in KINDS}

    def take(kind: str, count: int) -> list[int]:
        taken, piles[kind] = piles[kind][:count], piles[kind][count:]
        return taken

    kingdoms = []
    for _ in range(seats):
        bases = take("fort", table.fort_each) + take("land", table.land_each)
        places = tuple(Place(base=Standing(card=card)) for card in bases)
        kingdoms.append(Kingdom(places=places, hand=tuple(take("mercy", table.mercy_each))))
    out: list[int] = []
    for kind, count in (("fort", table.fort_out), ("mercy", table.mercy_out), ("misfortune", table.misfortune_out)):
        out += piles[kind][len(piles[kind]) - count :]
        piles[kind] = piles[kind][: len(piles[kind]) - count]
    return State(
        kingdoms=tuple(kingdoms),
        deck=tuple(card for kind in KINDS for card in piles[kind]),
        out=tuple(out),
        house=house_rules(options),
        rng=Rng(seed),
        stack=(Deal(),),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    )
