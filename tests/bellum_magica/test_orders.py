"""What all standing orders have in common, and what the clock answers: BM-6.1 to 6.3, 6.8."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica.naming import Chest
from engines.bellum_magica.orders import Layer, Orders, Page
from engines.core.booklet.strokes import Edit
from engines.core.chair import Change
from engines.core.event import Obeyed
from engines.core.move import Move
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.ordering import opens, raid_mode, raids, recruits, treats
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene

STAY, NOBODY = Edit(field="raid", value="stay"), Edit(field="recruit", value="none")
ABSENT = Edit(field="absent", value="auto")
DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


def raiding(**more: Any) -> Scene:
    """A is asked for its attack, B and C follow."""
    lairs = {A: Told(force="S2", food=2), B: Told(force="S4 T1", food=2), C: Told(force="S2", chests="w1 m3")}
    return scene(3, lairs=lairs, row=3, open_="onion_farm goose_farm old_mill", display=DISPLAY, faces=(1,), **more)


# ---- writing


@pytest.mark.parametrize(
    ("page", "same"),
    [("raid", STAY), ("recruit", NOBODY), (None, ABSENT)],
)
def test_what_is_said_for_today_can_be_made_to_last(page: Page | None, same: Move) -> None:
    """BM-6.9: the same answer in the other lifetime is another order; the one for today stands until the day ends."""
    game, pages = raiding(), (page,) if page else ()
    opens(game, B, *pages, today=True)
    game.orders(B, same)
    with game.refused():
        game.orders(B, same)
    opens(game, B, *pages)
    game.orders(B, same)
    lasting, today = (game.lair(B).orders.standing, game.lair(B).orders.today)
    assert lasting == today != Layer()
    with game.refused():
        game.orders(B, same)


# ---- secrecy


def test_an_ordered_day_sounds_like_any_other() -> None:
    """BM-6.3, 3.7, 3.8: what an order did is the seat's own act; only the owner hears that it was an order."""
    ordered, played = raiding(), raiding()
    raids(ordered, B, C)
    recruits(ordered, B, "bog_lurker left", otherwise="done")
    ordered.stay()
    ordered.stay()
    played.stay()
    played.attack(C, most=True)
    played.stay()
    for game in (ordered, played):
        game.done()
        assert game.state.captain in {A, B}
    played.recruit("bog_lurker", "L")
    for witness in (None, A, C):
        sides = [[event.heard(witness) for event in game.story] for game in (ordered, played)]
        told = [[side for side in each if side is not None] for each in sides]
        assert told[0] == told[1]
        assert ordered.match.view(witness) == played.match.view(witness)
    assert sum(isinstance(event.heard(B), Obeyed) for event in ordered.story) == 2


# ---- BM-6.8


def away(game: Scene, entry: str | None) -> Scene:
    """A is asked and says nothing."""
    if entry:
        opens(game, A)
        game.orders(A, Edit(field="absent", value="auto"))
        if entry == "pass":
            game.orders(A, Edit(field="absent", value="pass"))
    assert A in game.asked
    game.clock()
    return game


ROWS = [
    case(
        "BM-6.1: a robbery cannot be answered: the victim is told, and the next seat goes on with its own attack",
        "S2 food=2 | S4 T1 food=2 | S2 w1 m3",
        "stay; attack C; steal wood", {"asked": "C", "kind": "raiding", (e.Stolen, A): []},
        {(e.Stolen, C, "thief", "chests"): [(B, (Chest(chest=0, value=1),))]}, row=3, faces=(1,),
    ),
    case(
        "BM-6.3, 5.2: an answer given by an order stays when the seat changes hands, and may be taken back",
        "barrels=1 | barrels=1",
        "B treats 3=barrel; B sits resign", {"asked": "A"}, "B withdraw", {"asked": "AB"},
        "A treat pass", {"asked": "B"}, row=3, phase="poll", faces=(1,),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_around_orders(row: Row) -> None:
    row()


@pytest.mark.parametrize(("entry", "kind"), [(None, e.Stayed), ("pass", e.Stayed), ("auto", e.Plundered)])
def test_the_clock_answers_with_the_default_or_like_the_stand_in(entry: str | None, kind: type[e.Stayed]) -> None:
    """BM-6.8, 5.30: ``pass`` is how it is without an order. Only the clock: until it runs out the seat is asked."""
    lairs = {A: Told(force="S9"), B: Told(force="S2")}
    game = away(scene(2, lairs=lairs, row=3, open_="onion_farm walled_city", faces=(3,)), entry)
    assert [event.seat for event in game.heard(kind)] == [A]


@pytest.mark.parametrize(("entry", "spent"), [("auto", 1), (None, 0)])
def test_absent_in_a_poll_and_at_the_market(entry: str | None, spent: int) -> None:
    """BM-6.8: everything that is asked; without it nothing is paid."""
    lairs = {A: Told(castle="embergate", left="hoard_dragon", spells=1), B: Told(castle="mudmaw_keep")}
    game = scene(2, lairs=lairs, row=6, phase="poll", faces=(3,), open_="walled_city garrison_town")
    assert away(game, entry).lair(A).used == spent
    game = scene(2, lairs={A: Told(food=2), B: Told(food=2)}, phase="recruit", display=DISPLAY)
    assert away(game, entry).lair(A).food == 2 - 2 * spent


def test_the_clock_answers_for_goblins_too() -> None:
    """BM-6.8, 4.8: the first left, the second right; or where the stand-in would put them."""
    placed = []
    for absent in (False, True):
        game = begun(2, seed="far away")
        if absent:
            game.orders(A, Edit(field="absent", value="auto"))
        game.clock()
        (event,) = game.heard(e.GoblinsPlaced)
        placed.append(event.sides[A])
        assert event.sides[B] == ("left", "right")
    assert placed[0] == ("left", "right")


# ---- whose they are


@pytest.mark.parametrize("changes", [("resign",), ("leave", "sit"), ("resign", "sit")])
def test_orders_are_deleted_when_a_seat_changes_hands(changes: tuple[Change, ...]) -> None:
    """BM-6.3: both layers and what was being written; those of the others stay, and so does all that the seat owns."""
    game = raiding()
    for seat in (B, C):
        treats(game, seat, {2: "barrel"}, keep=1)
        raid_mode(game, seat, "stay", today=True)
        opens(game, seat, "recruit")
    held = game.lair(B).chests, game.lair(B).food, game.lair(C).orders
    for change in changes:
        game.sits(B, change)
    assert game.lair(B).orders == Orders()
    assert (game.lair(B).chests, game.lair(B).food, game.lair(C).orders) == held
    game.stay()
    assert game.asked == (B,), "it is asked"


def test_an_order_is_recorded_as_the_seats_own_act() -> None:
    """BM-6.3, 10.16: the attack, the robbery and the tally are B's; the log of acts names A alone, and replays to the
    same."""
    game = raiding()
    raids(game, B, C)
    before = game.match
    game.stay()
    assert [(event.thief, event.victim) for event in game.heard(e.Robbed)] == [(B, C)]
    assert (game.lair(B).tally.robberies, game.state.today.attacked) == (1, (A, B))
    again = Scene(before)
    again.stay()
    assert again.match.dump() == game.match.dump()
