"""What of all that a seat has heard is news to whoever sits there: since when it counts, for pictures and for words
alike, and what of it they know already."""

from collections.abc import Iterable, Sequence

from engines.core.digest import Heard, spans
from engines.core.event import NOTABLE, TRIFLE, Event, OfOrders


def begins(heard: Sequence[Heard], reader: int) -> int | None:
    """The step with which the news of *reader* begin: what they did last, themselves, in the latest turn of theirs (or
    round of everybody) that is over. An answer in somebody else's turn changes nothing about it, nor do the steps of a
    turn of their own until that is over: whoever comes back in its midst has still to read of all the others. Before
    the first turn every answer is a turn of its own.

    :param heard: from the beginning of a turn on, or of the match.
    :return: ``None``: they have done nothing of the kind in all of it."""
    turns = spans(each for each in heard if not each.struck)
    for span, ends in zip(reversed(turns), (None, *reversed([span[0] for span in turns])), strict=False):
        first, own = span[0], [each.step for each in span if _chosen(each)]
        if first.event.opens:
            if ends is None or first.event.actor not in (None, reader):
                continue
            own = [step for step in own if step > first.step]  # what brought it about belongs to the turn before
        if ends is not None and ends.played:
            own.append(ends.step)
        if own:
            return max(own)
    return None


def _chosen(each: Heard) -> bool:
    return each.played and not isinstance(each.event, OfOrders)


def chosen(heard: Iterable[Heard]) -> bool:
    """Whether the reader has chosen anything in all that: a step of a draft tells nothing, and an order is none."""
    return any(_chosen(each) and not each.struck for each in heard)


def ongoing(heard: Sequence[Heard], reader: int) -> tuple[Heard, ...]:
    """The turn of *reader* that goes on, if one does, as far as it stands."""
    turns = spans(each for each in heard if not each.struck)
    turn = turns[-1] if turns else ()
    return turn if turn and turn[0].event.opens and turn[0].event.actor == reader else ()


def parted(heard: Sequence[Heard], reader: int) -> tuple[list[Heard], list[Heard]]:
    """What happened before the turn of *reader* that goes on, if one does, and of that turn what came of the last thing
    that they did in it and what others made of all before that: the rest they have done themselves."""
    kept, turn = [each for each in heard if not each.struck], ongoing(heard, reader)
    if not turn:
        return kept, []
    last = max((each.step for each in turn if _chosen(each)), default=turn[0].step)
    return kept[: -len(turn)], resumed(turn, last, reader)


def resumed(heard: Sequence[Heard], step: int, reader: int | None = None, *, deed: bool = True) -> list[Heard]:
    """What of *heard* whoever has seen all before *step* has still to read, with whose turn it was and, if something
    came of it, what was done there last.

    :param reader: who did something at *step*. Of a turn of theirs they read besides what others made of their deeds in
        it (a block, a trap, a scar), of a round of everybody what others took from somebody before that: whoever goes
        on at once has not looked what came of them.
    :param deed: with what they did at that step; else only what came of it, if anything did."""
    start = next((at for at, each in enumerate(heard) if each.step >= step), len(heard))
    if not deed:
        own = _own(heard[start:], reader)
        start += next((at for at, each in enumerate(own) if not each.played or each.event.opens), 0)
    before, rest = [each for each in heard[:start] if not each.struck], heard[start:]
    span = spans(before)[-1] if before else ()
    told = _answered(span, reader)
    if span and rest and not rest[0].event.opens:
        latest = max((at for at, each in enumerate(span) if not each.event.follows), default=0)
        told += [0] * span[0].event.opens + [latest] * (latest > 0 and rest[0].event.follows)
    return [*(each for at, each in enumerate(span) if at in told), *rest]


def _answered(span: Sequence[Heard], reader: int | None) -> list[int]:
    """Where in a turn of *reader* those of their deeds stand of which others have made something, each with all that
    came of it, below the heading; in a round of everybody also what others did that has cost somebody something."""
    if reader is None or not span or not span[0].event.opens or span[0].event.actor not in (None, reader):
        return []
    everybody = span[0].event.actor is None
    found, deed = list[int](), list[int]()
    for at, each in enumerate((*span, None)):
        if each is None or not each.event.follows:
            events = [span[part].event for part in deed]
            told = any(answers(event, reader) or (everybody and _robs(event, reader)) for event in events)
            found += [0, *deed] if told else []
            deed = []
        deed.append(at)
    return found


def _robs(event: Event, reader: int) -> bool:
    """Whether somebody other than *reader* has taken something from anybody."""
    return event.actor not in (None, reader) and event.loser is not None and event.weighs() >= NOTABLE


def answers(event: Event, reader: int | None) -> bool:
    """Whether that is what somebody else, or somebody's trap, has made of a deed of *reader*; whom the deed has cost
    something has done nothing by that, nor is it help."""
    others = event.actor not in (None, reader, event.loser) or event.loser == reader
    return others and event.gainer != reader and event.follows and event.weighs() >= NOTABLE


def unknown(heard: Sequence[Heard], reader: int | None) -> list[Heard]:
    """The same without the turns in which *reader* did nothing but play, unless a part of the match ended there."""
    own, kept = _own(heard, reader), list[Heard]()
    for span in spans(heard):
        theirs, own = own[: len(span)], own[len(span) :]
        if not all(map(_known, theirs)):
            kept += span
    return kept


def _own(heard: Iterable[Heard], reader: int | None) -> list[Heard]:
    """The same; played is only what *reader* did themselves, until something else came of it in that step, or something
    befell them."""
    found, step, own = list[Heard](), -1, True
    for each in heard:
        event, own = each.event, own or each.step != step
        step = each.step
        theirs = event.actor == reader or (event.weighs() == TRIFLE and not event.opens)
        befell = reader is not None and event.loser == reader
        own = own and theirs and not befell and not event.closes
        found.append(each._replace(played=each.played and own))
    return found


def _known(each: Heard) -> bool:
    return each.event.opens or (each.played and not isinstance(each.event, OfOrders))
