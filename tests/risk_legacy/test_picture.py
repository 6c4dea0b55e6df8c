"""What pictures of the game show and what they keep to themselves: RL-3, RL-11.1 to 11.3, 11.6."""

from dataclasses import replace
from typing import Any

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.ink import ICONS
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Scene
from engines.core.match import begin
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.record import evolve
from engines.core.text import CardRef, Text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, EVERYWHERE, FACTIONS, NEIGHBOURS, NUMBER, PRINTED, TERRITORIES
from engines.risk_legacy.campaign.records import fold, inherited
from engines.risk_legacy.picture import PAINTER, chart
from engines.risk_legacy.picture.armies import targets
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.fight import die, fallen
from engines.risk_legacy.picture.front import front, strongholds
from engines.risk_legacy.picture.looks import FRESH, LINKS, PLACES
from engines.risk_legacy.picture.pieces import WALL, Marks, arrow, badge
from engines.risk_legacy.view import View
from tests.drawing.measured import complaints
from tests.drawing.positions import KIT, NAMES, Position
from tests.drawing.test_facts import lines, told
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.called import unnamed
from tests.risk_legacy.scene import Scene as Play
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel
from tests.risk_legacy.worlds import bequeathed, crowded

MOST_IN_ALT = 1024
VENEZUELA = NUMBER["venezuela"]


def seen(play: Play, seat: int | None = 0, before: Any = None) -> Position:
    """:param before: nothing is news without it; with it, what has happened last is."""
    news = tuple(play.events) if before else ()
    return Position(GAME, GAME.view(play.state, seat), before, len(play.state.sides), news)


def drawn(play: Play, part: str = "table", seat: int | None = 0, before: Any = None) -> Scene:
    return seen(play, seat, before).scenes("en")[part]


def fronted(play: Play, before: Any = None) -> Window:
    """What seat 0 sees in large."""
    place = seen(play, 0, before)
    window = front(place.view, place.look("en"))
    assert window is not None
    return window


def shows(window: Window, name: str) -> bool:
    x, y = PLACES[NUMBER[name]].badge
    return window.left < x < window.left + window.wide and window.top < y < window.top + window.high


def has(picture: Scene, icon: str) -> bool:
    """Whether a sign stands anywhere in it, a legend apart."""
    body = ICONS[icon]["body"].split('d="')[1][:60]
    return any(body in layer.sprite.svg for layer in picture.layers)


def words(picture: Scene) -> list[str]:
    return [each.said for layer in picture.layers for each in layer.sprite.words]


# ---- the map


def test_the_map_is_that_of_the_game() -> None:
    """RL-2.2.3: whatever a way across the sea joins is next to each other, and every sea link is drawn."""
    assert {*range(len(TERRITORIES))} <= PLACES.keys()
    assert all(other in NEIGHBOURS[one] for one, other, _ in LINKS)
    joined = [frozenset((one, other)) for one, other, _ in LINKS]
    assert all(frozenset(link) in joined for link in PRINTED.sea)


def test_badges_stand_in_their_own_places() -> None:
    """No two badges meet, whatever lies beside them: only so can every number be read."""
    everything = Marks(hq=0, city="major_city", boxes=3, scar="bunker", closed=True)
    sprite = badge(2, 88, everything, 100, ring=FRESH)
    for at in EVERYWHERE:
        x, y = PLACES[at].badge
        for other in EVERYWHERE[at + 1 :]:
            far_x, far_y = abs(PLACES[other].badge[0] - x), abs(PLACES[other].badge[1] - y)
            assert far_x >= sprite.width - 8 or far_y >= sprite.height - 8, (TERRITORIES[at], TERRITORIES[other])


def test_land_says_whose_it_is_by_pattern_too() -> None:
    """Nothing by colour alone."""
    looks = [chart.land(chart.WORLD, PERU, seat, tinted=False).svg for seat in (None, 0, 1, 2, 3, 4)]
    for seat, svg in enumerate(looks[1:]):
        looks[seat + 1] = svg.replace(emblem(seat).colour, "colour").replace(emblem(seat).ink, "ink")
    assert len(dict.fromkeys(looks)) == len(looks)


def test_a_name_beside_its_land_is_joined_to_it_and_as_large_as_its_room() -> None:
    picture = drawn(scene(troops={"brazil": (0, 4), "peru": (1, 3)}))
    names = {each.said: each for layer in picture.layers for each in layer.sprite.words}
    assert (names["Peru"].size, names["South Africa"].size) == (34, 28)
    lines = [layer.box for layer in picture.layers if 'stroke-width="3"' in layer.sprite.svg and layer.box.height < 60]
    for land, joined in (("south_africa", True), ("argentina", False)):
        x, y = PLACES[NUMBER[land]].badge
        ends = [box for box in lines if box.left <= x - 12 <= box.right and box.top <= y <= box.bottom]
        assert bool(ends) == joined


