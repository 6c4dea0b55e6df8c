"""The bot's answers to interactions: which are allowed when, and what becomes of them."""

from __future__ import annotations

import time
from typing import Any

from .cdn import Upload
from .changes import Change
from .echo import form
from .errors import invalid_form, unknown_message
from .interactions import Interaction
from .protocol import AnswerKind, InteractionKind, MessageFlag, MessageKind, Payload
from .simulation import Simulation

_ALLOWED = {
    InteractionKind.COMMAND: {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE, AnswerKind.MODAL},
    InteractionKind.COMPONENT: {
        AnswerKind.MESSAGE,
        AnswerKind.DEFERRED_MESSAGE,
        AnswerKind.DEFERRED_UPDATE,
        AnswerKind.UPDATE_MESSAGE,
        AnswerKind.MODAL,
    },
    InteractionKind.AUTOCOMPLETE: {AnswerKind.AUTOCOMPLETE},
    InteractionKind.MODAL_SUBMIT: {
        AnswerKind.MESSAGE,
        AnswerKind.DEFERRED_MESSAGE,
        AnswerKind.DEFERRED_UPDATE,
        AnswerKind.UPDATE_MESSAGE,
    },
}
_NEEDS_SOURCE = {AnswerKind.DEFERRED_UPDATE, AnswerKind.UPDATE_MESSAGE}
# The documentation promises the message for these two only.
_WITH_RESOURCE = {AnswerKind.MESSAGE, AnswerKind.UPDATE_MESSAGE}
_NEW_MESSAGE = {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE}
ORIGINAL = "@original"


class Answers:
    """Carries out callbacks and the follow-ups of one simulation."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation

    # -- the first answer ------------------------------------------------------------------

    def acknowledge(self, interaction: Interaction, body: Payload, uploads: list[Upload]) -> None:
        """Carry out a callback. A refused one leaves the interaction unanswered."""
        kind = self._allowed_kind(interaction, body)
        data: Payload = body.get("data") or {}
        if kind in _NEW_MESSAGE:
            interaction.message = self._respond(interaction, data, uploads, loading=kind is AnswerKind.DEFERRED_MESSAGE)
        elif kind in _NEEDS_SOURCE:
            interaction.message = interaction.source
            if kind is AnswerKind.UPDATE_MESSAGE and interaction.source is not None:
                self._simulation.messages.edit(self._live(interaction.source), data, uploads)
        elif kind is AnswerKind.AUTOCOMPLETE:
            interaction.choices = data.get("choices") or []
        else:
            interaction.modal = form(data)
        interaction.acknowledged = kind
        interaction.answered_after = time.monotonic() - interaction.started
        interaction.answered.set()
        told: Payload = {"id": interaction.id, "type": int(kind), "modal": interaction.modal}
        person_id = interaction.person["id"]
        change = Change(name="INTERACTION_ANSWERED", data=told, visible_to=person_id, told=False)
        self._simulation.bulletin.publish(change)

    def _allowed_kind(self, interaction: Interaction, body: Payload) -> AnswerKind:
        number = body.get("type")
        allowed = _ALLOWED[interaction.kind]
        if number not in allowed or (number in _NEEDS_SOURCE and interaction.source is None):
            raise invalid_form("type", "BASE_TYPE_CHOICES", f"{number} does not answer this kind of interaction")
        return AnswerKind(number)

    def describe(self, interaction: Interaction) -> Payload:
        """The body of the callback's answer when ``with_response`` was asked for."""
        summary: Payload = {"id": interaction.id, "type": int(interaction.kind)}
        described: Payload = {"interaction": summary}
        message = interaction.message
        if message is not None and interaction.acknowledged is not None:
            summary |= {
                "response_message_id": message["id"],
                "response_message_loading": interaction.thinking,
                "response_message_ephemeral": interaction.private,
            }
            if interaction.acknowledged in _WITH_RESOURCE:
                described["resource"] = {"type": int(interaction.acknowledged), "message": message}
        return described

    # -- later answers ---------------------------------------------------------------------

    def follow_up(self, interaction: Interaction, body: Payload, uploads: list[Upload]) -> Payload:
        """A further message. After a deferred answer the first one takes the place of "thinking ..."."""
        if interaction.thinking and interaction.message is not None:
            return self._simulation.messages.edit(self._live(interaction.message), body, uploads)
        message = self._respond(interaction, body, uploads, loading=False)
        interaction.followups.append(message)
        return message

    def find(self, interaction: Interaction, message_id: str) -> Payload:
        """One of the interaction's own messages; ``@original`` is the first answer."""
        if message_id == ORIGINAL:
            if interaction.message is None:
                raise unknown_message()
            return self._live(interaction.message)
        for message in interaction.messages:
            if message["id"] == message_id:
                return self._live(message)
        raise unknown_message()

    def _live(self, message: Payload) -> Payload:
        return self._simulation.world.message(message["channel_id"], message["id"])

    def _respond(self, interaction: Interaction, body: Payload, uploads: list[Upload], *, loading: bool) -> Payload:
        world = self._simulation.world
        flags = int(body.get("flags") or 0)
        extra: Payload = {
            "type": int(_message_kind(interaction)),
            "webhook_id": world.bot["id"],
            "application_id": world.bot["id"],
            "interaction_metadata": _metadata(interaction),
        }
        if interaction.kind is InteractionKind.COMPONENT and interaction.source is not None:
            source = interaction.source
            extra["message_reference"] = {"message_id": source["id"], "channel_id": source["channel_id"], "type": 0}
        return self._simulation.messages.create(
            world.channel(interaction.channel["id"]),
            world.bot,
            body | {"flags": flags | int(MessageFlag.LOADING) if loading else flags},
            uploads,
            owner=interaction.person["id"],
            **extra,
        )


def _message_kind(interaction: Interaction) -> MessageKind:
    if interaction.kind is InteractionKind.COMMAND:
        return MessageKind.CHAT_INPUT_COMMAND
    return MessageKind.REPLY if interaction.kind is InteractionKind.COMPONENT else MessageKind.DEFAULT


def _metadata(interaction: Interaction) -> dict[str, Any]:
    """What a message tells of the interaction that it answers."""
    metadata: Payload = {
        "id": interaction.id,
        "type": int(interaction.kind),
        "user": interaction.person,
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    if interaction.kind is InteractionKind.COMMAND:
        metadata |= {"name": interaction.payload["data"]["name"], "command_type": 1}
    elif interaction.kind is InteractionKind.COMPONENT and interaction.source is not None:
        metadata["interacted_message_id"] = interaction.source["id"]
    elif interaction.parent is not None:
        metadata["triggering_interaction_metadata"] = _metadata(interaction.parent)
    return metadata
