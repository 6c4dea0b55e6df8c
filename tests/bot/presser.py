"""People who press whatever is in front of them: buttons, selects, forms, another page, a look at the board."""

import random
import re
from typing import Any

from bot.parlour.simulated import Interaction, Payload
from tests.bot.overheard import Overheard
from tests.bot.reading import SELECT, controls, does, parts
from tests.bot.scene import Scene

ANSWERING = ("a", "s", "n", "f")
LOOKING = ("p", "w", "b", "o", "h", "x", "y", "i", "u")
SURE = "a!"
DOUBT = 0.2
"""How often somebody who is asked whether they mean it does not."""
CURIOUS = 0.15
"""How often somebody presses something that answers nothing."""
MOST_PRESSES = 12
"""Presses in a row without an answer, after which somebody gives up and looks again."""
MOST_TURNS = 3000
STRETCH = 10
"""Turns that somebody takes before a leap."""
HOSTILE = "@Жалба `<@1>` **[Жалба](//ж)** \u202eбыл\u0000 ||#1|| ```"
"""What somebody writes where they may write: it must neither call nor format nor break anything."""


def verb(control: Payload) -> str:
    """Nothing of a link, which no bot hears of."""
    return str(control["custom_id"].split(":")[1]) if "custom_id" in control else ""


class Presser:
    """Plays one table to its end. ``overheard`` looks on, if it is given."""

    def __init__(self, s: Scene, table: str, seed: int, overheard: Overheard | None = None) -> None:
        self.s, self.table, self.rng, self.overheard = s, table, random.Random(seed), overheard
        self.turns = 0

    async def play(self, leap: int = 0) -> None:
        """Until the match is over and told.

        :param leap: so many questions in a row are left to the clock, time and again, so that every part of a long
            match is come by and not all of it played.
        """
        for turn in range(1, MOST_TURNS):
            await self.s.settle()
            if leap and turn % STRETCH == 0:
                await self.s.skip(self.table, leap)
                await self.s.settle()
            loaded = await self.s.loaded(self.table)
            if self.overheard:
                self.overheard.look(loaded)
            if loaded.playing.over:
                return
            seat = self.rng.choice(loaded.awaited)
            await self.turn(next(p for p in self.s.people if p["id"] == loaded.seat(seat).user_id))
        raise AssertionError("the match does not end")

    async def turn(self, who: Payload) -> None:
        """Find the question somewhere and answer it, perhaps after looking round."""
        self.turns += 1
        message: Payload | None = await self._found(who)
        for _ in range(MOST_PRESSES):
            if message is None:
                return
            offered = [control for control in controls(message) if verb(control) in (*ANSWERING, *LOOKING)]
            answers = [control for control in offered if verb(control) in ANSWERING]
            if not offered:
                return
            control = self.rng.choice(offered if self.rng.random() < CURIOUS or not answers else answers)
            done = await self.use(who, message, control)
            if control in answers:
                await self._mean(who, done.message)
                return
            message = done.message

    async def _mean(self, who: Payload, message: Payload | None) -> None:
        """Press once more where that is asked for."""
        asked = [control for control in controls(message) if verb(control) == SURE] if message else []
        if asked and message and self.rng.random() >= DOUBT:
            await self.use(who, message, asked[0])

    async def _found(self, who: Payload) -> Payload | None:
        """A message with the question, or a way to it: the private card, the table's own messages, the command."""
        cards = [message for message in self.s.dms(who) if any(does(message, each) for each in ANSWERING)]
        public = [message for message in self.s.shown() if any(does(message, each) for each in (*ANSWERING, "o"))]
        place = self.rng.choice(("card", "table", "command"))
        if place == "card" and cards:
            return cards[-1]
        if place == "table" and public:
            return self.rng.choice(public)
        return (await self.s.slash(who, "hand")).message

    async def use(self, who: Payload, message: Payload, control: Payload) -> Interaction:
        """Use a button, select or form at random; it must be answered."""
        people = self.s.discord.people
        if control["type"] == SELECT:
            values = self._several(control)
            done = await people.select(who, message, control["custom_id"], values)
        else:
            done = await people.click(who, message, control["custom_id"])
        if done.modal:
            done = await people.submit(done, self.fill(done.modal))
        assert not done.failed, f"no answer to {control}"
        return done

    def _several(self, control: Payload) -> list[str]:
        number = self.rng.randint(max(1, control["min_values"]), control["max_values"])
        return self.rng.sample([option["value"] for option in control["options"]], number)

    def fill(self, modal: Payload) -> dict[str, Any]:
        """Something that the form takes."""
        filled: dict[str, Any] = {}
        selects = [part for part in parts(modal) if part["type"] == SELECT]
        for label in modal["components"]:
            field, numbers = label["component"], [int(found) for found in re.findall(r"\d+", label["label"])]
            if field["type"] != SELECT:
                words = HOSTILE[: field["max_length"]]
                filled[field["custom_id"]] = words if len(numbers) < 2 else str(self.rng.randint(*numbers))
        if selects:
            counts = [int(found) for found in re.findall(r"\d+", modal["components"][0]["description"])]
            low, high = counts[0], counts[-1]
            every = [(field["custom_id"], option["value"]) for field in selects for option in field["options"]]
            chosen = self.rng.sample(every, self.rng.randint(low, high))
            filled |= {field["custom_id"]: [v for name, v in chosen if name == field["custom_id"]] for field in selects}
        return filled
