"""A match told as play: verbs that go through the real menus, and looks at what came of it.

After every act the invariants of the game must hold, and what no act may undo (TK-10.5, 10.7) must not be undone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, TypeVar

import pytest

from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.menu import NOT_OFFERED, Blocked, Pick, Picked, Refused
from engines.core.move import Move, Part, called, part
from engines.core.text import CardRef, Text
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import DAMAGE, KIND
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.plays.attack import Attack, Share
from engines.take_the_kingdom.plays.building import Build, SetTrap
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.rules import RULES
from tests.take_the_kingdom import lasting
from tests.take_the_kingdom.notation import kingdom_words, named

E = TypeVar("E")
LETTERS = "ABCD"
SHARE = re.compile(r"(?P<place>[\w.]+)(?::(?P<amount>\d+))?(?: (?P<first>\w+))?")


class Scene:
    """``story``: all that has happened."""

    def __init__(self, match: Match[Any], names: dict[str, int], events: tuple[Event, ...] = ()) -> None:
        self.match = match
        self.names = names
        self.story: tuple[Event, ...] = events
        self.discarded_before = len(self.state.discard)
        match.game.check(self.state)

    @property
    def state(self) -> Any:
        return self.match._state

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
        self.does(self.mover, *steps, Attack(card=card, morale=morale, spread=spread, shares=tuple(told)))

    def play(self, play: str, target: str = "") -> None:
        """Any play with at most one target: ``play("earthquake", "B.Fort")``, ``play("misfortune", "C")``."""
        rule: Any = RULES[play]
        aim = {fields(rule)[0].name: self.number(target)} if target else {}
        self.does(self.mover, *([part(rule, card=rule.cards[0])] if target else []), rule(**aim))

    def build(self, card: str, place: str, replace: str | None = None) -> None:
        old = None if replace is None else self.names[f"{place}.{replace}"]
        self.does(self.mover, part(Build, card=card), Build(card=card, place=self.names[place], replace=old))
        named(self.names, f"{place}.{card.capitalize()}", self.state.where(self.names[place])[1].defences[-1].card)

    def trap(self, card: str, place: str) -> None:
        self.does(self.mover, part(SetTrap, card=card), SetTrap(card=card, place=self.names[place]))

    def carry(self, defence: str, to: str, replace: str | None = None) -> None:
        """Conquest of a Fort defence."""
        number = self.names[defence]
        old = None if replace is None else self.names[f"{to}.{replace}"]
        move = ConquestDefence(defence=number, to=self.names[to], replace=old)
        seat = self.mover
        fort = [each for each, why in ConquestDefence.seized(self.state, seat) if why is None]
        which = [] if fort == [number] else [part(ConquestDefence, defence=number)]
        self.does(seat, part(ConquestDefence, card="conquest"), *which, move)

    def end(self) -> None:
        self.does(self.mover, m.EndTurn())

    # ---- answers

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.does(seat, m.Pass())

    def blocks(self, seat: int, card: str) -> None:
        self.does(seat, m.Block(card=card))

    def accepts(self, seat: int) -> None:
        self.does(seat, m.Accept())

    def cancels(self, seat: int, card: str) -> None:
        self.does(seat, m.CancelPenalty(card=card))

    def reverses(self, seat: int, place: str, first: str | None = None) -> None:
        defence = None if first is None else self.names[f"{place}.{first}"]
        self.does(seat, m.Reverse(place=self.names[place], first=defence))

    def discards(self, seat: int, kinds: str) -> None:
        """All at once, as one answer."""
        self._act(seat, Picked(tuple(m.Discard(card=kind) for kind in kinds.split())))

    def orders(self, seat: int, *moves: Move) -> None:
        """Standing orders, written beside whatever is going on."""
        for move in moves:
            self._apply(*self.match.act(Act(seat=seat, question=None, given=Picked((move,)))))

    def absent(self, seat: int) -> None:
        """The clock answers for *seat*."""
        self._act(seat, self.match.default(seat))

    def removed(self, seat: int) -> None:
        self._apply(*self.match.seat(Seating(seat=seat, change="remove")))

    # ---- looks

    @property
    def mover(self) -> int:
        seat: int = self.turn.seat
        return seat

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked()

    @property
    def over(self) -> bool:
        return self.match.over

    def offers(self, seat: int) -> tuple[Move, ...]:
        menu = self.match.menu(seat)
        assert isinstance(menu, Pick), f"seat {seat} is asked nothing"
        return tuple(option.move for option in menu.options)

    def may(self, seat: int) -> tuple[str, ...]:
        """What *seat* may answer, in a word each: the cards of blocks, and the kinds of all other moves."""
        cards = (m.Block, m.CancelPenalty)
        return tuple(move.card if isinstance(move, cards) else called(move) for move in self.offers(seat))

    def why_not(self, seat: int, play: str, card: str | None = None) -> str | None:
        """The word for which *play* is not even begun; ``None`` if it is offered."""
        wanted = RULES[play].begun(card or RULES[play].cards[0])
        if wanted in self.offers(seat) or any(move.kind == play for move in self.offers(seat)):
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

    def does(self, seat: int, *moves: Move) -> None:
        """Answers of *seat*, one after the other, but those that go without saying since there is no other: all of
        them, or none if one is refused."""
        before = self.match, self.story
        try:
            for at, move in enumerate(moves):
                again = move in moves[:at] and called(move) == "attack.place"
                if again or not self._goes_without_saying(seat, move):
                    self._act(seat, Picked((move,)))
        except Refused:
            self.match, self.story = before
            raise

    def _goes_without_saying(self, seat: int, step: Move) -> bool:
        """Whether *step* is not asked for: the whole is offered already, or it is settled in the attack."""
        if not isinstance(step, Part) or step in (offered := self.offers(seat)):
            return False
        draft = self.state.drafts[seat]
        if not isinstance(draft, Attacking):
            return any(move.kind == step.of for move in offered)
        settled = {(part, getattr(share, part)) for share in draft.shares for part in ("place", "first", "amount")}
        return (step.field, step.value) in {*settled, ("place", draft.place), ("first", draft.first)}

    def _act(self, seat: int, given: Any) -> None:
        self._apply(*self.match.act(Act(seat=seat, question=self.match.question(seat), given=given)))

    def _apply(self, match: Match[Any], events: tuple[Event, ...]) -> None:
        match.game.check(match._state)
        lasting.check(self.state, match._state)
        self.match, self.story = match, (*self.story, *events)


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
