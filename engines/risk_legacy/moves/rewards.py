"""What winners and those who held on leave in the world (RL-7.5 to 7.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

Place = Literal["city", "continent", "planet"]
RewardName = Literal[
    "claim_continent",
    "found_major",
    "cancel_scar",
    "change_bonus",
    "fortify",
    "destroy_card",
    "found_minor",
    "upgrade_card",
]
"""The kinds of the moves that are rewards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimContinent:
    """Name it: one more recruit for this person whenever it is held."""

    continent: int
    kind: Literal["claim_continent"] = "claim_continent"


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundMajor:
    territory: int
    kind: Literal["found_major"] = "found_major"


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelScar:
    territory: int
    kind: Literal["cancel_scar"] = "cancel_scar"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeBonus:
    continent: int
    change: int
    kind: Literal["change_bonus"] = "change_bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fortify:
    territory: int
    kind: Literal["fortify"] = "fortify"


@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyCard:
    territory: int
    kind: Literal["destroy_card"] = "destroy_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundMinor:
    territory: int
    kind: Literal["found_minor"] = "found_minor"


@dataclass(frozen=True, slots=True, kw_only=True)
class UpgradeCard:
    territory: int
    kind: Literal["upgrade_card"] = "upgrade_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgo:
    """No reward, once and for all."""

    kind: Literal["forgo"] = "forgo"


# ---- in steps


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseReward:
    """Look at the places where a reward of this kind can go."""

    reward: RewardName
    kind: Literal["choose_reward"] = "choose_reward"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseNothing:
    """Think of taking no reward: it is asked again, since nothing brings it back."""

    kind: Literal["choose_nothing"] = "choose_nothing"


# ---- names


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveName:
    """A name as cleaned and previewed: confirm it (RL-7.8.6)."""

    name: str
    kind: Literal["give_name"] = "give_name"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotNow:
    """Leave it without a name for the present (RL-7.8.5)."""

    kind: Literal["not_now"] = "not_now"


@dataclass(frozen=True, slots=True, kw_only=True)
class NameLater:
    """In a later game, in one's own turn: name a city or continent that still has none."""

    place: Place
    number: int
    """A territory or a continent."""
    kind: Literal["name_later"] = "name_later"


RewardMove = Annotated[
    Union[
        ClaimContinent,
        FoundMajor,
        CancelScar,
        ChangeBonus,
        Fortify,
        DestroyCard,
        FoundMinor,
        UpgradeCard,
        Forgo,
        ChooseReward,
        ChooseNothing,
        GiveName,
        NotNow,
        NameLater,
    ],
    Field(discriminator="kind"),
]
