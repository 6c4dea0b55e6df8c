"""The pictures (TK-11.7): what matters is on them, what is hidden is not."""

import re
from typing import Any

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.ink import ICONS
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene as Drawn
from engines.core.record import evolve
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import KINDS, PENALTIES
from engines.take_the_kingdom.picture import PAINTER, looks
from engines.take_the_kingdom.picture.hand import CARD_HIGH
from tests.drawing.measured import complaints
from tests.drawing.positions import KIT, Position
from tests.drawing.test_facts import lines, told
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene


def position(scene: Scene, by: int | None, before: Any = None) -> Position:
    return Position(GAME, scene.match.view(by), before, len(scene.state.kingdoms))


def drawn(scene: Scene, part: str, by: int | None = None, before: Any = None) -> Drawn:
    """Without the legend, which is last on the table."""
    found = position(scene, by, before).scenes("en")[part]
    return evolve(found, layers=found.layers[:-1]) if part == "table" else found


def shows(picture: Drawn, icon: str) -> int:
    """How many of its sprites have that icon."""
    shape = re.search(r' d="([^"]+)"', ICONS[icon]["body"])
    assert shape, icon
    return sum(shape[1] in layer.sprite.svg for layer in picture.layers)


def said(picture: Drawn) -> list[str]:
    return [words.said for layer in picture.layers for words in layer.sprite.words]


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_a_long_name_ends_before_it_says_that_its_seat_is_out(locale: str) -> None:
    """TK-6.12: "извън играта" lay on the end of a name of 32 letters."""
    view = lay(seat("Fort, Land"), seat("Fort, Land"), seat("", fell=1), seat("", fell=2)).match.view(None)
    names = ("Ann", "Bob", "W" * 32, "Константин Константинопольский 32")
    table = PAINTER.table(view, Look(say=KIT.voice(locale, GAME.meta.key, names).bare, names=names))
    assert complaints(table, names) == []
    assert any(words.endswith("…") for words in said(table))


def test_ice_lies_where_a_freeze_does() -> None:
    """TK-5.46, 11.7."""
    frozen = lay(seat("Fort, Land[; frozen]"), seat("Fort, Land"))
    assert shows(drawn(frozen, "table"), "snowflake-1") == 1
    assert ("Ann", "Land 1", "frozen") in drawn(frozen, "table").facts
    assert shows(drawn(lay(seat("Fort, Land"), seat("Fort, Land")), "table"), "snowflake-1") == 0


def test_a_fort_is_locked_as_long_as_it_has_lands() -> None:
    """TK-5.26."""
    table = drawn(lay(seat("Fort, Land"), seat("Fort[Hills]")), "table")
    assert shows(table, "padlock") == 1
    assert shows(table, "padlock-open") == 1


@pytest.mark.parametrize("face", ["real", "decoy"])
def test_a_trap_lies_face_down(face: str) -> None:
    """TK-3.1: on the table even its owner sees the back alone, and both kinds have the same; the faces are for the
    owner's own pictures."""
    scene = lay(seat(f"Fort, Land[; {face}]"), seat("Fort, Land"))
    for by in (None, A, B):
        table = drawn(scene, "table", by)
        assert (shows(table, "wolf-trap"), shows(table, "scarecrow")) == (1, 0)
    own = drawn(scene, "own", A)
    assert f"Trap ({face})" in said(own)
    assert "own" not in position(scene, B).scenes("en")


def test_strength_is_what_is_left() -> None:
    """TK-7.5: of the place as a whole, and of each defence; a point that is gone is struck through."""
    scene = lay(seat("Fort-1[Knights-2], Land"), seat("Fort"))
    (fort,) = [layer.sprite for layer in drawn(scene, "table").layers if _head(layer.sprite) == ("Fort", "5")]
    assert [words.said for words in fort.words] == ["Fort", "3", "5"]
    assert fort.svg.count(f'stroke="{looks.WINE}" stroke-width="3" stroke-linejoin="round"') == 3


def _head(sprite: Any) -> tuple[str, str] | None:
    words = [words.said for words in sprite.words]
    return (words[0], words[-1]) if len(words) > 1 else None


def test_an_attack_stands_where_it_goes() -> None:
    """TK-5.27: the damage on the place that it is meant for; a Fort that would fall is said to be in danger."""
    scene = lay(seat("Fort, Land", "pikemen cannon"), seat("Fort-1, Land", "deny"), seat("Fort-1", "deny"))
    assert shows(drawn(scene, "table"), "crossed-swords") == 0
    scene.attack("pikemen", "B.Land")
    table = drawn(scene, "table")
    assert "Fort in danger" not in said(table)
    assert (shows(table, "crossed-swords"), shows(table, "pikeman")) == (1, 1)
    scene.passes(B)
    scene.attack("cannon", "C.Fort")
    assert "Fort in danger" in said(drawn(scene, "table"))