# ---- what lies there


@pytest.mark.parametrize(
    ("mark", "icon"),
    [
        (Mark(city="minor_city"), "village"),
        (Mark(city="major_city"), "modern-city"),
        (Mark(scar="bunker"), "checked-shield"),
        (Mark(scar="ammo_shortage"), "bullets"),
    ],
)
def test_marks_are_shown_where_they_are(mark: Mark, icon: str) -> None:
    """RL-2.1.4, 11.1."""
    assert has(drawn(duel(mark=mark)), icon)
    assert not has(drawn(duel()), icon)


def test_a_fortification_shows_around_its_city() -> None:
    """RL-5.6.8."""
    plain, walled = (drawn(duel(mark=Mark(city="minor_city", boxes=boxes))) for boxes in (None, 4))
    assert WALL not in "".join(layer.sprite.svg for layer in plain.layers)
    assert WALL in "".join(layer.sprite.svg for layer in walled.layers)


def test_whose_headquarters_it_is() -> None:
    """RL-2.1.3: its builder's sign, whoever stands there."""
    play = scene(troops={"brazil": (0, 4), "peru": (1, 3)}, hqs={"peru": 2})
    taken = badge(1, 3, Marks(hq=2), 100)
    assert any(layer.sprite == taken for layer in drawn(play).layers)
    assert emblem(2).shape in taken.svg


# ---- what has changed


def test_what_was_taken_is_ringed() -> None:
    """Only that, and only for whoever had not seen it yet."""
    play = duel(8, 1, dice=(6, 6, 6, 1))
    before = GAME.view(play.state, 0)
    attack(play)
    assert play.state.fields[PERU].owner == 0
    assert _rings(drawn(play, before=before)) == 1
    assert _rings(drawn(play, before=GAME.view(play.state, 0))) == 0
    assert _rings(drawn(play)) == 0


def _rings(picture: Scene) -> int:
    """Badges with a bright rim."""
    return sum(f'fill="{FRESH}" stroke-linejoin' in layer.sprite.svg for layer in picture.layers)


def test_a_failed_attack_leaves_a_broken_arrow_and_what_it_cost() -> None:
    play = duel(8, 5, dice=(1, 1, 1, 6, 6))
    before = GAME.view(play.state, 0)
    attack(play)
    for part in ("table", "close"):
        assert "−2" in words(drawn(play, part, before=before))
        assert "−2" not in words(drawn(play, part))
    (x, y), (to_x, to_y) = (PLACES[at].badge for at in (BRAZIL, PERU))
    broken, _, _ = arrow(to_x - x, to_y - y, 0, 100, failed=True)
    assert [layer.sprite == broken for layer in drawn(play, before=before).layers].count(True) == 1
    assert broken not in [layer.sprite for layer in drawn(play).layers]


def test_whoever_is_asked_in_anothers_turn_is_marked() -> None:
    play = duel(8, 5, scars={1: "bunker"})
    attack(play)
    assert play.match.asked() == (1,)
    assert words(drawn(play)).count("?") == 2, "on the plate, and what it means"
    assert "?" not in words(drawn(duel(8, 5)))


def test_the_own_front_says_who_is_who_and_what_it_leaves_out() -> None:
    near = duel(8, 5)
    assert set(NAMES[:2]) <= set(words(drawn(near, "close")))
    assert not any("Yours as well" in each for each in words(drawn(near, "close")))
    far = duel(8, 5, troops={"siberia": (0, 2), "egypt": (1, 3)})
    assert {"Yours as well:", "Siberia 2"} <= set(words(drawn(far, "close")))
    everything = {seen(far).look("en").say(CardRef(each)) for each in TERRITORIES}
    with_badges = {fact[0] for fact in drawn(far, "close").facts}
    assert everything & set(words(drawn(far, "close"))) <= with_badges, "a name alone might be that of another"


def test_large_armies_of_others_are_said_wherever_they_stand() -> None:
    """What a newcomer missed on a close-up: who could come from beyond its edge."""
    near = duel(8, 5, troops={"siberia": (2, 7), "egypt": (1, 4)})
    assert {"Large armies elsewhere:", "Siberia 7"} <= set(words(drawn(near, "close")))
    assert "Egypt 4" not in words(drawn(near, "close"))
    quiet = duel(8, 5, troops={"siberia": (2, 4)})
    assert "Large armies elsewhere:" not in words(drawn(quiet, "close"))


