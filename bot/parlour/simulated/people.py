"""People who act: the things that a person does in the Discord client, each checked as the client checks it."""

from __future__ import annotations

import asyncio
from typing import Any

from . import forms, slash_options
from .changes import Change
from .components import find
from .errors import ApiError, SetupError
from .interaction_payload import interaction_payload
from .interactions import Interaction
from .offered import offered_commands
from .protocol import (
    LINK_BUTTON,
    MAX_CONTENT,
    THREADS,
    ComponentKind,
    InteractionKind,
    Payload,
    Permission,
)
from .simulation import Simulation
from .slash_options import Resolved


class People:
    """Acts on behalf of people. Persons, channels and messages are the payloads of the world.

    Every interaction waits (at most the acknowledgement timeout) until the bot has answered first; with ``wait=False``
    a press returns at once. What the client would not allow raises SetupError and reaches the bot in no way.
    """

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._world = simulation.world

    # -- slash commands --------------------------------------------------------------------

    async def slash(self, person: Payload, channel: Payload, name: str, /, **options: Any) -> Interaction:
        """Send a slash command: ``name`` with its sub-commands ("table open"); people, roles, channels as payloads."""
        command, path = self._command(person, channel, name)
        resolved = self._resolved(person, channel)
        filled = slash_options.fill(slash_options.descend(command, path), options, resolved, focused=None)
        data = _command_data(command, path, filled, resolved)
        return await self._act(InteractionKind.COMMAND, person, channel, {"data": data})

    async def autocomplete(
        self, person: Payload, channel: Payload, name: str, focused: str, typed: str, /, **options: Any
    ) -> Interaction:
        """Type into one option of a slash command; the suggestions are in ``choices`` of the result."""
        command, path = self._command(person, channel, name)
        offered = slash_options.descend(command, path)
        if not any(option["name"] == focused and option.get("autocomplete") for option in offered):
            raise SetupError(f"/{name} suggests nothing for {focused!r}")
        resolved = self._resolved(person, channel)
        filled = slash_options.fill(offered, {**options, focused: typed}, resolved, focused=focused)
        data = _command_data(command, path, filled, resolved)
        return await self._act(InteractionKind.AUTOCOMPLETE, person, channel, {"data": data})

    def commands(self, person: Payload, channel: Payload) -> list[Payload]:
        """The slash commands that the client shows this person in this channel."""
        return offered_commands(self._world, person, channel)

    def _command(self, person: Payload, channel: Payload, name: str) -> tuple[Payload, list[str]]:
        self._check_sees(person, channel)
        root, *path = name.split()
        shown = self.commands(person, channel)
        for command in shown:
            if command["name"] == root:
                return command, path
        raise SetupError(f"/{root} is not offered here; there are {[command['name'] for command in shown]}")

    # -- components and forms --------------------------------------------------------------

    async def click(
        self,
        person: Payload,
        message: Payload,
        custom_id: str | None = None,
        *,
        label: str | None = None,
        wait: bool = True,
    ) -> Interaction:
        """Press a button, found by its custom id or by its label."""
        wanted = {"label": label} if custom_id is None else {"custom_id": custom_id}
        source, button = self._component(person, message, type=int(ComponentKind.BUTTON), **wanted)
        if button["style"] == LINK_BUTTON:
            raise SetupError("a link button opens a page and tells the bot nothing")
        data = {"component_type": button["type"], "custom_id": button["custom_id"], "id": button["id"]}
        return await self._use(person, source, data, wait=wait)

    async def select(
        self, person: Payload, message: Payload, custom_id: str, values: list[Any], *, wait: bool = True
    ) -> Interaction:
        """Choose in a select: option values, or payloads where it offers people, roles or channels."""
        source, menu = self._component(person, message, custom_id=custom_id)
        forms.check_count(menu, values)
        data: Payload = {"component_type": menu["type"], "custom_id": custom_id, "id": menu["id"]}
        if menu["type"] == ComponentKind.STRING_SELECT:
            strange = set(values) - {option["value"] for option in menu["options"]}
            if strange:
                raise SetupError(f"{sorted(strange)} is not offered by {custom_id!r}")
            data["values"] = values
        else:
            resolved = self._resolved(person, self._world.channels[source["channel_id"]])
            data["values"] = [resolved.add(thing) for thing in values]
            data["resolved"] = resolved.payload
        return await self._use(person, source, data, wait=wait)

    async def submit(self, opened: Interaction, values: dict[str, Any], *, wait: bool = True) -> Interaction:
        """Send the form that an interaction opened; ``values`` maps the custom ids of its fields."""
        if opened.modal is None:
            raise SetupError("that interaction opened no form")
        resolved = self._resolved(opened.person, opened.channel)
        filled = forms.fill(opened.modal, values, resolved)
        data: Payload = {"custom_id": opened.modal["custom_id"], "components": filled}
        if resolved.payload:
            data["resolved"] = resolved.payload
        extra: Payload = {"data": data}
        if opened.source is not None:
            extra["message"] = opened.source
        kind = InteractionKind.MODAL_SUBMIT
        return await self._act(
            kind, opened.person, opened.channel, extra, source=opened.source, parent=opened, wait=wait
        )

    def _component(self, person: Payload, message: Payload, **wanted: Any) -> tuple[Payload, Payload]:
        live = self._world.messages.get(message["channel_id"], {}).get(message["id"])
        if live is None:
            raise SetupError("that message is gone")
        if self._world.ephemeral_owners.get(live["id"], person["id"]) != person["id"]:
            raise SetupError("that message is visible to somebody else only")
        component = find(live["components"], **wanted)
        if component is None:
            raise SetupError(f"message {live['id']} has no component {wanted}")
        if component.get("disabled"):
            raise SetupError(f"component {wanted} is disabled")
        return live, component

    async def _use(self, person: Payload, source: Payload, data: Payload, *, wait: bool) -> Interaction:
        channel = self._world.channels[source["channel_id"]]
        extra = {"message": source, "data": data}
        return await self._act(InteractionKind.COMPONENT, person, channel, extra, source=source, wait=wait)

    # -- writing ---------------------------------------------------------------------------

    def say(self, person: Payload, channel: Payload, content: str, *, reply_to: Payload | None = None) -> Payload:
        """Write a message, or answer one."""
        allowed = self._check_sees(person, channel)
        if not allowed & Permission.SEND_MESSAGES:
            raise SetupError(f"{person['username']} cannot write there")
        if not 0 < len(content.strip()) <= MAX_CONTENT:
            raise SetupError(f"a message has 1 to {MAX_CONTENT} characters")
        if channel["type"] in THREADS:
            try:
                self._simulation.threads.wake(channel, person["id"])
            except ApiError as error:
                raise SetupError("the thread is locked") from error
        body: Payload = {"content": content}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to["id"]}
        return self._simulation.messages.create(channel, person, body, [])

    def dismiss(self, person: Payload, message: Payload) -> None:
        """Dismiss an ephemeral message. The bot is not told; a later edit of it finds nothing (10008)."""
        live = self._world.messages.get(message["channel_id"], {}).get(message["id"])
        if live is None or self._world.ephemeral_owners.get(live["id"]) != person["id"]:
            raise SetupError("only a message that nobody else sees can be dismissed")
        self._simulation.messages.delete(live, tell_bot=False)

    # -- what all share --------------------------------------------------------------------

    def _check_sees(self, person: Payload, channel: Payload) -> Permission:
        if channel["id"] not in self._world.channels:
            raise SetupError("that channel is gone")
        allowed = self._world.permissions(person["id"], channel)
        if not allowed & Permission.VIEW_CHANNEL:
            raise SetupError(f"{person['username']} does not see that channel")
        return allowed

    def _resolved(self, person: Payload, channel: Payload) -> Resolved:
        return Resolved(self._world, channel.get("guild_id"), person["id"])

    async def _act(
        self,
        kind: InteractionKind,
        person: Payload,
        channel: Payload,
        extra: Payload,
        *,
        source: Payload | None = None,
        parent: Interaction | None = None,
        wait: bool = True,
    ) -> Interaction:
        self._check_sees(person, channel)
        payload = interaction_payload(self._world, kind, person, channel) | extra
        interaction = Interaction(
            kind=kind, person=person, channel=channel, payload=payload, source=source, parent=parent
        )
        self._simulation.interactions.add(interaction)
        self._simulation.bulletin.publish(Change(name="INTERACTION_CREATE", data=payload, visible_to=person["id"]))
        if wait:
            await self.answered(interaction)
        return interaction

    async def answered(self, interaction: Interaction, within: float | None = None) -> Interaction:
        """Wait until the bot has answered first, or until its time is over (then ``failed`` is true).

        ``within`` is the patience of this person in seconds; None: as long as the bot may take."""
        limit = self._simulation.interactions.ack_timeout
        try:
            await asyncio.wait_for(interaction.answered.wait(), limit if within is None else within)
        except TimeoutError:
            data = {"id": interaction.id}
            change = Change(name="INTERACTION_FAILED", data=data, visible_to=interaction.person["id"], told=False)
            self._simulation.bulletin.publish(change)
        return interaction


def _command_data(command: Payload, path: list[str], filled: list[Payload], resolved: Resolved) -> Payload:
    data: Payload = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": slash_options.nest(command, path, filled),
    }
    if resolved.payload:
        data["resolved"] = resolved.payload
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data
