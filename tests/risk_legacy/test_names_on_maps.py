"""Every badge and every dot on a map is called by its name: a number alone is that of anybody's land."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER, WITHIN
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.campaign.world import City, World
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import chips, marked, worldwide
from engines.risk_legacy.picture.armies import within
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.fight import between
from engines.risk_legacy.picture.front import front
from engines.risk_legacy.picture.lettering import short
from engines.risk_legacy.picture.looks import HIGH, NAMEPLATES, PLACES, WIDE
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import name
from engines.risk_legacy.picture.region import apart, around
from tests.drawing.measured import complaints
from tests.drawing.positions import NAMES, POSITIONS, Position, positions
from tests.risk_legacy import test_what_changed as what_changed
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.called import unnamed
from tests.risk_legacy.test_picture import seen
from tests.risk_legacy.war import duel
from tests.risk_legacy.worlds import LONGEST, PEOPLE, campaign, crowded

SOFT = 4
"""Points that boxes of words may share: letters do not fill them."""


def windows(position: Position, locale: str) -> Iterator[tuple[str, Window]]:
    """What each picture that is closer than the world shows of the map."""
    view = position.view
    if view.battle:
        yield "close", between(view.battle.origin, view.battle.target)
    elif view.me is not None and view.held(view.me) and (found := front(view, position.look(locale))):
        yield "close", found
    for number, lands in enumerate(WITHIN):
        yield f"region {number}", around(lands)
    yield f"region {len(WITHIN)}", apart(view.world.everywhere[len(EVERYWHERE) :] or (0,))


def labels(picture: Scene, high: int) -> list[tuple[str, Box]]:
    """What is written on a map so high, each thing as a whole."""
    found = []
    for layer in picture.layers:
        words = layer.sprite.words
        if words and layer.top < high and any(each.said.strip("0123456789") for each in words):
            found.append((" ".join(each.said for each in words), layer.box))
    return found


def check(position: Position, locale: str) -> int:
    """:return: how many names there are."""
    look, pictures, count = position.look(locale), position.scenes(locale), 0
    for part, window in windows(position, locale):
        if part not in pictures:
            continue
        said = labels(pictures[part], window.box.height)
        for at in within(position.view, look, window):
            names = look.say(territory(at)), short(look, at)
            assert any(each.startswith(names) for each, _ in said), (part, names)
            count += 1
        for (one, box), (other, beside) in combinations(said, 2):
            assert not _share(box, beside), (part, one, other)
        assert complaints(pictures[part], (*NAMES, *_cities(position))) == [], part
    return count


def _share(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > SOFT and min(one.bottom, other.bottom) - max(one.top, other.top) > SOFT


def _cities(position: Position) -> list[str]:
    world = position.view.world
    return [*_given(world), *(region.name for region in world.regions if region.name)]


@pytest.mark.thorough
@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_every_badge_has_its_name(locale: str) -> None:
    """A player's only territory, with its headquarters, stood there without a name, since the one place for that lay
    beyond the edge; and in a late world, which has more signs, a name ended in the number of the fallen beside it."""
    late: dict[bool, int] = {False: 0, True: 0}
    for position in positions("risk_legacy", 5 * POSITIONS):
        late[bool(position.view.shelf)] += check(position, locale)
    assert min(late.values()) > 100


def test_a_number_of_the_fallen_keeps_away_from_names() -> None:
    """Whatever ends where it would lie: "Iceland−3" was read as one."""
    place = what_changed.position()
    view, look = place.view, place.look("en")
    window = front(view, look)
    assert window is not None
    there, label = within(view, look, window), name(("Iceland",), "", 200, 31)
    for chip in _chips(place, window, there, ()):
        spot = chip.left - label.width + 9, chip.top + 4
        beside = Box(*spot, label.width, label.height)
        assert not any(_share(each, beside) for each in _chips(place, window, there, ((label, *spot),)))


def _chips(
    place: Position, window: Window, there: tuple[int, ...], lying: tuple[tuple[Sprite, int, int], ...]
) -> list[Box]:
    """Where they lie on an empty map, or on one with these."""
    canvas = Canvas(window.box.width, window.box.height)
    for each in lying:
        canvas.lay(*each)
    chips.lay(canvas, place.view, place.look("en"), window, there)
    return [layer.box for layer in canvas.layers[len(lying) :] if layer.sprite.words]


@pytest.mark.parametrize("locale", SHIPPED.tags)
@pytest.mark.parametrize("fighting", [False, True])
def test_every_badge_has_its_name_on_the_fullest_board(locale: str, *, fighting: bool) -> None:
    """RL-11.1: with a city of the longest name in every third territory."""
    state = crowded(15, 5, fighting=fighting)
    for seat in (None, 0, 3):
        assert check(Position(GAME, GAME.view(state, seat), None, 5), locale)


def test_a_name_at_the_edge_lies_on_another_side() -> None:
    """Its own place would be beyond it."""
    for where in ("new_guinea", "kamchatka", "alaska", "iceland", "argentina"):
        for locale in SHIPPED.tags:
            assert check(seen(duel(8, 5, troops={where: (0, 2)})), locale)


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_a_continent_explains_as_many_signs_as_it_has(locale: str) -> None:
    """In a late world they took up four lines, of which the last was beyond the picture."""
    marks = {
        "peru": Mark(scar="mercenary"),
        "argentina": Mark(scar="biohazard", city="minor_city"),
        "venezuela": Mark(city="major_city", boxes=0, scar="ammo_shortage"),
        "brazil": Mark(scar="bunker"),
    }
    world = land(marks, packets=("pack_1", "pack_2"))
    now, then = (
        GAME.view(scene(world=world, troops={"peru": (0, 3), "brazil": holder}, hqs={"peru": 0}).state, 0)
        for holder in ((1, 4), (0, 2))
    )
    assert check(Position(GAME, now, then, 3), locale)


# ---- the whole world


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_names_are_whole_wherever_there_is_room(locale: str) -> None:
    """Abbreviations stood beside empty sea, mixed with whole names, and readers had to guess."""
    look = Position(GAME, None, None, 5).look(locale)
    names = worldwide.labels(look, tuple(EVERYWHERE))
    said = {at: " ".join(words.said for words in label.sprite.words) for at, label in names.items()}
    cut = [each for at, each in said.items() if each != look.say(territory(at))]
    assert all(each == short(look, at) for at, each in said.items() if each in cut)
    assert len(cut) <= 5, cut
    lines = [words.box.moved(*box[:2]) for sprite, box in names.values() for words in sprite.words]
    assert not any(_share(one, other) for one, other in combinations(lines, 2))
    for at, (sprite, box) in names.items():
        assert all(words.size >= 28 for words in sprite.words)
        badges = [_badge(PLACES[other].badge) for other in EVERYWHERE if other != at]
        assert said[at] in cut or not any(_share(box, badge) for badge in badges), said[at]


def _badge(spot: tuple[int, int]) -> Box:
    return Box(spot[0] - BROAD // 2 + 4, spot[1] - TALL // 2 + 4, BROAD - 8, TALL - 8)


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_open_cards_and_hands_say_whole_names(locale: str) -> None:
    """In two lines where one is not enough; the plate may grow by one line."""
    hands = "northwest_territory central_africa western_australia great_britain"
    play = scene(troops={"brazil": (0, 4), "peru": (1, 3)}, hands={0: hands})
    row = ("eastern_australia", "central_africa", "western_united_states", "northwest_territory")
    state = play.state.evolve(cards=evolve(play.state.cards, row=tuple(NUMBER[name] for name in row)))
    position = Position(GAME, GAME.view(state, 0), None, 3)
    look, pictures = position.look(locale), position.scenes(locale)
    for part, names in (("own", hands.split()), ("table", row)):
        plates = (" ".join(words.said for words in layer.sprite.words) for layer in pictures[part].layers)
        said = " ".join(plates if part == "own" else (each for each in plates if "1" in each and "4" in each))
        assert [name for name in names if look.say(territory(NUMBER[name])) not in said] == []
        assert complaints(pictures[part], NAMES) == []


# ---- the world between two games


def marked_world(chance: random.Random) -> World:
    """With cities and scars in any number of territories."""
    world = fold(campaign(3))
    many, lands = chance.randrange(4, len(EVERYWHERE)), list(world.lands)
    for at in chance.sample(EVERYWHERE, many):
        name = chance.choice((None, "Рим", LONGEST.format(at)))
        kind: CityKind = chance.choice(("minor_city", "major_city"))
        city = City(kind=kind, founder=chance.choice(PEOPLE), name=name) if chance.random() < 0.6 else None
        scar = chance.choice(("bunker", "ammo_shortage")) if city is None or chance.random() < 0.3 else None
        lands[at] = evolve(lands[at], city=city, scar=scar)
    return evolve(world, lands=tuple(lands))


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_whatever_is_marked_is_called_by_its_name(locale: str) -> None:
    """RL-11.6: a city among others had no name, and that of its neighbour stood in its place. However many there are,
    no name lies on another one, nor on any sign."""
    look, chance = Position(GAME, None, None, 5).look(locale), random.Random(f"marks {locale}")
    for _ in range(20):
        world, canvas = marked_world(chance), Canvas(WIDE, HIGH)
        marked.lay(canvas, world, look, list(NAMEPLATES), ())
        picture = canvas.scene()
        assert unnamed([each for each, _ in labels(picture, HIGH)], world, look) == []
        assert len({fact[0] for fact in picture.facts}) == sum(land.marked for land in world.lands)
        every = [*labels(picture, HIGH), *(("sign", layer.box) for layer in picture.layers if layer.sprite.solid)]
        hidden = [(one, other) for (one, box), (other, beside) in combinations(every, 2) if _share(box, beside)]
        assert hidden == []
        assert complaints(picture, _given(world)) == []


def _given(world: World) -> list[str]:
    return [land.city.name for land in world.lands if land.city and land.city.name]
