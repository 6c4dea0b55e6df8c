"""By what a seat is known everywhere: a colour and a shape, as a sign in texts and as a figure in pictures.

Shapes tell seats apart where colours do not; the colours stay apart for people with any of the three kinds of colour
blindness (``tests/drawing/test_colours.py``). No shape is one that games count: a star, a coin, a skull."""

from engines.core.record import record


@record
class Emblem:
    """Of one seat."""

    sign: str
    """One character of any text: the same colour and shape."""
    colour: str
    ink: str
    """What can be read upon the colour."""
    shape: str
    """An SVG path around (0, 0), at most 100 wide and high."""


DARK, LIGHT = "#2B2118", "#FFFBF0"

EMBLEMS = (
    Emblem(sign="🟥", colour="#A81622", ink=LIGHT, shape="M-40 -40H40V40H-40Z"),
    Emblem(sign="🔵", colour="#4468D8", ink=LIGHT, shape="M-46 0A46 46 0 1 1 46 0A46 46 0 1 1 -46 0Z"),
    Emblem(
        sign="🔔",
        colour="#FBC531",
        ink=DARK,
        shape="M-12 34H-45C-50 34 -50 28 -46 25C-38 17 -39 5 -37 -8C-35 -26 -24 -35 -9 -38C-9 -46 -6 -50 0 -50"
        "C6 -50 9 -46 9 -38C24 -35 35 -26 37 -8C39 5 38 17 46 25C50 28 50 34 45 34H12C12 43 7 49 0 49"
        "C-7 49 -12 43 -12 34Z",
    ),
    Emblem(
        sign="💜",
        colour="#80408A",
        ink=LIGHT,
        shape="M0 44C-30 20 -50 2 -50 -18C-50 -38 -36 -44 -26 -44C-14 -44 -4 -36 0 -26"
        "C4 -36 14 -44 26 -44C36 -44 50 -38 50 -18C50 2 30 20 0 44Z",
    ),
    Emblem(sign="🔶", colour="#E07B32", ink=DARK, shape="M0 -50L50 0L0 50L-50 0Z"),
    Emblem(
        sign="🍀",
        colour="#129A72",
        ink=LIGHT,
        shape="M0 -6C-34 -10 -40 -44 -18 -46C-8 -47 -2 -40 0 -34C2 -40 8 -47 18 -46C40 -44 34 -10 0 -6Z"
        "M-6 0C-10 34 -44 40 -46 18C-47 8 -40 2 -34 0C-40 -2 -47 -8 -46 -18C-44 -40 -10 -34 -6 0Z"
        "M0 6C34 10 40 44 18 46C8 47 2 40 0 34C-2 40 -8 47 -18 46C-40 44 -34 10 0 6Z"
        "M6 0C10 -34 44 -40 46 -18C47 -8 40 -2 34 0C40 2 47 8 46 18C44 40 10 34 6 0Z",
    ),
)
"""By seat."""
