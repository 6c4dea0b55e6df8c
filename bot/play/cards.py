"""What is shown: to the channel, to one seat, at the end. Only views and menus go in, so no more can come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.play.told import Occasion
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import encode, encode_short
from bot.ui.grid import closed
from bot.ui.limits import clip
from bot.ui.menu import Where, called, controls
from bot.ui.page import markdown, passage
from bot.ui.parts import File, Part, box, button, flat, leading, line, pictures, prose, rows, weight
from bot.ui.verbs import Verb
from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Picked
from engines.core.page import Page

COLOUR = 0xB08D57
OWN_COLOUR = 0x4F7A5B
LOG = 1000
"""The number of the text that holds the log, in every message that has a part of it."""
BOARD = 3000
"""Characters of a board: what has happened stands in the same message."""
SHORTER = (16, 10, 6)
"""Characters of a name on a board that would be longer, tried in turn."""
AND = "."
"""Between the numbers of options in a custom_id."""
RESULT = 700
"""Characters of a result that are shown at once, unless who has won and how everybody stands take more."""
PROMPT = 240
"""Characters of what somebody has done in a turn, as a call quotes it; a single deed may take twice as many."""


Board = File | str
"""The table as everybody sees it: drawn, or in words."""


def link(loaded: LoadedTable) -> str:
    """Where the table is, in the form that Discord opens."""
    standing = loaded.table.standing_message_id
    return f"{channel(loaded)}/{standing}" if standing else channel(loaded)


def question(loaded: LoadedTable, seat: int) -> str:
    """Where *seat* is asked: at its own card, if it has one."""
    own = loaded.seat(seat)
    if not (own.dm_channel_id and own.dm_card_id):
        return link(loaded)
    where = "@me" if own.person and own.person.dm_channel_id == own.dm_channel_id else loaded.table.guild_id
    return f"https://discord.com/channels/{where}/{own.dm_channel_id}/{own.dm_card_id}"


def channel(loaded: LoadedTable) -> str:
    """Where the table's channel is."""
    return f"https://discord.com/channels/{loaded.table.guild_id}/{loaded.table.place}"


def waiting(loaded: LoadedTable, voice: Voice, reader: int | None = None) -> str:
    """Whom the table waits for, by name and without a mention, since when and how long; the seat that reads it is
    spoken to."""
    asked = loaded.asked
    coming = reader is not None and loaded.live and reader == loaded.playing.next_up
    soon = [f"-# {voice.tell('you-are-next', name=loaded.names[asked[0]])}"] if coming else []
    about = loaded.game.presenter.waits(loaded.playing.view(reader)) if loaded.live and reader not in asked else None
    rare = [f"**{voice(about)}**"] if about else []
    return "\n".join((*rare, awaited(loaded, voice, reader), *soon, *times(loaded, voice, reader)))


def awaited(loaded: LoadedTable, voice: Voice, reader: int | None) -> str:
    if loaded.playing.over:
        return voice.tell("world-begins" if loaded.founding else "match-over")
    if loaded.table.state == "closed":
        return voice.tell("closed-by-host")
    others = voice.listed(loaded.names[seat] for seat in loaded.asked if seat != reader)
    if reader not in loaded.asked:
        return voice.tell("waiting-for", names=others)
    return voice.tell("waiting-for-you-and", names=others) if others else voice.tell("waiting-for-you")


def times(loaded: LoadedTable, voice: Voice, reader: int | None = None) -> list[str]:
    """Since when whoever is asked is, and how long they have: a line in small print for all who are alike; and whose
    time was up, where everybody waits."""
    waits, told = timing.waits(loaded), []
    if evening := timing.evening(loaded):
        told.append(f"-# {voice.tell('live-until', until=at(evening))}")
    if timing.still(loaded) or (loaded.live and loaded.deserted):
        told.append(f"-# {voice.tell('rests')}")
    for wait in waits:
        who = f"{voice.listed(loaded.names[seat] for seat in wait.seats)}: " if len(waits) > 1 else ""
        if wait.over is not None:
            told += [_over(loaded, seat, voice, ago(wait.over), mine=seat == reader) for seat in wait.seats]
        elif wait.until is None:
            told.append(f"-# {who}{voice.tell('asked-since', since=ago(wait.since))}")
        else:
            key = "asked-excused" if wait.excused else "asked-until"
            until = voice.tell(key, since=ago(wait.since), until=at(wait.until), left=ago(wait.until))
            told.append(f"-# {who}{until}")
    return told


def _over(loaded: LoadedTable, seat: int, voice: Voice, ago: str, *, mine: bool) -> str:
    return voice.tell("time-over-you", ago=ago) if mine else voice.tell("time-over", name=loaded.names[seat], ago=ago)


