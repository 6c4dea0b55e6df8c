"""The pages of standing orders (BM-6.3 to 6.9): what each offers, what is written there, and what it warns of."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.bellum_magica import moves as m
from engines.bellum_magica.moves import PassToday
from engines.bellum_magica.orders import RaidWish, RecruitWish
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.move import Move
from tests.bellum_magica.arrange import Told, four, scene
from tests.bellum_magica.notation import CREATURE, A, B
from tests.bellum_magica.ordering import added, never_treats, opens, raid_mode, recruits
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.told.menus import DISPLAY
from tests.told import Shown, Thing


def idle() -> Scene:
    """B writes while A is asked about the row: nothing of the day is over yet."""
    return scene(
        lairs={A: Told(barrels=1, food=9)}, phase="poll", display=DISPLAY, open_="onion_farm old_mill", faces=(1,)
    )


def penned(*pages: Move | tuple[Move, ...]) -> Callable[[], Iterator[Thing]]:
    """B writes; each of *pages* is looked at when the strokes before it are done."""

    def told() -> Iterator[Thing]:
        play = idle()
        for strokes in pages:
            play.orders(B, *(strokes if isinstance(strokes, tuple) else (strokes,)))
            yield play.booklet(B)

    return told


def write(field: str, value: Any = True) -> Edit:
    return Edit(field=field, value=value)


TOP = Leaf(page="top")
DRAGON = RecruitWish(what=CREATURE["fire_dragon"], side="left", payments=("runes", "rune_and_food"))
LIST = RaidWish(what="castle", number=A), RaidWish(what="best_settlement"), RaidWish(what="settlement")
ABSENT, TODAY = write("absent", "auto"), write("lifetime", "today")


def first() -> Iterator[Thing]:
    yield idle().booklet(B)


def taken_back() -> Iterator[Thing]:
    """By the first entry of whatever page is open (BM-5.2)."""
    play = four()
    play.treat(3, "barrel")
    for pages in ((), ("treats",), ("treats", "unless"), ("raid", "raid_list"), ("recruit", "recruit_list", "keep")):
        opens(play, 3, *pages)
        yield play.booklet(3)


def at_once(phase: Any, asking: str) -> Callable[[], Iterator[Thing]]:
    """On the page of the open question and the first one; nobody else's, and no other page."""

    def told() -> Iterator[Thing]:
        lairs = {A: Told(force="S2", food=4, barrels=1), B: Told(force="S2")}
        play = scene(lairs=lairs, phase=phase, open_="onion_farm old_mill", display=DISPLAY)
        for name in ("", "treats", "raid", "recruit"):
            for seat in (A, B) if name in ("", asking) else (A,):
                opens(play, seat, *((name,) if name else ()))
                yield play.booklet(seat)

    return told


def last() -> Iterator[Thing]:
    """Whoever orders everything is asked nothing any more. Orders for today are no such thing."""
    play = idle()
    never_treats(play, B)
    yield play.booklet(B)
    raid_mode(play, B, "auto")
    for today in (False, True):
        opens(play, B, "recruit", today=today)
        yield play.booklet(B)
    recruits(play, B, "any_evil left", otherwise="done")
    for pages in ((), ("treats",), ("recruit",)):
        opens(play, B, *pages)
        yield play.booklet(B)


def late() -> Iterator[Thing]:
    """No pass once the row is fixed, no list after the attack (BM-6.9)."""
    lairs = {seat: Told(force="S2", food=2) for seat in (A, B)}
    play = scene(lairs=lairs, open_="onion_farm old_mill", display=DISPLAY)
    play.stay()
    for seat in (A, B):
        yield play.booklet(seat)
        for name in ("raid", "treats"):
            opens(play, seat, name, today=True)
            yield play.booklet(seat)


def planned(*wishes: RecruitWish, otherwise: Any = "done") -> Callable[[], Iterator[Thing]]:
    def told() -> Iterator[Thing]:
        play = scene(lairs={A: Told(force="S2", food=4), B: Told(force="S2")}, display=DISPLAY)
        play.plan(m.Stay(), *wishes, otherwise=otherwise)
        yield play.booklet(A)

    return told


TOLD: Shown = {
    "nothing is ordered at first": first,
    "strokes say what they do now": penned((ABSENT, TODAY)),
    "rows say what is written for them": penned(
        (Leaf(page="treats"), write("keep_barrels", 1), write("row", 2)), write("treat", "spell_then_barrel")
    ),
    "rows show the layer that the pen changes": penned(
        (PassToday(), Leaf(page="treats")), (TOP, TODAY, Leaf(page="treats"))
    ),
    "rows that are fine are ticked off": penned(
        (Leaf(page="treats"), Leaf(page="unless")), (write("unless", 4), write("unless", 2))
    ),
    "both layers are spelt out": penned(
        (ABSENT, Leaf(page="treats"), write("never_treat"), TOP, Leaf(page="recruit"), write("recruit", "none")),
        (TOP, TODAY, Leaf(page="raid"), write("raid", "auto")),
        TOP,
    ),
    "a list of targets is for today and counts when it is saved": penned(
        (Leaf(page="raid"), Leaf(page="raid_list")),
        tuple(map(added, LIST)),
        write("raid_otherwise", "stay"),
        write("raid_save"),
    ),
    "a list of recruits names sides, prices and what is kept": penned(
        (Leaf(page="recruit"), Leaf(page="recruit_list"), write("recruit_what", DRAGON.what)),
        (added(DRAGON), write("recruit_what", "any_evil")),
        (added(RecruitWish(what="any_evil", side="auto")), Leaf(page="keep")),
        (write("keep_food", 2), write("recruit_otherwise", "done")),
        write("recruit_save"),
        (Leaf(page="recruit_list"), Leaf(page="recruit_evil")),
        (Leaf(page="recruit_list"), Leaf(page="recruit_more_evil")),
    ),
    "a pass for today is offered once and taken back by the same button": penned(PassToday(), PassToday(on=False)),
    "a sealed answer is taken back": taken_back,
    **{f"orders answer at once: {phase}": at_once(phase, asking) for phase, asking in (
        ("poll", "treats"), ("raid", "raid"), ("recruit", "recruit"),
    )},
    "the last order that is missing": last,
    "what is too late for today": late,
    "a plan is read as an order for today": planned(
        RecruitWish(what=CREATURE["orc_butcher"], side="right", payments=("food",)),
        RecruitWish(what="any_evil", side="left"),
        otherwise="ask",
    ),
    "a plan without recruits": planned(),
    "a plan without recruits that asks again": planned(otherwise="ask"),
}  # fmt: skip
