"""Everything that anybody was ever shown, held against what each seat keeps to itself."""

from __future__ import annotations

import re
from collections import defaultdict

from bot.parlour.simulated.changes import Change
from bot.parlour.simulated.protocol import ChannelKind
from bot.play.cards import board
from bot.play.sitting import Sitting, lines
from bot.speech import LOCALES
from bot.ui.page import markdown
from tests.bot.reading import controls, text
from tests.bot.scene import Scene

PUBLIC = ""
"""The audience of what stands in a channel; everybody else is an audience of one, by id."""
LIBRARIES = {"discord", "py", "aiosqlite", "pydantic", "Project", "Fluent", "MIT", "dev"}
PROPER = {"Discord", "Castellan", "English", *LIBRARIES}
"""Latin words that stand in Cyrillic texts: proper names."""


class Overheard:
    """Listens from the moment it is made."""

    def __init__(self, s: Scene) -> None:
        self.s = s
        self.shown: dict[str, dict[str, None]] = defaultdict(dict)
        """By audience: every text in the order in which it was first shown."""
        self.ids: dict[str, set[str]] = defaultdict(set)
        """By audience: every custom_id."""
        self.private: dict[str, set[str]] = defaultdict(set)
        """By person: the lines of their own pages and what they alone heard, in every language."""
        self.public: set[str] = set()
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

    async def note(self, sitting: Sitting) -> None:
        """What is secret at this step, and whether the channel keeps to public menus."""
        for locale in LOCALES:
            voice = sitting.voice(locale)
            self.public |= set(board(sitting, voice).split("\n"))
            for seat in sitting.table.seats:
                page = sitting.game.presenter.own(sitting.playing.view(seat.seat))
                self.private[seat.user_id or "steward"] |= set(markdown(page, voice).split("\n")) if page else set()
        self._public_menus_only(sitting)

    def _public_menus_only(self, sitting: Sitting) -> None:
        menus = {sitting.mark(seat): sitting.playing.menu(seat) for seat in sitting.asked}
        private = {mark for mark, menu in menus.items() if len(menus) > 1 or menu is None or menu.private}
        shown = [control["custom_id"].split(":") for message in self.s.shown() for control in controls(message)]
        assert not [args for args in shown if private & set(args)], "a private menu in the channel"

    async def end(self, sitting: Sitting) -> None:
        """Add what was told one seat alone during the whole match."""
        entries = await self.s.bot.store.matches.log(sitting.table.id)
        for locale in LOCALES:
            voice = sitting.voice(locale)
            self.public |= {told for _, told in lines(sitting.game, entries, voice)}
            for seat in sitting.table.seats:
                heard = {told for _, told in lines(sitting.game, entries, voice, seat.seat)}
                self.private[seat.user_id or "steward"] |= heard - self.public

    def leaks(self) -> list[str]:
        """Every line that somebody else than its owner was shown."""
        found = []
        for audience, texts in self.shown.items():
            theirs = self.private[audience] | self.public
            others = set().union(*(lines for owner, lines in self.private.items() if owner != audience)) - theirs
            read = {line for told in texts for line in told.split("\n")}
            found += [f"{audience or 'everybody'}: {line}" for line in sorted(others & read)]
        return found

    def latin(self) -> set[str]:
        """Words in Latin letters that nobody should meet in a Cyrillic language."""
        return {word for texts in self.shown.values() for told in texts for word in latin(told)}


def latin(told: str) -> set[str]:
    """English words and raw catalogue keys in a text; addresses, mentions and what stands in backticks do not count."""
    left = re.sub(r"https?://\S+|<@\d+>|`[^`]*`", " ", told)
    return set(re.findall(r"[A-Za-z][A-Za-z-]+", left)) - PROPER