def running_out(loaded: LoadedTable, seat: int, voice: Voice) -> list[str]:
    """For *seat*, what becomes of it when its time is up, once it has been called for the last time."""
    ends = timing.ends(loaded, seat)
    if ends is None:
        return []
    key = "time-excused" if ends.excused else "time-ends-once" if ends.once else "time-ends"
    return [voice.tell(f"{key}-{ends.then}", until=at(ends.until), left=ago(ends.until))]


def ago(moment: int) -> str:
    """How long ago or how soon, as Discord counts it on for every reader."""
    return f"<t:{moment // 1000}:R>"


def day(moment: int) -> str:
    """On which day, by each reader's own clock."""
    return f"<t:{moment // 1000}:D>"


def at(moment: int) -> str:
    """When, by each reader's own clock."""
    return f"<t:{moment // 1000}:f>"


def turn(loaded: LoadedTable, voice: Voice) -> str:
    """Whose move it is, for somebody who is not asked."""
    if loaded.live and len(loaded.asked) == 1:
        return voice.tell("their-move", name=loaded.names[loaded.asked[0]])
    return waiting(loaded, voice)


def standing(loaded: LoadedTable, shown: Board, log: Sequence[str]) -> list[Part]:
    """The one message of the table that is edited: the board as *shown*, what happened, whom it waits for."""
    voice = loaded.voice(loaded.table.locale)
    drawn = not isinstance(shown, str)
    parts = pictures([shown]) if not isinstance(shown, str) else [prose(shown), line()]
    if log:
        parts += [prose("\n".join(log), LOG), line()]
    parts.append(prose(waiting(loaded, voice)))
    if loaded.live:
        words = [button(encode(Verb.BOARD, loaded.table.id), voice.tell("show-board"))] if drawn else []
        rules = button(encode(Verb.RULES, loaded.table.id), voice.tell("rules"))
        parts += rows([*_ways(loaded, voice), *words, rules])
    return within([box(parts, COLOUR)])


def label(loaded: LoadedTable, voice: Voice) -> str:
    """Which match that was, for whoever asks when it is over: when it ended, and the message that says how."""
    last = loaded.table.result_message_id
    to = f"[{voice.about('name')}]({channel(loaded)}{f'/{last}' if last else ''})"
    key = "board-closed" if loaded.table.state == "closed" else "board-over"
    return voice.tell(key, game=to, when=at(loaded.table.updated_at))


def board(loaded: LoadedTable, voice: Voice) -> str:
    """The table as everybody sees it, in words. Where long names would make it longer than a message they are clipped:
    a board that ends in the middle is of no use."""
    page = loaded.game.presenter.board(loaded.playing.view(None))
    told = markdown(page, voice)
    for length in SHORTER:
        if len(told) <= BOARD:
            break
        told = markdown(page, loaded.calling(voice, length))
    return told


def chronicle(log: Sequence[str]) -> list[Part]:
    """A standing message that has become history: only what happened remains."""
    return [box([prose("\n".join(log), LOG)])]


def prompt(loaded: LoadedTable, called: Sequence[int], news: Sequence[str]) -> list[Part]:
    """Calls people to the table. The mention is all that a phone shows, so it says what it is about; below, what has
    just happened there, and the way to the board, which chat may have buried. Answers stand on the page that it leads
    to: nobody chooses without seeing their hand."""
    voice = loaded.voice(loaded.table.locale)
    mentions = " ".join(f"<@{loaded.seat(seat).user_id}>" for seat in called)
    head = voice.tell("your-answer" if loaded.playing.span == WINDOW else "your-move", who=mentions)
    told = [clip(each, 2 * PROMPT) for each in news]
    soon = {"\n".join(running_out(loaded, seat, voice)): None for seat in called}
    told += filter(None, soon if len(soon) == 1 else ())  # it speaks to all of them alike
    text = "\n".join([head, *told, f"-# [{voice.tell('to-the-board')}]({link(loaded)})"])
    return [prose(text), *rows(_ways(loaded, voice))]


def _ways(loaded: LoadedTable, voice: Voice) -> list[Part]:
    """From the channel to one's own page."""
    return [
        button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("choose"), "primary"),
        button(encode(Verb.HAND, loaded.table.id), voice.tell("my-hand")),
    ]


def occasion(told: Occasion) -> list[Part]:
    """Something to celebrate, with its picture."""
    return [*pictures(told.drawn), prose(markdown(told.page, told.voice))]


def note(loaded: LoadedTable, voice: Voice, key: str, args: Mapping[str, str | int]) -> list[Part]:
    """For the host: something about the table."""
    return [box([prose(f"**{where(loaded, voice, channel(loaded))}**\n{voice.tell(key, **args)}")])]


def word(loaded: LoadedTable, key: str, args: Mapping[str, str | int]) -> list[Part]:
    """One of the bot's own texts for everybody at the table."""
    return [box([prose(loaded.voice(loaded.table.locale).tell(key, **args))], COLOUR)]


def where(loaded: LoadedTable, voice: Voice, to: str) -> str:
    """The game's name, which leads *to* the table, and the table's channel."""
    return f"[{voice.about('name')}]({to}) <#{loaded.table.place}>"


