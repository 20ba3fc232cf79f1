"""What the documents say is true: their code runs, their links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECKED = {".py", ".md", ".toml", ".json", ".yaml", ".mjs", ".ftl", ".svg"}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(")


def test_the_ruling_in_the_documents_holds(tmp_path: Path) -> None:
    from elysium.judge.ruling import judge_file

    (text,) = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / "judge.md").read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "example.yaml"
    path.write_text(text, encoding="utf-8")
    assert all(verdict.passed for verdict in judge_file(path))


def test_the_repository_names_no_download_address_and_no_home_folder() -> None:
    """Lock files would say where a package was downloaded, and careless paths whose machine this was written on."""
    forbidden = re.compile(rf'"resolved":|{re.escape(str(Path.home()))}/')
    for path in ROOT.rglob("*"):
        hidden = any(part.startswith(".") or part == "node_modules" for part in path.relative_to(ROOT).parts)
        if not hidden and path != Path(__file__) and path.suffix in CHECKED:
            assert not forbidden.search(path.read_text(encoding="utf-8")), path


def test_the_card_definitions_in_the_documents_are_definitions() -> None:
    """Each runs, and says the same as the card that is played."""
    from elysium.games.vtes.cards.registry import supported
    from elysium.games.vtes.definitions.language import CARDS
    from tests.games.vtes.harness import cards_as_before

    assert supported()
    known = {face: definition.fact.name for face, definition in CARDS.definitions.items()}
    page = (ROOT / "docs" / "how-to-add-a-card.md").read_text(encoding="utf-8")
    with cards_as_before():
        code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
        exec(compile(code, "how-to-add-a-card.md", "exec"), {})
        assert {face: definition.fact.name for face, definition in CARDS.definitions.items()} == known
        assert all(CARDS.values()), "each can be made"
