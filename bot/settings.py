"""What the host may set, in the environment or in ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.languages import ENGLISH


class Settings(BaseSettings):
    """Every variable, its default and its meaning; ``.env.example`` lists the same."""

    model_config = SettingsConfigDict(env_file=".env", env_prefix="CASTELLAN_", extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token. Without one the parlour opens instead."""
    database: Path = Path("data/castellan.sqlite3")
    """Everything the bot must not forget. The parlour keeps its world beside it."""
    backups: str | None = None
    """The folder for daily backups; by default ``backups`` beside the database, and none if it is left empty."""
    parlour_port: int = Field(default=8765, ge=0, le=65535)
    """Where the parlour's page is served, on this machine only; 0 takes any free port."""
    health_port: int = Field(default=0, ge=0, le=65535)
    """Where the bot says at ``/healthz`` how it is, on this machine only; 0: nowhere."""
    locale: str = ENGLISH
    """The tag of the language of the parlour's people, and of public texts where a table has not chosen one."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @property
    def token(self) -> str | None:
        """The token, or ``None`` if it is absent or left empty."""
        return (self.discord_token.get_secret_value().strip() or None) if self.discord_token else None

    @property
    def backup_folder(self) -> Path | None:
        """Where daily backups go, unless there are to be none."""
        if self.backups is None:
            return self.database.parent / "backups"
        return Path(self.backups) if self.backups.strip() else None