def test_what_is_coming_is_shown_before_and_after() -> None:
    """TK-11.3: with what could still stop it, as far as everybody knows (TK-6.3)."""
    scene = lay(seat("Fort, Land", "pikemen"), seat("Fort, Land[Walls, Hills]", "deny mutiny"), discard="deny")
    scene.attack("pikemen", "B.Land Walls")
    close = drawn(scene, "close", B)
    assert ("Land 2 of Борис", "2", "2") in close.facts
    before, after = [_strengths(layer.sprite) for layer in close.layers if _strengths(layer.sprite)]
    assert (before, after) == (["2", "1", "4"], ["1", "2"])
    named = said(close)
    assert named[named.index("Could still stop it") + 1 :] == ["×2", "Deny", "×4", "Mercy", "×2", "Mutiny"]


def test_in_its_own_turn_a_seat_sees_the_board_and_no_advice() -> None:
    """A blow or two of several would mislead: Mutiny takes more here than the attack does."""
    scene = lay(seat("Fort, Land", "soldiers mutiny"), seat("Fort[Knights]"))
    assert "close" not in position(scene, A).scenes("en")
    assert any("Soldiers: Fort of" in line for line in lines(position(scene, A), "en")), "in words, as TK-11.2 has it"


def _strengths(sprite: Any) -> list[str]:
    words = [words.said for words in sprite.words]
    return words[1:] if words[:1] == ["Land 2"] else []


def test_a_cover_that_is_held_is_ringed_for_its_holder_alone() -> None:
    """TK-3.1 of hands: the attacker sees no ring."""
    scene = lay(seat("Fort, Land", "cannon"), seat("Fort, Land", "deny"))
    scene.attack("cannon", "B.Land")
    ring = f'r="40" fill="{looks.GOLD}"'
    rings = {by: sum(layer.sprite.svg.count(ring) for layer in drawn(scene, "close", by).layers) for by in (None, A, B)}
    assert rings == {None: 0, A: 0, B: 1}


def test_where_a_trap_can_turn_damage_to() -> None:
    """TK-5.37: all open places of the attacker, with what would be left."""
    scene = lay(seat("Fort, Land[Archers], Land", "pikemen"), seat("Fort, Land[; real]", "deny"))
    scene.attack("pikemen", "B.Land")
    scene.passes(B)
    close = drawn(scene, "close", B)
    assert ("Ann", "2") in close.facts
    assert [words for words in said(close) if words.startswith("Land")] == ["Land 1", "Land 2"]
    assert [
        layer.sprite.words[0].said for layer in close.layers if layer.sprite.height == 60 and layer.sprite.words
    ] == ["3"]
    assert shows(close, "castle-ruins") == 1


def test_an_hourglass_stands_by_whoever_is_in_an_opening_turn() -> None:
    """TK-5.11: in the last one there is none left."""
    table = drawn(lay(seat("Fort, Land"), seat("Fort, Land"), turn_is={"opening": True}), "table")
    assert shows(table, "hourglass") == 1


def test_the_legend_explains_who_is_asked_and_what_is_played() -> None:
    scene = lay(seat("Fort, Land", "soldiers"), seat("Fort, Land[Hills]", "deny"))
    scene.attack("soldiers", "B.Land")
    legend = [words.said for words in position(scene, B).scenes("en")["table"].layers[-1].sprite.words]
    assert {"discard pile", "is asked", "Soldiers"} <= {*legend}


def test_the_legend_explains_strength_piles_and_arrows() -> None:
    """TK-11.7: nobody could tell what the red shield or the crossed pieces are; only what stands there is explained."""

    def meant(scene: Scene, before: Any = None) -> set[str]:
        legend = position(scene, None, before).scenes("en")["table"].layers[-1].sprite
        return {words.said for words in legend.words}

    whole = lay(seat("Fort, Land[Walls]"), seat("Fort, Land"))
    struck = lay(seat("Fort, Land[Walls-1]"), seat("Fort, Land"))
    always = {"strength (kingdom: its sum)", "a point of strength", "draw pile"}
    told = always | {"damage", "stronger", "weaker"}
    assert meant(whole) & told == always
    assert meant(struck) & told == always | {"damage"}
    assert meant(struck, whole.match.view(None)) & told == always | {"damage", "weaker"}
    assert meant(whole, struck.match.view(None)) & told == always | {"stronger"}


