"""Each person's card and their own page: what only their seat may see, and what it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.play import cards, leafing, loans, nights, templates, timing
from bot.play.loaded import NOTHING_LEFT, LoadedTable
from bot.play.told import NO_NEWS, Occasion, Told, joined
from bot.speech import Voice
from bot.time.calendar import HOUR, MINUTE
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.menu import ROOM, Where, controls
from bot.ui.page import begun, below
from bot.ui.parts import File, Part, box, button, leading, line, pictures, prose, rows, weight
from bot.ui.verbs import Verb
from engines.core.booklet.book import turning
from engines.core.booklet.strokes import Leaf
from engines.core.menu import Menu
from engines.core.page import Page
from engines.core.phrase import token

NEWS = 800
"""Characters of a private card spent on what has happened: a phone shows what is asked on the same screen."""
FULL = limits.COMPONENTS - 2
"""Components of somebody's own page: whoever shows it may add a word above it, or the way to other tables below."""
ABOUT = 40
"""Characters of a note that belong to the question."""
SCORE = "📊"
"""Before how everybody stands."""
BELOW = "⬇️"
"""Before what is asked further down."""
HELD = 800
"""Characters of what somebody holds, as far as no picture shows it: all of it is a press away."""


def own(
    loaded: LoadedTable,
    seat: int,
    voice: Voice,
    told: Told = NO_NEWS,
    page: int = 0,
    drawn: Sequence[File] = (),
    *,
    opened: bool = False,
) -> list[Part]:
    """For *seat*'s eyes only: what there is to know first, the board, what is asked and at once what answers it, or
    whom the others wait for; in the end the result, and nothing to press any more. The rest (what else has happened,
    what it holds as far as no picture shows it) stands where nobody has to read past it.

    :param drawn: pictures of it, for whoever wants them: of the board, and of what it holds.
    :param opened: it was asked for and is read from its beginning, so what there is to know first stands there, and the
        rest below the answers; else it is a message that a phone opens at its end: all of that stands above them."""
    if not loaded.live:
        return _retired(loaded, seat, voice, told, drawn, opened=opened)
    table, menu = loaded.table, loaded.playing.menu(seat)
    hand = _hand(loaded, seat)
    held, cut = begun(hand, voice, 0 if drawn else HELD) if hand else ("", False)
    held = _besides(held, _standing(loaded, seat, voice)) if menu and not drawn else held
    holds = joined(held, below(hand, voice) if hand else "")
    further = rows(_further(loaded, seat, voice, hand if cut else None, news=bool(told.news)))
    if opened:
        above = _beginning(loaded, seat, voice, told, drawn[:1])
        rest = joined("" if told.whole else told.rest, *(_standing(loaded, seat, voice) if drawn else ()))
        apart = (part for each in filter(None, (rest, holds)) for part in (line(), prose(each)))
        beneath = [*pictures(drawn[1:]), *apart, *further]
    else:
        above, beneath = _end(loaded, seat, voice, told, drawn, holds), further
    if menu is None:
        parts = [*above, prose("\n".join([cards.waiting(loaded, voice, seat), *_away(loaded, seat, voice)]))]
    else:
        room = min(ROOM, FULL - 2 - weight([*above, *beneath])[0])  # besides the box and the prompt
        where, said = Where(table.id, loaded.mark(seat)), _about(menu, voice) if drawn else ()
        parts = [*above, *controls(menu, where, voice, page, room, seen=bool(drawn), said=said)]
    shown = [box([*parts, *beneath], cards.OWN_COLOUR)]
    newly = menu is not None and told.fresh
    for offer in filter(None, (each(loaded, seat, voice) for each in (templates.offered, nights.asked) if newly)):
        more = [box([*parts, *offer, *beneath], cards.OWN_COLOUR)]
        if weight(more)[0] <= FULL:
            parts, shown = [*parts, *offer], more
    return cards.within(shown)


def _hand(loaded: LoadedTable, seat: int) -> Page | None:
    """``None`` once it is decided who has won: what it holds has nothing to do with what is asked then."""
    tells, view = loaded.game.presenter, loaded.playing.view(seat)
    return None if tells.settled(view) else tells.own(view)


