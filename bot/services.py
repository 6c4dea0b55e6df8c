"""What the handlers share: what the use cases work with, and what shows people what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.cases.asking import Means
from bot.cases.scores import Scores
from bot.pictures.cinema import Cinema
from bot.pictures.gallery import Gallery
from bot.play.stewards import Stewards
from bot.post import Post
from bot.publish.private import Private
from bot.publish.publisher import Publisher


@dataclass(frozen=True, slots=True)
class Services(Means):
    publisher: Publisher
    stewards: Stewards
    post: Post
    private: Private
    gallery: Gallery
    cinema: Cinema
    scores: Scores = field(default_factory=Scores)
