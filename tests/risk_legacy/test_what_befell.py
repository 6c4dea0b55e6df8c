"""What no enemy has done to a reader answers itself on the picture as well: what has cost them troops, land or a star,
and what was put on their land for good (RL-B0.6, 11.1)."""

from collections.abc import Iterable, Mapping

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.scene import Box, Layer, Scene
from engines.core.event import Event
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import ScarPlayed
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.events.turn import TerritoryEntered
from engines.risk_legacy.picture import fates, since
from engines.risk_legacy.picture.chips import ALONE
from engines.risk_legacy.picture.looks import PLACES
from engines.risk_legacy.picture.pieces import HAZARD, Marks, badge
from engines.risk_legacy.picture.ways import way
from tests.drawing.measured import complaints
from tests.drawing.positions import NAMES, Position
from tests.drawing.test_facts import lines, told
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.test_picture import words
from tests.risk_legacy.test_what_changed import drawn, fought

THEN = {"alaska": (0, 1), "alberta": (0, 2), "brazil": (0, 4), "peru": (1, 4), "egypt": (1, 1), "japan": (2, 3)}
NOW = {"alberta": (0, 1), "brazil": (0, 4), "peru": (1, 4), "japan": (2, 3)}
"""After seat 0 lost its headquarters in Alaska and a troop in Alberta, and seat 1 all it had in Egypt."""
HIT = Mark(scar="biohazard")
MARKS = {"alaska": HIT, "peru": HIT}
"""Seat 1 has put the one in Alaska, seat 0 the one in Peru."""


def lost(seat: int, at: str, cause: str, *, emptied: bool = True, hq: int | None = None) -> TroopsLost:
    return TroopsLost(seat=seat, territory=NUMBER[at], troops=1, emptied=emptied, cause=cause, hq=hq)


def played(seat: int, at: str, holder: int) -> ScarPlayed:
    return ScarPlayed(seat=seat, territory=NUMBER[at], scar="biohazard", holder=holder)


NEWS: tuple[Event, ...] = (
    played(1, "alaska", 0),
    lost(0, "alaska", "biohazard", hq=0),
    lost(0, "alberta", "resistance", emptied=False),
    lost(1, "egypt", "resistance"),
    played(0, "peru", 1),
)


def position(
    seat: int | None = 0,
    *,
    now: Mapping[str, tuple[int, int]] = NOW,
    then: Mapping[str, tuple[int, int]] = THEN,
    news: tuple[Event, ...] = NEWS,
    marks: Mapping[str, Mark] = MARKS,
    before: Mapping[str, Mark] | None = None,
) -> Position:
    worlds = (land(each, packets=("pack_1",)) for each in (marks, before or {}))
    views = [
        GAME.view(scene(troops=troops, hqs={"alaska": 0}, world=world).state, seat)
        for troops, world in zip((now, then), worlds, strict=True)
    ]
    return Position(GAME, views[0], views[1], 3, news)


def sprites(picture: Scene) -> list[object]:
    return [layer.sprite for layer in picture.layers]


def test_what_an_event_or_a_scar_has_cost_the_reader_is_named_and_ringed() -> None:
    """Others read nothing of it below the map; who is nowhere any more is shown to all of them."""
    for seat, causes in ((0, ["Biohazard", "Resistance"]), (1, ["Resistance"]), (2, []), (None, [])):
        picture = drawn(position(seat))
        said, there = words(picture), sprites(picture)
        assert [line for line in said if line.startswith("You lost to")] == [f"You lost to {each}:" for each in causes]
        assert (badge(0, 1, Marks(), 100, ring=HAZARD) in there) == (seat == 0)
        assert [fates.gone(each, fates.LARGER) in there for each in (0, 1, 2)] == [True, True, False]
        assert ("you lost it" in said, "nobody left there" in said) == (seat in (0, 1), True)
    assert drawn(position(), "close").told.startswith("Your front, you have lost Alaska (HQ)")


def test_a_scar_that_somebody_put_on_the_readers_land_is_listed_and_ringed() -> None:
    """By whom; everybody sees the ring, and nobody is told what they have put there themselves."""
    for seat, listed in ((0, ["Biohazard: Alaska"]), (1, ["Biohazard: Peru"]), (2, []), (None, [])):
        picture = drawn(position(seat))
        assert [line for line in words(picture) if line.startswith("Biohazard: ")] == listed
        assert ("New on your land:" in words(picture)) == bool(listed)
        assert sprites(picture).count(fates.marked("biohazard", 100)) == 2
    assert ("Alaska", "Biohazard", NAMES[1]) in drawn(position()).facts
    old = drawn(position(before=MARKS))
    assert "New on your land:" not in words(old)
    assert fates.marked("biohazard", 100) not in sprites(old)


def test_a_star_that_nobody_has_won_is_told_as_lost() -> None:
    """A headquarters that somebody took is a new star of theirs and told with it; to whom it was taken from, only as
    theirs. One headquarters was three lines, and a newcomer counted three losses."""
    assert [(each.seat, each.at) for each in since.setbacks(position().view, position().before)] == [
        (0, NUMBER["alaska"])
    ]
    for seat, lost in ((0, "You lost a star:"), (1, "Stars lost:"), (None, "Stars lost:")):
        said = words(drawn(position(seat)))
        assert [each for each in said if each in ("You lost a star:", "Stars lost:")] == [lost]
        assert said[said.index(lost) + 1] == "HQ Alaska"
    taken = position(now={**NOW, "alaska": (1, 2)}, news=())
    assert "Stars lost:" not in words(drawn(taken))
    for seat, head in ((0, "You lost a star:"), (1, "New stars:"), (None, "New stars:")):
        told = words(drawn(position(seat, now={**NOW, "alaska": (1, 2)}, news=())))
        heads = ("You lost a star:", "New stars:", "HQ lost:")
        assert [each for each in told if each in heads] == [head]