def test_changes_are_marked() -> None:
    """Since the reader looked last: places that are other than they were, and where there are none any more."""
    scene = lay(seat("Fort, Land", "hills cannon"), seat("Fort, Land, Land", "deny"))
    before = scene.match.view(A)
    assert not _fresh(drawn(scene, "table", A, before))
    scene.build("hills", "A.Land")
    assert len(_fresh(drawn(scene, "table", A, before))) == 1
    assert shows(drawn(scene, "table", A, before), "castle-ruins") == 0
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    table = drawn(scene, "table", A, before)
    assert shows(table, "castle-ruins") == 1
    assert not _fresh(drawn(scene, "table", A))


def _fresh(picture: Drawn) -> list[Any]:
    return [layer for layer in picture.layers if f'stroke="{looks.FRESH}" stroke-width="8"' in layer.sprite.svg]


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_every_card_can_be_read(locale: str) -> None:
    """Each kind that a hand may hold, in every language."""
    held = [kind for kind in KINDS if kind not in {*PENALTIES, "fort"}]
    for some in (held[:12], held[12:]):
        found = position(lay(seat("Fort", " ".join(some)), seat("Fort")), A)
        scene = PAINTER.own(found.view, found.look(locale))
        assert scene is not None
        assert complaints(scene) == []
        assert sum(layer.sprite.height == CARD_HIGH + 12 for layer in scene.layers) == len(some)


def test_cards_that_can_be_used_stand_out() -> None:
    """TK-5.12: in an opening turn most cannot; and a booster is not called useless because it never goes alone."""
    opening = lay(seat("Fort", "hills cannon", turns=1), seat("Fort"))
    assert said(drawn(opening, "own", A)).count("not now") == 1
    later = lay(seat("Fort", "hills cannon morale"), seat("Fort"))
    assert said(drawn(later, "own", A)).count("not now") == 0


def test_the_board_says_what_is_coming() -> None:
    """Whoever reads instead of looking knows the declared play as well, and what a trap turns back; that no trap stops
    (TK-5.34)."""
    scene = lay(seat("Fort, Land[; decoy], Land", "pikemen"), seat("Fort, Land[; real]", "deny"))
    scene.attack("pikemen", "B.Land")
    texts = list(lines(position(scene, None), "en"))
    assert any(told(("Ann", "Pikemen", "2"), line) for line in texts)
    assert any(line.endswith("unless the trap is real") for line in texts)
    scene.passes(B)
    texts = list(lines(position(scene, None), "en"))
    assert any("2 damage comes back to Ann." in line for line in texts)
    assert not any("unless the trap is real" in line for line in texts)


def test_the_end_is_crowned() -> None:
    """TK-7.3: who has won, in the picture and in its words."""
    scene = lay(seat("Fort", "cannon"), seat("Fort-2"), seat("Fort", "deny"))
    assert shows(drawn(scene, "table"), "imperial-crown") == 1, "on the back of the deck"
    scene = lay(seat("Fort", "cannon"), seat("Fort-2"))
    scene.attack("cannon", "B.Fort")
    assert scene.over
    assert shows(drawn(scene, "table"), "imperial-crown") == 2
    found = position(scene, None)
    assert alt(found, "en").startswith("Table of the kingdoms. Ann won.")


def test_the_picture_is_told_in_words() -> None:
    """Who is to move, who leads, how everybody stands, what has changed."""
    scene = lay(seat("Fort, Land", "hills trap_decoy land"), seat("Fort, Land", "deny"))
    before = scene.match.view(None)
    scene.build("hills", "A.Land")
    scene.trap("trap_decoy", "A.Land")
    assert alt(position(scene, None, before), "en") == (
        "Table of the kingdoms. Ann is to move, 1 play left. Ann leads with 5 pts. "
        "Ann: 5 pts, Fort 3, 1 Land, cards in hand: 1. Борис: 4 pts, Fort 3, 1 Land, cards in hand: 1. "
        "What has changed: Land 1 of Ann 1 → 2, trap at Land 1 of Ann."
    )


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_the_words_for_a_picture_are_few(locale: str) -> None:
    """At most 1,024 characters, whatever has happened and whatever people are called."""
    lands = ", ".join(["Land"] * 4)
    rich = [seat(f"Fort, {lands}", hand) for hand in ("trebuchet spread", "deny")]
    scene = lay(*rich, seat("Fort"), seat("Fort"))
    before = scene.match.view(C)
    scene.attack("trebuchet spread", "B.Land:1", "B.Land2:1", "B.Land3:1")
    scene.passes(B)
    voice = KIT.voice(locale, GAME.meta.key, ("W" * 32,) * 4)
    words = voice.bare(PAINTER.alt(scene.match.view(C), before))
    assert 200 < len(words) <= 1024


def alt(found: Position, locale: str) -> str:
    return str(found.look(locale).say(PAINTER.alt(found.view, found.before)))