def _beginning(loaded: LoadedTable, seat: int, voice: Voice, told: Told, drawn: Sequence[File]) -> list[Part]:
    """What stands over the answers of a page that is read from there: no more than that they are one scroll away."""
    menu = loaded.playing.menu(seat)
    # whoever plays on elsewhere comes back to it as it was: it says since when
    whose = f"{_whose(loaded, seat, voice)} · {voice.tell('opened-at', when=cards.ago(loaded.kit.clock()))}"
    parts = [*_celebrated(told.occasions), prose(joined(whose, *_until(loaded, seat, voice)))]
    how = _standing(loaded, seat, voice) if menu and not drawn else []
    top = joined(told.first, *how, f"-# {voice.tell('board-tells')}" if how else "")
    headline = joined(told.tidings, told.hits)
    if menu and (drawn or top or headline):  # it is asked further down
        headline = joined(headline, _asked(menu, voice))
    parts += [prose(headline)] if headline else []
    parts += _lent(loaded, seat, voice)
    parts += [prose(top), *([] if drawn else [line()])] if top else []
    return [*parts, *pictures(drawn)]


def _end(loaded: LoadedTable, seat: int, voice: Voice, told: Told, drawn: Sequence[File], holds: str) -> list[Part]:
    """What stands over the answers of a message that is opened there: right above them what has happened, how everybody
    stands, and until when they are asked."""
    menu = loaded.playing.menu(seat)
    mine, others = _whose_occasions(told, seat)
    parts = [*_celebrated(mine), prose(_whose(loaded, seat, voice))]
    if menu and (drawn or holds):
        parts.append(prose(_asked(menu, voice)))
    parts += [*_lent(loaded, seat, voice), *pictures(drawn)]
    parts += [prose(holds), line()] if holds else []
    how = _standing(loaded, seat, voice) if menu else []
    where = [f"-# {voice.tell('board-tells')}"] if how and not drawn else []
    before = joined(told.tidings, told.hits, told.rest, told.calm, *how, *where, *_until(loaded, seat, voice))
    parts += [prose(before), line()] if before else []
    return [*parts, *_celebrated(others)]


def _whose(loaded: LoadedTable, seat: int, voice: Voice) -> str:
    of = cards.where(loaded, voice, cards.link(loaded))
    return f"-# {of} · {cards.awaited(loaded, voice, seat)}" if loaded.playing.menu(seat) else f"-# {of}"


