"""Every kind of stack entry and draft, for the state's JSON."""

from __future__ import annotations

from typing import Annotated, Union

from pydantic import Field

from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.card_pick import CardPick
from engines.risk_legacy.decisions.defence import DefenceDice
from engines.risk_legacy.decisions.founding import Choosing
from engines.risk_legacy.decisions.joining import Joining
from engines.risk_legacy.decisions.missile_window import MissileWindow
from engines.risk_legacy.decisions.moving_in import MovingIn
from engines.risk_legacy.decisions.naming import Naming, NamingLater, NamingPlanet
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.decisions.rewarding import HeldOnReward, WinnerReward
from engines.risk_legacy.decisions.scar_window import ScarWindow
from engines.risk_legacy.decisions.starting import StartPick
from engines.risk_legacy.decisions.turn_start import TurnStart
from engines.risk_legacy.deeds.aftermath import Aftermath, SmallerRewards
from engines.risk_legacy.deeds.assault import NextRoll, SettleRoll, ThrowDice
from engines.risk_legacy.deeds.close import CloseGame
from engines.risk_legacy.deeds.conquest import StopAssault
from engines.risk_legacy.deeds.found import Found
from engines.risk_legacy.deeds.opening import FirstTurn, OpenGame
from engines.risk_legacy.deeds.planet import PlanetDue
from engines.risk_legacy.deeds.turn import DrawCard, EndOfTurn, Muster, NextTurn, StartTurn
from engines.risk_legacy.drafts.attacking import Attacking
from engines.risk_legacy.drafts.expanding import Expanding
from engines.risk_legacy.drafts.maneuvering import Maneuvering
from engines.risk_legacy.drafts.naming import Confirming
from engines.risk_legacy.drafts.placing import Placing
from engines.risk_legacy.drafts.rewarding import Forgoing, Rewarding
from engines.risk_legacy.drafts.spending import Spending
from engines.risk_legacy.drafts.starting import Starting

AnyFrame = Annotated[
    Union[
        Action,
        Aftermath,
        CardPick,
        Choosing,
        CloseGame,
        DefenceDice,
        DrawCard,
        EndOfTurn,
        FirstTurn,
        Found,
        HeldOnReward,
        Joining,
        MissileWindow,
        MovingIn,
        Muster,
        Naming,
        NamingLater,
        NamingPlanet,
        NextRoll,
        NextTurn,
        OpenGame,
        PlanetDue,
        Recruiting,
        ScarWindow,
        SettleRoll,
        SmallerRewards,
        StartPick,
        StartTurn,
        StopAssault,
        ThrowDice,
        TurnStart,
        WinnerReward,
    ],
    Field(discriminator="kind"),
]
AnyDraft = Annotated[
    Union[Attacking, Confirming, Expanding, Forgoing, Maneuvering, Placing, Rewarding, Spending, Starting],
    Field(discriminator="kind"),
]
