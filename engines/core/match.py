"""One running game as the outside world sees it. The state never leaves this object except as bytes."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Generic

from engines.core.board import Board
from engines.core.chair import BECOMES, HANDS_OVER, Seated, Seating, Sitter
from engines.core.draft import Draft
from engines.core.event import Event, Obeyed
from engines.core.frame import WINDOW, Frame
from engines.core.game import Act, Game, S
from engines.core.menu import NOT_OFFERED, Blocked, Given, Menu, Picked, Refused, Typed, Write
from engines.core.meta import Options
from engines.core.outcome import Heirloom, Outcome
from engines.core.record import evolve
from engines.core.text import Text, text

__all__ = ["Act", "Match", "begin", "restore", "start", "stirred"]

STALE = text("core-stale")


@dataclass(slots=True, weakref_slot=True, unsafe_hash=True, init=False)
class Match(Generic[S]):
    """Nobody changes one, so what it asks and what it shows is worked out once. Every act makes one, and a frozen one
    takes three times as long."""

    game: Game[S]
    _state: S
    step: int
    _menus: dict[int, Menu[Any] | None] = field(repr=False, compare=False)
    """By seat, as far as somebody has looked; so are the others."""
    _blocked: dict[int, tuple[Blocked[Any], ...]] = field(repr=False, compare=False)
    _views: dict[int | None, Any] = field(repr=False, compare=False)
    _awaited: tuple[int, ...] | None = field(repr=False, compare=False)
    _decided: dict[int, Menu[Any]] = field(repr=False, compare=False)
    """What the decision itself asks, by seat: the same again once a draft is given up."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        step: int = 0,
        awaited: tuple[int, ...] | None = None,
        decided: dict[int, Menu[Any]] | None = None,
    ) -> None:
        self.game, self._state, self.step, self._awaited = game, state, step, awaited
        self._menus, self._blocked, self._views = {}, {}, {}
        self._decided = {} if decided is None else decided

    # ---- looking

    @property
    def over(self) -> bool:
        """Whether nothing is pending any more."""
        return not self._state.stack

    @property
    def span(self) -> str | None:
        """What a clock that runs out now ends: the turn, the window, the round."""
        return None if self.over else self._top.span

    @property
    def outcome(self) -> Outcome | None:
        """``None`` while it runs."""
        return self.game.outcome(self._state)

    @property
    def luck(self) -> tuple[int, ...]:
        """By how much chance has been kinder to each seat than on average so far, in thousandths of what the game
        counts; empty if it counts nothing of that kind."""
        return self.game.luck.of(self._state) if self.game.luck else ()

    @property
    def bequest(self) -> Heirloom | None:
        """What it hands to the next match of its campaign; ``None`` while it runs."""
        return self.game.bequest(self._state) if self.over else None

    @property
    def meanwhile(self) -> Heirloom | None:
        """The world of its campaign as it is by now, to be looked at; ``None`` when it is over, or before there is
        one."""
        return None if self.over else self.game.meanwhile(self._state)

    def asked(self) -> tuple[int, ...]:
        """The seats that the match waits for, in asking order."""
        if self._awaited is None:
            self._awaited = () if self.over else self._top.asked(self._state)
        return self._awaited

    @property
    def next_up(self) -> int | None:
        """Whose turn follows that of the only seat that the match waits for, as far as everybody knows."""
        asked = self.asked()
        if len(asked) != 1 or self.span == WINDOW:
            return None
        following = self.game.next_up(self._state, asked[0])
        return None if following == asked[0] else following

    def question(self, seat: int) -> int:
        """The id that this seat's buttons carry; an answer to an older one is refused."""
        return self._state.chairs[self._known(seat)].question

    def menu(self, seat: int) -> Menu[Any] | None:
        """What *seat* is asked; ``None`` if it is not awaited."""
        if seat not in self._menus:
            self._menus[seat] = self._asks(seat) if seat in self.asked() else None
        return self._menus[seat]

    def aside(self, seat: int) -> Menu[Any] | None:
        """What *seat* may do without being awaited: withdraw a sealed answer, change its standing orders."""
        return None if self.over else self.game.aside(self._state, self._known(seat))

    def blocked(self, seat: int) -> tuple[Blocked[Any], ...]:
        """What its menu leaves out, and why; nothing for a seat that is not awaited."""
        if seat not in self._blocked:
            self._blocked[seat] = self._asker(seat).blocked(self._state, seat) if seat in self.asked() else ()
        return self._blocked[seat]

    def drafting(self, seat: int) -> bool:
        """Whether *seat* is putting a move together. Its own business: show it to nobody else."""
        return self._state.drafts[self._known(seat)] is not None

    def sitter(self, seat: int) -> Sitter:
        """Whether somebody sits there, as the log knows it."""
        return self._state.chairs[self._known(seat)].sitter

    def default(self, seat: int) -> Given[Any]:
        """What the clock answers for an absent player."""
        if seat not in self.asked():
            raise Refused(STALE)
        return self._asker(seat).fallback(self._state, seat)

    def view(self, seat: int | None) -> Any:
        """What *seat* may see; ``None``: a spectator. :raises Refused: no such seat."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._state, seat if seat is None else self._known(seat))
        return self._views[seat]

    def dump(self) -> bytes:
        """The state as JSON, all secrets included: for the store and for nobody else."""
        return self.game.states.dump_json(self._state)

    def fingerprint(self) -> str:
        """16 hexadecimal digits that equal states share, and in practice no others."""
        return blake2b(self.dump(), digest_size=8).hexdigest()

    # ---- changing

    def act(self, act: Act[Any]) -> tuple[Match[S], tuple[Event, ...]]:
        """The match after *act* and what it made happen; ``Refused`` (and nothing changed) if it was not on offer."""
        seat, question, state = self._known(act.seat), act.question, self._state
        if not state.stack:
            raise Refused(text("core-over"))
        if question is not None and (seat not in self.asked() or question != state.chairs[seat].question):
            raise Refused(STALE)
        menu = self.aside(seat) if question is None else self.menu(seat)
        if menu is None or not menu.accepts(act.given):
            raise Refused(self._why(act, menu))
        board = self.game.board(state)
        if question is None:
            self.game.interject(board, seat, act.given)
        else:
            answer(board, seat, act.given)
        return self._after(board, answered=None if question is None else seat)

    def seat(self, seating: Seating) -> tuple[Match[S], tuple[Event, ...]]:
        """Sit, leave, resign: the same for all games, and no concern of the rules. A removal is."""
        chairs, at = list(self._state.chairs), self._known(seating.seat)
        sitter = BECOMES.get((chairs[at].sitter, seating.change))
        if sitter is None or self.over:
            raise Refused(text("core-no-such-seating"))
        chairs[at] = evolve(chairs[at], sitter=sitter)
        board = self.game.board(self._state)
        board.amend(chairs=tuple(chairs))
        board.emit(Seated(seat=seating.seat, change=seating.change))
        if seating.change in HANDS_OVER:
            self.game.handed_over(board, seating.seat, seating.person)
        if seating.change in (*HANDS_OVER, "leave"):
            board.draft(seating.seat, None)  # whoever plays on begins anew
        if seating.change == "remove":
            self.game.remove(board, seating.seat)
            board.amend(drafts=(None,) * len(chairs))  # the board changed under all of them
        return self._after(board, answered=None)

    # ---- within

    def _after(self, board: Board[S], answered: int | None) -> tuple[Match[S], tuple[Event, ...]]:
        drafted = board.state.stack is self._state.stack and not (board.amended or board.events)
        # then those who were asked still are, and no order has an answer that it had not before
        asked = self.asked() if drafted else settle(board)
        return ask(self, board, asked, answered, drafted=drafted), tuple(board.events)

    @property
    def _top(self) -> Frame:
        frame: Frame = self._state.stack[-1]
        return frame

    def _asks(self, seat: int) -> Menu[Any]:
        draft: Draft | None = self._state.drafts[seat]
        if draft:
            return draft.menu(self._state, seat)
        if seat not in self._decided:
            self._decided[seat] = self._top.menu(self._state, seat)
        return self._decided[seat]

    def _asker(self, seat: int) -> Frame | Draft:
        """Who puts the question: the move that the seat is drafting, or else the decision itself."""
        draft: Draft | None = self._state.drafts[seat]
        return draft or self._top

    def _known(self, seat: int) -> int:
        if not 0 <= seat < len(self._state.chairs):
            raise Refused(text("core-no-such-seat"))
        return seat

    def _why(self, act: Act[Any], menu: Menu[Any] | None) -> Text:
        if isinstance(menu, Write) and isinstance(act.given, Typed):
            return menu.refuse(act.given.value) or NOT_OFFERED
        moves = act.given.moves if isinstance(act.given, Picked) and act.question is not None else ()
        return next((no.reason for no in self.blocked(act.seat) if no.move in moves), NOT_OFFERED)


def answer(board: Board[Any], seat: int, given: Given[Any]) -> None:
    """Give it to the seat's draft, if there is one, and to the decision as soon as it is whole."""
    draft: Draft | None = board.state.drafts[seat]
    whole: Draft | Given[Any] | None = given
    if draft:
        whole = draft.step(given)
        board.draft(seat, whole if isinstance(whole, Draft) else None)
    if whole is not None and not isinstance(whole, Draft):
        board.state.stack[-1].resolve(board, seat, whole)


