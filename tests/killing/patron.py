"""Somebody who plays at several tables: opens lobbies and joins, starts, presses whatever is offered, plays again."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

from bot.parlour.simulated import Payload, SetupError
from tests.bot.presser import ANSWERING, Presser
from tests.bot.reading import SELECT, custom_id, does
from tests.killing.town import Spot, Town, table_of

TWICE = 0.08
"""How often somebody presses twice before anything is answered."""
EAGER = 0.8
"""How often somebody goes where they are asked something, if they are asked anywhere."""
CURIOUS = 0.2
"""How often somebody looks at a table although nothing is asked of them."""
CLOSES = 0.01
"""How often a host ends a match that goes on."""
AGREES = 0.6
"""How often somebody agrees to what is being voted on."""
NOTHING = SimpleNamespace(message=None, modal=None)
"""What comes of a press that the bot did not live to answer."""


class Hand(Presser):
    """One person's presses at one table."""

    s: Any  # a spot looks like a scene, as far as it is used here

    def __init__(self, spot: Spot, seed: str) -> None:
        super().__init__(spot, "", 0)  # type: ignore[arg-type]
        self.rng = random.Random(seed)

    async def use(self, who: Payload, message: Payload, control: Payload) -> Any:
        times = 2 if self.rng.random() < TWICE else 1
        values = self._several(control) if control["type"] == SELECT else None
        presses = [self._once(who, message, control["custom_id"], values) for _ in range(times)]
        return (await asyncio.gather(*presses))[0]

    async def _once(self, who: Payload, message: Payload, control: str, values: list[str] | None) -> Any:
        people, town = self.s.discord.people, self.s.town
        try:
            act = (
                people.click(who, message, control) if values is None else people.select(who, message, control, values)
            )
            done = await town.done(who, act)
            if done is not None and done.modal:
                done = await town.done(who, people.submit(done, self.fill(done.modal)))
        except SetupError:  # it has changed or gone since somebody looked
            return NOTHING
        return NOTHING if done is None else done

    async def _found(self, who: Payload) -> Payload | None:
        if self.s.archived and not any(table_of(message) for message in self.s.dms(who)):
            return None
        try:
            return await super()._found(who)
        except AttributeError:  # no answer to a command
            return None


class Patron:
    """:param seed: the same one sees the same and does the same."""

    def __init__(self, town: Town, who: Payload, seed: int) -> None:
        self.town, self.who = town, who
        self.rng = random.Random(f"{seed} {who['username']}")
        self.spots = [spot for spot in town.spots if who in spot.roster]
        self.hands = {id(spot): Hand(spot, f"{seed} {who['username']} {n}") for n, spot in enumerate(town.spots)}

    async def turn(self) -> None:
        """Go to one of the tables, rather to one that waits, and do what is to be done there."""
        asked = {table_of(card) for card in self.town.dms(self.who) if any(does(card, verb) for verb in ANSWERING)}
        waiting = [spot for spot in self.spots if (board := spot.having("h")) and table_of(board) in asked]
        spot = self.rng.choice(waiting if waiting and self.rng.random() < EAGER else self.spots)
        host = self.who is spot.roster[0]
        if (notice := spot.having("va")) and self.who["id"] not in spot.voted[custom_id(notice, "va")]:
            spot.voted[custom_id(notice, "va")].add(self.who["id"])
            await self._press(spot, notice, "va" if self.rng.random() < AGREES else "vn")
        elif card := spot.having("l"):
            await self._in_lobby(spot, card, host=host)
        elif spot.having("h") or spot.archived:
            if host and self.rng.random() < CLOSES:
                await self._close(spot)
            elif asked or self.rng.random() < CURIOUS:
                await self.hands[id(spot)].turn(self.who)
            else:
                await asyncio.sleep(0.01)
        elif host:
            await self._open(spot)
        else:
            await asyncio.sleep(0.005)

    async def _open(self, spot: Spot) -> None:
        result = spot.having("again")
        if result is not None and self.rng.random() < 0.7:
            await self._press(spot, result, "again")
        else:
            await spot.slash(self.who, "table open", game=spot.game, seats=spot.seats)

    async def _in_lobby(self, spot: Spot, card: Payload, *, host: bool) -> None:
        table = table_of(card)
        joined = spot.joined[table]
        if self.who["id"] not in joined:
            if (await self._press(spot, spot.having("j") or card, "j")).message is not None:
                joined.add(self.who["id"])
        elif host and len(joined) == len(spot.roster):
            if spot.helped[table] < spot.stewards:
                if (await self._press(spot, card, "st")).message is not None:
                    spot.helped[table] += 1
            elif (await self._press(spot, card, "go")).message is not None:
                spot.joined.pop(table, None)  # if it did not begin, somebody is missing: all over again
                spot.helped.pop(table, None)
        else:
            await asyncio.sleep(0.005)

    async def _close(self, spot: Spot) -> None:
        sure = await spot.slash(self.who, "table close")
        if sure is not None and sure.message is not None:
            await self._press(spot, sure.message, "cl!")

    async def _press(self, spot: Spot, message: Payload, verb: str) -> Any:
        try:
            control = custom_id(message, verb)
        except AssertionError:  # there is no such control: it was refused
            return NOTHING
        return await self.hands[id(spot)]._once(self.who, message, control, None)
