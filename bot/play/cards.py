"""What is shown: to the channel, to one seat, at the end. Only views and menus go in, so no more can come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.play.sitting import Sitting, Spot
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.limits import clip
from bot.ui.menu import Where, controls
from bot.ui.page import markdown
from bot.ui.parts import Part, box, button, flat, line, rows, weight, words
from bot.ui.verbs import Verb
from engines.core.frame import WINDOW
from engines.core.menu import Menu

COLOUR = 0xB08D57
OWN_COLOUR = 0x4F7A5B
LOG = 1000
"""The number of the text that holds the log, in every message that has a part of it."""
NEWS = 800
"""Characters of a private card spent on what has happened: a phone shows what is asked on the same screen."""

BARRED = 5
"""Names that stand before one reason."""


def link(sitting: Sitting) -> str:
    """Where the table is, in the form that Discord opens."""
    standing = sitting.table.standing_message_id
    return f"{_channel(sitting)}/{standing}" if standing else _channel(sitting)


def _channel(sitting: Sitting) -> str:
    return f"https://discord.com/channels/{sitting.table.guild_id}/{sitting.table.channel_id}"


def waiting(sitting: Sitting, voice: Voice, reader: int | None = None) -> str:
    """Whom the table waits for, by name and without a mention; the seat that reads it is spoken to."""
    if sitting.playing.over:
        return voice.tell("match-over")
    if sitting.table.state == "closed":
        return voice.tell("closed-by-host")
    others = voice.listed(sitting.names[seat] for seat in sitting.asked if seat != reader)
    if reader not in sitting.asked:
        return voice.tell("waiting-for", names=others)
    return voice.tell("waiting-for-you-and", names=others) if others else voice.tell("waiting-for-you")


def turn(sitting: Sitting, voice: Voice) -> str:
    """Whose move it is, for somebody who is not asked."""
    if sitting.live and len(sitting.asked) == 1:
        return voice.tell("their-move", name=sitting.seat(sitting.asked[0]).name)
    return waiting(sitting, voice)


def standing(sitting: Sitting, shown: str, log: Sequence[str]) -> list[Part]:
    """The one message of the table that is edited: the board as *shown*, what happened, whom it waits for."""
    voice = sitting.voice(sitting.table.locale)
    parts = [words(shown), line()]
    if log:
        parts += [words("\n".join(log), LOG), line()]
    parts.append(words(waiting(sitting, voice)))
    if sitting.live:
        parts += rows(
            [
                button(encode(Verb.CHOOSE, sitting.table.id), voice.tell("choose"), "primary"),
                button(encode(Verb.HAND, sitting.table.id), voice.tell("my-hand")),
                button(encode(Verb.RULES, sitting.table.id), voice.tell("rules")),
            ]
        )
    return [box(parts, COLOUR)]


def board(sitting: Sitting, voice: Voice) -> str:
    """The table as everybody sees it, in words."""
    return markdown(sitting.game.presenter.board(sitting.playing.view(None)), voice)


def chronicle(log: Sequence[str]) -> list[Part]:
    """A standing message that has become history: only what happened remains."""
    return [box([words("\n".join(log), LOG)])]


def prompt(sitting: Sitting, called: Sequence[int]) -> list[Part]:
    """Calls people to the table. The mention is all that a phone shows, so it says what it is about."""
    voice = sitting.voice(sitting.table.locale)
    mentions = " ".join(f"<@{sitting.seat(seat).user_id}>" for seat in called)
    window = sitting.playing.span == WINDOW
    public = sitting.public_menu()
    if public and public[0] in called:
        seat, menu = public
        head = words(voice.tell("your-answer-here" if window else "your-move-here", who=mentions))
        return [head, *controls(menu, Where(sitting.table.id, sitting.mark(seat)), voice)]
    choose = button(encode(Verb.CHOOSE, sitting.table.id), voice.tell("choose"), "primary")
    return [words(voice.tell("your-answer" if window else "your-move", who=mentions)), *rows([choose])]


def own(sitting: Sitting, seat: int, voice: Voice, news: str = "", page: int = 0) -> list[Part]:
    """For *seat*'s eyes only: its hand, what has happened, and its menu if it is asked; in the end the result."""
    match, table = sitting.playing, sitting.table
    presenter, view = sitting.game.presenter, match.view(seat)
    hand = presenter.ending(view) if match.over else presenter.own(view)
    parts: list[Part] = [words(f"-# {_where(sitting, voice, link(sitting))} · {waiting(sitting, voice, seat)}")]
    if news:
        parts += [words(news), line()]
    if hand:
        parts += [words(markdown(hand, voice)), line()]
    menu = match.menu(seat) if sitting.live else None
    if menu is not None:
        parts += controls(menu, Where(table.id, sitting.mark(seat)), voice, page)
    extra = []
    if menu is not None and match.blocked(seat):
        extra.append(button(encode(Verb.WHY_NOT, table.id), voice.tell("why-not")))
    if sitting.live and match.aside(seat) is not None:
        extra.append(button(encode(Verb.ASIDE, table.id), voice.tell("orders")))
    extra.append(button(encode(Verb.BOARD, table.id), voice.tell("show-board")))
    return within([box([*parts, *rows(extra)], OWN_COLOUR)])


