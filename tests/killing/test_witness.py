"""What counts as an answer to a press: what the person sees, in whatever order the bot's requests arrive."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.parlour.simulated import Change
from bot.parlour.simulated.protocol import AnswerKind
from tests.killing.witness import Witness

PRESS, CARD, WORD = "1", "2", "3"
TAKEN, HELD = AnswerKind.DEFERRED_UPDATE, AnswerKind.DEFERRED_MESSAGE


def seen(*changes: str, kind: AnswerKind) -> bool:
    """Whether a press of a card counts as answered after these changes: of the card, or of a word of its own."""
    hears: list[Any] = []
    interaction = SimpleNamespace(acknowledged=kind, message={"id": CARD if kind is TAKEN else WORD}, followups=[])
    discord: Any = SimpleNamespace(watch=hears.append, interaction=lambda _: interaction)
    witness = Witness(discord, life=lambda: 1, step=lambda *_: 0)
    pressed = {"id": PRESS, "token": "t", "user": {"id": "9"}, "message": {"id": CARD}, "data": {"custom_id": "1:st:t"}}
    [hear] = hears
    hear(Change(name="MESSAGE_UPDATE", data={"id": CARD}))
    hear(Change(name="INTERACTION_CREATE", data=pressed))
    for each in changes:
        data = {"id": PRESS} if each == "ANSWERED" else {"id": CARD if each.startswith("CARD") else WORD}
        name = "INTERACTION_ANSWERED" if each == "ANSWERED" else f"MESSAGE_{each.split()[1]}"
        hear(Change(name=name, data=data))
    return not witness.open_presses(1)


@pytest.mark.parametrize(
    ("kind", "changes", "answered"),
    [
        (TAKEN, ["ANSWERED"], False),
        (TAKEN, ["ANSWERED", "CARD UPDATE"], True),
        (TAKEN, ["CARD UPDATE", "ANSWERED"], True),
        (HELD, ["ANSWERED"], False),
        (HELD, ["CARD UPDATE", "ANSWERED"], False),
        (HELD, ["ANSWERED", "WORD UPDATE"], True),
        (HELD, ["ANSWERED", "WORD DELETE"], True),
    ],
)
def test_an_answer_is_what_the_person_sees(kind: AnswerKind, changes: list[str], answered: bool) -> None:
    assert seen(*changes, kind=kind) == answered
