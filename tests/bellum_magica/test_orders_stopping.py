"""Standing orders that depend on what lies on the table (BM-6.4, 6.5), where they stop, and what they would do now."""

from typing import Any, get_args

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.naming import settlement
from engines.bellum_magica.orders import Layer, Orders, RaidOrder, RaidWish, RecruitOrder, RecruitWish, StopAt
from engines.core.booklet.book import RESUME
from engines.core.booklet.strokes import Edit, Preset
from engines.core.event import Event, Obeyed, Stopped
from engines.core.match import Match
from engines.core.record import evolve, replaced
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C
from tests.bellum_magica.ordering import lists_raids, never_treats, opens
from tests.contract.catalogues import render

FARM, MILL = SETTLEMENT["onion_farm"], SETTLEMENT["old_mill"]


# ---- rows with nothing but the tavern


@pytest.mark.parametrize(
    ("forces", "opened", "passes"),
    [
        (("S2", "S2"), "walled_city mint_city", True),
        (("S1", "S1"), "walled_city mint_city", True),
        (("S9", "S2"), "walled_city mint_city", False),
        (("S2", "S2"), "onion_farm mint_city", False),
        (("S2", "S9 T1"), "walled_city mint_city", False),
    ],
)
def test_passing_while_only_the_tavern_can_be_raided(forces: tuple[str, str], opened: str, passes: bool) -> None:
    """BM-6.4: whoever could attack more, the seat itself included, makes it ask."""
    lairs = {A: Told(force=forces[0], chests="w1"), B: Told(force=forces[1], barrels=1)}
    game = scene(2, lairs=lairs, captain=A, row=4, phase="poll", open_=opened, faces=(1,))
    assert game.asked == (B,)
    game.orders(B, Preset(name="tavern"))
    assert (B not in game.asked) == passes
    assert [bool(game.heard(Obeyed, seat)) for seat in (A, B)] == [False, passes]


# ---- an attack if something still lies there


@pytest.mark.parametrize(("given", "attacked"), [("onion_farm", [MILL]), ("goose_farm", [])])
def test_an_attack_that_depends_on_what_lies_there(given: str, attacked: list[int]) -> None:
    """BM-6.5: else the rest of the list, or what holds otherwise."""
    lairs = {A: Told(force="S2"), B: Told(force="S9"), C: Told(force="S1")}
    game = scene(3, lairs=lairs, row=3, open_="onion_farm old_mill goose_farm", faces=(1, 1))
    opens(game, B, "raid", "raid_list")
    game.orders(B, Edit(field="raid_given", value=SETTLEMENT[given]))
    lists_raids(game, B, "old_mill", otherwise="stay")
    assert game.lair(B).orders.pen.given is None
    game.orders(B, Edit(field="raid_save", value=True))
    game.attack("goose_farm")
    assert [event.settlement for event in game.heard(e.Plundered) if event.seat == B] == attacked
    assert [event.line for event in game.heard(Obeyed, B)][:1] == [int(bool(attacked))]


@pytest.mark.parametrize(
    ("lies", "force", "done", "line"),
    [
        ("onion_farm goose_farm", "S9", "goose_farm", 1),
        ("walled_city old_mill goose_farm", "S9", "walled_city", 2),
        ("walled_city old_mill goose_farm", "S2", "old_mill", 3),
        ("mint_city goose_farm", "S2", "", 0),
    ],
)
def test_if_else_if_else_if_else(lies: str, force: str, done: str, line: int) -> None:
    """BM-6.5, 6.3: the goose farm while the onion farm lies there; else the city while the mill does; else the mill;
    else the seat stays. What the dry run has said comes true, and its owner alone hears which line answered."""
    city = SETTLEMENT["walled_city"]
    lines = (
        RaidWish(what="settlement", number=SETTLEMENT["goose_farm"], given=FARM),
        RaidWish(what="settlement", number=city, given=MILL),
        RaidWish(what="settlement", number=MILL),
    )
    lairs = {A: Told(force="S2"), B: Told(force=force), C: Told(force="S1")}
    game = scene(3, lairs=lairs, row=3, open_=lies, faces=(1, 1))
    orders = Orders(today=Layer(raids=RaidOrder(mode="list", wishes=lines, otherwise="stay")))
    given = replaced(game.state.lairs, B, evolve(game.lair(B), orders=orders))
    game.match = Match(GAME, evolve(game.state, lairs=given))
    dry = next(note for note in game.booklet(B).notes() if note.key == "dry-raid")
    game.stay()
    attacked = [event.settlement for event in game.heard(e.Plundered) if event.seat == B]
    assert attacked == ([SETTLEMENT[done]] if done else [])
    named = render(GAME, "en", settlement(SETTLEMENT[done])) if done else "Stay"
    assert str(render(GAME, "en", dry)).startswith(f"Attack in row 3: {named}")
    assert [event.line for event in game.heard(Obeyed, B)][:1] == [line]
    assert not game.heard(Obeyed, A)


