"""That positions which nobody can set up are refused at once, instead of being looked for all day."""

from __future__ import annotations

import pytest

from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A


@pytest.mark.parametrize("force", ["S90", "S60 G30 T9"])
def test_a_force_that_cannot_be_found_is_not_looked_for_without_end(force: str) -> None:
    with pytest.raises(AssertionError, match="no creatures for"):
        scene(lairs={A: Told(force=force)}, row=3)


def test_a_force_that_no_creature_shows_is_refused() -> None:
    """A castle shows more than is told, whatever is tucked."""
    with pytest.raises(AssertionError, match="no castle and creatures show"):
        scene(lairs={A: Told(castle="mudmaw_keep", force="S0")}, row=1)
