"""What a reader has missed answers itself on the picture: who took what from whom, at what price, wherever it was
(RL-11.1, 11.4)."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.record import evolve
from engines.core.text import SeatRef
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import AssaultEnded, Stop
from engines.risk_legacy.events.turn import TakenBack, TerritoryEntered
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import PAINTER, band, cells, fates, since
from engines.risk_legacy.picture.arrows import OUT
from engines.risk_legacy.picture.looks import PLACES, WIDE
from engines.risk_legacy.picture.pieces import arrow
from engines.risk_legacy.view import BattleSeen
from tests.drawing.measured import complaints
from tests.drawing.positions import NAMES, Position
from tests.drawing.test_facts import lines, told
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.test_picture import words

HERE = {"argentina": (0, 6), "peru": (1, 4), "brazil": (1, 2), "egypt": (1, 3), "japan": (2, 3)}
THEN = {**HERE, "peru": (0, 2), "brazil": (0, 1)}
"""Before seat 1 took Peru, with the headquarters of seat 0, and Brazil."""


def fought(target: str, lost: int, killed: int, *, origin: str, seat: int = 1, why: Stop = "conquered") -> AssaultEnded:
    at, by = NUMBER[target], NUMBER[origin]
    sums = {"rolls": 1, "attacker_lost": lost, "defender_lost": killed}
    return AssaultEnded(seat=seat, origin=by, target=at, why=why, defender=1 - seat, **sums)


NEWS = (
    fought("peru", 3, 1, origin="brazil", why="floor"),
    fought("peru", 0, 1, origin="brazil"),
    fought("brazil", 2, 1, origin="egypt"),
    fought("argentina", 4, 1, origin="brazil", why="spent"),
)


def position(
    seat: int | None = 0,
    now: Mapping[str, tuple[int, int]] = HERE,
    then: Mapping[str, tuple[int, int]] = THEN,
    news: tuple[Event, ...] = NEWS,
    **more: Any,
) -> Position:
    """In seat 0's turn."""
    more = {"hqs": {"peru": 0}, **more}
    now, then = (GAME.view(scene(troops=troops, **more).state, seat) for troops in (now, then))
    return Position(GAME, now, then, 3, news)


def drawn(place: Position, part: str = "table", locale: str = "en") -> Scene:
    draw = PAINTER.close if part == "close" else PAINTER.table
    picture = draw(place.view, place.look(locale))
    assert picture is not None
    return picture


def test_whoever_lost_something_reads_it_and_sees_it_marked() -> None:
    """The headquarters first; nobody else has lost anything, but that a headquarters fell is everybody's affair."""
    for seat in (0, 1, None):
        picture = drawn(position(seat))
        said, sprites = words(picture), [layer.sprite for layer in picture.layers]
        assert ("You lost a star:" in said, "You lost:" in said, fates.gone(0, 100) in sprites) == (seat == 0,) * 3
        assert "HQ taken" in said
        assert fates.fallen(0, 100) in sprites
    close = drawn(position(), "close")
    assert {"You lost a star:", "You lost:", "HQ taken"} <= set(words(close))
    assert close.told.startswith("Your front, you have lost Peru (HQ), Brazil")
    alt = PAINTER.alt(position().view, position().before)
    assert "You have lost Peru (HQ), Brazil." in position().look("en").say(alt)


def test_a_headquarters_that_was_just_placed_has_not_fallen() -> None:
    place = position(news=())
    bare = [evolve(field, hq=None, owner=None, troops=0) for field in place.before.fields]
    fresh = place._replace(before=evolve(place.before, fields=tuple(bare)))
    assert "HQ taken" not in words(drawn(fresh))


def test_every_attack_has_its_arrow_and_its_dead() -> None:
    """Also where its origin has changed hands since; several on the same place are one, broken if it held."""
    picture = drawn(position())
    twice = since.strikes(position().look("en"))[0]
    assert (twice.lost, twice.killed, twice.taken) == (3, 2, True)
    for lost, killed in ((3, 2), (2, 1), (4, 1)):
        assert fates.toll(1, lost, 0, killed, 28) in [layer.sprite for layer in picture.layers]
    arrows = [layer for layer in picture.layers if 'stroke-width="9"' in layer.sprite.svg]
    assert len(arrows) == 3
    assert "fallen: attackers, defenders" in words(picture)


