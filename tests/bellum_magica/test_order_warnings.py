"""What players are warned of where they write their standing orders (BM-6.3, 6.9), and what is offered only in time."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bellum_magica.moves import PassToday
from engines.core.booklet.strokes import Leaf
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.ordering import never_treats, opens, raid_mode, raids, recruit_mode
from tests.bellum_magica.reading import aside, labels, notes
from tests.bellum_magica.test_order_words import idle
from tests.bellum_magica.test_polls import four

AT_ONCE = {
    "poll": "⚠️ You are being asked about this roll: what you order about it answers at once.",
    "raid": "⚠️ You are being asked for your attack: what you order about it answers at once.",
    "recruit": "⚠️ You are being asked for your recruits: what you order about them answers at once.",
}
SUBJECT = {"poll": "treats", "raid": "raid", "recruit": "recruit"}


@pytest.mark.parametrize("phase", ["poll", "raid", "recruit"])
def test_a_page_warns_that_its_orders_answer_at_once(phase: Any) -> None:
    """BM-6.3: the page of the open question and the first one; nobody else's, and no other page."""
    lairs = {A: Told(force="S2", food=4, barrels=1), B: Told(force="S2")}
    match = scene(2, lairs=lairs, phase=phase, open_="onion_farm old_mill")
    for page in ("top", *SUBJECT.values()):
        for seat in (A, B):
            opens(match, seat, *(() if page == "top" else (page,)))
        warned = [AT_ONCE[phase]] if page in {"top", SUBJECT[phase]} else []
        assert [note for note in notes(aside(match, A)) if note in AT_ONCE.values()] == warned
        assert not any(note in AT_ONCE.values() for note in notes(aside(match, B)))


def test_the_last_order_that_is_missing_is_warned_of() -> None:
    """BM-6.3, 6.9: whoever orders everything is asked nothing any more. Orders for today are no such thing."""
    match = idle()
    never_treats(match, B)
    assert not any("asked nothing" in note for note in notes(aside(match, B)))
    raid_mode(match, B, "auto")
    opens(match, B, "recruit")
    (warning,) = (note for note in notes(aside(match, B)) if "asked nothing" in note)
    assert warning.startswith("⚠️ All the rest is ordered: with this too you are asked nothing any more")
    opens(match, B, "recruit", today=True)
    assert not any("asked nothing" in note for note in notes(aside(match, B)))
    recruit_mode(match, B, "none")
    for pages in ((), ("treats",), ("recruit",)):
        opens(match, B, *pages)
        (warning,) = (note for note in notes(aside(match, B)) if "asked nothing" in note)
        assert warning.startswith("⚠️ Everything is ordered")


def test_what_is_too_late_for_today_is_not_offered() -> None:
    """BM-6.9: orders for today end with it: no pass once the row is fixed, no list after the attack; what is written
    for today there says so."""
    late = "✏️ What you write here holds for today only, and today it comes too late."
    lairs = {seat: Told(force="S2", food=2) for seat in (A, B)}
    match = scene(2, lairs=lairs, open_="onion_farm old_mill")
    match.stay()
    for seat, attacked in ((A, True), (B, False)):
        assert not any(isinstance(option.move, PassToday) for option in aside(match, seat).options)
        opens(match, seat, "raid", today=True)
        assert (notes(aside(match, seat))[-1] == late) == attacked
        assert ("A list for today…" in labels(aside(match, seat))) != attacked
        opens(match, seat, "treats", today=True)
        assert notes(aside(match, seat))[-1] == late


def test_a_pass_for_today_is_offered_once_and_on_the_first_page() -> None:
    """BM-6.9: then it is taken back by the same button."""
    match = idle()
    assert labels(aside(match, B))[0] == "No more treats from me today"
    match.orders(B, PassToday())
    assert labels(aside(match, B))[0] == "Take back “No more treats from me today”"
    assert not any("more treats" in label for label in labels(aside(match, B))[1:])
    for page in ("treats", "raid", "recruit"):
        match.orders(B, Leaf(page=page))
        assert not any(isinstance(option.move, PassToday) for option in aside(match, B).options)
        match.orders(B, Leaf(page="top"))


def test_an_answer_is_taken_back_by_the_first_entry_of_every_page() -> None:
    """BM-5.2."""
    match = four()
    match.treat(3, "barrel")
    for pages in ((), ("treats",), ("treats", "unless"), ("raid", "raid_list"), ("recruit", "recruit_list", "keep")):
        opens(match, 3, *pages)
        assert labels(aside(match, 3))[0] == "Take my answer back"


def test_the_best_settlement_has_no_capital_within_a_list() -> None:
    match = idle()
    raids(match, B, "old_mill", "best")
    assert "Attack the first that can be had: Old Mill, the best settlement." in notes(aside(match, B))[1]
