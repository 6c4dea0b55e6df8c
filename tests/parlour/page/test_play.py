"""Whole journeys of somebody who has never been here: pressing, switching, playing, coming back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.contract.games import ALL_GAMES
from tests.parlour.page.conftest import Visit
from tests.parlour.page.host import process
from tests.parlour.page.newcomer import BUDGET, ENOUGH, Newcomer

pytestmark = pytest.mark.browser


def test_a_whole_game_within_the_budget(address: str, visit: Visit) -> None:
    """With two stewards, played in the direct messages: the page asks for no press of its own."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table()
    me.press(page.locator(".message.private .select").first)
    me.press(page.locator("#picker .entry", has_text="4"))
    expect(page.locator(".message.private .select").first).to_have_text("4▾")
    me.button("Add steward")
    me.button("Add steward")
    me.button("Start")
    direct = page.locator("#places .place", has_text="Castellan")
    expect(direct.locator(".badge")).to_have_text("1")
    me.press(direct)
    over = page.locator("#messages", has_text="The match is over")
    while me.presses < BUDGET and (offered := me.asked(over)):
        me.answer(next(iter(offered)))
    expect(over).to_be_visible()
    assert me.presses <= BUDGET
    # nobody has called those who only may look at the thread of the match: a newcomer read a red 13 on each of them
    expect(page.locator(".face", has_text="Ben").locator(".badge")).to_have_count(0)
    page.locator("#places .place").first.click()
    expect(page.get_by_role("button", name="Export")).to_be_visible()


@pytest.mark.thorough
def test_take_the_kingdom_within_the_budget(address: str, visit: Visit) -> None:
    """Three seats, two stewards, one play a turn: whatever is offered first, never back, then the turn ends."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table("Take the Kingdom")
    me.button("Add steward")
    me.button("Add steward")
    me.button("Start")
    me.press(page.locator("#places .place", has_text="Castellan"))
    over = page.locator("#messages", has_text="The match is over")
    played = False
    while me.presses < ENOUGH and (offered := me.asked(over)):
        end = next((key for key, label in offered.items() if label == "End the turn"), None)
        forward = [key for key, label in offered.items() if label != "Cancel" and key != end]
        if end and (played or not forward):
            me.answer(end)
            played = False
        else:
            me.answer(forward[0])
            played = True
    if ENOUGH == BUDGET:
        expect(over).to_be_visible()
    assert me.presses <= BUDGET


@pytest.mark.thorough
def test_one_person_plays_several(address: str, visit: Visit) -> None:
    """A press switches; each sees their own private answers and direct messages, and a number says who is called."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table()
    private = page.locator(".message.private")
    expect(private).not_to_have_count(0)
    me.become("Ben")
    expect(private).to_have_count(0)
    me.button("Join")
    expect(private.last).to_contain_text("You have seat 2")
    me.become("Ann")
    me.button("Start")
    for name in ("Ann", "Ben"):
        expect(page.locator(".face", has_text=name)).to_have_attribute("aria-label", re.compile("calls|move"))
    expect(page.locator(".face", has_text="Eva")).to_have_attribute("aria-label", "Eva")
    me.become("Ben")
    me.press(page.locator("#places .place", has_text="Castellan"))
    expect(page.locator("#messages .message")).to_have_count(1)
    me.answer(me.answers()[0])
    me.become("Ann")
    expect(page.locator("#head")).to_contain_text("table")
    me.button("Choose")
    expect(private.last).to_contain_text("Seal your bid")
    me.answer(me.answers()[-1])
    me.become("Ben")
    expect(page.locator("#head")).to_contain_text("Castellan")
    expect(page.locator(".file")).to_have_count(0)


@pytest.mark.thorough
def test_the_first_registered_game_opens_with_one_press(address: str, visit: Visit) -> None:
    page = visit(address)
    buttons = page.locator(".welcome .button")
    expect(buttons).to_have_count(min(len(ALL_GAMES), 5))
    buttons.first.click()
    expect(page.locator("#messages button", has_text="Join")).to_be_visible()
    expect(page.locator("#guide")).to_contain_text("Add steward")
    join = page.locator("#messages button", has_text="Join").bounding_box()
    assert join is not None
    assert join["y"] + join["height"] < 800, "the card of the table is in view, however long the options below it"
    for typed in ("/me catchup", "/me show:catch up"):
        page.locator("#words").fill(typed)
        page.locator("#words").press("Enter")
        expect(page.locator(".message.private .text").last).to_contain_text("You do not sit at any table")
        page.get_by_role("button", name="Dismiss message").last.click()
    page.locator("#words").fill("/me nonsense")
    page.locator("#words").press("Enter")
    expect(page.locator("#option-show")).to_be_visible()


def test_the_page_goes_on_after_the_bot_was_killed(tmp_path: Path, visit: Visit) -> None:
    with process(tmp_path) as (address, child):
        page = visit(address)
        me = Newcomer(page)
        me.open_table()
        me.become("Eva")
        me.button("Join")
        page.wait_for_timeout(700)
        child.kill()
        expect(page.locator("#notice")).to_contain_text("The bot has stopped")
    with process(tmp_path, int(address.rsplit(":", 1)[1])) as (again, _):
        assert again == address
        expect(page.locator("#notice")).to_be_empty()
        expect(page.locator(".face[aria-pressed=true]")).to_contain_text("Eva")
        me.become("Ann")
        me.button("Start")
        expect(page.locator("#messages")).to_contain_text("The game begins!")