def test_arrows_that_meet_do_not_hide_each_other() -> None:
    there, back = (fought("peru", 1, 0, origin="brazil", why="spent"), fought("brazil", 1, 0, origin="peru", seat=0))
    both, one = (drawn(position(news=news)) for news in ((there, back), (there,)))
    places = [
        [(layer.left, layer.top) for layer in picture.layers if 'stroke-width="9"' in layer.sprite.svg]
        for picture in (both, one)
    ]
    assert len(dict.fromkeys(places[0])) == 2
    assert places[1][0] not in places[0]


TWICE = {**HERE, "peru": (2, 3)}
"""Peru went on to seat 2."""


def through_two_hands(*order: int) -> tuple[Event, ...]:
    """Seat 1 takes Peru from seat 0, and seat 2 from seat 1."""
    first = fought("peru", 3, 2, origin="brazil")
    events = first, evolve(first, seat=2, defender=1, attacker_lost=4, defender_lost=3)
    return tuple(events[at] for at in order)


@pytest.mark.parametrize("part", ["table", "close"])
def test_whoever_took_it_from_the_reader_is_named_and_who_has_it_by_now(part: str) -> None:
    """RL-7.1.1: a headquarters went through two hands, and a newcomer named the last one as the robber; both arrows
    lay on each other."""
    place = position(now=TWICE, news=through_two_hands(0, 1))
    (mine,) = (each for each in band._own_stars(place.view, place.look("en")) if each.seat is not None)
    assert (mine.seat, mine.on) == (1, 2)
    look = place.look("en")
    assert (since.robber(look, NUMBER["peru"], 0, 2), since.robbed(look, NUMBER["peru"], 2, 0)) == (1, 1)
    unknown = position(now=TWICE, news=()).look("en")
    assert (since.robber(unknown, NUMBER["peru"], 0, 2), since.robbed(unknown, NUMBER["peru"], 2, 0)) == (2, 0)
    picture = drawn(place, part)
    arrows = [layer for layer in picture.layers if 'stroke-width="9"' in layer.sprite.svg]
    assert len(arrows) == len({(layer.left, layer.top) for layer in arrows}) == 2
    assert not complaints(picture, NAMES)


def test_beside_a_fight_stands_what_the_reader_has_lost_before() -> None:
    """RL-11.1: asked to defend one land a newcomer saw nothing of the headquarters that had been taken from them an
    hour before, nor how many stars anybody had."""
    place = position(now=TWICE, news=through_two_hands(0, 1))
    fighting = BattleSeen(
        seat=1,
        defender=0,
        origin=NUMBER["brazil"],
        target=NUMBER["argentina"],
        throws=2,
        against=2,
        attack=(),
        defence=(),
        locked=(),
        rolls=0,
        lost=0,
        killed=0,
        conquered=False,
    )
    place = place._replace(view=evolve(place.view, battle=fighting))
    for locale in SHIPPED.tags:
        picture = drawn(place, "close", locale)
        assert not complaints(picture, NAMES)
        texts = list(lines(place, locale))
        assert not [fact for fact in picture.facts if not any(told(fact, line) for line in texts)]
    said = words(drawn(place, "close"))
    assert {"You lost a star:", "HQ Peru", "You lost:", "Brazil"} <= set(said)
    stars = [(NAMES[seat], f"{side.stars}") for seat, side in enumerate(place.view.sides)]
    assert set(stars) <= set(drawn(place, "close").facts), "with the stars of everybody"
    watching = position(None, now=TWICE, news=through_two_hands(0, 1))
    assert "You lost a star:" not in words(
        drawn(watching._replace(view=evolve(watching.view, battle=fighting)), "close")
    )


