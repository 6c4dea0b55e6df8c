"""What is shown: to the channel, to one seat, at the end. Only views and menus go in, so no more can come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.play import timing, votes
from bot.play.loaded import LoadedTable
from bot.play.votes import Vote
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import encode, encode_short
from bot.ui.limits import clip
from bot.ui.menu import Where, controls
from bot.ui.page import markdown
from bot.ui.parts import Part, box, button, flat, line, prose, rows, weight
from bot.ui.verbs import Verb
from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Picked

COLOUR = 0xB08D57
OWN_COLOUR = 0x4F7A5B
LOG = 1000
"""The number of the text that holds the log, in every message that has a part of it."""
NEWS = 800
"""Characters of a private card spent on what has happened: a phone shows what is asked on the same screen."""

BOARD = 3000
"""Characters of a board: what has happened stands in the same message."""
SHORTER = (16, 10, 6)
"""Characters of a name on a board that would be longer, tried in turn."""

AND = "."
"""Between the numbers of options in a custom_id."""
PROMPT = 200
"""Characters of a line that a call quotes."""
BARRED = 5
"""Reasons, and names that stand before one of them, before everything is asked for."""


def link(loaded: LoadedTable) -> str:
    """Where the table is, in the form that Discord opens."""
    standing = loaded.table.standing_message_id
    return f"{_channel(loaded)}/{standing}" if standing else _channel(loaded)


def question(loaded: LoadedTable, seat: int) -> str:
    """Where *seat* is asked: at its own card, if it has one."""
    own = loaded.seat(seat)
    if not (own.dm_channel_id and own.dm_card_id):
        return link(loaded)
    where = loaded.table.guild_id if own.person and own.person.card_place == "thread" else "@me"
    return f"https://discord.com/channels/{where}/{own.dm_channel_id}/{own.dm_card_id}"


def _channel(loaded: LoadedTable) -> str:
    return f"https://discord.com/channels/{loaded.table.guild_id}/{loaded.table.channel_id}"


def waiting(loaded: LoadedTable, voice: Voice, reader: int | None = None) -> str:
    """Whom the table waits for, by name and without a mention, since when and how long; the seat that reads it is
    spoken to."""
    return "\n".join((_awaited(loaded, voice, reader), *times(loaded, voice)))


def _awaited(loaded: LoadedTable, voice: Voice, reader: int | None) -> str:
    if loaded.playing.over:
        return voice.tell("match-over")
    if loaded.table.state == "closed":
        return voice.tell("closed-by-host")
    others = voice.listed(loaded.names[seat] for seat in loaded.asked if seat != reader)
    if reader not in loaded.asked:
        return voice.tell("waiting-for", names=others)
    return voice.tell("waiting-for-you-and", names=others) if others else voice.tell("waiting-for-you")


def times(loaded: LoadedTable, voice: Voice) -> list[str]:
    """Since when whoever is asked is, and how long they have: a line in small print for all who are alike."""
    waits, told = timing.waits(loaded), []
    if evening := timing.evening(loaded):
        told.append(f"-# {voice.tell('live-until', until=at(evening))}")
    for wait in waits:
        who = f"{voice.listed(loaded.names[seat] for seat in wait.seats)}: " if len(waits) > 1 else ""
        if wait.until is None:
            told.append(f"-# {who}{voice.tell('asked-since', since=ago(wait.since))}")
        else:
            until = voice.tell("asked-until", since=ago(wait.since), until=at(wait.until), left=ago(wait.until))
            told.append(f"-# {who}{until}")
    return told


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
        return voice.tell("their-move", name=loaded.seat(loaded.asked[0]).name)
    return waiting(loaded, voice)


def standing(loaded: LoadedTable, shown: str, log: Sequence[str]) -> list[Part]:
    """The one message of the table that is edited: the board as *shown*, what happened, whom it waits for."""
    voice = loaded.voice(loaded.table.locale)
    parts = [prose(shown), line()]
    if log:
        parts += [prose("\n".join(log), LOG), line()]
    parts.append(prose(waiting(loaded, voice)))
    if loaded.live:
        parts += rows(
            [
                button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("choose"), "primary"),
                button(encode(Verb.HAND, loaded.table.id), voice.tell("my-hand")),
                button(encode(Verb.RULES, loaded.table.id), voice.tell("rules")),
            ]
        )
    return within([box(parts, COLOUR)])


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


def notice(loaded: LoadedTable) -> list[Part]:
    """What is being voted on, and which seats anybody may take; nothing if there is neither."""
    if not loaded.live:
        return []
    table, voice = loaded.table, loaded.voice(loaded.table.locale)
    parts: list[Part] = []
    if vote := votes.of(table):
        told = [voice.tell(f"vote-{votes.wording(vote)}", who=vote.by, count=vote.amount, **_handing(loaded, vote))]
        told += [f"-# {voice.tell(key, names=names)}" for key, names in _said(loaded, vote, voice)]
        waiting = " ".join(f"<@{user}>" for user in silent(loaded, vote))
        told.append(f"{waiting} {voice.tell('vote-until', until=at(vote.until))}")
        parts += [
            prose("\n".join(told)),
            *rows(
                [
                    button(encode(Verb.AYE, table.id, vote.number), voice.tell("vote-aye"), "success"),
                    button(encode(Verb.NAY, table.id, vote.number), voice.tell("vote-nay"), "danger"),
                ]
            ),
        ]
    for seat in table.offered:
        take = button(encode(Verb.TAKE, table.id, seat), voice.tell("seat-take"), "primary")
        parts += [prose(voice.tell("seat-offered", number=seat + 1, name=loaded.names[seat])), *rows([take])]
    return [box(parts, COLOUR)] if parts else []


def silent(loaded: LoadedTable, vote: Vote) -> list[str]:
    """Whoever has a say and has not used it."""
    seats = [seat for seat in votes.voters(loaded, vote) if seat not in (*vote.ayes, *vote.noes)]
    return [user for seat in seats if (user := loaded.seat(seat).user_id)]


def _handing(loaded: LoadedTable, vote: Vote) -> dict[str, str]:
    return {"old": loaded.names[vote.seat], "new": vote.name} if vote.kind == "handover" else {}


def _said(loaded: LoadedTable, vote: Vote, voice: Voice) -> list[tuple[str, str]]:
    """Who has said what so far."""
    each = (("vote-ayes", vote.ayes), ("vote-noes", vote.noes))
    return [(key, voice.listed(loaded.names[seat] for seat in seats)) for key, seats in each if seats]


def chronicle(log: Sequence[str]) -> list[Part]:
    """A standing message that has become history: only what happened remains."""
    return [box([prose("\n".join(log), LOG)])]


def prompt(loaded: LoadedTable, called: Sequence[int], news: Sequence[str] = ()) -> list[Part]:
    """Calls people to the table. The mention is all that a phone shows, so it says what it is about; below, what has
    just happened there, and the way to the board, which chat may have buried.

    Answers are offered at once only to a seat that holds nothing hidden: nobody chooses without seeing their hand."""
    voice = loaded.voice(loaded.table.locale)
    mentions = " ".join(f"<@{loaded.seat(seat).user_id}>" for seat in called)
    window = loaded.playing.span == WINDOW
    public = loaded.public_menu()
    if public and public[0] in called:
        seat, menu = public
        head = voice.tell("your-answer-here" if window else "your-move-here", who=mentions)
        offered = controls(menu, Where(loaded.table.id, loaded.mark(seat)), voice)
    else:
        head = voice.tell("your-answer" if window else "your-move", who=mentions)
        offered = rows([button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("choose"), "primary")])
    told = [clip(each, PROMPT) for each in news]
    return [prose("\n".join([head, *told, f"-# [{voice.tell('to-the-board')}]({link(loaded)})"])), *offered]


def own(loaded: LoadedTable, seat: int, voice: Voice, news: str = "", page: int = 0) -> list[Part]:
    """For *seat*'s eyes only: its hand, what has happened, and its menu if it is asked; in the end the result."""
    match, table = loaded.playing, loaded.table
    presenter, view = loaded.game.presenter, match.view(seat)
    hand = presenter.ending(view) if match.over else presenter.own(view)
    parts: list[Part] = [prose(f"-# {_where(loaded, voice, link(loaded))} · {waiting(loaded, voice, seat)}")]
    if news:
        parts += [prose(news), line()]
    if hand:
        parts += [prose(markdown(hand, voice)), line()]
    menu = match.menu(seat) if loaded.live else None
    if menu is not None:
        parts += controls(menu, Where(table.id, loaded.mark(seat)), voice, page)
    extra = []
    if menu is not None and match.blocked(seat):
        extra.append(button(encode(Verb.WHY_NOT, table.id), voice.tell("why-not")))
    if loaded.live and match.aside(seat) is not None:
        extra.append(button(encode(Verb.ASIDE, table.id), voice.tell("orders")))
    if undo := loaded.undo_mark(seat):
        extra.append(button(encode(Verb.UNDO, table.id, undo), voice.tell("undo")))
    extra.append(button(encode(Verb.BOARD, table.id), voice.tell("show-board")))
    if news and loaded.live:
        extra.append(button(encode(Verb.CATCH_UP, table.id), voice.tell("catch-up")))
    return within([box([*parts, *rows(extra)], OWN_COLOUR)])


