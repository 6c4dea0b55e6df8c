"""Positions as the rules tell them: what is named lies where it is named, every other card in some legal place."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from engines.bellum_magica import GAME
from engines.bellum_magica.atlas import (
    CASTLES,
    CHESTS_OF,
    CREATURES,
    DECK_ORDER,
    GOBLINS,
    OF_KIND,
    OF_TIER,
    SETTLEMENTS,
)
from engines.bellum_magica.board import Board
from engines.bellum_magica.components import BOX, Right, Side
from engines.bellum_magica.decisions.poll import open_poll
from engines.bellum_magica.deeds import Dawn, Dusk, Harvest, Raids, Recruits
from engines.bellum_magica.hiring import SIDES
from engines.bellum_magica.lair import Lair, Tally
from engines.bellum_magica.state import State, Today
from engines.core.match import Match, ask, begin, settle
from engines.core.record import evolve
from engines.core.rng import Rng
from tests.bellum_magica import notation
from tests.bellum_magica.notation import A, B, D
from tests.bellum_magica.scene import Scene

Phase = Literal["dawn", "poll", "harvest", "raid", "recruit", "dusk"]


@dataclass(frozen=True, kw_only=True)
class Told:
    """What is said of one seat. Goblins that are not named are put where they change nothing in the active row, or else
    on the left."""

    castle: str = ""
    left: str = ""
    right: str = ""
    force: str | None = None
    """``S2 T1``: what the right of the active row shows; creatures are found for it."""
    food: int = 0
    runestones: int = 0
    barrels: int = 0
    spells: int = 0
    """Ready ones, besides those of creatures that are named."""
    chests: str = ""
    robbed: int = 0
    """Robberies suffered: each left a shield."""


def begun(seats: int = 3, *, seed: str = "a lair", captain: int = 0, **options: str) -> Scene:
    """A match at its first question, dealt by chance."""
    match, events = begin(GAME, seats, seed, {"first_captain": str(captain), **options})
    return Scene(match, events)


def scene(
    seats: int = 2,
    *,
    lairs: Mapping[int, Told] | None = None,
    row: int = 1,
    captain: int = 0,
    day: int | None = None,
    phase: Phase = "raid",
    at: int | None = None,
    open_: str = "",
    deck: int | None = None,
    display: str = "",
    piles: str = "",
    faces: Sequence[int] = (),
    **options: str,
) -> Scene:
    """A position on a day of *captain*, at the beginning of a phase.

    :param row: the active one; at dawn it is rolled, so see *faces*.
    :param day: that day; without it the first one on which *captain* holds the die, seat 0 being the first captain.
    :param at: whose turn it is; those before it have had theirs.
    :param open_: settlements by slot, ``-`` for an empty one; without it whatever the deal gave.
    :param deck: how many settlements are left; the others are plundered.
    :param display: the four open creatures, evil ones first.
    :param piles: ``w1 m2 g0``: how many chests are left; the others are out of the game. What is not named is whole.
    :param faces: dice, and which of the chests of a kind thieves draw, before chance decides again.
    """
    match, _ = begin(GAME, seats, "a position", {"first_captain": "0", **options})
    state: State = match._state
    told = {seat: (lairs or {}).get(seat, Told()) for seat in range(seats)}
    state = _cards(state, told, row, notation.creatures(display))
    state = _settlements(_piles(state, piles), open_, deck)
    now = captain + 1 if day is None else day
    rolled = tuple(now if number == row else 0 for number in range(1, 7))
    state = evolve(state, captain=captain, day=now, row=row, rolled=rolled, today=Today(rolls=1))
    return _opened(_phase(state, phase, captain if at is None else at), tuple(faces), polling=phase == "poll")


def four(*faces: int) -> Scene:
    """BM-9.8: captain B with a ready spell, A with one barrel, D with two, C with nothing; the die shows 5."""
    lairs = {A: Told(barrels=1), B: Told(spells=1), D: Told(barrels=2)}
    return scene(4, lairs=lairs, captain=B, row=5, phase="poll", faces=faces)


def _phase(state: State, phase: Phase, at: int) -> State:
    turns = state.seats[state.seats.index(at) :]
    before = tuple(seat for seat in state.seats if seat not in turns)
    match phase:
        case "dawn":
            was = evolve(state, captain=(state.captain - 1) % len(state.lairs) if state.day > 1 else state.captain)
            rolled = tuple(max(0, times - 1) for times in state.rolled)
            return evolve(was, day=state.day - 1, rolled=rolled, today=Today(), stack=(Dawn(),))
        case "poll" | "harvest":
            return evolve(state, stack=(Dawn(), Harvest()))
        case "raid":
            return evolve(state, today=evolve(state.today, attacked=before), stack=(Dawn(), Raids(queue=turns)))
        case "recruit":
            everybody = evolve(state.today, attacked=state.seats)
            return evolve(state, today=everybody, stack=(Dawn(), Recruits(queue=turns)))
        case _:
            return evolve(state, stack=(Dawn(), Dusk()))


def _opened(state: State, faces: tuple[int, ...], *, polling: bool) -> Scene:
    """At the first question that follows."""
    board = Board(evolve(state, rng=Rng("a position", told=faces), drafts=(None,) * len(state.lairs)))
    if polling:
        open_poll(board)
    ask(Match(GAME, evolve(board.state, stack=())), board, settle(board), answered=None)
    return Scene(Match(GAME, board.state), tuple(board.events))


# ---- creatures and chests


def _cards(state: State, told: Mapping[int, Told], row: int, display: tuple[int, ...]) -> State:
    """Named cards first, so that none of them is used to fill up."""
    named = [card for each in told.values() for card in notation.creatures(f"{each.left} {each.right}")]
    used = [*named, *display]
    lairs = list(state.lairs)
    spare = [number for number in range(len(CASTLES)) if CASTLES[number].id not in [t.castle for t in told.values()]]
    held: list[int] = []
    for seat, each in told.items():
        lairs[seat] = _housed(each, [notation.CASTLE[each.castle]] if each.castle else spare, row, used, held)
        if lairs[seat].castle in spare:
            spare.remove(lairs[seat].castle)
        used += [*lairs[seat].left, *lairs[seat].right]
        held += lairs[seat].chests
    piles = state.piles
    shown = [
        display[2 * tier : 2 * tier + 2] or tuple(card for card in cards if card not in used)[:2]
        for tier, cards in enumerate(OF_TIER)
    ]
    evil, more = (
        tuple(card for card in cards if card not in used and card not in shown[tier])
        for tier, cards in enumerate(OF_TIER)
    )
    wood, metal, gold = (tuple(chest for chest in chests if chest not in held) for chests in CHESTS_OF)
    piles = evolve(piles, creatures=(evil, more), display=(shown[0], shown[1]), chests=(wood, metal, gold))
    return evolve(state, lairs=tuple(lairs), piles=piles)


def _housed(told: Told, castles: list[int], row: int, used: list[int], held: list[int]) -> Lair:
    """In the first castle in which all that is told can be true."""
    lairs = (_lair(told, castle, row, used, held) for castle in castles)
    found = next((lair for lair in lairs if lair is not None), None)
    assert found is not None, f"no castle and creatures show {told.force} in row {row}"
    return found


def _lair(told: Told, castle: int, row: int, used: list[int], held: list[int]) -> Lair | None:
    left, right = list(notation.creatures(told.left)), list(notation.creatures(told.right))
    taken = [*used, *left, *right]

    def tuck(found: Iterator[tuple[int, Side]]) -> None:
        card, side = next(found)
        (left if side == "left" else right).append(card)
        taken.append(card)

    goblins = [card for card in (*left, *right) if card in GOBLINS]
    while len(goblins) < 2:
        tuck(chain(_idle(GOBLINS, taken, row), ((card, "left") for card in GOBLINS if card not in taken)))
        goblins.append(taken[-1])
    enchanters = [card for card in OF_TIER[0] if CREATURES[card].bonus.spells]
    for _ in range(told.spells):
        tuck(_idle(enchanters, taken, row))
    if told.force is not None:
        there = Lair(castle=castle, left=tuple(left), right=tuple(right)).rights[row - 1]
        found = _found(notation.right(told.force), there, row, taken)
        if found is None:
            return None
        right += found
    bonuses = [CREATURES[card].bonus for card in (*left, *right)]
    chests = notation.chests(told.chests, held)
    return Lair(
        castle=castle,
        goblins=tuple(goblins),
        left=tuple(left),
        right=tuple(right),
        food=told.food,
        runestones=told.runestones,
        barrels=told.barrels,
        shields=CASTLES[castle].defence.shields + told.robbed + sum(bonus.shields for bonus in bonuses),
        magic_shields=CASTLES[castle].defence.magic + sum(bonus.magic_shields for bonus in bonuses),
        spells=sum(bonus.spells for bonus in bonuses),
        chests=chests,
        tally=Tally(scouted=len(chests), robbed=told.robbed),
    )


def _idle(cards: Iterable[int], taken: Iterable[int], row: int) -> Iterator[tuple[int, Side]]:
    """Cards that bring nothing in *row* on one of their sides."""
    for card in cards:
        for side in SIDES:
            cell = getattr(CREATURES[card], side)[row - 1]
            if card not in taken and not any(cell):
                yield card, side


def _found(wanted: Right, there: Right, row: int, taken: list[int], patience: int = 300_000) -> list[int] | None:
    """Creatures that make up the difference, without bonus tokens if that can be; ``None``: there are none.

    :param patience: how many combinations are tried before the search is given up."""
    tried = 0
    missing = tuple(want - held for want, held in zip(wanted, there, strict=True))
    cards = [card for cards in OF_TIER for card in cards if card not in taken]
    cells = {card: CREATURES[card].right[row - 1] for card in sorted(cards, key=lambda card: not _plain(card))}

    def search(rest: tuple[int, ...], pool: list[int]) -> list[int] | None:
        nonlocal tried
        tried += 1
        assert tried <= patience, f"no creatures for {wanted} in row {row} among the first {patience} combinations"
        if not any(rest):
            return []
        for at, card in enumerate(pool):
            left = tuple(want - more for want, more in zip(rest, cells[card], strict=True))
            found = search(left, pool[at + 1 :]) if min(left) >= 0 else None
            if found is not None:
                return [card, *found]
        return None

    return search(missing, [card for card, cell in cells.items() if any(cell)]) if min(missing) >= 0 else None


def _plain(card: int) -> bool:
    return not any(CREATURES[card].bonus)


def _piles(state: State, words: str) -> State:
    """The tops of the piles stay."""
    left = {notation.KINDS.index(word[0]): int(word[1:]) for word in words.split()}
    piles = state.piles.chests
    kept = tuple(pile[: left.get(kind, len(pile))] for kind, pile in enumerate(piles))
    lost = tuple(chest for pile, keep in zip(piles, kept, strict=True) for chest in pile[len(keep) :])
    wood, metal, gold = kept
    return evolve(state, piles=evolve(state.piles, chests=(wood, metal, gold), lost=lost))


# ---- settlements


def _settlements(state: State, words: str, deck: int | None) -> State:
    """As many of each kind as are in the game (BM-2.2), the named ones among them."""
    setup = BOX.setup(len(state.lairs))
    named = tuple(None if word == "-" else notation.SETTLEMENT[word] for word in words.split()) or state.piles.open
    slots = (*named, *(None,) * (setup.open - len(named)))
    shown = [card for card in slots if card is not None]
    rest: list[int] = []
    for kind in DECK_ORDER:
        there = sum(SETTLEMENTS[card].kind == kind for card in shown)
        rest += [card for card in OF_KIND[kind] if card not in shown][: getattr(setup, kind) - there]
    left = len(rest) if deck is None else deck
    gone = tuple(rest[: len(rest) - left])
    piles = evolve(state.piles, open=slots, settlements=tuple(rest[len(rest) - left :]), plundered=gone)
    return evolve(state, piles=piles)
