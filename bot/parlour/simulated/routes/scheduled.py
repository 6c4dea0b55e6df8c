"""Scheduled events of a guild: those that take place somewhere else (``EXTERNAL``), as bots make them here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from ..errors import ApiError, invalid_form, missing_permissions, unknown
from ..permissions import guild_permissions
from ..protocol import Intent, Payload, Permission
from .call import Call, Reply, Route

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
TRANSITIONS = {(SCHEDULED, ACTIVE), (ACTIVE, COMPLETED), (SCHEDULED, CANCELED)}
MOST = 100
"""Scheduled or active ones in one guild."""
_FIELDS = (
    "name",
    "description",
    "scheduled_start_time",
    "scheduled_end_time",
    "entity_metadata",
    "recurrence_rule",
    "status",
)
WEEKLY, FORTNIGHT = 2, 2
_SET = {"start", "frequency", "interval", "by_weekday"}
"""What a weekly rule may say: Discord sets its end and its count alone."""


def _known(call: Call) -> dict[str, Payload]:
    return call.simulation.world.scheduled.setdefault(call.simulation.world.guild(call.parameters["guild"])["id"], {})


def _one(call: Call) -> Payload:
    known = _known(call)
    if call.parameters["event"] not in known:
        raise unknown("Guild Scheduled Event", 10070)
    return known[call.parameters["event"]]


def _require(call: Call, event: Payload | None = None) -> None:
    """Whoever has CREATE_EVENTS makes events and changes their own; others' take MANAGE_EVENTS."""
    world = call.simulation.world
    allowed = guild_permissions(world, world.bot["id"], call.parameters["guild"])
    own = event is None or event["creator_id"] == world.bot["id"]
    if not (allowed & Permission.MANAGE_EVENTS or (own and allowed & Permission.CREATE_EVENTS)):
        raise missing_permissions()


def _checked(call: Call, event: Payload, *, moved: bool) -> None:
    """:param moved: whether it is about to begin at another moment."""
    if not event["name"] or not event["entity_metadata"].get("location"):
        raise invalid_form("entity_metadata.location", "BASE_TYPE_REQUIRED", "This field is required")
    if not event.get("scheduled_end_time"):
        raise invalid_form("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_TIME_REQUIRED", "End time is required")
    start, end = (_moment(event[f"scheduled_{each}_time"]) for each in ("start", "end"))
    now = datetime.fromtimestamp(call.simulation.snowflakes.seconds(), UTC)
    if moved and start <= now:
        raise invalid_form("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past")
    if end <= start:
        raise invalid_form("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "It ends before it begins")
    if rule := event.get("recurrence_rule"):
        _checked_rule(rule, start)


def _checked_rule(rule: Payload, start: datetime) -> None:
    """Weekly ones alone are known here: of the others nobody has asked for any."""
    weekly = rule.get("frequency") == WEEKLY and 1 <= rule.get("interval", 0) <= FORTNIGHT and set(rule) <= _SET
    if not weekly or rule.get("by_weekday") != [_moment(rule["start"]).weekday()]:
        raise invalid_form("recurrence_rule", "GUILD_SCHEDULED_EVENT_RECURRENCE_RULE_INVALID", "Not that rule")
    if _moment(rule["start"]).weekday() != start.weekday():
        raise invalid_form("recurrence_rule.start", "GUILD_SCHEDULED_EVENT_RECURRENCE_RULE_INVALID", "Not that day")


def _again(event: Payload) -> Payload:
    """When what is repeated is over, it lies ahead once more: see discord-api-docs, issue 6885."""
    rule = event["recurrence_rule"]
    if event["status"] != COMPLETED or not rule:
        return {}
    later = timedelta(weeks=rule["interval"])
    moments = {f"scheduled_{each}_time" for each in ("start", "end")}
    return {"status": SCHEDULED, **{each: (_moment(event[each]) + later).isoformat() for each in moments}}


def _moment(written: str) -> datetime:
    return datetime.fromisoformat(written)


def every(call: Call) -> Reply:
    """Those that are scheduled or go on: what is over is not listed."""
    return [event for event in _known(call).values() if event["status"] in (SCHEDULED, ACTIVE)]


def create(call: Call) -> Reply:
    """A new one."""
    _require(call)
    known, world = _known(call), call.simulation.world
    if sum(event["status"] in (SCHEDULED, ACTIVE) for event in known.values()) >= MOST:
        raise ApiError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
    event = {
        "id": world.snowflakes.new(),
        "guild_id": call.parameters["guild"],
        "channel_id": None,
        "creator_id": world.bot["id"],
        "creator": world.bot,
        "description": None,
        "scheduled_end_time": None,
        "privacy_level": 2,
        "entity_type": 3,
        "entity_id": None,
        "image": None,
        "recurrence_rule": None,
        **{key: call.form[key] for key in _FIELDS if key in call.form},
        "status": SCHEDULED,
    }
    _checked(call, event, moved=True)
    known[event["id"]] = event
    world.tell("GUILD_SCHEDULED_EVENT_CREATE", event, Intent.GUILD_SCHEDULED_EVENTS)
    return event


def modify(call: Call) -> Reply:
    """Changed, begun, over or called off; what is over or called off stays as it is."""
    event, world = _one(call), call.simulation.world
    _require(call, event)
    if event["status"] in (COMPLETED, CANCELED):
        raise ApiError(400, 180000, "Cannot update a finished event")
    changed = {**event, **{key: call.form[key] for key in _FIELDS if key in call.form}}
    if changed["status"] != event["status"] and (event["status"], changed["status"]) not in TRANSITIONS:
        raise invalid_form("status", "GUILD_SCHEDULED_EVENT_INVALID_TRANSITION", "It cannot go from there to that")
    _checked(call, changed, moved=changed["scheduled_start_time"] != event["scheduled_start_time"])
    event.update(changed)
    event.update(_again(event))
    world.tell("GUILD_SCHEDULED_EVENT_UPDATE", event, Intent.GUILD_SCHEDULED_EVENTS)
    return event


def delete(call: Call) -> Reply:
    """Gone, as if there had never been one."""
    event = _one(call)
    _require(call, event)
    del _known(call)[event["id"]]
    call.simulation.world.tell("GUILD_SCHEDULED_EVENT_DELETE", event, Intent.GUILD_SCHEDULED_EVENTS)
    return None


ROUTES = (
    Route("GET", "/guilds/{guild}/scheduled-events", every),
    Route("POST", "/guilds/{guild}/scheduled-events", create),
    Route("PATCH", "/guilds/{guild}/scheduled-events/{event}", modify),
    Route("DELETE", "/guilds/{guild}/scheduled-events/{event}", delete),
)
