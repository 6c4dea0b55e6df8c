"""Any menu as components. Knows the shapes of menus; knows no game.

Buttons where they are few, selects of 25 where they are many, a form for words and large amounts; what is offered
beside a number or words stands below. Every control carries the mark of the question that it answers (see
:mod:`bot.play.marks`), so that a stale one is noticed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, NamedTuple

from bot.speech import Voice, plain
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.parts import Part, Style, button, choice, prose, rows, select, weight
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from engines.core.hand import sign
from engines.core.menu import Amount, Menu, Option, Pick, Write
from engines.core.move import Cancel
from engines.core.phrase import token
from engines.core.text import Text

NOTHING = "none"
"""In a custom_id: none of the options."""
FEW = 15
"""So many options still stand as buttons: three rows, a phone's thumb reach."""
ROOM = limits.COMPONENTS - 14
"""Components that the controls may take: the rest of the message needs the others."""
QUICK = 1 + 4
"""Components that a number or words take at least: a row of buttons."""
MUCH = 450
"""Characters of notes that leave the question and its first answers on one screen of a phone."""
PAGE = 4 * limits.OPTIONS
"""So many options one page of a very long menu holds at most: four selects."""
HEADED = 5
"""So many groups have a select each where that is all there is: what is named below its heading is found at once."""
SELECT = 2
"""Components that one takes, with its row."""


@dataclass(frozen=True, slots=True)
class Where:
    """Which question the controls answer."""

    table: str
    mark: str
    """The question's mark; ``""`` for the aside, whose options are named by tokens, since it is never stale."""
    asked: str = ""
    """The question itself, for a select whose entries have no heading of their own: it may be read out alone, or stand
    on a screen without what is above it."""


class Indexed(NamedTuple):
    """An option and its place in the menu, with its group, which is asked for over and over."""

    number: int
    option: Option[Any]
    group: Text | None


Chunk = tuple[str, list[Indexed]]
"""What one select says of itself, and its options."""


def controls(
    menu: Menu[Any],
    where: Where,
    voice: Voice,
    page: int = 0,
    room: int = ROOM,
    *,
    seen: bool = False,
    said: Sequence[str] = (),
) -> list[Part]:
    """The prompt of *menu*, its notes and everything to press.

    :param room: components that there may be besides the prompt.
    :param seen: a picture shows what the notes say: if they are long, all but the first stand below the answers.
    :param said: notes that stand further up, beside the same prompt."""
    notes = [told for told in map(voice, menu.notes()) if told not in said]
    above, under = (notes[:1], notes[1:]) if seen and sum(map(len, notes)) > MUCH else (notes, [])
    head = "\n".join([f"**{voice(menu.prompt)}**", *above])
    where = replace(where, asked=limits.clip(plain(voice(menu.prompt)).rstrip(".:"), limits.OPTION_LABEL))
    rest = [prose("\n".join(under))] if under else []
    return [prose(head), *_answers(menu, where, voice, page, room - len(rest)), *rest]


def _answers(menu: Menu[Any], where: Where, voice: Voice, page: int, room: int) -> list[Part]:
    match menu:
        case Pick(at_least=1, at_most=1):
            return _single(menu.options, where, voice, page, room)
        case Pick():
            return _several(menu, where, voice)
        case Amount():
            beside = _single(menu.options, where, voice, page, room - QUICK)
            return [*_amount(menu, where, voice, room - weight(beside)[0]), *beside]
        case Write():
            beside = _single(menu.options, where, voice, page, room - QUICK)
            return [*rows([_form(where, voice.tell("enter"))]), *beside]


def _single(options: Sequence[Option[Any]], where: Where, voice: Voice, page: int, room: int) -> list[Part]:
    """What chooses one of *options*, in no more components than *room*."""
    indexed = [Indexed(index, option, option.group) for index, option in enumerate(options)]
    if len(indexed) > FEW:
        return _paged(indexed, where, voice, page, room)
    groups = groupby(indexed, key=lambda each: each.group)
    parts = [part for group, members in groups for part in _buttons(list(members), where, voice, group)]
    return parts if weight(parts)[0] <= room else _paged(indexed, where, voice, page, room)


