"""Watches the simulated Discord: what people do and what becomes of it, and every message that makes a phone ring."""

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace

from bot.parlour.simulated import Change, Fault, Interaction, MessageFlag, Payload, SimulatedDiscord
from bot.parlour.simulated.protocol import AnswerKind, ChannelKind
from bot.ui.numbering import number_of
from tests.bot.reading import parts
from tests.killing.evidence import Press, Ring
from tests.killing.judge import beside, custom_ids, marks

ANSWERING = ("a", "s", "n", "g")
"""What answers a question, if it carries a mark."""
DEFERRED = (AnswerKind.DEFERRED_MESSAGE, AnswerKind.DEFERRED_UPDATE)
HEADER = "-# ["
"""How a page begins that shows what comes next: with a link to its table; others say why nothing was done, or ask."""


class Witness:
    """:param life: which life of the bot it is; :param step: how far a table was when a message was written down."""

    def __init__(self, discord: SimulatedDiscord, life: Callable[[], int], step: Callable[..., int]) -> None:
        self.discord, self._life, self._step = discord, life, step
        self.presses: dict[str, Press] = {}
        self.rings: list[Ring] = []
        self.figures: Counter[str] = Counter()
        self._by_token: dict[str, Press] = {}
        self._followed: set[str] = set()
        """Deferred interactions whose answer has come."""
        self._untaken: set[str] = set()
        """Interactions of which Discord did not take the last answer."""
        self._shrugged: set[str] = set()
        self._watching: dict[str, set[str]] = {}
        """Messages that a deferred answer will edit or take away, with the interactions that wait for it."""
        self._edits: Counter[str] = Counter()
        """By message. What a press does may show on its card before Discord takes the answer to the press."""
        self._found: dict[str, int] = {}
        """By interaction: how often what was pressed had been edited by then."""
        discord.watch(self._hear)

    def _hear(self, change: Change) -> None:
        match change.name:
            case "INTERACTION_CREATE":
                self._pressed(change.data)
            case "INTERACTION_ANSWERED":
                self._answered(change.data["id"])
            case "MESSAGE_UPDATE" | "MESSAGE_DELETE":
                self._edits[change.data["id"]] += 1
                self._followed |= self._watching.pop(change.data["id"], set())
            case "MESSAGE_CREATE":
                self._sent(change.data)

    # ---- presses

    def _pressed(self, data: Payload) -> None:
        self.figures["presses"] += 1
        control = data["data"].get("custom_id") or data["data"].get("name", "")
        user = (data.get("member") or data)["user"]["id"]
        press = Press(id=data["id"], user=user, control=control, life=self._life())
        self.presses[press.id] = self._by_token[data["token"]] = press
        if "message" in data:
            self._found[press.id] = self._edits[data["message"]["id"]]

    def _answered(self, interaction_id: str) -> None:
        interaction, press = self.interaction(interaction_id), self.presses[interaction_id]
        if interaction.acknowledged in DEFERRED:
            assert interaction.message is not None
            answer = interaction.message["id"]
            if (
                interaction.acknowledged is AnswerKind.DEFERRED_UPDATE
                and self._edits[answer] > self._found[interaction_id]
            ):
                self._followed.add(interaction_id)
            else:
                self._watching.setdefault(answer, set()).add(interaction_id)
            return
        press.outcome = "answered"
        _, verb, _, *args = (*press.control.split(":"), "", "", "")
        if verb in ANSWERING and args[0] and interaction.message is not None:
            first = next((part["content"] for part in parts(interaction.message) if part["type"] == 10), "")
            press.outcome = "accepted" if first.startswith(HEADER) else "refused"
            self.figures[press.outcome] += 1

    def interaction(self, interaction_id: str) -> Interaction:
        found = self.discord.interaction(interaction_id)
        assert found is not None
        return found

    def requested(self, request: str, fault: Fault | None) -> None:
        """Look at a request before it is carried out."""
        self.figures["requests"] += 1
        _, *path = request.split("/")
        press = self._by_token.get(path[2]) if path[0] in ("interactions", "webhooks") and len(path) > 2 else None
        if press is None:
            return
        untaken = fault is not None and not fault.applied and (fault.cut or fault.error is not None)
        (self._untaken.add if untaken else self._untaken.discard)(press.id)

    def open_presses(self, life: int) -> list[Press]:
        """Presses of that life that wait for an answer, as far as Discord lets it through."""
        mine = (press for press in self.presses.values() if press.life == life and press.outcome == "unanswered")
        return [press for press in mine if not self._settled(press)]

    def _settled(self, press: Press) -> bool:
        interaction = self.discord.interaction(press.id)
        if interaction is None:
            return False
        if press.id in self._followed or interaction.followups:
            press.outcome = "answered"
        elif press.id in self._untaken:
            press.outcome = "excused"
            self.figures["answers not taken"] += 1
        return press.outcome != "unanswered"

    def hopeless(self, who: Payload) -> bool:
        """Whether Discord did not take the answer to something that *who* did; said once of each press."""
        untaken = (self.presses[press_id] for press_id in self._untaken - self._shrugged)
        mine = {press.id for press in untaken if press.user == who["id"] and press.outcome == "unanswered"}
        self._shrugged |= mine
        return bool(mine)

    def died(self, life: int, waited: set[str]) -> None:
        """Nobody can expect an answer from a process that was killed, unless they had *waited* for long enough."""
        for press in self.open_presses(life):
            if press.id not in waited:
                press.outcome = "killed"
                self.figures["presses killed"] += 1

    # ---- rings

    def _sent(self, message: Payload) -> None:
        flags = message["flags"] & (MessageFlag.EPHEMERAL | MessageFlag.SUPPRESS_NOTIFICATIONS)
        if message["author"]["id"] != self.discord.bot["id"] or flags:
            return
        ids = custom_ids(message)
        channel = self.discord.world.channels[message["channel_id"]]
        direct = channel["type"] == ChannelKind.DIRECT
        called = channel["recipients"] if direct else message["mentions"]
        if not ids or not called:
            return
        table = ids[0][2]
        number = number_of([SimpleNamespace(**message["components"][0])])
        step = self._step(table, number)
        what, carried = beside(message), marks(message)
        self.rings += [
            Ring(table=table, user=user["id"], direct=direct, step=step, marks=carried, beside=what) for user in called
        ]
