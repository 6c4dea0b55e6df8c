"""Positions in the notation of the rules, laid out as states.

``Fort-1[Knights], Land[Walls, Moat-1; real], Land[; decoy, frozen]`` is a Fort with 1 damage and Knights on it, a Land
with undamaged Walls, a Moat with 1 damage and a real trap, and a frozen Land with a decoy under it. Things on the table
are called by their owner at the start and their kind, numbered from the second copy on: ``B.Land2.Moat``. They keep
that name wherever they go.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engines.core.match import Match, settle
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import BOX, KIND, KINDS, NUMBERS
from engines.take_the_kingdom.decisions.hand_limit import HandLimit
from engines.take_the_kingdom.decisions.main import MainChoice
from engines.take_the_kingdom.deeds.turn import EndTurn
from engines.take_the_kingdom.kingdom import Kingdom, Turn
from engines.take_the_kingdom.places import Place, Standing, Trap
from tests.take_the_kingdom.notation import named
from tests.take_the_kingdom.scene import Scene

T = TypeVar("T")
A, B, C, D = range(4)
LETTERS = "ABCD"
PLACE = re.compile(r"(?P<base>\w+)(?:-(?P<damage>\d))?(?:\[(?P<on>[^\]]*)\])?")
CARD = re.compile(r"(?P<kind>\w+)(?:-(?P<damage>\d))?")
PAST_THE_OPENING = 5
"""Turns taken so far, unless a scenario says otherwise."""


@dataclass(frozen=True, kw_only=True)
class Seat:
    """One seat at the start of a scenario."""

    kingdom: str
    hand: str
    record: dict[str, Any]
    """Other fields of its :class:`Kingdom`."""


def seat(kingdom: str, hand: str = "", **record: Any) -> Seat:
    """What lies on the table and, by kind, in the hand; *record* as the state calls it (``skip=True``)."""
    return Seat(kingdom=kingdom, hand=hand, record=record)


def lay(
    *seats: Seat,
    deck: str = "",
    discard: str = "",
    no_more: bool = False,
    turn: int = A,
    turn_is: dict[str, Any] | None = None,
    faces: Sequence[int] = (),
    **options: Any,
) -> Scene:
    """A match at the main choice of *turn*, past its opening, with three plays.

    :param deck: the kinds on top of the deck; all cards that nobody named follow below.
    :param no_more: those other cards are in the discard instead, so that the deck ends with *deck*.
    :param turn_is: other fields of the :class:`Turn` (``used``, ``opening``, ``bans``, ``began_empty``).
    :param faces: what the dice show: 1 is the first card of a hand.
    """
    box = Supply()
    names: dict[str, int] = {}
    kingdoms = [_kingdom(box, owner, spec, names) for owner, spec in enumerate(seats)]
    top = box.take(deck)
    used = box.take(discard)
    out = box.aside(len(seats))
    rest = box.rest()
    chosen = GAME.meta.chosen({"start_player": "0", **options}, len(seats))
    state = GAME.setup(len(seats), "scenario", chosen, None, tuple(LETTERS[: len(seats)]))
    running: dict[str, Any] = {"opening": kingdoms[turn].turns <= BOX.limits.opening_turns, **(turn_is or {})}
    state = evolve(
        state,
        kingdoms=tuple(kingdoms),
        deck=tuple(top if no_more else top + rest),
        discard=tuple(used + rest if no_more else used),
        out=tuple(out),
        turn=Turn(seat=turn, **running),
        rng=Rng.loaded(*faces),
        stack=(EndTurn(), HandLimit(seat=turn), MainChoice(seat=turn)),
    )
    return Scene(Match(GAME, state), names)


def _kingdom(box: Supply, owner: int, spec: Seat, names: dict[str, int]) -> Kingdom:
    places = tuple(_place(box, owner, sketch, names) for sketch in PLACE.finditer(spec.kingdom))
    hand = tuple(sorted(box.take(spec.hand)))
    return Kingdom(places=places, hand=hand, **{"turns": PAST_THE_OPENING, **spec.record})


def _place(box: Supply, owner: int, sketch: re.Match[str], names: dict[str, int]) -> Place:
    base = box.standing(sketch["base"], sketch["damage"])
    name = named(names, f"{LETTERS[owner]}.{sketch['base']}", base.card)
    defences, _, extras = (sketch["on"] or "").partition(";")
    standing = tuple(box.standing(card["kind"], card["damage"]) for card in CARD.finditer(defences))
    for card in standing:
        named(names, f"{name}.{KIND[card.card].capitalize()}", card.card)
    words = [word.strip() for word in extras.split(",")]
    trap = next((Trap(card=box.one(f"trap_{word}"), known_to=(owner,)) for word in words if word in TRAP_WORDS), None)
    return Place(base=base, defences=standing, trap=trap, freeze=box.one("freeze") if "frozen" in words else None)


TRAP_WORDS = ("real", "decoy")


class Supply:
    """The box while a position is laid out: the lowest copy of each kind goes first."""

    def __init__(self) -> None:
        self.piles = {kind: list(NUMBERS[kind]) for kind in KINDS}

    def one(self, kind: str) -> int:
        assert self.piles[kind], f"the box has no further {kind}"
        return self.piles[kind].pop(0)

    def take(self, kinds: str) -> list[int]:
        return [self.one(kind) for kind in kinds.split()]

    def standing(self, kind: str, damage: str | None) -> Standing:
        return Standing(card=self.one(kind.lower()), damage=int(damage or 0))

    def aside(self, seats: int) -> list[int]:
        """What leaves the game at set-up, as far as the scenario has not used it: Forts always."""
        table = BOX.setup[str(seats)]
        out, self.piles["fort"] = self.piles["fort"], []
        for kind, count in (("mercy", table.mercy_out), ("misfortune", table.misfortune_out)):
            gone = self.piles[kind][-count:] if count else []
            self.piles[kind] = [card for card in self.piles[kind] if card not in gone]
            out = out + gone
        return out

    def rest(self) -> list[int]:
        return [card for kind in KINDS for card in self.piles[kind]]


def stacked(items: Sequence[T], wanted: Sequence[T]) -> tuple[int, ...]:
    """The dice that shuffle *items* into the order *wanted*."""
    out, faces = list(items), []
    for last in range(len(out) - 1, 0, -1):
        at = max(index for index in range(last + 1) if out[index] == wanted[last])
        out[last], out[at] = out[at], out[last]
        faces.append(at + 1)
    assert out == list(wanted), "the same cards in another order"
    return tuple(faces)


def deal(seats: int, start: int, top: str = "", faces: Sequence[int] = (), **options: Any) -> Scene:
    """A match from the unpacked box on: *start* is drawn, and *top* are the first cards of the shuffled deck.

    :param faces: what the dice show after that.
    """
    chosen = GAME.meta.chosen(options, seats)
    state = GAME.setup(seats, "scenario", chosen, None, tuple(LETTERS[:seats]))
    wanted: list[int] = []
    for kind in top.split():
        wanted.append(next(card for card in state.deck if KIND[card] == kind and card not in wanted))
    wanted += [card for card in state.deck if card not in wanted]
    drawn = () if options.get("start_player", "random") != "random" else (start + 1,)
    state = evolve(state, rng=Rng.loaded(*drawn, *stacked(state.deck, wanted), *faces))
    board = GAME.board(state)
    settle(board)
    return Scene(Match(GAME, board.state), {}, tuple(board.events))


def unshuffled(cards: int) -> tuple[int, ...]:
    """The dice of a shuffle that leaves so many cards as they are: what was put back lies at the bottom."""
    return tuple(range(cards, 1, -1))
