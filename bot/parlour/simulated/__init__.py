"""A Discord on loopback, for bots that use any unmodified Discord library.

The bot speaks HTTP and the gateway protocol with it exactly as with discord.com; people act through Python methods.
It knows nothing of the bot that it serves.

    async with SimulatedDiscord(token="any") as discord:
        alice = discord.places.add_person("Alice")
        guild = discord.places.add_guild("Board games", alice)
        table = discord.places.add_channel(guild, "table")
        ...  # start the bot on LoopbackConnector(discord.port)
        answer = await discord.people.slash(alice, table, "ping")
        assert answer.message["content"] == "pong"
"""

from .changes import Change, Watcher
from .errors import ApiError, SetupError
from .faults import Fault, Faults
from .interactions import Interaction
from .protocol import AnswerKind, ChannelKind, ComponentKind, InteractionKind, MessageFlag, Payload, Permission
from .rate_limits import OBSERVED_RATES
from .request_log import LoggedRequest, RequestLog
from .server import Judge
from .service import SimulatedDiscord
from .storm import Storm
from .world_file import WorldFileError

__all__ = [
    "OBSERVED_RATES",
    "AnswerKind",
    "ApiError",
    "Change",
    "ChannelKind",
    "ComponentKind",
    "Fault",
    "Faults",
    "Interaction",
    "InteractionKind",
    "Judge",
    "LoggedRequest",
    "MessageFlag",
    "Payload",
    "Permission",
    "RequestLog",
    "SetupError",
    "SimulatedDiscord",
    "Storm",
    "Watcher",
    "WorldFileError",
]