def aside(loaded: LoadedTable, menu: Menu[Any], voice: Voice, page: int = 0) -> list[Part]:
    """What a seat may set without being asked: standing orders and the like."""
    parts = controls(menu, Where(loaded.table.id, ""), voice, page)
    # not "back": the menu may well have a way back inside
    done = rows([button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("done"))])
    return within([box([*parts, *done], OWN_COLOUR)])


def sure(
    loaded: LoadedTable,
    mark: str,
    menu: Menu[Any],
    given: Given[Any],
    voice: Voice,
    drawn: Sequence[File] = (),
) -> list[Part] | None:
    """What *given* would do, and a press for whoever means it; ``None`` if it does nothing that lasts, and nothing of
    which its seat has to be warned.

    :param drawn: the board: whoever is not sure looks at it."""
    moves = given.moves if isinstance(given, Picked) else ()
    left = list(enumerate(menu.options)) if moves else []
    chosen = [left.pop(next(at for at, (_, each) in enumerate(left) if each.move == move)) for move in moves]
    warned = [voice(each) for _, option in chosen for each in option.warnings]
    lasts = any(move.lasts() for move in moves)
    if not lasts and not warned:
        return None
    verb = encode_short(Verb.SURE, loaded.table.id, mark, AND.join(str(number) for number, _ in chosen))
    if verb is None:
        return None
    told = [f"**{called(option, voice)}**{f': {voice(option.hint)}' if option.hint else ''}" for _, option in chosen]
    told = [voice.tell("sure" if lasts else "sure-warned"), *warned, *told]
    buttons = [
        button(verb, voice.tell("sure-yes"), "primary"),
        button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("back")),
    ]
    asked = prose(f"-# {voice(menu.prompt)}")
    return within([box([asked, *pictures(drawn), prose("\n".join(told)), *rows(buttons)], OWN_COLOUR)])


def ending(loaded: LoadedTable, after: str = "", way: str = "") -> list[Part]:
    """The result in brief, and the secret with which everybody can check the chance; the rest is a press away.

    :param after: what comes of it where it is a part of something more, in which nobody plays on just here.
    :param way: where that is shown, in the form that Discord opens."""
    voice, table = loaded.voice(loaded.table.locale), loaded.table
    won = outcome(loaded.game.presenter.ending(loaded.playing.view(None)), voice)
    proof = voice.tell("secret-revealed", secret=loaded.secret, commitment=table.commitment)
    buttons = [
        leading(way, voice.tell("to-the-card"))
        if way
        else button(encode(Verb.AGAIN, table.id), voice.tell(loaded.again), "primary"),
        button(encode(Verb.RESULT, table.id), voice.tell("details")),
        *([button(encode(Verb.FILM, table.id), voice.tell("film"))] if loaded.game.painter else []),
        button(encode(Verb.EXPORT, table.id), voice.tell("export")),
    ]
    more = [line(), prose(after)] if after else []
    return within([box([prose(won), *more, *rows(buttons), prose(f"-# {proof}")], COLOUR)])


def outcome(page: Page, voice: Voice) -> str:
    """A result as it is read on a phone: who has won, how everybody stands, and of the rest what fits on its screen."""
    first, *others = page.sections
    won, *standing = map(voice, first.lines)
    about = " · ".join(voice(each) for each in (page.title, first.heading) if each)
    told = "\n".join([f"## {won}", f"-# {about}", *standing])
    for section in others:
        more = passage(section, voice)
        if len(told) + len(more) > RESULT:
            break
        told += f"\n{more}"
    return clip(told, limits.TEXT - 800)


def result(loaded: LoadedTable, voice: Voice) -> list[Part]:
    """The whole result, and how often somebody was late (RY-11.7, BM-11.7, TK-11.8)."""
    told = markdown(loaded.game.presenter.ending(loaded.playing.view(None)), voice)
    return within([box([prose("\n".join([told, *absences(loaded, voice)]))], COLOUR)])


def absences(loaded: LoadedTable, voice: Voice) -> list[str]:
    """How often the time of whoever sits there, or did, was up in this match; nothing where it never was."""
    counts = [(name, timing.missed(loaded, seat)) for seat, name in enumerate(loaded.names)]
    people = dict(loaded.known.people)
    counts += [(people.get(who) or voice.tell("former-player"), n) for who, n in timing.former(loaded).items()]
    told = [voice.tell("absences-of", name=name, count=count) for name, count in counts if count]
    return [f"-# {voice.tell('absences', each=voice.listed(told))}"] if told else []


def within(parts: list[Part]) -> list[Part]:
    """The same within Discord's caps: the longest texts are cut until it fits."""
    _, texts = weight(parts)
    while not limits.fits(*texts):
        longest = max(texts, key=len)
        for part in flat(parts):
            if part.get("content") == longest:
                part["content"] = closed(clip(longest, len(longest) * 3 // 4))
        _, texts = weight(parts)
    return parts
