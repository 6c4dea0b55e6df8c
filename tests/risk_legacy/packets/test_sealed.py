"""Sealed means sealed (RL-B0.1): no word that stands only in closed packets, and no sign that only they bring, reaches
anybody, whatever they look at.

``CASTELLAN_SOAK_SEALED`` says how many matches are read in each sort of world."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import chain
from pkgutil import iter_modules
from typing import Any

import pytest

from bot.languages import SHIPPED
from bot.pictures.film import below
from engines.core.drawing.ink import ICONS, Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import Menu
from engines.core.outcome import Heirloom
from engines.core.page import Page, Section
from engines.core.record import evolve
from engines.core.text import Text
from engines.core.text import text as text_of
from engines.risk_legacy import GAME
from engines.risk_legacy import packets as unpacked
from engines.risk_legacy.hooks import seals
from engines.risk_legacy.pages.occasion import contents
from engines.risk_legacy.picture import PAINTER, plates
from engines.risk_legacy.picture.looks import PALE
from tests.kits import playing
from tests.playing import pages, played, shown
from tests.risk_legacy.packets.open_world import table
from tests.risk_legacy.packets.sealed import closed, drawn, leaks, secret

MATCHES = int(os.environ.get("CASTELLAN_SOAK_SEALED", "1"))
OFTEN, RARELY = 5, 150
"""At every so-manyth step questions are read, and everything; what is told is read always. With many matches all is."""
WORLDS = ((), ("pack_2", "pack_3"))
"""Packets that are open when a match begins; others may be opened in it."""
NAMES = ("Ann", "Bob", "Cid")
VOICES = tuple(playing(GAME).voice(locale, GAME.meta.key, NAMES) for locale in SHIPPED.tags)


class Reader:
    """Reads everything once, in all languages, for each set of packets that are closed."""

    def __init__(self) -> None:
        self._read: set[Any] = set()
        self.found: set[str] = set()
        self.texts = self.looked = 0
        self.before: Any = None
        """The board as it was last drawn, for everybody."""
        self.found_so: Heirloom | None = None
        """The world as the match found it."""

    def match(self, match: Match[Any], events: tuple[Event, ...], *, everything: bool) -> None:
        hidden = closed(match._state.world.packets.opened)
        questions = _asked(match) if everything or match.step % OFTEN == 0 else ()
        for text in chain(_told(match, events), questions):
            self._text(text, hidden)
        if everything or match.over:
            for text in _looked_at(match):
                self._text(text, hidden)
            self.looked += 1
            for voice in VOICES if MATCHES > 1 else VOICES[self.looked % len(VOICES) :][:1]:
                for picture in self._pictures(match, events, voice):
                    self._picture(picture, hidden)

    def world(self, heirloom: Heirloom | None, hidden: frozenset[str]) -> None:
        """As it is read between its games."""
        for text in _bequeathed(heirloom) if heirloom else ():
            self._text(text, hidden)

    def _text(self, text: Text | None, hidden: frozenset[str]) -> None:
        if text is None or (text, hidden) in self._read:
            return
        self._read.add((text, hidden))
        self.texts += 1
        self._words("\n".join(voice(text) for voice in VOICES), hidden)

    def _pictures(self, match: Match[Any], events: tuple[Event, ...], voice: Any) -> Iterator[Scene]:
        """Boards, own pages, continents in turn, plates; and the board with what has changed since the last one, told
        below as a film has it."""
        view = match.view(match.asked()[0] if match.asked() else 0)
        look = Look(say=voice.bare, names=NAMES)
        yield from _there((PAINTER.table(view, look), PAINTER.close(view, look), PAINTER.own(view, look)))
        yield from _there((PAINTER.region(view, self.looked % len(GAME.presenter.regions(view)), look),))
        told = [line for event in events for line in [GAME.presenter.line(event)] if line]
        moving = PAINTER.table(match.view(None), replace(look, before=self.before, news=tuple(shown(events, None))))
        yield below(moving, " · ".join(map(voice, told)), PAINTER.signs)
        self.before = match.view(None)
        heirloom = GAME.bequest(match._state) if match.over else None
        if heirloom:
            yield from _there(PAINTER.world(heirloom, each) for each in (look, replace(look, before=self.found_so)))

    def _picture(self, picture: Scene, hidden: frozenset[str]) -> None:
        for svg in {layer.sprite.svg for layer in picture.layers}:
            if (svg, hidden) not in self._read:
                self._read.add((svg, hidden))
                self._words(svg, hidden)
                self.found |= drawn(svg, hidden)
        self._words("\n".join((picture.told, *(word for fact in picture.facts for word in fact))), hidden)

    def _words(self, words: str, hidden: frozenset[str]) -> None:
        self.found |= leaks(words, hidden)


def _told(match: Match[Any], events: tuple[Event, ...]) -> Iterator[Text | None]:
    for seat in (None, *match._state.seats):
        for side in shown(events, seat):
            yield GAME.presenter.line(side)


def _asked(match: Match[Any]) -> Iterator[Text | None]:
    for seat in match.asked():
        yield from _menu(match.menu(seat))
        for no in match.blocked(seat):
            yield no.reason
            yield no.say and no.say(no.move)


def _menu(menu: Menu[Any] | None) -> Iterator[Text | None]:
    if menu:
        yield menu.prompt
        yield from menu.notes()
        for option in menu.options:
            yield from (option.label, option.group, option.hint)


def _looked_at(match: Match[Any]) -> Iterator[Text | None]:
    for seat in (None, *match._state.seats):
        for page in pages(match, seat):
            yield from _page(page)
        yield PAINTER.alt(match.view(seat), None)
    for seat in match._state.seats:
        yield from _menu(match.aside(seat))
    if match.outcome:
        yield match.outcome.why
        yield from map(GAME.luck.told, match.luck) if GAME.luck else ()
    heirloom = GAME.bequest(match._state) if match.over else None
    yield from _bequeathed(heirloom) if heirloom else ()


def _bequeathed(heirloom: Heirloom) -> Iterator[Text | None]:
    yield from GAME.laurels(heirloom)
    for page in GAME.pages(heirloom):
        yield from _page(page)
    tale = GAME.tale(heirloom)
    yield from (tale.title, *tale.story, *tale.changes) if tale else ()


def _page(page: Page) -> Iterator[Text | None]:
    yield page.title
    for section in page.sections:
        yield section.heading
        yield from section.lines
        yield from (cell for cell in section.cells if isinstance(cell, Text))


def _there(made: Iterable[Scene | None]) -> Iterator[Scene]:
    return (each for each in made if each)


def read(packets: tuple[str, ...], seed: int) -> Reader:
    """A match between people who answer at random."""
    reader, place = Reader(), table(3, seed, *packets)
    begun, dealt = place.begin()
    reader.found_so = place.heirloom
    reader.match(begun, dealt, everything=True)
    for turn in played(place, seed, advised=lambda _: 0.9):
        reader.match(turn.after, turn.events, everything=MATCHES > 1 or turn.after.step % RARELY == 0)
    return reader


@pytest.mark.long
@pytest.mark.parametrize("packets", WORLDS, ids=lambda packets: "+".join(packets) or "none")
def test_no_word_of_a_closed_packet_is_read_anywhere(packets: tuple[str, ...]) -> None:
    for seed in range(MATCHES):
        reader = read(packets, seed)
        assert reader.texts > 100
        assert reader.found == set()


def test_the_guide_says_nothing_of_them() -> None:
    texts = [text for page in GAME.presenter.guide() for text in _page(page) if text]
    for voice in VOICES:
        assert leaks("\n".join(map(voice, texts)), closed(())) == set()


def test_the_secrets_are_those_of_the_closed_packets_alone() -> None:
    none_open, some = secret(closed(())), secret(closed(("pack_1", "pack_3")))
    assert {"biohazard", "mercenary", "homeland", "биоугроза", "наёмники"} <= none_open
    assert "mercenary" in some
    assert not {"biohazard", "homeland", "mission"} & some
    shapes = {icon for icon in ICONS if drawn(Ink(9, 9).icon(icon, 4, 4, 9, PALE).sprite().svg, closed(()))}
    assert shapes == {"biohazard", "broadsword", "castle-ruins", "capitol", "skull-crossed-bones"}
    assert leaks("Scar: Ammo Shortage in Brazil. Pack 2 is sealed until somebody is eliminated.", closed(())) == set()


# ---- whoever breaks the seal is noticed


def page_of_the_world(patch: pytest.MonkeyPatch) -> None:
    """Beside a closed packet stands what is in it, not when it opens."""
    patch.setattr(import_module("engines.risk_legacy.pages.world.packets"), "condition", contents)


def board(patch: pytest.MonkeyPatch) -> None:
    """A sign of something that lies in no box yet is explained."""
    honest = GAME.presenter.board

    def careless(view: Any) -> Page:
        told = honest(view)
        return evolve(told, sections=(*told.sections, Section(lines=(text_of("legend-biohazard", icon="x"),))))

    patch.setitem(vars(GAME.presenter), "board", careless)


def picture(patch: pytest.MonkeyPatch) -> None:
    """A fact that is shown nowhere."""
    fact = Scene(width=1, height=1, layers=(), facts=(("mercenary",),))
    patch.setitem(vars(PAINTER), "own", lambda *_: fact)


def back(patch: pytest.MonkeyPatch) -> None:
    """The back of a scar card has the sign of a scar that a packet brings."""
    patch.setattr(plates, "face_down", lambda ink, left, top: ink.icon("biohazard", left + 13, top + 18, 20, PALE))


def log(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(GAME.presenter), "line", lambda _: Text("move-no-mission", (("due", 0),)))


@pytest.mark.parametrize("leak", [page_of_the_world, board, picture, back, log])
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    place = table(3, 0)
    begun, dealt = place.begin()
    leak(monkeypatch)
    reader = Reader()
    reader.match(begun, dealt, everything=True)
    reader.world(place.heirloom, closed(()))
    assert reader.found != set()


def test_what_is_never_to_be_opened_is_not_there() -> None:
    """RL-B7.1: six packets are built and no other; nothing offers one more."""
    assert sorted(seal.packet for seal in seals()) == ["pack_1", "pack_2", "pack_3", "pack_4", "pocket_1", "pocket_2"]
    folders = {found.name for found in iter_modules(unpacked.__path__) if found.ispkg}
    assert folders == {"common", *(seal.packet for seal in seals())}
    (setting,) = (each for each in GAME.meta.options if each.key == "sealed_packets")
    assert setting.choices == ("all_built", "none")
