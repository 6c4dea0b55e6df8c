"""The judgement: one column per kind of defect. What is compared is the store's log and what people saw, nothing of
what the bot thinks of itself."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.commandline.checks import logged
from bot.parlour.simulated import Payload
from tests.bot.reading import controls, text
from tests.killing.evidence import Book, Entry, Period, Press, Ring, Seen

LOBBY = ("j", "l", "st", "sr", "go", "opt")
"""What can be pressed on the card of a lobby."""
LATE = 8
"""Steps that a table may have gone on while a message was on its way."""

VOTING = ("va", "vn")
INVITED = "j"

PLACES = {"card": (True,), "channel": (False,), "both": (False, True)}
"""Whether somebody has to be called directly, by where they want to be called."""

Column = Callable[[Sequence[Book], Seen], Iterator[str]]
"""Yields what is wrong, each in a few words that stay the same while it stays wrong."""


def custom_ids(message: Payload) -> list[list[str]]:
    """Version, verb, table and arguments of everything that can be used on it, links excepted."""
    ids = (control["custom_id"].split(":") for control in controls(message) if "custom_id" in control)
    return [each for each in ids if len(each) > 2]


def carries(message: Payload, table: str, *verbs: str) -> bool:
    """Whether *message* has a control of that table, of one of these verbs if any are given."""
    return any(each[2] == table and (not verbs or each[1] in verbs) for each in custom_ids(message))


def marks(message: Payload) -> frozenset[str]:
    """Whatever its controls carry beside verb and table."""
    return frozenset(each[3] for each in custom_ids(message) if len(each) > 3)


def wrong(what: str, found: int, wanted: int) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found} instead of {wanted}"


# ---- the log


def lost(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Presses that were said to be accepted and stand nowhere."""
    kept = {entry.key for book in books for entry in book.entries}
    yield from (f"press {press.id}" for press in seen.presses if press.outcome == "accepted" and press.id not in kept)