@pytest.mark.parametrize("part", ["table", "close"])
def test_lost_stars_come_before_all_else_that_is_told(part: str) -> None:
    """What a newcomer missed: who is ahead now stood below the troops and marks that it came with. Beside everybody's
    stars stands by how many they have gone up or down."""
    for seat, lost in ((0, "You lost a star:"), (1, "Stars lost:")):
        picture = drawn(position(seat), part)
        (said,) = ([each.said for each in layer.sprite.words] for layer in picture.layers if lost in words_of(layer))
        assert said[:2] == [lost, "HQ Alaska"]
    swings = [since.swing(position(seat).view, position(seat).before, 0) for seat in (0, 1)]
    assert swings == [-1, -1]
    assert since.swing(position(1).view, position(1).before, 1) == 0


def words_of(layer: Layer) -> list[str]:
    return [each.said for each in layer.sprite.words]


def test_a_scar_that_helps_is_no_harm() -> None:
    """What a newcomer missed: a bunker that somebody gave them was listed like a biohazard."""
    bunker = {"alaska": Mark(scar="bunker"), "brazil": HIT}
    picture = drawn(position(marks=bunker, news=(played(1, "brazil", 0),)))
    said = words(picture)
    assert said[said.index("New on your land:") + 1] == "Biohazard: Brazil"
    assert said[said.index("Good for your land:") + 1] == "Bunker: Alaska"


def test_whoever_came_and_died_has_left_something_to_be_seen() -> None:
    """The arrow ends at a land that was empty and is: who fell there, and how many."""
    came = TerritoryEntered(seat=1, origin=NUMBER["brazil"], target=NUMBER["peru"], troops=1, lost=0, hq=None)
    troops = {"alaska": (0, 3), "brazil": (1, 7), "japan": (2, 3)}
    picture = drawn(position(now=troops, then=troops, news=(came, lost(1, "peru", "biohazard")), before=MARKS))
    assert fates.gone(1, fates.LARGER) in sprites(picture)
    assert fates.toll(1, 1, None, 0, 28) in sprites(picture)


CITY = Mark(city="minor_city")
BUSY = {"southern_europe": (1, 1), "northern_europe": (1, 1), "north_africa": (1, 7), "western_europe": (1, 1)}
BUSY |= {"egypt": (1, 1), "central_africa": (1, 1), "east_africa": (1, 1), "peru": (2, 7), "brazil": (1, 3)}
BUSY |= {"argentina": (1, 1), "venezuela": (0, 2), "alaska": (0, 1), "central_america": (0, 1)}
ROUND = (
    fought("north_africa", 4, 4, origin="southern_europe"),
    *(
        TerritoryEntered(seat=1, origin=NUMBER["north_africa"], target=NUMBER[at], troops=2, lost=lost, hq=None)
        for at, lost in (("western_europe", 2), ("egypt", 1), ("central_africa", 0), ("east_africa", 0))
    ),
    fought("peru", 2, 6, origin="brazil", seat=2),
    fought("brazil", 0, 1, origin="argentina"),
)


def led(layer: Layer) -> bool:
    """Whether that is a line with a dot where it begins."""
    return 'r="6"' in layer.sprite.svg


def astray(box: Box, of: since.Strike, strikes: Iterable[since.Strike]) -> list[since.Strike]:
    """Other attacks that it might be taken for: their arrows lie nearer, and near."""
    spot = box.left + box.width // 2, box.top + box.height // 2
    off = {each: way(PLACES[each.origin].badge, PLACES[each.target].badge).off(spot) for each in strikes}
    return [each for each in off if each != of and off[each] <= min(off[of], ALONE)]


@pytest.mark.parametrize("part", ["table", "close"])
def test_every_chip_belongs_to_its_arrow(part: str) -> None:
    """Where a whole round has been fought on one spot, each lies nearest to its own, or a line leads to that; and what
    a city has cost shows a city."""
    marks = dict.fromkeys(("egypt", "western_europe"), CITY)
    place = position(now=BUSY, then=BUSY, news=ROUND, marks=marks, before=marks)
    picture = drawn(place, part)
    size = 28 if part == "table" else 30
    strikes = since.strikes(place.look("en"))
    for strike in (each for each in strikes if each.bloody):
        met = "village" if strike.defender is None else None
        chip = fates.toll(strike.seat, strike.lost, strike.defender, strike.killed, size, met)
        (at,) = (number for number, layer in enumerate(picture.layers) if layer.sprite == chip)
        if part == "table" and not led(picture.layers[at - 1]):
            assert astray(picture.layers[at].box, strike, strikes) == []
    assert "lost on the way in" in words(picture)


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_all_of_it_can_be_read_and_is_told(locale: str) -> None:
    for place in (position(), position(1)):
        texts = list(lines(place, locale))
        for part in ("table", "close"):
            picture = drawn(place, part, locale)
            assert complaints(picture, NAMES) == [], part
            missing = [fact for fact in picture.facts if not any(told(fact, each) for each in texts)]
            assert missing == [], part
