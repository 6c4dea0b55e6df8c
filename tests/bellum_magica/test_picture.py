"""What the pictures show, and what they do not: BM-3.3, 3.4, 5.3, 5.21, 5.39, 5.40, 7.1, 7.7, 11.1."""

from collections.abc import Iterator

import pytest

from bot.languages import SHIPPED
from engines.bellum_magica import GAME
from engines.bellum_magica.atlas import CREATURES
from engines.bellum_magica.components import Left, Right
from engines.bellum_magica.moves import Plunder, Rob
from engines.bellum_magica.naming import LEFTS, RIGHTS, creature, settlement
from engines.bellum_magica.picture import PAINTER, aims, castle, front, hire, offer, pieces, places, signs
from engines.bellum_magica.picture.own import missing
from engines.bellum_magica.picture.region import WIDEST, column
from engines.bellum_magica.view import View
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene, Sprite
from tests.bellum_magica import scene as scenes
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C
from tests.drawing.positions import Position, positions


def seen(game: scenes.Scene, seat: int | None = None) -> View:
    found: View = game.match.view(seat)
    return found


def look(view: View, before: View | None = None, locale: str = "en") -> Look:
    return Position(GAME, view, before, len(view.table.lairs)).look(locale)


def drawn(picture: Scene | None, sprite: Sprite) -> int:
    """How often it lies there."""
    assert picture is not None
    return sum(layer.sprite == sprite for layer in picture.layers)


def written(picture: Scene | None) -> list[str]:
    assert picture is not None
    return [words.said for layer in picture.layers for words in layer.sprite.words]


# ---- the table


@pytest.mark.parametrize("row", range(1, 7))
def test_the_active_row_is_marked_at_every_castle(row: int) -> None:
    """BM-1.2, 11.1: and no other one."""
    view = seen(scene(3, row=row))
    picture = PAINTER.table(view, look(view))
    assert [drawn(picture, signs.die(number, 84, active=True)) for number in range(1, 7)] == [
        3 * (number == row) for number in range(1, 7)
    ]


def test_each_row_shows_what_a_castle_and_its_creatures_show_together() -> None:
    """BM-5.3: food and swords of the same number are told apart, left and right."""
    lairs = {A: Told(castle="ravenspire", left="orc_butcher", right="goblin_bruiser")}
    game = scene(2, lairs=lairs, row=3)
    view = seen(game)
    picture = PAINTER.table(view, look(view))
    for number, cells in enumerate(zip(game.lair(A).lefts, game.lair(A).rights, strict=True), start=1):
        size = 62 if number == 3 else 42
        for cell in cells:
            assert not any(cell) or drawn(picture, signs.row(signs.listed(cell), castle.SIDE, size))
    assert signs.listed(Left(food=2)) != signs.listed(Right(swords=2))


def test_the_defence_stands_on_the_tower() -> None:
    """BM-5.22: printed shields, those of creatures, those of robberies; magic ones only if there are any."""
    game = scene(2, lairs={A: Told(right="living_armour", robbed=2)}, row=3)
    view = seen(game)
    picture = PAINTER.table(view, look(view))
    assert drawn(picture, pieces.guard(4, 1, 66)) == 1
    assert drawn(picture, pieces.guard(2, 0, 66)) == 1


def test_a_settlement_shows_who_is_strong_enough() -> None:
    """BM-5.21: magic shields take magic swords; the active row alone counts."""
    lairs = {A: Told(force="S3"), B: Told(force="S2 G1"), C: Told(force="S4")}
    game = scene(3, lairs=lairs, row=2, open_="druid_village charcoal_village onion_farm")
    view = seen(game)
    strong = [places.strong_enough(view.table, SETTLEMENT[card]) for card in ("druid_village", "charcoal_village")]
    assert strong == [(B,), (C,)]
    picture, reader = PAINTER.table(view, look(view)), look(view)
    name = reader.say(settlement(SETTLEMENT["druid_village"]))
    wide = (front.WIDE - 16) // 2
    assert drawn(picture, places.place(SETTLEMENT["druid_village"], name, (B,), wide)) == 1