def denied(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Presses that were said to be refused and were carried out all the same."""
    kept = {entry.key for book in books for entry in book.entries}
    yield from (f"press {press.id}" for press in seen.presses if press.outcome == "refused" and press.id in kept)


def foreign(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Steps that nobody has pressed, or somebody else, or for another question; stewards play for themselves."""
    pressed = {press.id: press for press in seen.presses}
    used: Counter[str | None] = Counter()
    for book in books:
        for entry in book.entries:
            used[entry.key] += 1
            if not _deserved(book, entry, pressed.get(entry.key or "")):
                yield f"table {book.id} step {entry.step}"
    yield from (f"press {key} counted {number} times" for key, number in used.items() if key in pressed and number > 1)


def _deserved(book: Book, entry: Entry, press: Press | None) -> bool:
    if entry.cause == "steward":
        return entry.seat is not None and entry.seat not in book.people
    if press is None:
        return False
    _, verb, table, *args = (*press.control.split(":"), "", "", "")
    if table != book.id:
        return False
    if entry.seat is None:
        return verb == "go"
    return book.people.get(entry.seat) == press.user and (entry.mark is None or entry.mark in args)


# ---- the channel


def in_channels(books: Sequence[Book]) -> Iterator[tuple[str, list[Book]]]:
    for channel in dict.fromkeys(book.channel for book in books):
        yield channel, [book for book in books if book.channel == channel]


def shown_and_told(books: Sequence[Book], seen: Seen) -> Iterator[tuple[str, list[str], list[str]]]:
    """By channel, the lines that stand there, struck out or not, and the lines that should."""
    for channel, tables in in_channels(books):
        every = (line for message in seen.channels.get(channel, ()) for line in logged(message["components"]))
        shown = [line.replace("~~", "") for line in every]
        yield channel, shown, [line for book in tables for line in book.lines]


def each(channel: str, lines: Counter[str]) -> Iterator[str]:
    """Line by line, the same ones numbered."""
    for line, times in lines.items():
        yield from (f"channel {channel}: {line!r}, number {number}" for number in range(1, times + 1))


def missing(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Public lines that stand nowhere."""
    for channel, shown, told in shown_and_told(books, seen):
        yield from each(channel, Counter(told) - Counter(shown))


def doubled(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Public lines that stand there too often, or in another order than they happened."""
    for channel, shown, told in shown_and_told(books, seen):
        more = Counter(shown) - Counter(told)
        yield from each(channel, more)
        if not more and Counter(shown) == Counter(told) and shown != told:
            yield f"channel {channel}: another order"


def is_board(message: Payload, book: Book) -> bool:
    """It offers one's own page, as a call does, and the rules, as a lobby does."""
    return carries(message, book.id, "h") and carries(message, book.id, "i")


def boards(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One message with the board and its buttons while a match is played, none afterwards."""
    for book in books:
        found = sum(is_board(message, book) for message in seen.channels.get(book.channel, ()))
        yield from wrong(f"table {book.id}", found, int(book.state == "playing"))


def is_prompt(message: Payload, book: Book) -> bool:
    return "<@" in text(message) and carries(message, book.id) and beside(message) is None


def is_invitation(message: Payload) -> bool:
    """Not the card of the lobby, which has more to press."""
    return [each[1] for each in custom_ids(message)] == [INVITED]


def beside(message: Payload) -> str | None:
    """What it calls to, if that is no question: to sit down, or to the vote of that number."""
    votes = [each[3] for each in custom_ids(message) if each[1] in VOTING]
    return votes[0] if votes else INVITED if is_invitation(message) else None


def prompts(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One message that mentions everybody who has to be called there, and none if no such person is awaited."""
    for book in books:
        found = [message for message in seen.channels.get(book.channel, ()) if is_prompt(message, book)]
        awaited = [each for each in book.awaited if seen.wishes[book.people[each.seat]] != "card"]
        called = {book.people[each.seat] for each in awaited if not each.own and not each.came}
        if called or len(found) > bool(awaited):
            yield from wrong(f"table {book.id}", len(found), int(bool(called)))
        unnamed = [user for user in called if found and f"<@{user}>" not in text(found[-1])]
        yield from (f"table {book.id}: {user} is not named" for user in unnamed)


def notices(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One message with what is being voted on, none if nothing is."""
    for book in books:
        found = [message for message in seen.channels.get(book.channel, ()) if carries(message, book.id, *VOTING)]
        yield from wrong(f"table {book.id}", len(found), int(book.vote is not None))
        yield from (f"table {book.id}: another vote" for message in found if book.vote not in marks(message))


def invitations(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One message at most that asks to sit down for the next match, and none once that has begun."""
    for book in books:
        shown = seen.channels.get(book.channel, ())
        found = sum(is_invitation(message) for message in shown if carries(message, book.id))
        if found > (book.state == "lobby"):
            yield f"table {book.id}: {found}"


def results(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One message with the result for each match that is over."""
    for book in books:
        found = sum(carries(message, book.id, "again") for message in seen.channels.get(book.channel, ()))
        yield from wrong(f"table {book.id}", found, int(book.state == "over"))


def starts(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One public start for each match that has begun, none for a lobby."""
    for book in books:
        shown = seen.channels.get(book.channel, ())
        found = sum(book.commitment in text(message) and not controls(message) for message in shown)
        yield from wrong(f"table {book.id}", found, int(book.begun))


def lobbies(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One card with buttons for each lobby, none for one that is over."""
    for book in books:
        shown = (message for message in seen.channels.get(book.channel, ()) if not is_invitation(message))
        found = sum(carries(message, book.id, *LOBBY) for message in shown)
        yield from wrong(f"table {book.id}", found, int(book.state == "lobby"))


# ---- between the bot and one person


def seats(books: Sequence[Book]) -> Iterator[tuple[Book, int, str]]:
    yield from ((book, seat, user) for book in books for seat, user in book.people.items())


def is_card(message: Payload, book: Book) -> bool:
    """It has something to press, or tells of a match that is over, and where that was."""
    return carries(message, book.id) or (book.state == "over" and f"/{book.standing})" in text(message))


def cards(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """One card for each seat of a match, where only its person sees it."""
    for book, seat, user in seats(books):
        if book.begun and book.state != "closed":
            found = sum(is_card(message, book) for message in seen.direct.get(user, ()))
            yield from wrong(f"table {book.id} seat {seat}", found, 1)


def rings(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Somebody who was called twice for one question, in the channel or directly, or where they do not want it."""
    for book, seat, user in seats(books):
        for direct in (False, True):
            mine = [r for r in seen.rings if (r.table, r.user, r.direct, r.beside) == (book.id, user, direct, None)]
            if mine and direct not in PLACES[seen.wishes[user]]:
                yield f"table {book.id} seat {seat} {'directly' if direct else 'in the channel'}"
            open_ones = [period for period in book.periods if period.seat == seat]
            told_of_the_end = False
            for number, ring in enumerate(mine):
                if (period := _called_for(open_ones, ring)) is not None:
                    open_ones.remove(period)
                elif _of_the_end(book, ring) and not told_of_the_end:
                    told_of_the_end = True
                else:
                    where = "directly" if direct else "in the channel"
                    told = f"ring {number} at step {ring.step}, {_asked(book, seat)}"
                    yield f"table {book.id} seat {seat} {where}: {told}"
    besides = Counter((ring.table, ring.user, ring.beside) for ring in seen.rings if ring.beside)
    yield from (f"table {table}: {user} to {what}" for (table, user, what), times in besides.items() if times > 1)


def _asked(book: Book, seat: int) -> str:
    return "asked " + ", ".join(f"{each.opened}-{each.closed or ''}" for each in book.periods if each.seat == seat)


def _called_for(periods: Sequence[Period], ring: Ring) -> Period | None:
    """The call that *ring* may belong to: the one whose mark it carries, else the earliest that fits."""
    if ring.direct or ring.marks:
        return next((period for period in periods if period.marks & ring.marks), None)
    fits = (each for each in periods if each.opened <= ring.step and (each.closed or ring.step) >= ring.step - LATE)
    return next(fits, None)


def _of_the_end(book: Book, ring: Ring) -> bool:
    """The end is told to everybody, once."""
    return ring.direct and not book.awaited and ring.step >= len(book.entries) - 1


def uncalled(books: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Somebody whom a table waits for, and whose phone has never rung for it."""
    for book in books:
        for period in book.awaited:
            user = book.people[period.seat]
            for direct in PLACES[seen.wishes[user]]:
                mine = (r for r in seen.rings if (r.table, r.user, r.direct, r.beside) == (book.id, user, direct, None))
                if not (period.own or period.came) and not any(
                    period.marks & r.marks or r.step >= period.opened for r in mine
                ):
                    yield f"table {book.id} seat {period.seat} since step {period.opened}"


def unanswered(_: Sequence[Book], seen: Seen) -> Iterator[str]:
    """Presses that got no answer although the bot was up."""
    for press in seen.presses:
        if press.outcome == "unanswered":
            yield f"press {press.id} of {press.control}"


def listed(name: str) -> Column:
    """What has been noted as a defect already."""

    def column(_: Sequence[Book], seen: Seen) -> Iterator[str]:
        yield from getattr(seen, name)

    return column


COLUMNS: dict[str, Column] = {
    "lost": lost,
    "denied but done": denied,
    "not pressed": foreign,
    "lines missing": missing,
    "lines too many": doubled,
    "boards": boards,
    "prompts": prompts,
    "notices": notices,
    "invitations": invitations,
    "results": results,
    "starts": starts,
    "lobby cards": lobbies,
    "cards": cards,
    "called twice": rings,
    "not called": uncalled,
    "unanswered": unanswered,
    "secrets shown": listed("leaks"),
    "undelivered": listed("undelivered"),
    "invalid requests": listed("invalid"),
    "tracebacks": listed("tracebacks"),
    "ended by itself": listed("ended"),
}


def judged(books: Sequence[Book], seen: Seen) -> dict[str, list[str]]:
    """What is wrong, by column."""
    return {name: list(column(books, seen)) for name, column in COLUMNS.items()}
