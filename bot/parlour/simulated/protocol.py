"""The numbers of Discord's protocol, by name, and the limits that the simulated Discord keeps itself.

Names and values follow https://docs.discord.com/developers; only what the package uses is listed.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any, Final, TypeAlias

Payload: TypeAlias = dict[str, Any]
"""A JSON object as it travels on the wire."""

API_ROOT: Final = "/api/v10"
EPOCH_MS: Final = 1_420_070_400_000

MAX_FILE_BYTES: Final = 10 * 1024 * 1024
MAX_REQUEST_BYTES: Final = 25 * 1024 * 1024
MAX_CONTENT: Final = 2000
MAX_GATEWAY_BYTES: Final = 4096
TOKEN_LIFE_SECONDS: Final = 15 * 60.0
OLD_MESSAGE_SECONDS: Final = 60 * 60.0
# Discord says "the past few minutes" and nothing more precise.
NONCE_MEMORY_SECONDS: Final = 5 * 60.0


class Permission(IntFlag):
    """Bits of a role's or an overwrite's permissions."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44


NO_PERMISSIONS: Final = Permission(0)
ALL_PERMISSIONS: Final = Permission((1 << 53) - 1)
EVERYONE_PERMISSIONS: Final = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What @everyone may do in a new guild; public threads are for those to whom they are granted."""


class Intent(IntFlag):
    """Which families of gateway events a session asked for."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED_INTENTS: Final = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Opcode(IntEnum):
    """What a gateway frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseCode(IntEnum):
    """Why the gateway closed a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    DISALLOWED_INTENTS = 4014


class ChannelKind(IntEnum):
    """Types of channel."""

    TEXT = 0
    DIRECT = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS: Final = frozenset({ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD})


class MessageFlag(IntFlag):
    """Bits of a message's ``flags``."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class MessageKind(IntEnum):
    """Types of message."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21


class InteractionKind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class AnswerKind(IntEnum):
    """How the bot acknowledged an interaction (the type of its callback)."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE_MESSAGE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class ComponentKind(IntEnum):
    """Types of message and modal components."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS: Final = frozenset(
    {
        ComponentKind.STRING_SELECT,
        ComponentKind.USER_SELECT,
        ComponentKind.ROLE_SELECT,
        ComponentKind.MENTIONABLE_SELECT,
        ComponentKind.CHANNEL_SELECT,
    }
)
LINK_BUTTON: Final = 5


class OptionKind(IntEnum):
    """Types of a slash command's options."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10


class CommandKind(IntEnum):
    """Types of application command."""

    CHAT_INPUT = 1
    USER = 2
    MESSAGE = 3


class Context(IntEnum):
    """Where a command may be used."""

    GUILD = 0
    BOT_DM = 1