def farewell(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """For whoever sat on *seat*, in place of the card: who plays on, and where.

    It is not brought up to date again, so it leads to the channel: the standing message will be another one."""
    now = loaded.seat(seat)
    told = voice.tell("left-to-steward") if now.occupant == "steward" else voice.tell("left-to-player", name=now.name)
    return [box([prose(f"**{_where(loaded, voice, _channel(loaded))}**\n{told}")])]


def note(loaded: LoadedTable, voice: Voice, key: str) -> list[Part]:
    """For the host: something about the table's channel."""
    return [box([prose(f"**{_where(loaded, voice, _channel(loaded))}**\n{voice.tell(key)}")])]


def word(loaded: LoadedTable, key: str, args: Mapping[str, str | int]) -> list[Part]:
    """One of the bot's own texts for everybody at the table."""
    return [box([prose(loaded.voice(loaded.table.locale).tell(key, **args))], COLOUR)]


def _where(loaded: LoadedTable, voice: Voice, to: str) -> str:
    """The game's name, which leads *to* the table, and the table's channel."""
    return f"[{voice.about('name')}]({to}) <#{loaded.table.channel_id}>"


def aside(loaded: LoadedTable, menu: Menu[Any], voice: Voice, page: int = 0) -> list[Part]:
    """What a seat may set without being asked: standing orders and the like."""
    parts = controls(menu, Where(loaded.table.id, ""), voice, page)
    # not "back": the menu may well have a way back inside
    done = rows([button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("done"))])
    return within([box([*parts, *done], OWN_COLOUR)])