@pytest.mark.parametrize(
    ("afar", "hqs"), [({"siberia": (0, 9)}, {}), ({"siberia": (0, 2)}, {"siberia": 1}), ({"siberia": (0, 2)}, {})]
)
def test_the_largest_army_and_every_headquarters_are_always_seen(
    afar: dict[str, tuple[int, int]], hqs: dict[str, int]
) -> None:
    """What a newcomer missed: "1 of your lands is not shown" was their largest army, with an HQ worth a star."""
    place = seen(duel(8, 5, troops={**afar, "egypt": (1, 3)}, hqs=hqs))
    window = front(place.view, place.look("en"))
    assert (window is None or shows(window, "siberia")) == (NUMBER["siberia"] in strongholds(place.view, 0))


def test_whoever_places_recruits_sees_every_place_for_them() -> None:
    """RL-5.4.4: on the front, if all of theirs is there; else on the whole world."""
    recruits = {"recruits": 3}
    assert "close" in seen(duel(8, 5, turn=recruits)).scenes("en")
    far = duel(8, 5, troops={"kamchatka": (0, 2), "egypt": (1, 3)}, turn=recruits)
    assert "close" not in seen(far).scenes("en")
    assert "close" in seen(far, 1).scenes("en"), "who places none"


# ---- through whose eyes


def test_a_scar_card_is_its_owners_affair() -> None:
    """RL-3."""
    play = scene(troops={"brazil": (0, 4), "peru": (1, 3)}, scars={0: "bunker"})
    title = KIT.voice("en", GAME.meta.key, NAMES[:3]).value(CardRef("bunker"))
    assert str(title) in words(drawn(play, "own"))
    assert "own" not in seen(play, None).scenes("en")
    for seat in (None, 1, 2):
        for picture in seen(play, seat).scenes("en").values():
            assert str(title) not in words(picture)
            assert not has(picture, "checked-shield")


def test_a_hand_is_drawn_card_by_card() -> None:
    """RL-11.3: territories by name, coin cards by number; nothing where there is nothing."""
    play = scene(troops={"brazil": (0, 4), "peru": (1, 3)}, hands={0: "peru egypt coin coin"})
    said = words(drawn(play, "own"))
    assert {"Peru", "Egypt", "×2"} <= set(said)
    assert play.state.sides[0].hand.count(COIN) == 2
    assert "own" not in seen(play, 1).scenes("en")


def test_what_can_be_attacked_is_marked_for_the_reader() -> None:
    """RL-5.8.1: next to two troops at least, on one's own turn; nobody else sees it, nor is it on the table."""
    troops = {"brazil": (0, 4), "argentina": (0, 1), "peru": (1, 3), "venezuela": (2, 2), "egypt": (1, 3)}
    play = scene(troops=troops)
    views: list[View] = [GAME.view(play.state, seat) for seat in (0, 1, None)]
    assert [sorted(targets(view)) for view in views] == [sorted((PERU, VENEZUELA)), [], []]
    assert has(drawn(play, "close"), "crossed-swords")
    assert not has(drawn(play), "crossed-swords")
    assert not has(drawn(play, "close", 1), "crossed-swords")
    shut = scene(troops=troops, turn={"closed": (PERU,)})
    assert targets(GAME.view(shut.state, 0)) == (VENEZUELA,)


def test_a_front_shows_an_army_that_can_come() -> None:
    """Although nothing of it stands at the border."""
    assert shows(fronted(scene(troops={"brazil": (0, 4), "peru": (1, 3), "egypt": (2, 30)})), "egypt")


def test_a_front_shows_what_borders_others() -> None:
    """Its window has the badges of both sides, and is the closest that does."""
    window = fronted(scene(troops={"brazil": (0, 4), "peru": (1, 3), "japan": (0, 1), "egypt": (2, 3)}))
    assert shows(window, "brazil")
    assert shows(window, "peru")
    assert window.scale == 250


# ---- a fight


def test_dice_are_shown_once_they_lie_there() -> None:
    """RL-5.6.4 to 5.6.10: with their values, and a cross where a troop falls: 5 meets 6, and 3 meets 1."""
    play = duel(8, 5, dice=(5, 3, 2, 6, 1), missiles={2: 1, 0: 1})
    attack(play)
    waiting = GAME.view(play.state, 0).battle
    assert waiting is not None, "somebody may fire"
    assert (waiting.attack, waiting.defence) == ((5, 3, 2), (6, 1))
    picture = drawn(play, "close")
    for value in waiting.attack:
        assert any(layer.sprite == die(value, 0, locked=False) for layer in picture.layers)
    for value in waiting.defence:
        assert any(layer.sprite == die(value, 1, locked=False) for layer in picture.layers)
    assert sum(layer.sprite == fallen() for layer in picture.layers) == 2