def settle(board: Board[Any]) -> tuple[int, ...]:
    """Run deeds and obey standing orders, as far as nothing brings them to rest, until the top of the stack waits for a
    person, or the stack is empty.

    :return: the seats that are awaited then."""
    heeding, told, state = board.heeding(), 0, board.state
    while state.stack:
        if heeding:
            told = board.heed(heeding, told)
        top: Frame = state.stack[-1]
        asked: tuple[int, ...] = top.asked(state)
        if not asked:
            board.pop()
            top.run(board)
            continue
        for seat in asked:
            found = top.ordered(state, seat)
            if found is not None:
                line, given = found
                board.emit(Obeyed(owners=(seat,), line=line))
                top.resolve(board, seat, given)
                break
        else:
            return asked
    return ()


def ask(
    before: Match[Any], board: Board[Any], asked: tuple[int, ...], answered: int | None, *, drafted: bool = False
) -> Match[Any]:
    """The match that follows, its questions numbered anew, but only for the seats whose menu this act opened or
    changed.

    The decision is the same one if the stack never sank below it. Then those who were asked and still are keep their
    number as long as their menu is the same, and keep their draft; after any other decision all start afresh.

    :param drafted: whether nothing has changed but drafts."""
    state, was = board.state, before._state
    after = Match(before.game, state, before.step + 1, asked, before._decided if drafted else None)
    same = len(state.stack) == len(was.stack) <= board.floor
    still = before.asked() if same else ()
    for seat in asked:
        if seat == answered or seat not in still or after.menu(seat) != before.menu(seat):
            board.ask(seat)
    if any(state.drafts):
        kept = asked if same else ()
        for seat, draft in enumerate(state.drafts):
            if draft and seat not in kept:
                board.draft(seat, None)
    return after