def sure(loaded: LoadedTable, mark: str, menu: Menu[Any], given: Given[Any], voice: Voice) -> list[Part] | None:
    """What *given* would do, and a press for whoever means it; ``None`` if it does nothing that lasts."""
    moves = given.moves if isinstance(given, Picked) else ()
    if not any(move.lasts() for move in moves):
        return None
    left = list(enumerate(menu.options))
    chosen = [left.pop(next(at for at, (_, each) in enumerate(left) if each.move == move)) for move in moves]
    verb = encode_short(Verb.SURE, loaded.table.id, mark, AND.join(str(number) for number, _ in chosen))
    if verb is None:
        return None
    told = [f"**{voice(option.label)}**{f': {voice(option.hint)}' if option.hint else ''}" for _, option in chosen]
    buttons = [
        button(verb, voice.tell("sure-yes"), "primary"),
        button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("back")),
    ]
    return within([box([prose("\n".join([voice.tell("sure"), *told])), *rows(buttons)], OWN_COLOUR)])


def why_not(loaded: LoadedTable, seat: int, voice: Voice, *, whole: bool = False) -> tuple[str, bool]:
    """What the menu leaves out, by reasons: the first ones, or the *whole*; and whether that leaves anything out."""
    reasons: dict[str, dict[str, None]] = {}
    for no in loaded.playing.blocked(seat):
        say = no.fold or no.say
        reasons.setdefault(voice(no.reason), {}).update({voice(say(no.move)): None} if say else {})
    told = [f"- {_barred(list(names), voice, whole=whole)}{reason}" for reason, names in reasons.items()]
    more = not whole and (len(told) > BARRED or any(len(names) > BARRED + 1 for names in reasons.values()))
    few = told[:BARRED] if more else told
    text = clip("\n".join(few) or voice.tell("nothing-blocked"), limits.TEXT // 2)
    return f"### {voice.tell('why-not')}\n{text}", more


def _barred(names: list[str], voice: Voice, *, whole: bool) -> str:
    """What one reason keeps from somebody; of many only the first."""
    if not names:
        return ""
    more = len(names) - BARRED
    few = names if whole or more <= 1 else names[:BARRED]
    more = len(names) - len(few)
    rest = f" {voice.tell('and-more', count=more)}" if more else ""
    return f"**{voice.listed(few)}**{rest}: "


def ending(loaded: LoadedTable) -> list[Part]:
    """The result, and the secret with which everybody can check the chance."""
    voice = loaded.voice(loaded.table.locale)
    result = markdown(loaded.game.presenter.ending(loaded.playing.view(None)), voice)
    proof = voice.tell("secret-revealed", secret=loaded.secret, commitment=loaded.table.commitment)
    again = "play-again" if loaded.playing.bequest is None else "play-on"
    buttons = [
        button(encode(Verb.EXPORT, loaded.table.id), voice.tell("export")),
        button(encode(Verb.AGAIN, loaded.table.id), voice.tell(again), "primary"),
    ]
    return within([box([prose(clip(result, limits.TEXT - 800)), line(), prose(proof), *rows(buttons)], COLOUR)])


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
