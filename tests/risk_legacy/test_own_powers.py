"""What one's own faction can do stands on one's own page, whatever of it came later."""

from engines.risk_legacy import GAME
from tests.kits import EVERY
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.scene import Scene

VOICE = EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid"))
TROOPS = {"peru": (0, 3), "egypt": (1, 3), "ural": (2, 3)}


def powers(play: Scene, seat: int = 0) -> list[str]:
    page = GAME.presenter.own(GAME.view(play.state, seat))
    assert page is not None
    every = (VOICE(line) for section in page.sections for line in section.lines)
    return [line.split(" ·")[0] for line in every if line[0] in "💪➕"]


def test_gained_powers_are_shown_as_gained() -> None:
    """RL-B2.1, B5.4, 11.3. What a newcomer missed: a comeback power stood on the board alone."""
    world = glowing("greenland", powers={2: "well_armed"})
    play = scene(troops=TROOPS, powers={0: "ferocity"}, factions={2: 2}, world=world)
    assert (powers(play), powers(play, 2)) == (["💪 **Ferocity**"], ["➕ Gained: **Well-Armed**"])


def test_what_a_faction_was_born_with_is_not() -> None:
    """RL-B5.5, B5.7: Mutants come with three traits, and evolve."""
    play = scene(troops=TROOPS, factions={0: MUTANTS}, world=glowing("greenland", evolved=("unnatural_strength",)))
    born = ["💪 **Born of Radiation**", "💪 **Reversed Scars**", "💪 **Revenge**"]
    assert powers(play) == [*born, "➕ Gained: **Unnatural Strength**"]
