"""Everything a seat can do, as data. The log of a match is a list of these.

Territories, continents and factions are numbers in the order of the data; resource cards are territories, or
:data:`~engines.risk_legacy.atlas.COIN`."""
