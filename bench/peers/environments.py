"""Installs the peers, pinned, in a folder outside the product's own environment."""

import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
DEFAULT_WORKSPACE = REPOSITORY / ".bench"
BOARDGAMEIO_SOURCE = Path(__file__).resolve().parent / "boardgameio"
OPENSPIEL_PIN = "open_spiel==2.0.2"
RLCARD_PIN = "rlcard==1.2.0"
STAMP = "installed.txt"


class PeerMissingError(Exception):
    """A peer could not be installed or run; the message is one plain sentence that says why."""


def openspiel(workspace: Path) -> Path:
    return _python_with("openspiel", OPENSPIEL_PIN, workspace)


def rlcard(workspace: Path) -> Path:
    return _python_with("rlcard", RLCARD_PIN, workspace)


def boardgameio(workspace: Path) -> Path:
    """The folder that holds the game, its runner and boardgame.io itself."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise PeerMissingError("boardgame.io needs node and npm, which are not installed here.")
    folder = workspace / "boardgameio"
    folder.mkdir(parents=True, exist_ok=True)
    for source in BOARDGAMEIO_SOURCE.iterdir():
        shutil.copyfile(source, folder / source.name)
    stamp = folder / STAMP
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    wanted = version + (BOARDGAMEIO_SOURCE / "package.json").read_text()
    if _is_current(stamp, wanted):
        _say("boardgame.io is already installed")
        return folder
    _say("installing boardgame.io with npm")
    _install([npm, "install", "--no-package-lock", "--no-audit", "--no-fund"], folder, "boardgame.io", "npm")
    stamp.write_text(wanted)
    return folder


def prepare(workspace: Path) -> dict[str, str]:
    """Install every peer; the answer holds, for each one that is missing, the reason."""
    missing = {}
    for install in (openspiel, rlcard, boardgameio):
        try:
            install(workspace)
        except PeerMissingError as error:
            missing[install.__name__] = str(error)
    return missing


def _python_with(peer: str, pin: str, workspace: Path) -> Path:
    """An interpreter that can import the peer: the same Python as this one, in a virtual environment."""
    folder = workspace / "python"
    python = folder / "bin" / "python"
    _make_virtual_environment(folder)
    stamp = folder / f"{peer}-{STAMP}"
    if _is_current(stamp, pin):
        _say(f"{pin} is already installed")
        return python
    _say(f"installing {pin} with pip")
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", pin]
    _install(command, folder, pin, "pip")
    stamp.write_text(pin)
    return python


def _make_virtual_environment(folder: Path) -> None:
    stamp = folder / STAMP
    wanted = f"{platform.python_implementation()} {sys.version} {sys.base_prefix}"
    if _is_current(stamp, wanted):
        return
    _say(f"making a virtual environment with Python {platform.python_version()}")
    try:
        venv.create(folder, clear=True, symlinks=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PeerMissingError(f"Python could not make a virtual environment in {folder}.") from error
    stamp.write_text(wanted)


def _install(command: list[str], folder: Path, what: str, installer: str) -> None:
    log = folder / f"{what}.log"
    with log.open("w") as output:
        done = subprocess.run(command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        raise PeerMissingError(f"{what} could not be installed: {installer} failed, its words are in {log}.")


def _is_current(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def _say(line: str) -> None:
    print(f"bench: {line}", file=sys.stderr, flush=True)


def main() -> int:
    workspace = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else DEFAULT_WORKSPACE
    missing = prepare(workspace)
    for peer, reason in missing.items():
        _say(f"{peer} is missing: {reason}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
