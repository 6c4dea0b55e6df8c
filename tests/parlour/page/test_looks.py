"""How the page looks and feels: phones, contrast, names, the order of the Tab key, and that nothing jumps."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.contract.games import by_turns
from tests.parlour.page.conftest import DESKTOP, PHONE, Visit
from tests.parlour.page.probes import probe
from tests.parlour.page.showing import show
from tests.parlour.page.threads import in_thread
from tests.parlour.page.widgets import widgets

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

TOUCH = 44
CONTRAST = 4.5
NAMED = {"button", "link", "textbox", "combobox", "checkbox", "listbox", "option", "dialog", "navigation", "group"}


@pytest.fixture(name="stage")
def _stage() -> Iterator[str]:
    with in_thread(widgets()) as address:
        yield address


def moments(page: Page, *, phone: bool) -> Iterator[str]:
    """The page in each of its states, one after the other."""
    yield "the beginning"
    page.fill("#words", "/")
    yield "the list of commands"
    page.fill("#words", "/show ")
    yield "a command being filled in"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    show(page, "widgets", whom="Ann")
    yield "every widget"
    show(page, "hostile")
    yield "words that nobody would write"
    page.get_by_role("button", name="Never").click()
    expect(page.locator(".message .problem")).to_be_visible()
    yield "a failure"
    page.get_by_role("button", name="Choose two or three").click()
    yield "a select of several"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Choose a letter").click()
    yield "a select of one"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Form").click()
    expect(page.locator("#form")).to_be_visible()
    yield "a form"
    expect(page.locator("#form [type=submit]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.locator(".passage summary").click()
    expect(page.locator(".passage button").last).to_be_in_viewport(ratio=1)
    yield "how much time passes"
    page.keyboard.press("Escape")
    if phone:
        page.locator(".drawer").click()
        expect(page.locator("#places")).to_be_in_viewport()
        yield "the drawer"
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_be_focused()
    page.locator(".face").nth(1).click()
    yield "somebody else"


def become(page: Page, number: int) -> None:
    face = page.locator(".face").nth(number)
    face.click()
    expect(face).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("phone", "scheme"), [(True, "dark"), (False, "light")])
def test_the_page_is_well_made_in_all_its_states(stage: str, visit: Visit, phone: bool, scheme: str) -> None:
    """Text stands out from its ground, nothing sticks out to the side, a thumb hits every control, and a screen reader
    has a name for it."""
    page = visit(stage, phone=phone, scheme=scheme, calm=True)
    session = page.context.new_cdp_session(page)
    for moment in moments(page, phone=phone):
        assert probe(page, "faint", CONTRAST) == [], moment
        assert probe(page, "wide") == [], moment
        assert probe(page, "small", TOUCH) == [], moment
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        controls = [node for node in nodes if node.get("role", {}).get("value") in NAMED and not node["ignored"]]
        assert len(controls) > 3, moment
        nameless = [node for node in controls if not node.get("name", {}).get("value", "").strip()]
        assert [node["role"]["value"] for node in nameless] == [], moment
    composer = page.locator("#composer").bounding_box()
    height = PHONE["height"] if phone else DESKTOP["height"]
    assert composer is not None
    assert height - 30 < composer["y"] + composer["height"] <= height
    assert page.locator("[tabindex]").evaluate_all("all => all.every(each => each.tabIndex <= 0)")


@pytest.mark.parametrize("language", by_turns(0, ("ru", "bg")))
def test_longer_words_fit_a_phone_too(address: str, visit: Visit, language: str) -> None:
    page = visit(address, phone=True)
    page.locator(".drawer").click()
    page.get_by_label("Language for everybody").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".welcome .button").last.click()
    expect(page.locator("#messages .button").first).to_be_visible()
    page.locator("#messages .button.style-3").first.click()
    expect(page.locator(".message.private").last).to_be_visible()
    assert probe(page, "wide") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    text = page.locator("#main").inner_text()
    assert not re.search(r"Message|Only you|You are", text)


def test_the_tab_key_goes_down_the_page(stage: str, visit: Visit) -> None:
    page = visit(stage)
    show(page, "widgets")
    page.reload()
    expect(page.locator("#messages .container")).to_be_visible()
    regions: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        region = page.evaluate(
            "document.activeElement.closest('.skip, #places, #head, #people, #log, #guide, #composer')?.id ?? ''"
        )
        if not region:
            continue
        visible = page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        assert visible or region == "composer", "the composer's frame shows that it has the focus"
        if region not in regions[-1:]:
            regions.append(region)
    assert regions[:7] == ["skip", "places", "head", "people", "log", "guide", "composer"]


def test_what_has_come_is_read_out(stage: str, visit: Visit) -> None:
    page = visit(stage)
    show(page, "plain")
    expect(page.locator("[aria-live=polite]#announcer")).to_have_text("Castellan: shown")


def test_nothing_jumps_while_somebody_reads(stage: str, visit: Visit) -> None:
    """Whoever has scrolled up stays where they are when messages come and go; a button leads to the newest."""
    page = visit(stage, phone=True)
    other = visit(stage)
    show(page, "plain")
    show(page, "plain", count="20")
    page.locator("#newest").click()
    page.locator("#log").hover()
    page.mouse.wheel(0, -700)
    expect(page.locator("#newest")).to_be_visible()
    page.wait_for_timeout(200)
    before = probe(page, "reading")
    other.locator(".only-you button").first.click()
    expect(page.locator(".message.private")).to_have_count(1)
    become(other, 1)
    other.fill("#words", "a word in between")
    other.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("a word in between")
    page.wait_for_timeout(100)
    assert probe(page, "reading") == before
    page.locator("#newest").click()
    expect(page.locator("#messages").get_by_text("a word in between")).to_be_in_viewport()
    expect(page.locator("#newest")).to_be_hidden()


def test_a_message_in_use_stays_under_the_finger(stage: str, visit: Visit) -> None:
    page = visit(stage)
    other = visit(stage)
    show(page, "widgets")
    never = page.locator("#messages button", has_text="Never").last
    never.click()
    expect(page.locator(".message .problem")).to_be_visible()
    place = never.bounding_box()
    become(other, 1)
    for number in range(6):
        other.fill("#words", f"word {number}")
        other.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("word 5")
    expect(never).to_be_enabled()
    assert never.bounding_box() == place


def test_a_press_counts_although_its_button_moves_or_is_drawn_anew(stage: str, visit: Visit) -> None:
    """Between pressing down and letting go others go on talking, and an earlier press of the message is answered."""
    page = visit(stage)
    other = visit(stage)
    show(page, "widgets")
    never = page.locator("#messages button", has_text="Never").last
    rests_never(page)
    never.click()
    become(other, 1)
    page.locator("#messages button", has_text="Primary").last.hover()
    page.mouse.down()
    for number in range(6):
        other.fill("#words", f"word {number}")
        other.keyboard.press("Enter")
    until_heard(page, "word 5")
    expect(page.locator("#messages")).not_to_contain_text("word 5")
    page.mouse.up()
    expect(page.locator(".message.private").last).to_contain_text("primary pressed")
    expect(page.locator("#messages")).to_contain_text("word 5")


def rests_never(page: Page) -> None:
    """However long a finger stays down, on a machine that is busy say, it does not count as resting."""
    page.evaluate(
        """() => {
          const set = window.setTimeout;
          window.setTimeout = (work, after, ...more) => set(work, work.name === "release" ? 3_600_000 : after, ...more);
        }"""
    )


def until_heard(page: Page, words: str) -> None:
    """Until the page knows of that message and of a press that failed, whether it has drawn them or not."""
    page.evaluate(
        """async (words) => {
          const { state } = await import("/page/store.js");
          const all = () => [...state.messages.values()].flatMap((there) => [...there.values()]);
          const heard = () => state.failures.size > 0 && JSON.stringify(all()).includes(words);
          for (let tries = 0; !heard(); tries += 1) {
            if (tries > 1000) throw new Error("it was not heard");
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }""",
        words,
    )


def test_a_finger_that_stays_down_does_not_hold_the_page_up(stage: str, visit: Visit) -> None:
    page = visit(stage)
    other = visit(stage)
    show(page, "widgets")
    become(other, 1)
    page.locator("#messages button", has_text="Primary").last.hover()
    page.mouse.down()
    other.fill("#words", "a word in between")
    other.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("a word in between")


def test_calm_for_those_who_want_it(stage: str, visit: Visit) -> None:
    page = visit(stage, phone=True, calm=True)
    assert page.locator("#places").evaluate("e => getComputedStyle(e).transitionDuration") == "0s"
