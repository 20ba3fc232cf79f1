"""The bot in docs/client.md sits down at a table of a running server and plays to the end."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from elysium.client import Client
from tests.server.guests import a_table, play_on
from tests.server.running import PATIENCE_SECONDS, hosted

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
MOST_LINES = 35


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_the_example_is_short() -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= MOST_LINES


def test_the_bot_in_the_documents_plays_a_whole_game(tmp_path: Path) -> None:
    program = tmp_path / "my_bot.py"
    program.write_text(example(), encoding="utf-8")

    async def play(address: str) -> tuple[str, tuple[int, ...]]:
        async with Client(address) as client:
            table = await client.create(a_table("me friend bot bot"))
            command = [sys.executable, str(program), address, table.id, table.key]
            bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            async with asyncio.timeout(PATIENCE_SECONDS), client.sit(table) as seat:
                await play_on(seat)
                outcome = seat.position.outcome if seat.position else ()
            said, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE_SECONDS)
            return said, outcome

    with hosted(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        said, outcome = asyncio.run(play(server.address))
    assert said.strip() == f"outcome: {outcome}"