# ---- stops


WANTED = Layer(
    raids=RaidOrder(mode="list", wishes=(RaidWish(what="settlement", number=FARM),)),
    recruits=RecruitOrder(mode="list", wishes=(RecruitWish(what=CREATURE["orc_smith"], side="left"),)),
)
SOME = (1, 0, 0)


def _plundered(seat: int, card: int, chests: Any = (0, 0, 0)) -> e.Plundered:
    left = {"food": 0, "runestones": 0, "barrels": 0, "spilt": 0, "lost_food": 0, "lost_runestones": 0}
    return e.Plundered(seat=seat, settlement=card, chests=chests, **left)


def _recruited(seat: int, name: str) -> e.Recruited:
    bonus = {"shields": 0, "magic_shields": 0, "spells": 0}
    return e.Recruited(seat=seat, card=CREATURE[name], side="left", payment="food", turned_up=None, **bonus)


@pytest.mark.parametrize(
    ("heard", "stops"),
    [
        (e.Robbed(thief=B, victim=A, chests=SOME, shields=3), ["robbed"]),
        (e.Stolen(owners=(C, A), thief=C, victim=A, chests=(), shields=3), ["robbed", "chests_5"]),
        (_plundered(B, FARM), ["gone"]),
        (_plundered(B, MILL), []),
        (_plundered(C, MILL, SOME), ["chests_5"]),
        (_plundered(A, FARM, SOME), []),
        (e.Scouted(maps=2, finds=(e.Find(seat=C, chest=0), e.Find(seat=A, chest=None))), ["chests_5"]),
        (_recruited(B, "orc_smith"), ["gone"]),
        (_recruited(A, "orc_smith"), []),
        (_recruited(B, "orc_raider"), []),
        (e.EndNear(seat=B, chests=9), ["end_near"]),
        (e.EndNear(seat=A, chests=9), []),
    ],
)
def test_at_what_orders_stop(heard: Event, stops: list[StopAt]) -> None:
    """BM-6.3: at what others do to their seat, to what it has listed, and on their way to the end."""
    lairs = {A: Told(chests="w1 w2 w3 m2 m3 g4"), B: Told(chests="w1"), C: Told(chests="w1 w2 w3 m2 m3")}
    state = scene(3, lairs=lairs).state
    found = [each for each in get_args(StopAt) if Orders(today=WANTED, stops=(each,)).stopped_by(state, A, heard)]
    assert found == stops


def test_orders_at_rest_answer_nothing_until_they_are_taken_up() -> None:
    """BM-6.3: whoever is robbed is asked again; its owner alone is told why."""
    lairs = {A: Told(force="S9 T1"), B: Told(force="S9", chests="w1", barrels=1)}
    game = scene(2, lairs=lairs, row=3, open_="walled_city")
    never_treats(game, B)
    opens(game, B, "stops")
    game.orders(B, Edit(field="stops", value="robbed"))
    game.attack(B)
    assert game.lair(B).orders.resting
    assert [len(game.heard(Stopped, seat)) for seat in (None, A, B)] == [0, 0, 1]
    while game.state.stack[-1].kind != "poll":
        game.clock()
    assert game.asked == (B,)
    game.orders(B, RESUME)
    assert game.state.stack[-1].kind == "raiding"