def test_around_the_world_an_arrow_comes_from_the_edge() -> None:
    news = (fought("alaska", 1, 1, origin="kamchatka"),)
    troops = {**HERE, "alaska": (1, 1), "kamchatka": (1, 2)}
    picture = drawn(position(None, now=troops, then=troops, news=news))
    (x, y), (to_x, to_y) = (PLACES[NUMBER[name]].badge for name in ("kamchatka", "alaska"))
    places = [(layer.sprite, layer.left, layer.top) for layer in picture.layers]
    for begin, end, across, cut in ((OUT, to_y, to_x - OUT, "start"), (x, y, WIDE - OUT - x, "end")):
        part, left, top = arrow(across, 0, 1, 100, cut=cut)
        assert (part, begin + left, end + top) in places
    assert fates.toll(1, 1, 0, 1, 28) in [layer.sprite for layer in picture.layers]


def test_a_march_that_was_taken_back_is_none() -> None:
    march = TerritoryEntered(seat=1, origin=NUMBER["egypt"], target=NUMBER["east_africa"], troops=2, lost=1, hq=None)
    look = position(news=(march, TakenBack(seat=1, what="expanded"))).look("en")
    assert since.strikes(look) == ()
    assert [strike.lost for strike in since.strikes(position(news=(march,)).look("en"))] == [1]


def test_nothing_that_changed_is_out_of_sight() -> None:
    """Attacks on the reader are on their front, however far they began; what others did elsewhere is told below it, or
    on the map of the whole world."""
    with_front = drawn(position(), "close")
    assert {"Egypt", "Peru", "Brazil", "Argentina"} <= {fact[0] for fact in with_front.facts}
    grown = drawn(position(now={**HERE, "japan": (2, 9)}), "close")
    assert {"Changed elsewhere:", "Japan 9", "6"} <= set(words(grown))
    names = ("mongolia", "irkutsk", "yakutsk", "ural", "siberia", "china", "india", "kamchatka", "afghanistan")
    everywhere = position(now={**HERE, **dict.fromkeys(names, (2, 1))})
    assert PAINTER.close(everywhere.view, everywhere.look("en")) is None


@pytest.mark.parametrize(
    ("locale", "head", "changed"),
    [
        ("en", "HQs elsewhere:", "Changed elsewhere:"),
        ("ru", "Штабы в других местах:", "Новое в других местах:"),
        ("bg", "Щабове другаде:", "Ново другаде:"),
    ],
)
def test_the_own_front_lists_the_headquarters_of_others_beyond_its_edge(locale: str, head: str, changed: str) -> None:
    """RL-7.1.1: of what lay beyond a newcomer read only what had changed, and took it for everything: two headquarters
    with eight troops each were nowhere. With whoever holds them, once each, and in the texts too."""
    now = {**HERE, "japan": (2, 8), "ontario": (1, 7), "siberia": (2, 2), "ural": (2, 1)}
    then = {**THEN, **now, "japan": (2, 3), "siberia": (2, 1)}
    place = position(now=now, then=then, news=(), hqs={"argentina": 0, "ontario": 1, "japan": 2})
    picture, look = drawn(place, "close", locale), place.look(locale)
    names = {at: look.say(territory(NUMBER[at])) for at in ("japan", "ontario", "siberia", "ural")}
    said = words(picture)
    order = [each for each in said if each in (head, changed) or each.rpartition(" ")[0] in names.values()]
    ontario, japan, siberia = (f"{names[at]} {now[at][1]}" for at in ("ontario", "japan", "siberia"))
    assert order == [head, ontario, japan, changed, siberia]
    facts = [fact for fact in picture.facts if fact[0] in (names["ontario"], names["japan"])]
    assert [fact[1:] for fact in facts] == [("7", look.say(SeatRef(1))), ("8", look.say(SeatRef(2)))]
    texts = list(lines(place, locale))
    assert [fact for fact in picture.facts if not any(told(fact, line) for line in texts)] == []
    assert not complaints(picture, NAMES)


def test_the_own_front_says_who_has_how_much_and_what_is_to_be_placed() -> None:
    recruits = {"recruits": 3}
    picture = drawn(position(turn=recruits), "close")
    assert "Recruits to place: 3" in words(picture)
    assert [fact[1:] for fact in picture.facts if len(fact) == 3][:3] == [("1", "6"), ("3", "9"), ("1", "3")]
    assert "Recruits to place: 3" not in words(drawn(position(1, turn=recruits), "close"))


