"""What a plate of a world shows stands on the pages beside it, and what the picture of an occasion shows in the words
told with it: whoever chooses texts misses nothing of what lasts either."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest

from engines.core.drawing.painter import no_scene
from engines.core.drawing.scene import Fact, Scene
from engines.core.event import Event
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.record import evolve
from engines.core.text import Text
from engines.risk_legacy.campaign.deltas import CityFortified, CityFounded, Delta, NamerFound, PlanetNamed
from engines.risk_legacy.campaign.records import heirloom, inherited
from engines.risk_legacy.events.packets import Met, PacketUnsealed
from engines.risk_legacy.hooks import seals
from engines.risk_legacy.lands import brought_lands
from engines.risk_legacy.naming import territory
from engines.risk_legacy.packets.pocket_1.land import Irradiated
from engines.risk_legacy.picture.looks import PLACES
from tests.drawing.positions import DRAWN, Position, positions, read
from tests.drawing.test_facts import told
from tests.drawing.written import unsaid_of_what_lasts
from tests.risk_legacy.packets import late
from tests.risk_legacy.worlds import bequeathed, campaign

LASTING = [key for key, game in DRAWN.items() if game.painter and game.painter.world is not no_scene]
RARE = [key for key, game in DRAWN.items() if game.painter and game.painter.occasion is not no_scene]


def _open(games: int) -> Heirloom:
    """With one more that is being played."""
    *chain, last = campaign(games + 1)
    return heirloom((*chain, evolve(last, winner=None, why=None, deltas=last.deltas[:1])))


def _changed(left: Heirloom, *changes: Delta) -> Heirloom:
    """By its last game."""
    *chain, last = inherited(left)
    return heirloom((*chain, evolve(last, deltas=(*last.deltas, *changes))))


def _made_up() -> Iterator[Heirloom]:
    """RL-11.6: long names everywhere, a game under way, one after the last that counts, a planet with a name, walls;
    RL-B5.3: fallout beyond the continents."""
    (island,) = (at for seal in seals() for at in brought_lands(seal.packet))
    yield bequeathed(3)
    yield _open(6)
    named = PlanetNamed(name="Планета Зог"), CityFounded(territory=20, city="minor_city", person="eve")
    yield _changed(bequeathed(16), NamerFound(person="ann"), *named, CityFortified(territory=12))
    yield _changed(late.heirloom(), Irradiated(territory=island))


MADE_UP: Mapping[str, Callable[[], Iterator[Heirloom]]] = {"risk_legacy": _made_up}
OCCASIONS: Mapping[str, tuple[Event, ...]] = {
    "risk_legacy": tuple(
        each
        for seal in seals()
        for each in (
            PacketUnsealed(seat=0, packet=seal.packet),
            PacketUnsealed(seat=None, packet=seal.packet, met=Met(game=3, person="ann", barred=True)),
        )
    )
}
"""Whatever happens so rarely that no match at random shows it."""


def worlds(key: str) -> Iterator[Position]:
    """As matches at random leave them, half of them late ones, and made up."""
    game = DRAWN[key]
    yield from positions(key)
    yield from (Position(game, None, None, 3, heirloom=left) for left in MADE_UP[key]())


def written(position: Position, locale: str) -> list[str]:
    """What stands on the pages of its world, but for its chronicle: that tells what has been there once, too. What a
    section is about stands before each of its lines."""
    pages = [page for page in position.game.pages(position.heirloom) if page.title.key != "world-chronicle"]
    return list(_lines(pages, position.look(locale).say))


def _lines(pages: Sequence[Page], say: Callable[[Text], str]) -> Iterator[str]:
    for page in pages:
        for section in page.sections:
            about = f"{say(page.title)} {say(section.heading) if section.heading else ''}"
            yield about
            yield from (f"{about} {say(line)}" for line in section.lines)


def missing(scene: Scene, lines: Sequence[str]) -> list[Fact]:
    return [fact for fact in scene.facts if not any(told(fact, line) for line in lines)]


@pytest.mark.parametrize(("key", "locale"), [each for each in read(2) if each[0] in LASTING])
def test_the_pages_of_a_world_say_what_its_plate_shows(key: str, locale: str) -> None:
    """RL-11.6. A ruin lay on the plate and nowhere in the atlas, which left out new sea routes, and whatever lies in
    no continent; nothing looked whether the pages had names, bonuses, founders and signs."""
    for position in worlds(key):
        lines, pictures = written(position, locale), position.lasting(locale)
        for part in {"world", "plate"} & pictures.keys():
            assert missing(pictures[part], lines) == [], part
            assert unsaid_of_what_lasts(position, part, locale) == [], part


@pytest.mark.parametrize(("key", "locale"), [each for each in read(1) if each[0] in LASTING])
def test_what_a_game_has_changed_is_ringed_and_told(key: str, locale: str) -> None:
    """Each ring of a plate lies around a territory that the changes of its game name."""
    rings = 0
    for position in worlds(key):
        say, plates = position.look(locale).say, position.lasting(locale)
        changes = " ".join(map(say, position.game.tale(position.heirloom).changes))
        fresh = [each for each in plates["plate"].layers if each not in plates["world"].layers]
        spots = [each.box for each in fresh if not each.sprite.words]
        middles = {(box.left + box.width // 2, box.top + box.height // 2) for box in spots}
        ringed = [say(territory(at)) for at, place in PLACES.items() if place.badge in middles]
        assert [land for land in ringed if land not in changes] == []
        rings += len(ringed)
    assert rings


@pytest.mark.parametrize(("key", "locale"), [each for each in read(0) if each[0] in RARE])
def test_the_words_of_an_occasion_say_what_its_picture_shows(key: str, locale: str) -> None:
    """RL-B0.3: what has been opened, and why it may be."""
    game = DRAWN[key]
    position = Position(game, None, None, 3, rare=OCCASIONS[key])
    say = position.look(locale).say
    for at, event in enumerate(position.rare):
        part, page = f"occasion {at}", game.presenter.occasion(event)
        assert page is not None
        scene = position.lasting(locale)[part]
        assert missing(scene, list(_lines([page], say))) == []
        assert unsaid_of_what_lasts(position, part, locale) == []
        assert [each for fact in scene.facts for each in fact if each not in scene.told] == [], "it is read out"


@pytest.mark.parametrize(("key", "locale"), [each for each in read(1) if each[0] in RARE])
def test_so_do_the_words_of_one_that_is_about_to_come(key: str, locale: str) -> None:
    """RL-B0.3: under seal, whoever opens it reads in words what it is and why it may be opened."""
    *_, position = positions(key, 1)
    for seal in seals():
        view = evolve(position.view, opening=seal.packet, asked=(0,), me=0)
        waits = position.game.presenter.waits(view)
        scene = position._replace(view=view).scenes(locale)["close"]
        assert waits is not None
        assert missing(scene, [position.look(locale).say(waits)]) == []
        assert scene.title == scene.facts[0][0]


@pytest.mark.parametrize("key", LASTING)
def test_what_is_on_no_list_of_a_plate_is_noticed(key: str) -> None:
    """The measure measures: without a fact something is written there that nothing declares."""
    position = list(worlds(key))[-2]
    scene = position.lasting("en")["world"]
    named = [fact for fact in scene.facts if any(map(str.isdigit, "".join(fact)))]
    assert len(unsaid_of_what_lasts(position, "world", "en", named)) > 20
    assert missing(scene, []) == list(scene.facts)