def _until(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    if loaded.playing.menu(seat) is None:
        return []
    away = [voice.tell("away-asked")] if _left(loaded, seat) else []
    return [*cards.times(loaded, voice, seat), *_soon(loaded, seat, voice), *away]


def _lent(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    loan = loans.of(loaded.seat(seat))
    if not loan:
        return []
    here = "lent-rests" if loaded.deserted else "lent-here"
    key = here if loan.user == loaded.seat(seat).user_id else "borrowed-here"
    return [prose(f"-# {voice.tell(key, name=loan.name, until=cards.at(loan.until))}")]


def _standing(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    """How everybody stands; the sign before the first line is that of all of them."""
    told = [voice(each) for each in loaded.game.presenter.score(loaded.playing.view(seat))]
    return [f"{SCORE} {told[0]}", *told[1:]] if told else []


def _besides(held: str, standing: Sequence[str]) -> str:
    """What somebody holds without the lines that how everybody stands begins with: they stand on the same page."""
    said = [each.removeprefix(f"{SCORE} ") for each in standing]
    known = {part for each in said for part in (each, each.partition(" · ")[0]) if part}
    return "\n".join(each for each in held.split("\n") if each not in known)


def _celebrated(occasions: Sequence[Occasion]) -> list[Part]:
    return [part for each in occasions for part in (*cards.occasion(each), line())]


def _whose_occasions(told: Told, seat: int) -> tuple[list[Occasion], list[Occasion]]:
    """Those that *seat* has brought about, which is what its person looks for at once, and the others."""
    mine = [each for each in told.occasions if each.event.actor == seat]
    return mine, [each for each in told.occasions if each not in mine]


def _asked(menu: Menu[Any], voice: Voice) -> str:
    """What is asked further down, and what else can be done there: nobody should have to look for that."""
    first = " ".join([f"{BELOW} **{voice(menu.prompt)}**", *_about(menu, voice)])
    besides = dict.fromkeys(voice(option.besides) for option in menu.options if option.besides)
    return "\n".join([first, *([f"-# {voice.tell('besides', what='; '.join(besides))}"] if besides else [])])


def _about(menu: Menu[Any], voice: Voice) -> list[str]:
    """What a question is about, if that is a word or two: a name that somebody has given, say."""
    notes = [voice(note) for note in menu.notes()]
    return notes if len(notes) == 1 and len(notes[0]) <= ABOUT else []


def _further(loaded: LoadedTable, seat: int, voice: Voice, hand: Page | None, *, news: bool) -> list[Part]:
    """What else can be pressed on *seat*'s card.

    :param hand: of which it says only a part."""
    match, table = loaded.playing, loaded.table
    menu, aside = match.menu(seat), match.aside(seat)
    extra = []
    if hand:
        extra.append(button(encode(Verb.HELD, table.id), f"{voice(hand.title)}…"))
    if menu is not None and match.blocked(seat):
        extra.append(button(encode(Verb.WHY_NOT, table.id), voice.tell("why-not")))
    about = leafing.wanted(match, seat)
    if isinstance(about, Leaf) and leafing.strokes(match, seat, about):
        extra.append(button(encode(Verb.ORDER, table.id, token(about)), voice(turning(about))))
    if aside is not None:
        extra.append(button(encode(Verb.ASIDE, table.id), voice.tell("orders")))
    if undo := loaded.undo_mark(seat):
        extra.append(button(encode(Verb.UNDO, table.id, undo), voice.tell("undo")))
    elif loaded.seat(seat).delivered_step is not None and table.free_undo.get(seat) != NOTHING_LEFT:
        extra.append(button(encode(Verb.UNDO, table.id), voice.tell("undo-request")))
    extra.append(button(encode(Verb.BOARD, table.id), voice.tell("show-board")))
    if news:
        extra.append(button(encode(Verb.CATCH_UP, table.id), voice.tell("catch-up")))
    return extra


def _away(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    """How somebody for whom a steward plays gets their seat back. Where the match rests, that is said instead."""
    return [f"-# {voice.tell('away-here')}"] if _left(loaded, seat) and not loaded.deserted else []


def _left(loaded: LoadedTable, seat: int) -> bool:
    """Whether whoever has *seat* is away because their time was up."""
    return loaded.away(seat) and not loans.of(loaded.seat(seat))


def _soon(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    """That their time is about to end, and what then; or that somebody who goes on like this will run out of it."""
    return cards.running_out(loaded, seat, voice) or _low(loaded, seat, voice)


def _low(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    found = timing.low(loaded, seat)
    if found is None:
        return []
    left, more = (voice.length(max(each - each % (HOUR if each > HOUR else MINUTE), MINUTE)) for each in found)
    return [voice.tell("time-runs-low", left=left, more=more)]


def _retired(
    loaded: LoadedTable, seat: int, voice: Voice, told: Told, drawn: Sequence[File], *, opened: bool
) -> list[Part]:
    """The page of a match that is over, or was closed: in short, since many of them pile up. The picture shows what has
    decided it."""
    first, others = (told.occasions, ()) if opened else _whose_occasions(told, seat)
    parts: list[Part] = [
        *_celebrated(first),
        prose(f"-# {cards.where(loaded, voice, cards.link(loaded))} · {cards.waiting(loaded, voice, seat)}"),
    ]
    if loaded.playing.over:
        parts.append(prose(cards.outcome(loaded.game.presenter.ending(loaded.playing.view(seat)), voice)))
        parts += pictures(drawn)
        parts += ([] if drawn else [line()]) + [prose(told.rest)] if told.rest else []
        parts += [line(), *_celebrated(others)] if others else []
        ended = f"/{loaded.table.result_message_id}" if loaded.table.result_message_id else ""
        # not in the words of the button there: this one only leads to it
        way = "to-the-result" if loaded.table.contest_id is not None else f"{loaded.again}-there"
        parts += rows([leading(f"{cards.channel(loaded)}{ended}", voice.tell(way))])
    return cards.within([box(parts, cards.OWN_COLOUR)])