def test_points_are_shown_when_all_is_over() -> None:
    """BM-3.4, 7.1: until then chests lie face down, whoever looks."""
    game = scene(2, lairs={A: Told(chests="w1 w2 w3 w1 w2 w3 w1 w2 w3 g6"), B: Told(chests="g5")}, row=1)
    for seat in (None, A, B):
        view = seen(game, seat)
        assert not any("point" in each for each in written(PAINTER.table(view, look(view))))
    game.evening()
    assert game.match.over
    view = seen(game)
    picture = written(PAINTER.table(view, look(view)))
    assert ("24 points" in picture, "5 points" in picture) == (True, True)


def test_what_has_changed_is_ringed() -> None:
    """BM-11.1: a recruit, and a new card in the display; nothing for whoever has seen it."""
    game = scene(2, lairs={A: Told(food=2)}, row=1, phase="recruit", display="orc_butcher orc_raider")
    before = seen(game)
    game.recruit("orc_butcher", "R")
    now, card = seen(game), CREATURE["orc_butcher"]
    ringed = pieces.portrait(card, 66, fresh=True)
    assert drawn(PAINTER.table(now, look(now, before)), ringed) == 1
    assert drawn(PAINTER.table(now, look(now)), ringed) == 0
    assert drawn(PAINTER.table(now, look(now, now)), ringed) == 0
    fresh = next(each for each in now.table.display[0] if each not in before.table.creatures)
    assert fresh is not None
    piece = offer.beast(fresh, look(now).say(creature(fresh)), fresh=True)
    shown = PAINTER.table(now, look(now, before))
    assert (drawn(shown, piece), drawn(shown, offer.active(fresh, now.table.row))) == (1, 1)


def test_goblins_have_no_side_until_all_have_chosen() -> None:
    """BM-3.2, 4.8: they lie before the castle, and the owner alone sees its sealed answer."""
    game = begun(2)
    before = PAINTER.table(seen(game), look(seen(game)))
    game.place(A, "RR")
    view = seen(game)
    assert [layer for layer in PAINTER.table(view, look(view)).layers if layer.sprite.width == 66] == [
        layer for layer in before.layers if layer.sprite.width == 66
    ]
    mine, other = seen(game, A), seen(game, B)
    goblins = [look(mine).say(creature(goblin)) for goblin in game.lair(A).goblins]
    assert all(name in " ".join(written(PAINTER.own(mine, look(mine)))) for name in goblins)
    assert PAINTER.own(other, look(other)) is None


def test_a_seat_that_has_left_shows_nothing_more() -> None:
    """BM-7.7."""
    game = scene(3, lairs={B: Told(chests="g6", food=3)}, row=3)
    game.sits(B, "remove")
    game.evening()
    view = seen(game)
    assert view.table.lairs[B].gone
    assert written(PAINTER.table(view, look(view))).count("out of the match") == 1
    assert "out of the match" in written(PAINTER.region(view, B, look(view)))
    assert PAINTER.close(seen(game, B), look(view)) is None


# ---- one castle


def test_a_castle_in_large_has_every_card() -> None:
    """BM-3.3: each with that side of its rows that counts."""
    lairs = {A: Told(castle="gloomtower", left="orc_butcher bog_hag", right="cave_troll pit_demon orc_smith")}
    view = seen(scene(2, lairs=lairs, row=2))
    reader = look(view)
    picture = PAINTER.region(view, A, reader)
    for side in ("left", "right"):
        for card in getattr(view.table.lairs[A], side):
            pieces = [
                column(card, side, reader.say(creature(card)), 2, (wide, line), fresh=False)
                for wide in range(150, WIDEST + 1)
                for line in (60, 84)
            ]
            assert sum(drawn(picture, piece) for piece in pieces) == 1


# ---- for one seat


def test_only_the_owner_sees_what_chests_are_worth() -> None:
    """BM-3.4: its own, and nobody else's."""
    game = scene(2, lairs={A: Told(chests="w2 m4"), B: Told(chests="g6")}, row=1)
    view = seen(game, A)
    picture = PAINTER.own(view, look(view))
    assert {*written(picture)} >= {"2", "4", "6 points"}
    assert "6" not in written(picture)
    assert drawn(picture, missing()) == view.table.variant.end_at - 2
    assert PAINTER.own(seen(game), look(view)) is None
    assert PAINTER.close(seen(game), look(view)) is None


