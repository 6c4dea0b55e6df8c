"""Time zones as people choose them."""

from __future__ import annotations

from zoneinfo import available_timezones

from bot.speech import Voice
from bot.ui.limits import CHOICES
from bot.ui.parts import Part, choice
from persistence.folding import folded

NEAR = (
    "Europe/Sofia",
    "Europe/Kyiv",
    "Europe/Moscow",
    "Europe/Minsk",
    "Europe/Kaliningrad",
    "Asia/Yekaterinburg",
    "Asia/Novosibirsk",
    "Asia/Vladivostok",
    "Asia/Almaty",
    "Asia/Tashkent",
    "Asia/Tbilisi",
    "Asia/Jerusalem",
    "Europe/Istanbul",
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Those that are offered at once; everybody else types theirs."""
NAMED = (*NEAR, "UTC")
"""Those that have a name in every language."""
_PLACES = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


def zone_name(zone: str, voice: Voice) -> str:
    """A zone in words: of most that is a city."""
    return voice.tell(zone_key(zone)) if zone in NAMED else zone.replace("_", " ")


def zone_key(zone: str) -> str:
    """Of its text in the catalogue."""
    return f"zone-{zone.replace('/', '-').replace('_', '-').lower()}"


def zone_choices(voice: Voice, chosen: str | None) -> list[Part]:
    """Entries of a select; the *chosen* one is always among them."""
    zones = NEAR if chosen is None or chosen in NEAR else (chosen, *NEAR)
    return [choice(zone, zone_name(zone, voice), chosen=zone == chosen) for zone in zones]


def zone_called(typed: str, voice: Voice) -> str | None:
    """The one zone that somebody means who has typed it as they say it; ``None``: nobody can tell."""
    wanted = folded(typed.strip())
    exact = [zone for zone in available_timezones() if folded(zone) == wanted]
    like = zones_like(typed.strip(), voice) if wanted else []
    cities = [zone for _, zone in like if folded(zone.rpartition("/")[2].replace("_", " ")) == wanted]
    for found in (exact, cities, [zone for _, zone in like]):
        if len(found) == 1:
            return found[0]
    return None


def zones_like(typed: str, voice: Voice) -> list[tuple[str, str]]:
    """For who types one: name and zone, in alphabetical order."""
    zones = sorted(zone for zone in available_timezones() if zone.startswith(_PLACES))
    named = [(zone_name(zone, voice), zone) for zone in zones]
    wanted = folded(typed)
    fitting = [(name, zone) for name, zone in named if wanted in folded(name) or wanted in folded(zone)]
    return fitting[:CHOICES]
