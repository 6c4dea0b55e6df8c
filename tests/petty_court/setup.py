"""The box unpacked: a shuffled deck, empty hands, and the deal about to happen."""

from __future__ import annotations

from engines.core.chair import Chair
from engines.core.meta import Options
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from tests.petty_court.board import Court
from tests.petty_court.cards import DECK
from tests.petty_court.deeds.deal import Deal
from tests.petty_court.deeds.round import Round
from tests.petty_court.memory import remembered
from tests.petty_court.state import Player, State


def setup(seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> State:
    memory = remembered(heirloom)
    board = Court(
        State(
            players=tuple(Player(coins=int(purse)) for purse in options["purse"].split(",")),
            people=people,
            champions=memory.champions,
            decree=memory.decree,
            goal=int(options["goal"]),
            rng=Rng(seed),
            chairs=(Chair(),) * seats,
            drafts=(None,) * seats,
        )
    )
    first = who_begins(board, options["first"], memory.champions, people)
    board.amend(first=first, deck=board.shuffle(range(len(DECK))))
    board.push(Round(), Deal())
    return board.state


def who_begins(board: Court, choice: str, champions: tuple[str, ...], people: tuple[str, ...]) -> int:
    match choice:
        case "champion":
            return people.index(champions[-1]) if champions and champions[-1] in people else 0
        case "chance":
            return board.below(len(people))
        case _:
            return int(choice)
