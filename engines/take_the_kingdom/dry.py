"""What standing orders would do now, by what their seat knows (TK-6.11)."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from engines.core.booklet.fields import Reading
from engines.core.text import Arg, CardRef, Text, text
from engines.take_the_kingdom.answers import Reply, ordered
from engines.take_the_kingdom.components import ATTACKS, DAMAGE
from engines.take_the_kingdom.naming import cards, own_place
from engines.take_the_kingdom.plays.attack import Attack, Share

_Line = tuple[tuple[str, ...], Text]
"""Attack cards, and what is answered to them."""


def dry(at: Reading) -> tuple[Text, ...]:
    """The answer to each single attack at each place that can be hit now; what is answered alike in one line."""
    if not (at.record.blocks or at.record.hush or at.record.otherwise == "pass"):
        return ()
    places = {place.number: _replies(at, place.number) for place in at.state.kingdoms[at.seat].open}
    lines = dict.fromkeys(line for replies in places.values() for line in replies)
    return tuple(
        text("dry-attack", cards=_named(kinds), does=does, places=tuple(map(own_place, _hit(places, (kinds, does)))))
        for kinds, does in lines
    )


def _named(kinds: tuple[str, ...]) -> Arg:
    return text("dry-any") if kinds == ATTACKS else cards(kinds)


def _hit(places: Mapping[int, tuple[_Line, ...]], line: _Line) -> Iterator[int]:
    return (number for number, replies in places.items() if line in replies)


def _replies(at: Reading, place: int) -> tuple[_Line, ...]:
    """The attack cards, those together to which the orders answer the same there."""
    attacks = (Attack(card=card, shares=(Share(place=place, amount=DAMAGE[card]),)) for card in ATTACKS)
    answers = ((attack.card, _reply(ordered(at.state, attack, at.seat))) for attack in attacks)
    return tuple(
        (tuple(card for card, _ in same), does) for does, same in groupby(answers, key=lambda answer: answer[1])
    )


def _reply(reply: Reply | None) -> Text:
    if reply is None:
        return text("dry-ask")
    if reply.card:
        return text("dry-block", card=CardRef(reply.card), line=reply.line)
    return text("dry-pass", line=reply.line)
