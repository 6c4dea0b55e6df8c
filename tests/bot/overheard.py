"""Everything that anybody was ever shown, held against what each seat keeps to itself."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

from bot.languages import ENGLISH
from bot.parlour.simulated.changes import Change
from bot.parlour.simulated.protocol import ChannelKind
from bot.play.loaded import LoadedTable, lines
from bot.speech import Voice, plain
from bot.ui.menu import called
from bot.ui.page import below, markdown
from engines.core import digest
from engines.core.digest import overheard, spans
from engines.core.match import begin
from engines.core.page import Page
from engines.core.rng import Rng
from engines.core.undo import Course
from persistence.codec import HEIRLOOMS, Codec
from persistence.records import Logged
from tests.bot.reading import controls, text
from tests.bot.scene import Scene
from tests.kits import EVERY

PUBLIC = ""
"""The audience of what stands in a channel; everybody else is an audience of one, by id."""
STEWARDS = "stewards"
HEADING = re.compile(r"### |\*\*[^*]*\*\*$")
"""A line of a page that tells what the next ones are about."""
POINT = re.compile(r" — |; ")
"""Between what a line of a digest tells."""
LIBRARIES = {"discord", "py", "aiosqlite", "pydantic", "Project", "Fluent", "MIT", "dev"}


class Overheard:
    """Listens from the moment it is made."""

    def __init__(self, s: Scene) -> None:
        self.s = s
        self.shown: dict[str, dict[str, None]] = defaultdict(dict)
        """By audience: every text in the order in which it was first shown."""
        self.ids: dict[str, set[str]] = defaultdict(set)
        """By audience: every custom_id."""
        self.private: dict[str, set[str]] = defaultdict(set)
        """By person: the lines of their own pages and what they alone heard, in every language that is read there."""
        self.offered: dict[str, set[str]] = defaultdict(set)
        """By person: what stands in the menus that they were asked or could open. It is worded like a page at times."""
        self.public: set[str] = set()
        self._latest: dict[int | None, Page] = {}
        s.discord.watch(self._hear)

    def _hear(self, change: Change) -> None:
        if change.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or "components" not in change.data:
            return
        channel = self.s.discord.world.channels[change.data["channel_id"]]
        audience = change.visible_to or PUBLIC
        if channel["type"] == ChannelKind.DIRECT:
            audience = channel["recipients"][0]["id"]
        self.shown[audience][text(change.data)] = None
        self.ids[audience] |= {control["custom_id"] for control in controls(change.data)}

    def look(self, loaded: LoadedTable) -> None:
        """Whether no answers are offered in the channel now."""
        private = set(map(loaded.mark, loaded.asked))
        shown = [control["custom_id"].split(":") for message in self.s.shown() for control in controls(message)]
        assert not [args for args in shown if private & set(args)], "a menu in the channel"

    async def learn(self, loaded: LoadedTable) -> None:
        """What was whose secret at every step of the match so far: played again, read in every language that anybody
        there reads, and in the one that stands in for all others."""
        history = await self.s.bot.store.matches.history(loaded.table.id)
        game, codec = loaded.game, Codec(loaded.game)
        seed = Rng.seed(history.secret, history.start_message_id)
        heirloom = HEIRLOOMS.validate_json(history.heirloom) if history.heirloom else None
        spoken = map(loaded.kit.languages.nearest, self.s.discord.world.locales.values())
        voices = [loaded.voice(locale) for locale in sorted({ENGLISH, loaded.table.locale, *spoken})]
        match, _ = begin(game, len(history.people), seed, history.table.options, heirloom, history.people)
        self._note(replace(loaded, match=match), voices)
        course: Course[Any] = Course(match)
        for entry in history.entries[1:]:
            course.play(codec.change(entry))
            self._note(replace(loaded, match=course.match), voices)
        for voice in voices:
            entries = list(history.entries)
            self.public |= forms((told for _, told in lines(game, entries, voice)), loaded.names)
            for seat in loaded.table.seats:
                heard = forms((told for _, told in lines(game, entries, voice, seat.seat)), loaded.names)
                self.private[seat.user_id or STEWARDS] |= heard - self.public
                self.offered[seat.user_id or STEWARDS] |= forms(sums(game, entries, voice, seat.seat), loaded.names)

    def _note(self, loaded: LoadedTable, voices: list[Voice]) -> None:
        match, presenter = loaded.playing, loaded.game.presenter
        for page in (presenter.board(match.view(None)), *presenter.regions(match.view(None))):
            self.public |= self._new(None, page, voices)
        if match.over:  # the end reveals what it likes
            self.public |= self._new(None, presenter.ending(match.view(None)), voices)
        for seat in loaded.table.seats:
            whose = seat.user_id or STEWARDS
            own = self._new(seat.seat, presenter.own(match.view(seat.seat)), voices)
            self.private[whose] |= {line for line in own if not HEADING.match(line)}
            for voice in voices:
                self.offered[whose] |= offered(loaded, seat.seat, voice)

    def _new(self, seat: int | None, page: Page | None, voices: list[Voice]) -> set[str]:
        """The lines of a page, unless it is the one that was read there the last time."""
        if page is None or page == self._latest.get(seat):
            return set()
        self._latest[seat] = page
        return {
            line for voice in voices for told in (markdown, below) for line in told(page, voice).split("\n") if line
        }

    def leaks(self) -> list[str]:
        """Every line that somebody else than its owner was shown."""
        found = []
        for audience, texts in self.shown.items():
            theirs = self.private[audience] | self.offered[audience] | self.public
            others = set().union(*(lines for owner, lines in self.private.items() if owner != audience)) - theirs
            read = {piece for told in texts for line in told.split("\n") for piece in (line, *POINT.split(line))}
            found += [f"{audience or 'everybody'}: {line}" for line in sorted(others & read)]
        return found

    def latin(self) -> set[str]:
        """Words in Latin letters that nobody should meet in a Cyrillic language."""
        return {word for texts in self.shown.values() for told in texts for word in latin(told)}


def sums(game: Any, entries: list[Logged], voice: Voice, seat: int) -> Iterator[str]:
    """What a digest adds up of what *seat* has heard in one turn, wherever in it that begins and ends."""
    log = ((entry.step, event) for entry in entries for event in Codec(game).events(entry))
    for span in spans(overheard(log, seat)):
        added = [each for each in span if each.event.adds or each.event.gathers]
        for start, end in combinations(range(len(added) + 1), 2):
            for line in digest.lines(added[start:end], seat, None):
                yield from (voice(game.presenter.line(point.heard.event)) for point in (*line.points, *line.end))


def forms(lines: Iterable[str], names: Sequence[str]) -> set[str]:
    """Lines of the log as they are, as they were before they were taken back, and as a digest says them among others:
    without the name at their beginning."""
    told = {form for each in lines for form in (each, each.removeprefix("~~").removesuffix("~~"))}
    whole = {each.removesuffix(".") for each in told}
    return {*told, *whole, *(each.removeprefix(f"{name} ") for each in whole for name in names)}


def offered(loaded: LoadedTable, seat: int, voice: Voice) -> set[str]:
    """The lines of the menus of *seat*."""
    told: set[str] = set()
    for menu in (loaded.playing.menu(seat), loaded.playing.aside(seat)):
        if menu is not None:
            told |= {voice(note) for note in menu.notes()}
            beside = (each for option in menu.options for each in (option.label, option.hint, option.group) if each)
            told |= {plain(voice(each)) for each in beside} | {plain(called(each, voice)) for each in menu.options}
    return told


@cache
def proper() -> set[str]:
    """Latin words that stand in Cyrillic texts: proper names, such as that of a game which nobody has translated."""
    games = {word for key in EVERY.games for word in EVERY.voice("ru", key).about("name").split()}
    return {"Discord", "Castellan", "English"} | LIBRARIES | games


CREDITED = {"BY", "CC", "Pillow", "game-icons", "net", "resvg"}
"""Who has drawn icons, under which licence, and by what pictures are drawn."""


def latin(told: str) -> set[str]:
    """English words and raw catalogue keys in a text; addresses, mentions and what stands in backticks do not count.
    Escaped ones are somebody's own words, and hold nothing."""
    left = re.sub(r"\\`|https?://\S+|<@\d+>|`[^`]*`", " ", told)
    return set(re.findall(r"[A-Za-z][A-Za-z-]+", left)) - proper() - CREDITED
