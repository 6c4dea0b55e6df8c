"""A match told as play: verbs that go through the real menus, and looks at what came of it.

After every act the invariants of the game must hold, and what no act may undo (TK-10.5, 10.7) must not be undone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeVar

import pytest

from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import NOT_OFFERED, Blocked, Picked, Refused
from engines.core.move import Move, Part, called, part
from engines.core.text import CardRef, Text
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import DAMAGE, KIND
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.plays.attack import Attack, Share
from engines.take_the_kingdom.plays.building import Build, SetTrap
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.state import State
from tests import scenes
from tests.take_the_kingdom import lasting
from tests.take_the_kingdom.notation import kingdom_words, named

E = TypeVar("E")
LETTERS = "ABCD"
PLACES = ("place", "to")
"""Fields that name a place."""
SHARE = re.compile(r"(?P<place>[\w.]+)(?::(?P<amount>\d+))?(?: (?P<first>\w+))?")


class Scene(scenes.Scene[Any, Move]):
    def __init__(self, match: Match[Any], names: dict[str, int], events: tuple[Event, ...] = ()) -> None:
        super().__init__(match, events)
        self.names = names
        self.discarded_before = len(self.state.discard)

    def lasts(self, before: State, after: State) -> None:
        lasting.check(before, after)

    @property
    def turn(self) -> Any:
        """The running turn, as everybody sees it."""
        return self.match.view(None).turn

    def number(self, name: str) -> int:
        """The card, or the seat, of that name."""
        return LETTERS.index(name) if name in LETTERS else self.names[name]

    # ---- plays of the seat on turn

    def attack(self, cards: str, *shares: str) -> None:
        """``attack("pikemen spread", "B.Land:1", "B.Fort:1 Moat")``: place, amount, defence hit first."""
        card, *boosters = cards.split()
        steps: list[Move] = [part(Attack, card=card)]
        morale, spread = "morale" in boosters, "spread" in boosters
        steps += [part(Attack, morale=True)] if morale else []
        steps += [part(Attack, spread=True)] if spread else []
        told: list[Share] = []
        for share in shares:
            parsed = SHARE.fullmatch(share)
            assert parsed, share
            place = self.names[parsed["place"]]
            first = self.names[f"{parsed['place']}.{parsed['first']}"] if parsed["first"] else None
            damage = DAMAGE[card] * (2 if morale else 1)
            told.append(Share(place=place, amount=int(parsed["amount"] or damage), first=first))
            steps.append(part(Attack, place=place))
            steps += [part(Attack, first=first)] if first is not None else []
            steps += [part(Attack, amount=told[-1].amount)] if spread else []
        self.does(*steps, Attack(card=card, morale=morale, spread=spread, shares=tuple(told)))

    def play(self, play: str, target: str = "") -> None:
        """Any play with at most one target: ``play("earthquake", "B.Fort")``, ``play("misfortune", "C")``."""
        rule: Any = RULES[play]
        aim = {fields(rule)[0].name: self.number(target)} if target else {}
        self.does(*([part(rule, card=rule.cards[0])] if target else []), rule(**aim))

    def build(self, card: str, place: str, replace: str | None = None) -> None:
        old = None if replace is None else self.names[f"{place}.{replace}"]
        self.does(part(Build, card=card), Build(card=card, place=self.names[place], replace=old))
        named(self.names, f"{place}.{card.capitalize()}", self.state.where(self.names[place])[1].defences[-1].card)

    def trap(self, card: str, place: str) -> None:
        self.does(part(SetTrap, card=card), SetTrap(card=card, place=self.names[place]))

    def carry(self, defence: str, to: str, replace: str | None = None) -> None:
        """Conquest of a Fort defence."""
        number = self.names[defence]
        old = None if replace is None else self.names[f"{to}.{replace}"]
        move = ConquestDefence(defence=number, to=self.names[to], replace=old)
        fort = [each for each, why in ConquestDefence.seized(self.state, self.mover) if why is None]
        which = [] if fort == [number] else [part(ConquestDefence, defence=number)]
        self.does(part(ConquestDefence, card="conquest"), *which, move)

    def end(self) -> None:
        self.does(m.EndTurn())

    # ---- answers

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.does(m.Pass(), seat=seat)

    def blocks(self, seat: int, card: str) -> None:
        self.does(m.Block(card=card), seat=seat)

    def bears(self, seat: int) -> None:
        self.does(m.Accept(), seat=seat)

    def cancels(self, seat: int, card: str) -> None:
        self.does(m.CancelPenalty(card=card), seat=seat)

    def reverses(self, seat: int, place: str, first: str | None = None) -> None:
        defence = None if first is None else self.names[f"{place}.{first}"]
        self.does(m.Reverse(place=self.names[place], first=defence), seat=seat)

    def discards(self, seat: int, kinds: str) -> None:
        """All at once, as one answer."""
        self.answers(Picked(tuple(m.Discard(card=kind) for kind in kinds.split())), seat=seat)

    def absent(self, seat: int) -> None:
        """The clock answers for *seat*."""
        self.answers(self.match.default(seat), seat=seat)

    # ---- looks

    @property
    def mover(self) -> int:
        seat: int = self.turn.seat
        return seat

    def called(self, field: str, value: Any) -> Any:
        """Places by their name."""
        return next(name for name, card in self.names.items() if card == value) if field in PLACES else value

    @property
    def over(self) -> bool:
        return self.match.over

    def moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(option.move for option in self.pick(seat).options)

    def may(self, seat: int) -> tuple[str, ...]:
        """What *seat* may answer, in a word each: the cards of blocks, and the kinds of all other moves."""
        cards = (m.Block, m.CancelPenalty)
        return tuple(move.card if isinstance(move, cards) else called(move) for move in self.moves(seat))

    def why_not(self, seat: int, play: str, card: str | None = None) -> str | None:
        """The word for which *play* is not even begun; ``None`` if it is offered."""
        wanted = RULES[play].begun(card or RULES[play].cards[0])
        if wanted in self.moves(seat) or any(move.kind == play for move in self.moves(seat)):
            return None
        return _word(next(no for no in self.match.blocked(seat) if no.move == wanted))

    def says(self, seat: int, card: str) -> str:
        """The word for which *card* cannot be played by itself, or block here."""
        return _word(next(no for no in self.match.blocked(seat) if no.move == m.Block(card=card)))

    def kingdom(self, owner: int, by: int | None = None) -> str:
        """In the notation of the rules, as *by* sees it (nobody: a spectator)."""
        return kingdom_words(self.match.view(by).kingdoms[owner])

    def hand(self, seat: int) -> str:
        return " ".join(self.match.view(seat).own.hand)

    @property
    def discarded(self) -> list[str]:
        """Since the scene began."""
        return [KIND[card] for card in self.state.discard[self.discarded_before :]]

    @property
    def out(self) -> list[str]:
        return [KIND[card] for card in self.state.out]

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """What *seat* (nobody: a spectator) has heard of this kind since the scene began."""
        sides = (event.heard(seat) for event in self.story)
        return [side for side in sides if isinstance(side, kind)]

    # ---- within

    def does(self, *moves: Move, seat: int | None = None) -> None:
        """Answers of one seat, but those that go without saying since there is no other: all of them, or none if one is
        refused."""
        before, who = (self.match, self.story), self.mover if seat is None else seat
        try:
            for at, move in enumerate(moves):
                again = move in moves[:at] and called(move) == "attack.place"
                if again or not self._goes_without_saying(who, move):
                    self.answers(Picked((move,)), seat=who)
        except Refused:
            self.match, self.story = before
            raise

    def _goes_without_saying(self, seat: int, step: Move) -> bool:
        """Whether *step* is not asked for: the whole is offered already, or it is settled in the attack."""
        if not isinstance(step, Part) or step in (offered := self.moves(seat)):
            return False
        draft = self.state.drafts[seat]
        if not isinstance(draft, Attacking):
            return any(move.kind == step.of for move in offered)
        settled = {(part, getattr(share, part)) for share in draft.shares for part in ("place", "first", "amount")}
        return (step.field, step.value) in {*settled, ("place", draft.place), ("first", draft.first)}


def word(reason: Text) -> str:
    """A refusal as the rules call it: ``not_open``, ``banned_plague``; the core's own keys as they are."""
    if not reason.key.startswith("reason-"):
        return reason.key
    said = reason.key.removeprefix("reason-").replace("-", "_")
    cards = [arg.ref for _, arg in reason.args if isinstance(arg, CardRef)]
    return "_".join((said, *cards))


def _word(no: Blocked[Any]) -> str:
    return word(no.reason)


@contextmanager
def refused(why: str) -> Iterator[None]:
    """What follows is refused with this word of the rules."""
    with pytest.raises(Refused) as caught:
        yield
    assert word(caught.value.reason) == why


@contextmanager
def not_offered() -> Iterator[None]:
    """What follows cannot even be said: no menu has it."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.reason == NOT_OFFERED
