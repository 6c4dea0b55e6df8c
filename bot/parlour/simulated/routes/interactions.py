"""Answers to interactions: the callback, then messages under the interaction's token."""

from __future__ import annotations

from .call import Call, Reply, Route


def callback(call: Call) -> Reply:
    """The first answer; ``with_response`` asks for what became of it."""
    interactions = call.simulation.interactions
    interaction = interactions.to_answer(call.parameters["interaction"], call.parameters["token"])
    call.answers.acknowledge(interaction, call.form, call.uploads)
    if call.query.get("with_response", "").lower() not in {"1", "true"}:
        return None
    return call.answers.describe(interaction)


def follow_up(call: Call) -> Reply:
    """A further message."""
    interaction = call.simulation.interactions.to_follow_up(call.parameters["token"])
    return call.answers.follow_up(interaction, call.form, call.uploads)


def get(call: Call) -> Reply:
    """One of the interaction's messages."""
    interaction = call.simulation.interactions.to_follow_up(call.parameters["token"])
    return call.answers.find(interaction, call.parameters["message"])


def edit(call: Call) -> Reply:
    """Change one of the interaction's messages; an edited deferred answer is no longer "thinking"."""
    interaction = call.simulation.interactions.to_follow_up(call.parameters["token"])
    message = call.answers.find(interaction, call.parameters["message"])
    return call.simulation.messages.edit(message, call.form, call.uploads)


def delete(call: Call) -> Reply:
    """Delete one of the interaction's messages."""
    interaction = call.simulation.interactions.to_follow_up(call.parameters["token"])
    call.simulation.messages.delete(call.answers.find(interaction, call.parameters["message"]))
    return None


_MESSAGE = "/webhooks/{application}/{token}/messages/{message}"

ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", callback),
    Route("POST", "/webhooks/{application}/{token}", follow_up),
    Route("GET", _MESSAGE, get),
    Route("PATCH", _MESSAGE, edit),
    Route("DELETE", _MESSAGE, delete),
)
