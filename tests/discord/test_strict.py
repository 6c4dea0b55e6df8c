"""A strict simulated Discord answers what the judge refuses as Discord does: 400 with code 50035."""

import discord
import pytest
from discord import ui

from tests.parlour.simulated.stage import Stage, stage


async def _send(s: Stage, case: str) -> None:
    if case == "content of 2001":
        await s.channel().send("x" * 2001)
    elif case == "custom id twice":
        view = ui.View()
        for label in "ab":
            view.add_item(ui.Button(label=label, custom_id="same"))
        await s.channel().send(view=view)
    elif case == "embed title of 257":
        await s.channel().send(embed=discord.Embed(title="x" * 257))
    else:
        await s.channel().send(view=ui.LayoutView().add_item(ui.TextDisplay("日" * 3400)))


@pytest.mark.parametrize("case", ["content of 2001", "custom id twice", "embed title of 257", "10212 bytes"])
async def test_what_discord_py_lets_through_is_refused(case: str) -> None:
    async with stage() as s:
        with pytest.raises(discord.HTTPException) as refused:
            await _send(s, case)
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert s.discord.messages(s.table) == []


async def test_a_refused_answer_leaves_the_interaction_unanswered() -> None:
    async with stage(ack_timeout=0.1) as s:

        @s.bot.tree.command(description="Too long")
        async def long(interaction: discord.Interaction) -> None:
            with pytest.raises(discord.HTTPException):
                await interaction.response.send_message("x" * 2001)

        await s.bot.tree.sync()
        answer = await s.discord.people.slash(s.alice, s.table, "long")
        assert answer.failed
