"""The one command, `elysium`. Heavy things are imported only by the command that needs them."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NoReturn

from elysium.engine.kinds import parse_count
from elysium.engine.refusal import Refusal
from elysium.engine.text import LANGUAGES, Speech

FAILED = 1
REFUSED = 2
MOST_GAMES = 100_000_000
MOST_JOBS = 256
MOST_MEGABYTES = 1 << 20
MOST_DAYS = 36_500.0
MOST_PASSWORD_BYTES = 4096
HOST_NAME = "[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?"


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    speech = Speech(_language_of(arguments))
    try:
        try:
            parsed = _parser(speech).parse_args(arguments)
            command: Callable[[argparse.Namespace], int] = parsed.run
            parsed.language = parsed.lang or speech.language
            return command(parsed)
        finally:
            sys.stdout.flush()
    except Refusal as refusal:
        from elysium.terminal.errors import refusal_text

        print(f"elysium: {refusal_text(refusal, speech.language)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        from elysium.terminal.errors import INTERRUPTED

        print(f"\nelysium: {speech.say('ui-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sentence = speech.refusal(Refusal("system-error", detail=error.strerror or str(error)))
            print(f"elysium: {sentence}", file=sys.stderr)
        return FAILED


def _open_streams() -> None:
    """A stream that is closed is an empty one, and a letter that the terminal cannot show is no reason to stop."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _language_of(arguments: Sequence[str]) -> str:
    """The language must be known before the arguments are understood, because errors are said in it."""
    wanted = ""
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        elif argument == "--lang" and at + 1 < len(arguments):
            wanted = arguments[at + 1]
    if not wanted:
        wanted = (os.environ.get("ELYSIUM_LANG") or os.environ.get("LANG") or "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """A parser whose own words come from the text files too."""

    def __init__(self, speech: Speech, **settings: Any) -> None:
        say = speech.say
        usage = say("help-usage") + " "
        super().__init__(add_help=False, formatter_class=lambda prog: _Formatter(prog, usage), **settings)
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(REFUSED, f"elysium: {message}\n")


def _parser(speech: Speech) -> argparse.ArgumentParser:
    say = speech.say
    parser = _Parser(speech, prog="elysium", description=say("help-elysium"), epilog=say("fan-notice"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))
    commands = parser.add_subparsers(metavar=say("help-command"), required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        text = say(f"help-{name}")
        sub = commands.add_parser(name, speech=speech, help=text, description=text)
        sub.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"), default=argparse.SUPPRESS)
        sub.set_defaults(run=run)
        return sub

    def table(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("game", help=say("help-game"))
        sub.add_argument("--players", type=parse_count, default=None, metavar="N", help=say("help-players"))
        sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))

    games = command("games", _games)
    games.add_argument("--json", action="store_true", help=say("help-json"))

    play = command("play", _play)
    table(play)
    play.add_argument("--people", default="", metavar="NAME,…", help=say("help-people"))
    play.add_argument("--bots", default="heuristic", metavar="BOT,…", help=say("help-bots"))
    play.add_argument("--seed", default="", metavar="TEXT", help=say("help-seed"))
    play.add_argument("--quick", action="store_true", help=say("help-quick"))
    play.add_argument("--record", type=Path, metavar="FILE", help=say("help-record"))

    simulate = command("simulate", _simulate)
    table(simulate)
    simulate.add_argument("--bots", default="heuristic", metavar="BOT,…", help=say("help-simulate-bots"))
    simulate.add_argument("--games", type=parse_count, default=100, metavar="N", help=say("help-games-count"))
    simulate.add_argument("--seed", type=parse_count, default=1, metavar="N", help=say("help-simulate-seed"))
    simulate.add_argument("--jobs", type=parse_count, default=1, metavar="N", help=say("help-jobs"))
    simulate.add_argument("--json", action="store_true", help=say("help-json"))

    arena = command("arena", _arena)
    arena.add_argument("what", choices=("balance",), help=say("help-arena-what"))
    arena.add_argument("game", help=say("help-game"))
    arena.add_argument("--players", default="", metavar="N,…", help=say("help-balance-players"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    arena.add_argument("--bots", default="heuristic", metavar="BOT,…", help=say("help-simulate-bots"))
    arena.add_argument("--games", type=parse_count, default=1_000, metavar="N", help=say("help-balance-games"))
    arena.add_argument("--seed", type=parse_count, default=1, metavar="N", help=say("help-simulate-seed"))
    arena.add_argument("--jobs", type=parse_count, default=1, metavar="N", help=say("help-jobs"))
    arena.add_argument("--csv", default="", metavar="PATH", help=say("help-balance-csv"))
    arena.add_argument("--plot", default="", metavar="PATH", help=say("help-balance-plot"))
    arena.add_argument("--no-files", action="store_true", help=say("help-balance-no-files"))
    arena.add_argument("--json", action="store_true", help=say("help-json"))

    replay = command("replay", _replay)
    replay.add_argument("file", type=Path, help=say("help-recording"))
    replay.add_argument("--viewer", default="", metavar="NAME", help=say("help-viewer"))
    replay.add_argument("--check", action="store_true", help=say("help-check"))
    replay.add_argument("--log", action="store_true", help=say("help-log"))
    replay.add_argument("--json", action="store_true", help=say("help-json"))

    judge = command("judge", _judge)
    judge.add_argument("paths", nargs="+", type=Path, metavar="FILE", help=say("help-rulings"))
    judge.add_argument("--quiet", action="store_true", help=say("help-quiet"))
    judge.add_argument("--json", action="store_true", help=say("help-json"))

    rules = command("rules", _rules)
    rules.add_argument("game", help=say("help-game"))
    rules.add_argument("--tests", type=Path, metavar="FOLDER", help=say("help-tests"))
    rules.add_argument("--json", action="store_true", help=say("help-json"))

    deck = command("deck", _deck)
    deck.add_argument("what", choices=("check", "show"), help=say("help-deck-what"))
    deck.add_argument("source", metavar="FILE_OR_NAME", help=say("help-deck-source"))
    deck.add_argument("--game", required=True, metavar="GAME", help=say("help-deck-game"))
    deck.add_argument("--players", type=parse_count, default=0, metavar="N", help=say("help-deck-players"))
    deck.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    deck.add_argument("--shape", default="", metavar="SHAPE", help=say("help-shape"))
    deck.add_argument("--json", action="store_true", help=say("help-json"))

    cards = command("cards", _cards)
    cards.add_argument("game", help=say("help-game"))
    cards.add_argument("search", nargs="?", default="", help=say("help-card-search"))
    cards.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-cards-option"))
    cards.add_argument("--check", action="store_true", help=say("help-cards-check"))
    cards.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    cards.add_argument("--json", action="store_true", help=say("help-json"))

    serve = command("serve", _serve)
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-host"))
    serve.add_argument("--port", type=parse_count, default=7464, metavar="N", help=say("help-port"))
    serve.add_argument("--database", default="", metavar="URL", help=say("help-database"))
    serve.add_argument("--password-file", default="", metavar="FILE", help=say("help-password-file"))
    serve.add_argument("--workers", type=parse_count, default=1, metavar="N", help=say("help-workers"))
    serve.add_argument("--thinkers", type=parse_count, default=1, metavar="N", help=say("help-thinkers"))
    serve.add_argument("--pace", type=_decimal, default=0.8, metavar="S", help=say("help-pace"))
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    serve.add_argument("--host-name", action="append", default=[], metavar="NAME", help=say("help-host-name"))
    serve.add_argument("--metrics-for", action="append", default=[], metavar="ADDRESS", help=say("help-metrics-for"))
    serve.add_argument(
        "--trust-proxy", action="extend", nargs="+", default=[], metavar="ADDRESS", help=say("help-trust-proxy")
    )
    serve.add_argument("--memory", type=parse_count, default=512, metavar="MB", help=say("help-memory"))
    serve.add_argument("--purge-unbegun", type=_decimal, default=2.0, metavar="DAYS", help=say("help-purge-unbegun"))
    serve.add_argument(
        "--purge-unfinished", type=_decimal, default=90.0, metavar="DAYS", help=say("help-purge-unfinished")
    )
    serve.add_argument("--open", action="store_true", help=say("help-open"))
    serve.add_argument("--draw-seconds", type=_decimal, default=5.0, metavar="S", help=say("help-draw-seconds"))
    serve.add_argument("--unlimited", action="store_true", help=say("help-unlimited"))

    bench = command("bench", _bench)
    bench.add_argument("--runs", type=parse_count, default=5, metavar="N", help=say("help-runs"))
    bench.add_argument("--seconds", type=_decimal, default=1.0, metavar="S", help=say("help-seconds"))
    bench.add_argument("--peers", action="store_true", help=say("help-peers"))
    bench.add_argument("--output", type=Path, metavar="FILE", help=say("help-output"))
    bench.add_argument("--json", action="store_true", help=say("help-json"))
    return parser


def _options(pairs: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Refusal("option-needs-equals", option=pair)
        if options.setdefault(name, value) != value:
            raise Refusal("option-twice", option=name, one=options[name], other=value)
    return options


def _decimal(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        raise Refusal("not-a-number", word=word) from None


def _within(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise Refusal("out-of-range", name=name, value=str(value), low=str(low), high=str(high))


def _games(arguments: argparse.Namespace) -> int:
    from elysium.terminal.listing import show_games

    return show_games(arguments.language, arguments.json)


USUAL_PLAYERS: Final = 6


def _players(arguments: argparse.Namespace) -> int:
    """As many as were asked for; otherwise six, or as usual in a game that six cannot play."""
    if arguments.players is not None:
        return int(arguments.players)
    from elysium.engine.registry import load_game

    game = load_game(arguments.game)
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.usual_players


def _play(arguments: argparse.Namespace) -> int:
    from elysium.terminal.play import play

    people = [name.strip() for name in arguments.people.split(",") if name.strip()]
    return play(
        arguments.game,
        _players(arguments),
        _options(arguments.option),
        people,
        arguments.bots.split(","),
        arguments.seed,
        arguments.record,
        arguments.quick,
        arguments.language,
    )


def _simulate(arguments: argparse.Namespace) -> int:
    from elysium.terminal.simulate import show_simulation

    _within("--games", arguments.games, 1, MOST_GAMES)
    _within("--jobs", arguments.jobs, 1, MOST_JOBS)
    return show_simulation(
        arguments.game,
        _players(arguments),
        _options(arguments.option),
        arguments.bots.split(","),
        arguments.games,
        arguments.seed,
        arguments.jobs,
        arguments.json,
        arguments.language,
    )


def _arena(arguments: argparse.Namespace) -> int:
    from elysium.terminal.balance import show_balance

    _within("--games", arguments.games, 1, MOST_GAMES)
    _within("--jobs", arguments.jobs, 1, MOST_JOBS)
    return show_balance(
        arguments.game,
        [parse_count(word) for word in arguments.players.split(",")] if arguments.players else [],
        _options(arguments.option),
        arguments.bots.split(","),
        arguments.games,
        arguments.seed,
        arguments.jobs,
        arguments.csv,
        arguments.plot,
        arguments.no_files,
        arguments.json,
        arguments.language,
    )


def _replay(arguments: argparse.Namespace) -> int:
    from elysium.terminal.replay import replay

    return replay(arguments.file, arguments.viewer, arguments.check, arguments.log, arguments.json, arguments.language)


def _judge(arguments: argparse.Namespace) -> int:
    from elysium.terminal.judge import show_verdicts

    return show_verdicts(arguments.paths, arguments.quiet, arguments.json, arguments.language)


def _rules(arguments: argparse.Namespace) -> int:
    from elysium.terminal.listing import show_rules

    return show_rules(arguments.game, arguments.tests, arguments.json, arguments.language)


def _deck(arguments: argparse.Namespace) -> int:
    from elysium.terminal.decks import check_deck, show_deck

    game, source, as_json, language = arguments.game, arguments.source, arguments.json, arguments.language
    if arguments.what == "show":
        return show_deck(game, source, arguments.shape, as_json, language)
    return check_deck(game, source, arguments.players, _options(arguments.option), as_json, language)


def _cards(arguments: argparse.Namespace) -> int:
    from elysium.terminal.cards import show_cards, show_check

    if arguments.check:
        return show_check(arguments.game, arguments.json, arguments.language)
    return show_cards(
        arguments.game,
        arguments.search,
        arguments.coverage,
        arguments.json,
        arguments.language,
        _options(arguments.option),
    )


def _serve(arguments: argparse.Namespace) -> int:
    from elysium.server.passwords import was_password_shown
    from elysium.server.serve import serve
    from elysium.server.settings import Settings

    _within("--port", arguments.port, 0, 65_535)
    _within("--workers", arguments.workers, 1, MOST_JOBS)
    _within("--thinkers", arguments.thinkers, 1, MOST_JOBS)
    _within("--pace", arguments.pace, 0.0, 60.0)
    _within("--memory", arguments.memory, 16, MOST_MEGABYTES)
    _within("--purge-unbegun", arguments.purge_unbegun, 0.0, MOST_DAYS)
    _within("--purge-unfinished", arguments.purge_unfinished, 0.0, MOST_DAYS)
    _within("--draw-seconds", arguments.draw_seconds, 0.0, 60.0)
    settings = Settings(
        arguments.host,
        arguments.port,
        _database(arguments.database, arguments.password_file),
        arguments.workers,
        arguments.thinkers,
        arguments.pace,
        tuple(arguments.origin),
        tuple(map(_host_name, arguments.host_name)),
        not arguments.unlimited,
        tuple(map(_network, arguments.trust_proxy)),
        metrics_for=tuple(map(_network, arguments.metrics_for)),
        draw_seconds=arguments.draw_seconds,
        memory=arguments.memory,
        purge_unbegun=arguments.purge_unbegun,
        purge_unfinished=arguments.purge_unfinished,
    )
    say = Speech(arguments.language).say
    if was_password_shown():
        print(f"elysium: {say('serve-password-shown')}", file=sys.stderr)
    return serve(settings, say, open_page=arguments.open)


def _database(url: str, password_file: str) -> str | None:
    """With the password from where not everybody on the machine can read it."""
    from elysium.server.passwords import PASSWORD_VARIABLE
    from elysium.server.storage.urls import with_password

    password = _password_in(password_file) if password_file else os.environ.get(PASSWORD_VARIABLE, "")
    return with_password(url, password) if password and url.startswith("postgres") else url or None


def _password_in(file: str) -> str:
    """Of a pipe too, as from another program; but a device has no end."""
    try:
        with open(file, "rb") as stream:
            data = stream.read(MOST_PASSWORD_BYTES + 1)
        password = data.decode().rstrip("\r\n")
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise Refusal("password-file-unreadable", file=file, detail=detail) from None
    if len(data) > MOST_PASSWORD_BYTES:
        raise Refusal("password-file-too-large", file=file, most=MOST_PASSWORD_BYTES)
    return password


def _network(text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise Refusal("no-address", given=text) from None


def _host_name(text: str) -> str:
    """As it stands in an address, with neither scheme nor port."""
    if not re.fullmatch(HOST_NAME, text, re.ASCII):
        raise Refusal("no-host-name", given=text)
    return text


def _bench(arguments: argparse.Namespace) -> int:
    from elysium.terminal.bench import show_bench

    _within("--runs", arguments.runs, 1, 100)
    _within("--seconds", arguments.seconds, 0.01, 600)
    return show_bench(
        arguments.runs, arguments.seconds, arguments.peers, arguments.output, arguments.json, arguments.language
    )


if __name__ == "__main__":
    sys.exit(main())
