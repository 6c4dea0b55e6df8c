"""Somebody who has never been here, on the page: counts presses, reads what is asked, answers."""

import re

from playwright.sync_api import Error, Locator, Page, expect

from tests.contract.games import MANY, SOAK_GAMES

BUDGET = 120
"""Presses for a whole game of three with two stewards."""
ENOUGH = BUDGET if SOAK_GAMES >= MANY else 12
"""So many are looked at of a game in which a press is dear, since every card of it is drawn."""
ANSWERS = re.compile(r"^\d+:1:[ansf]!?:\w+:[^:]+")
"""Controls of a menu, by their key: message, version, verb, table, mark. What has none offers ready-made orders."""


class Newcomer:
    """Presses what is in view, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, control: Locator) -> None:
        self.presses += 1
        control.click()

    def button(self, name: str) -> None:
        """The newest button of that name in the messages."""
        self.press(self.page.locator("#messages button:enabled", has_text=name).last)
        self.settle()

    def settle(self) -> None:
        """Until the press was answered; that it waits for an answer is drawn with the next frame."""
        self.page.evaluate("new Promise(requestAnimationFrame)")
        expect(self.page.locator("[aria-busy]")).to_have_count(0)

    def become(self, name: str) -> None:
        self.press(self.page.locator(".face", has_text=name))
        expect(self.page.locator(".face[aria-pressed=true]")).to_contain_text(name)

    def open_table(self, game: str = "Petty Court") -> None:
        self.press(self.page.get_by_role("button", name=f"Open a table of {game}"))
        expect(self.page.locator("#messages button", has_text="Join")).to_be_visible()

    def answers(self) -> list[str]:
        """The keys of the controls of a menu that is open."""
        return list(self.offered())

    def offered(self) -> dict[str, str]:
        """The same with their labels."""
        pairs = self.page.locator("#messages [data-key]:enabled").evaluate_all(
            "all => all.map(each => [each.dataset.key, each.innerText])"
        )
        return {key: label for key, label in pairs if ANSWERS.match(key)}

    def asked(self, end: Locator) -> dict[str, str]:
        """Wait until there is something to answer, and return the controls; none if the end has come. Whoever is out
        early watches the stewards finish it, which takes a while."""
        for _ in range(1200):
            if end.count():
                return {}
            if keys := self.offered():
                return keys
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody asks and nothing ends")

    def answer(self, key: str) -> None:
        """Use one of them, whatever it opens; nothing if a newer card has just taken its place.

        A locator would wait for the control to come back; an element that is gone says so at once."""
        control = self.page.query_selector(f'[data-key="{key}"]')
        if control is None:
            return
        try:
            control.click()
        except Error as gone:
            if "not attached" not in str(gone):
                raise
            return
        self.presses += 1
        picker = self.page.locator("#picker[open]")
        if picker.count():
            self._pick(picker)
        self.settle()
        form = self.page.locator("#form[open]")
        if form.count():
            form.locator("input").first.fill("To all: be merry")
            self.press(form.locator("[type=submit]"))
            expect(form).to_be_hidden()
        self.settle()

    def _pick(self, picker: Locator) -> None:
        ticks, confirm = picker.locator("input"), picker.locator("[type=submit]")
        if ticks.count():
            for at in range(ticks.count()):
                self.press(ticks.nth(at))
                if confirm.is_enabled():
                    break
            self.press(confirm)
        else:
            self.press(picker.locator(".entry").first)
