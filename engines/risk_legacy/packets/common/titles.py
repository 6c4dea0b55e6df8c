"""What packets bring, by its names in the data."""

from typing import Annotated

from engines.core.shown import Shown
from engines.core.text import CardRef

EventTitle = Annotated[str, Shown(CardRef)]
MissionTitle = Annotated[str, Shown(CardRef)]