def farewell(sitting: Sitting, seat: int, voice: Voice) -> list[Part]:
    """For whoever sat on *seat*, in place of the card: who plays on, and where.

    It is not brought up to date again, so it leads to the channel: the standing message will be another one."""
    now = sitting.seat(seat)
    told = voice.tell("left-to-steward") if now.occupant == "steward" else voice.tell("left-to-player", name=now.name)
    return [box([words(f"**{_where(sitting, voice, _channel(sitting))}**\n{told}")])]


def note(sitting: Sitting, voice: Voice, key: str) -> list[Part]:
    """For the host: something about the table's channel."""
    return [box([words(f"**{_where(sitting, voice, _channel(sitting))}**\n{voice.tell(key)}")])]


def word(sitting: Sitting, key: str, args: Mapping[str, str]) -> list[Part]:
    """One of the bot's own texts for everybody at the table."""
    return [box([words(sitting.voice(sitting.table.locale).tell(key, **args))], COLOUR)]


def _where(sitting: Sitting, voice: Voice, to: str) -> str:
    """The game's name, which leads *to* the table, and the table's channel."""
    return f"[{voice.about('name')}]({to}) <#{sitting.table.channel_id}>"


def aside(sitting: Sitting, menu: Menu[Any], voice: Voice, page: int = 0) -> list[Part]:
    """What a seat may set without being asked: standing orders and the like."""
    parts = controls(menu, Where(sitting.table.id, ""), voice, page)
    # not "back": the menu may well have a way back inside
    done = rows([button(encode(Verb.CHOOSE, sitting.table.id), voice.tell("done"))])
    return within([box([*parts, *done], OWN_COLOUR)])


def why_not(sitting: Sitting, seat: int, voice: Voice) -> str:
    """What the menu leaves out, by reasons."""
    reasons: dict[str, dict[str, None]] = {}
    for no in sitting.playing.blocked(seat):
        say = no.fold or no.say
        reasons.setdefault(voice(no.reason), {}).update({voice(say(no.move)): None} if say else {})
    told = [f"- {_barred(list(names), voice)}{reason}" for reason, names in reasons.items()]
    text = clip("\n".join(told) or voice.tell("nothing-blocked"), limits.TEXT // 2)
    return f"### {voice.tell('why-not')}\n{text}"


def _barred(names: list[str], voice: Voice) -> str:
    """What one reason keeps from somebody; of many only the first."""
    if not names:
        return ""
    more = len(names) - BARRED
    few = names if more <= 1 else names[:BARRED]
    rest = f" {voice.tell('and-more', count=more)}" if more > 1 else ""
    return f"**{voice.listed(few)}**{rest}: "


def ending(sitting: Sitting) -> list[Part]:
    """The result, and the secret with which everybody can check the chance."""
    voice = sitting.voice(sitting.table.locale)
    result = markdown(sitting.game.presenter.ending(sitting.playing.view(None)), voice)
    proof = voice.tell("secret-revealed", secret=sitting.secret, commitment=sitting.table.commitment)
    again = "play-again" if sitting.playing.bequest is None else "play-on"
    buttons = [
        button(encode(Verb.EXPORT, sitting.table.id), voice.tell("export")),
        button(encode(Verb.AGAIN, sitting.table.id), voice.tell(again), "primary"),
    ]
    return within([box([words(clip(result, limits.TEXT - 800)), line(), words(proof), *rows(buttons)], COLOUR)])


def recent(told: Sequence[tuple[Spot, str]], voice: Voice, *, more: bool = False) -> str:
    """The latest of *told* that fit, oldest first. It begins where a step does, unless one step is too long by itself.

    :param more: there was something before these."""
    kept: list[str] = []
    room = NEWS
    for _, step in groupby(reversed(told), key=lambda each: each[0].step):
        lines = [text for _, text in step]
        if sum(len(text) + 1 for text in lines) > room and kept:
            break
        for text in lines:
            room -= len(text) + 1
            if room < 0 and kept:
                break
            kept.append(text)
    if more or len(kept) < len(told):
        kept.append(f"-# {voice.tell('news-before')}")
    return "\n".join(reversed(kept))


def within(parts: list[Part]) -> list[Part]:
    """The same within Discord's caps: the longest texts are cut until it fits."""
    _, texts = weight(parts)
    while not limits.fits(*texts):
        longest = max(texts, key=len)
        for part in flat(parts):
            if part.get("content") == longest:
                part["content"] = clip(longest, len(longest) * 3 // 4)
        _, texts = weight(parts)
    return parts