def test_what_has_been_taken_is_the_attackers() -> None:
    """While they choose how many follow: their name over their troops, and from whom it was; in words as well."""
    play = duel(8, 1, dice=(6, 6, 6, 1))
    attack(play, advance="ask")
    assert play.state.battle is not None, "it goes on"
    picture, texts = drawn(play, "close"), list(lines(seen(play), "en"))
    assert words(picture).count(NAMES[0]) == 3, "over both, and once more with their stars"
    assert words(picture)[words(picture).index("taken from") + 1] == NAMES[1]
    assert picture.told.startswith("Ann has taken Peru")
    assert any("taken from" in line for line in texts)
    assert not [fact for fact in picture.facts if not any(told(fact, line) for line in texts)]


# ---- all of it


@pytest.mark.parametrize("locale", SHIPPED.tags)
@pytest.mark.parametrize("fighting", [False, True])
def test_the_fullest_board_can_be_read(locale: str, *, fighting: bool) -> None:
    """RL-11.1: after fifteen games, with the longest names everywhere, nothing covers anything; and the texts say all
    of it."""
    state = crowded(15, 5, fighting=fighting)
    names = [land.city.name for land in state.world.lands if land.city and land.city.name]
    names += [region.name for region in state.world.regions if region.name]
    for seat in (None, 1):
        position = Position(GAME, GAME.view(state, seat), None, 5)
        texts = list(lines(position, locale))
        for part, picture in position.scenes(locale).items():
            assert complaints(picture, [*NAMES, *names]) == [], part
            missing = [fact for fact in picture.facts if not any(told(fact, line) for line in texts)]
            assert missing == [], part
        alt = position.look(locale).say(PAINTER.alt(position.view, None))
        assert len(alt) <= MOST_IN_ALT


def test_a_founding_shows_powers_and_coins() -> None:
    """RL-4.1."""
    match, _ = begin(GAME, 4, "picture", {"founding": "random"}, None)
    position = Position(GAME, match.view(None), None, 4)
    picture, texts = position.scenes("en")["table"], list(lines(position, "en"))
    assert len(picture.facts) > len(FACTIONS), "powers, and coins at least on some cards"
    assert all(any(told(fact, line) for line in texts) for fact in picture.facts)


# ---- between two games


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_a_world_is_drawn_with_what_lasts(locale: str) -> None:
    """RL-11.6: every city is called by its name, every game has its winner, and nothing covers anything."""
    heirloom, world = bequeathed(9), fold(inherited(bequeathed(9)))
    look = Position(GAME, None, None, 5).look(locale)
    picture = PAINTER.world(heirloom, look)
    assert picture is not None
    assert complaints(picture, _given(heirloom)) == []
    assert {f"{game}" for game in range(1, 10)} <= set(words(picture))
    assert unnamed(words(picture), world, look) == []
    texts = [look.say(line) for page in GAME.pages(heirloom) for line in _said(page)]
    missing = [fact for fact in picture.facts if not any(told(fact, line) for line in texts)]
    assert (missing, len(picture.facts) > 9) == ([], True)


def test_a_plate_rings_what_its_game_has_marked() -> None:
    """RL-11.6: and says nothing that the tale of that game and the pages do not."""
    look = Position(GAME, None, None, 5).look("en")
    whole, plate = (PAINTER.world(bequeathed(7), replace(look, before=before)) for before in (None, bequeathed(6)))
    assert whole is not None
    assert plate is not None
    assert len(plate.layers) == len(whole.layers) + 1, "one territory has got a mark that shows"
    assert ["new in this game" in words(picture) for picture in (whole, plate)] == [False, True]
    assert plate.facts == whole.facts
    assert complaints(plate, _given(bequeathed(7))) == []


def _said(page: Page) -> list[Text]:
    return [page.title, *(each for section in page.sections for each in (section.heading, *section.lines) if each)]


def _given(heirloom: Heirloom) -> list[str]:
    world = fold(inherited(heirloom))
    return [each.city.name for each in world.lands if each.city and each.city.name]


def test_cities_are_named_on_the_world_where_their_names_hide_nothing() -> None:
    """RL-11.1: below or above the names of their territories; the others stand on the maps of their continents."""
    state = crowded(15, 5)
    lands = [
        evolve(land, city=evolve(land.city, name=f"Roma {at}")) if land.city and land.city.name else land
        for at, land in enumerate(state.world.lands)
    ]
    state = evolve(state, world=evolve(state.world, lands=tuple(lands)))
    picture = Position(GAME, GAME.view(state, None), None, 5).scenes("en")["table"]
    said = [(words, words.box.moved(layer.left, layer.top)) for layer in picture.layers for words in layer.sprite.words]
    towns = [(words, box) for words, box in said if words.said.startswith("Roma ")]
    assert len(towns) > sum(land.city is not None for land in lands) // 2
    for town, box in towns:
        over = [words.said for words, other in said if words is not town and _share(box, other)]
        assert over == []


def _share(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) > max(one.left, other.left)
    return across and min(one.bottom, other.bottom) > max(one.top, other.top)
