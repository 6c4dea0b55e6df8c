"""The judgement of the stand-in (BM-12.1), for standing orders and for the built-in player: pure functions of what
everybody sees, in hundredths of a point. Ties go to what comes first in the order of the data."""