def _amount(menu: Amount[Any], where: Where, voice: Voice, room: int) -> list[Part]:
    """A button for each number if they are few; or else for the ends and the middle, and a form for the others. None
    for the highest, where the game offers all of it beside."""

    def number(value: int, label: str = "") -> Part:
        return button(encode(Verb.NUMBER, where.table, where.mark, value), label or str(value), "primary")

    everything = voice.tell("everything", number=menu.high)
    beside = everything in [voice(option.label) for option in menu.options]
    if menu.high - menu.low < FEW:
        each = rows([number(value) for value in range(menu.low, menu.high + (not beside))])
        if weight(each)[0] <= room:
            return each
    quick = [number(menu.low), number((menu.low + menu.high) // 2)]
    quick += [] if beside else [number(menu.high, everything)]
    return rows([*quick, _form(where, voice.tell("another-number"))])


def _form(where: Where, label: str) -> Part:
    """Opens the form for what no button holds."""
    return button(encode(Verb.FORM, where.table, where.mark), label, "primary")


def _buttons(members: list[Indexed], where: Where, voice: Voice, group: Text | None = None) -> list[Part]:
    """Their heading, what they would mean in small print (once for those that are alike), and a button for each."""
    heading = [f"__{voice(group)}__"] if group else []
    labels = [called(each.option, voice) for each in members]
    hints = ((label, each.option.hint) for label, each in zip(labels, members, strict=True))
    small = dict.fromkeys(f"-# {label.rstrip('…')}: {voice(hint)}" for label, hint in hints if hint)
    told = [prose("\n".join([*heading, *small]))] if heading or small else []
    buttons = [
        button(_answer(where, each.number, each.option), label, _style(where, each.option))
        for label, each in zip(labels, members, strict=True)
    ]
    return [*told, *rows(buttons)]


def _style(where: Where, option: Option[Any]) -> Style:
    """What answers the question stands out; the way back, the standing orders and what only shows something do not."""
    return "primary" if where.mark and not isinstance(option.move, Cancel) else "secondary"


def _paged(indexed: list[Indexed], where: Where, voice: Voice, page: int, room: int) -> list[Part]:
    """Selects of 25, each with its group's heading where the headings need no further page, and a way to turn it.

    What has to be at hand, and a few options without a group, such as the end of a turn, stand below them on every
    page."""
    listed, loose = _apart(indexed)
    below = _buttons(loose, where, voice)
    headed, filled = _headed(listed, where, voice), _pages(_filled(listed, None, where, voice))
    alone = len(filled) == 1 and len(headed) <= HEADED and SELECT * len(headed) + weight(below)[0] <= room
    pages = [headed] if alone else _pages(headed)
    mixed = len(pages) > len(filled)
    if mixed:  # too many groups: fill the selects, and let each entry name its group
        pages = filled
    page = min(max(page, 0), len(pages) - 1)
    parts = [
        select(
            encode(Verb.SELECT, where.table, where.mark, number),
            [_entry(where, each.number, each.option, voice, each.group if mixed else None) for each in members],
            heading,
        )
        for number, (heading, members) in enumerate(pages[page])
    ]
    if len(pages) > 1:
        turn = [
            button(encode(Verb.PAGE, where.table, where.mark, page - 1), "◀", disabled=page == 0),
            button(encode(Verb.PAGE, where.table, where.mark, page + 1), "▶", disabled=page == len(pages) - 1),
        ]
        parts += [prose(voice.tell("page", page=page + 1, pages=len(pages))), *rows(turn)]
    return parts + below


def _apart(indexed: list[Indexed]) -> tuple[list[Indexed], list[Indexed]]:
    """What is looked up in selects, and what stands as buttons: whatever has to, and beside groups the options without
    one, if a row of buttons holds them."""
    loose = [each for each in indexed if each.option.stands or not each.group]
    if len(loose) > limits.BUTTONS_PER_ROW or loose == indexed:
        loose = [each for each in indexed if each.option.stands]
    return [each for each in indexed if each not in loose], loose


def _headed(listed: list[Indexed], where: Where, voice: Voice) -> list[Chunk]:
    """A select for each group."""
    chunks: list[Chunk] = []
    for group, members in groupby(listed, key=lambda each: each.group):
        heading = limits.clip(voice(group), limits.OPTION_LABEL) if group else where.asked
        chunks += _filled(list(members), heading, where, voice)
    return chunks


def _filled(listed: list[Indexed], heading: str | None, where: Where, voice: Voice) -> list[Chunk]:
    """Each says how many entries it has, or where it takes several which of them it is: so one knows where to look. The
    only one is named.

    :param heading: of all; ``None``: each says of which groups it has any.
    """
    cells = [listed[at : at + limits.OPTIONS] for at in range(0, len(listed), limits.OPTIONS)]
    headings = [heading or _span(cell, voice) or where.asked for cell in cells]
    if len(listed) == 1:
        only = f"{headings[0]}: {called(listed[0].option, voice)}"
        return [(limits.clip(only, limits.OPTION_LABEL), listed)]
    if len(cells) == 1:
        return [(voice.tell("so-many-options", what=headings[0], count=len(listed)), listed)]
    return [(f"{headings[at]} ({at + 1}/{len(cells)})", cell) for at, cell in enumerate(cells)]


def _span(cell: list[Indexed], voice: Voice) -> str:
    """``North America, Europe, Africa``, so nobody misses what is within; ``North America – Africa`` where all of them
    are too long. Empty where an end has no group."""
    first, last = cell[0].group, cell[-1].group
    if first is None or last is None:
        return ""
    every = dict.fromkeys(voice(each.group) for each in cell if each.group)
    whole = ", ".join(every)
    if len(every) == 1 or len(whole) <= limits.OPTION_LABEL:
        return limits.clip(whole, limits.OPTION_LABEL)
    return limits.clip(f"{voice(first)} – {voice(last)}", limits.OPTION_LABEL)


def _pages(chunks: list[Chunk]) -> list[list[Chunk]]:
    selects = PAGE // limits.OPTIONS
    return [chunks[at : at + selects] for at in range(0, len(chunks), selects)]


def _several(menu: Pick[Any], where: Where, voice: Voice) -> list[Part]:
    """One select answers it at a go; beyond 25 options a form holds several, up to 125.

    Discord sends nothing when a select is left empty, so choosing nothing is a button."""
    if len(menu.options) > limits.OPTIONS:
        return rows([_form(where, voice.tell("enter"))])
    entries = [_entry(where, index, option, voice, option.group) for index, option in enumerate(menu.options)]
    placeholder = f"{_how_many(menu, voice)} · {where.asked}"
    several = select(
        encode(Verb.SELECT, where.table, where.mark, 0), entries, placeholder, low=menu.at_least, high=menu.at_most
    )
    if menu.at_least:
        return [several]
    style: Style = "primary" if where.mark else "secondary"
    return [several, *rows([button(_press(where, NOTHING), voice.tell("nothing"), style)])]


def _how_many(menu: Pick[Any], voice: Voice) -> str:
    low, high = menu.at_least, min(menu.at_most, len(menu.options))
    return voice.tell("choose-exactly", number=low) if low == high else voice.tell("choose-several", low=low, high=high)


def called(option: Option[Any], voice: Voice) -> str:
    """Its label, with the numbers of the cards that it stands for."""
    label, cards = voice(option.label), "".join(map(sign, option.cards))
    return f"{cards} {label}" if cards else label


def _answer(where: Where, index: int, option: Option[Any]) -> str:
    return _press(where, index if where.mark else token(option.move))


def _press(where: Where, what: str | int) -> str:
    """The custom_id of a button that answers: an option by its number, one of the aside by its token."""
    return encode(Verb.ANSWER, where.table, where.mark, what) if where.mark else encode(Verb.ORDER, where.table, what)


def _entry(where: Where, index: int, option: Option[Any], voice: Voice, group: Text | None) -> Part:
    """:param group: which the label has to name, if any."""
    value, hint = str(index) if where.mark else token(option.move), option.hint
    heading = f"{voice(group)}: " if group else ""
    return choice(value, heading + called(option, voice), voice(hint) if hint else None)


def form(menu: Menu[Any], where: Where, voice: Voice) -> Form:
    """The fields for what does not fit on buttons."""
    title = limits.clip(plain(voice(menu.prompt)), limits.FORM_TITLE)
    match menu:
        case Pick(options=options):
            cells = [options[at : at + limits.OPTIONS] for at in range(0, len(options), limits.OPTIONS)]
            many = _how_many(menu, voice)
            fields = [
                labelled(voice.tell("page", page=at + 1, pages=len(cells)), _cell(at, cell, where, voice), many)
                for at, cell in enumerate(cells[: limits.FORM_FIELDS])
            ]
        case Amount(low=low, high=high):
            entry: Part = {"type": 4, "custom_id": "0", "style": 1, "required": True, "max_length": len(str(high)) + 1}
            fields = [labelled(voice.tell("amount-between", low=low, high=high), entry)]
        case Write(max_length=most):
            style = 1 if most <= limits.OPTION_LABEL else 2
            entry = {
                "type": 4,
                "custom_id": "0",
                "style": style,
                "required": True,
                "max_length": min(most, limits.WORDS),
            }
            fields = [labelled(voice.tell("your-words", most=most), entry)]
    return Form(encode(Verb.FILLED, where.table, where.mark), title, fields)


def _cell(at: int, cell: Sequence[Option[Any]], where: Where, voice: Voice) -> Part:
    start = at * limits.OPTIONS
    entries = [_entry(where, start + index, option, voice, option.group) for index, option in enumerate(cell)]
    part: Part = select(str(at), entries, low=0, high=len(entries))["components"][0]
    return {**part, "required": False}
