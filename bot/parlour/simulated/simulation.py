"""The parts of one simulated Discord, wired together: what REST handlers and acting people work on."""

from __future__ import annotations

from .cdn import Cdn
from .changes import Bulletin
from .clock import Clock, Snowflakes
from .gateway import Gateway
from .interactions import Interactions
from .messages import Messages
from .places import Places
from .protocol import Intent
from .threads import Threads
from .world import World


class Simulation:
    """Everything but the network and the people."""

    def __init__(
        self,
        *,
        token: str,
        bot_name: str,
        clock: Clock,
        ack_timeout: float,
        heartbeat: float,
        allowed_intents: Intent,
    ) -> None:
        self.token = token
        self.snowflakes = Snowflakes(clock)
        self.bulletin = Bulletin()
        self.world = World(self.snowflakes, self.bulletin, bot_name)
        self.cdn = Cdn(self.snowflakes)
        self.messages = Messages(self.world, self.cdn)
        self.threads = Threads(self.world)
        self.places = Places(self.world)
        self.interactions = Interactions(self.snowflakes, ack_timeout)
        self.gateway = Gateway(self.world, token, heartbeat=heartbeat, allowed_intents=allowed_intents)
        self.bulletin.watch(self.gateway.hear)