def test_targets_within_reach_are_those_of_the_menu() -> None:
    """BM-5.39: each with what its loot would make of what one has; the others with what is missing."""
    lairs = {A: Told(force="S3 T1", food=1), B: Told(chests="m3"), C: Told(chests="w1", robbed=5)}
    game = scene(3, lairs=lairs, row=2, open_="onion_farm market_town druid_village")
    view = seen(game, A)
    picture, reader = PAINTER.close(view, look(view)), look(view)
    farm, town = (SETTLEMENT[card] for card in ("onion_farm", "market_town"))
    gains = (("food", 1, 3),)
    assert drawn(picture, aims.near(Plunder(settlement=farm), reader.say(settlement(farm)), (1, 0), gains)) == 1
    lacks = (("sword", 2),)
    holds = (("metal", 1), ("barrel", 1))
    assert drawn(picture, aims.far(Plunder(settlement=town), reader.say(settlement(town)), (5, 0), holds, lacks)) == 1
    robbery = Rob(victim=B, most=True)
    assert drawn(picture, aims.near(robbery, "Борис", (2, 0), (("metal", 0, 1),))) == 1
    offered = [each.settlement for each in game.offers(Plunder)]
    assert sorted(offered) == sorted([SETTLEMENT["tavern"], farm])


@pytest.mark.parametrize("side", ["L", "R"])
def test_a_creature_is_shown_with_what_it_would_change(side: str) -> None:
    """BM-5.40: before and after, as it is once it has been recruited."""
    game = scene(2, lairs={A: Told(food=2)}, row=1, phase="recruit", display="kobold_tinkerer orc_raider")
    lair = seen(game, A).table.lairs[A]
    shown = hire.changes(lair, CREATURE["kobold_tinkerer"])["LR".index(side)]
    before = lair.lefts if side == "L" else lair.rights
    game.recruit("kobold_tinkerer", side)
    after = game.lair(A).lefts if side == "L" else game.lair(A).rights
    for was, now, changed in zip(before, after, shown, strict=True):
        both = zip(LEFTS if side == "L" else RIGHTS, was, now, strict=True)
        assert changed == tuple((name, old, new) for name, old, new in both if old != new)
    assert any(shown)


def test_whoever_thinks_about_a_treat_sees_every_row_of_everybody() -> None:
    """BM-5.5, 11.2: a die for each row, a column for each seat, and what it could pay with."""
    game = scene(3, lairs={A: Told(barrels=2), B: Told(barrels=1)}, row=5, phase="poll")
    view = seen(game, A)
    picture = PAINTER.close(view, look(view))
    assert [drawn(picture, signs.die(row, 96 if row == 5 else 76, active=row == 5)) for row in range(1, 7)] == [1] * 6
    assert [name for name in written(picture) if name in {"Ann", "Борис"}] == ["Ann", "Борис"]


# ---- in words


def test_the_picture_is_told_in_words() -> None:
    """BM-11.1: who is to move, who has most chests, what has changed."""
    game = scene(2, lairs={A: Told(force="S2 T1"), B: Told(chests="m3 m3")}, row=2)
    before = seen(game)
    game.attack(B, most=True)
    view = seen(game)
    said = look(view).say(PAINTER.alt(view, before))
    assert "Day 1" in said or "day 1" in said
    assert "Ann: chests +1" in said
    assert "Борис: chests −1" in said
    assert "Level at the top with 1 chest: Ann, Борис. Ann: chests 1, creatures 3, food 0, shields 2." in said
    assert "What has changed" not in look(view).say(PAINTER.alt(view, view))


def _alts() -> Iterator[tuple[str, str]]:
    for position in positions("bellum_magica", 6):
        for locale in SHIPPED.tags:
            yield locale, position.look(locale).say(PAINTER.alt(position.view, position.before))


def test_the_words_fit_into_what_a_picture_may_be_described_by() -> None:
    """As Discord takes them: 1,024 characters."""
    assert all(0 < len(said) <= 1024 for _, said in _alts())


def test_every_creature_has_a_figure() -> None:
    """BM-2.6 to 2.9."""
    assert all(pieces.medal(number) for number in range(len(CREATURES)))