def stirred(before: Match[Any], after: Match[Any], events: tuple[Event, ...]) -> bool:
    """Whether the table notices anything. If not (a step of a draft, a standing order), no clock starts again."""
    return before.asked() != after.asked() or any(event.heard(None) for event in events)


def begin(
    game: Game[S],
    seats: int,
    seed: str,
    options: Options | None = None,
    heirloom: Heirloom | None = None,
    people: tuple[str, ...] | None = None,
) -> tuple[Match[S], tuple[Event, ...]]:
    """A new match at its first question, and what happened until then (the deal, a first draw).

    :param seed: ``Rng.seed(secret, public_id)``; the same arguments always make the same match.
    :param heirloom: of the game's present schema.
    :param people: opaque ids, one per seat; empty where nobody sits.
    """
    people = people or tuple(f"seat {seat}" for seat in range(seats))
    foreign = heirloom is not None and (heirloom.game, heirloom.schema) != (game.meta.key, game.meta.schema)
    if seats not in game.meta.seats or len(people) != seats or foreign:
        raise Refused(text("core-cannot-start"))
    board = game.board(game.setup(seats, seed, game.meta.chosen(options, seats), heirloom, people))
    before = Match(game, evolve(board.state, stack=()))
    ask(before, board, settle(board), answered=None)
    return Match(game, board.state), tuple(board.events)


def start(
    game: Game[S],
    seats: int,
    seed: str,
    options: Options | None = None,
    heirloom: Heirloom | None = None,
    people: tuple[str, ...] | None = None,
) -> Match[S]:
    """:func:`begin` for those who only want to play."""
    match, _ = begin(game, seats, seed, options, heirloom, people)
    return match


def restore(game: Game[S], blob: bytes, step: int) -> Match[S]:
    """The match that ``dump`` wrote; raises ``pydantic.ValidationError`` on anything else."""
    return Match(game, game.states.validate_json(blob), step)