def test_a_star_is_told_with_what_has_brought_it() -> None:
    """A headquarters beyond the edge of the front too, and from whom."""
    place = position(now={**HERE, "japan": (1, 3)}, then={**THEN, "japan": (2, 3)}, hqs={"peru": 0, "japan": 2})
    side = place.view.sides[2]
    sides = tuple(evolve(each, tokens=("coin_pile",)) if each is side else each for each in place.view.sides)
    place = place._replace(view=evolve(place.view, sides=sides))
    for part in ("table", "close"):
        said = words(drawn(place, part))
        assert {"You lost a star:", "HQ Peru", "New stars:", "HQ Japan", "last coin card"} <= set(said), part
    assert [(gain.seat, gain.loser) for gain in since.gains(place.view, place.before)] == [(1, 0), (1, 2), (2, None)]
    assert "New stars:" not in words(drawn(position(then=HERE)))


def test_whoever_takes_their_own_headquarters_back_has_not_lost_it() -> None:
    mine = position(2, now={**HERE, "peru": (0, 3)}, then=HERE, news=())
    assert "HQ taken back" in words(drawn(mine))
    assert "HQ taken" not in words(drawn(mine))
    robbed = position(1, now={**HERE, "peru": (0, 3)}, then=HERE, news=())
    assert {"You lost a star:", "you lost it"} <= set(words(drawn(robbed)))


def test_what_others_did_to_each_other_beyond_the_edge_is_told_with_its_price() -> None:
    """Failed attacks too; and nothing of it lies on the map, where the territory is not."""
    far = tuple(
        evolve(fought("japan", lost, killed, origin=origin, why="spent"), defender=2)
        for origin, lost, killed in (("mongolia", 2, 1), ("kamchatka", 1, 0))
    )
    troops = {**HERE, "mongolia": (1, 1), "kamchatka": (1, 1)}
    place = position(now=troops, then={**THEN, "mongolia": (1, 3), "kamchatka": (1, 2)}, news=(*NEWS, *far))
    close = drawn(place, "close")
    assert {"Changed elsewhere:", "Japan 3", "attack failed"} <= set(words(close))
    strikes = [each for each in since.strikes(place.look("en")) if each.target == NUMBER["japan"]]
    band = "".join(layer.sprite.svg for layer in close.layers)
    assert [cells.blow(strike).svg.split("</defs>")[1].removesuffix("</svg>") in band for strike in strikes] == [
        True
    ] * 2
    assert not any(
        fates.toll(1, strike.lost, 2, strike.killed, 30) in [layer.sprite for layer in close.layers]
        for strike in strikes
    )


def test_a_front_shows_the_numbers_of_all_own_lands_that_lie_in_it() -> None:
    """North Africa, which nobody borders, would else be cut by the edge: others have fought too far away."""
    now = {"brazil": (0, 1), "north_africa": (0, 4), "peru": (1, 7), "argentina": (1, 3), "japan": (2, 3)}
    news = (evolve(fought("japan", 1, 1, origin="kamchatka", why="spent"), defender=2),)
    place = position(now=now, then=now, news=news, hqs={"north_africa": 0})
    assert ("North Africa", "4", NAMES[0]) in drawn(place, "close").facts


def test_only_what_others_moved_in_peace_goes_unsaid() -> None:
    names = ("mongolia", "irkutsk", "yakutsk", "ural", "siberia", "china", "india", "kamchatka", "afghanistan")
    then = {**THEN, **dict.fromkeys(names, (2, 1))}
    grown = position(now={**HERE, **dict.fromkeys(names, (2, 2))}, then=then)
    assert "and 1 more" in words(drawn(grown, "close"))


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_all_of_it_can_be_read_and_is_told(locale: str) -> None:
    place = position(now={**HERE, "japan": (2, 9)}, turn={"recruits": 3})
    texts = list(lines(place, locale))
    for part in ("table", "close"):
        picture = drawn(place, part, locale)
        assert complaints(picture, NAMES) == [], part
        missing = [fact for fact in picture.facts if not any(told(fact, each) for each in texts)]
        assert missing == [], part


def test_nothing_is_news_in_another_game_or_without_a_look_before() -> None:
    place = position()
    assert since.lost(place.view, since.Glance(before=None)) == ()
    assert since.lost(place.view, since.Glance(before=position(game=2).before)) == ()
