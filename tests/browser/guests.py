"""People at their browsers. They find things by what they are and what they are called, as a screen reader does."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

from elysium.engine.registry import load_game
from elysium.engine.sayings import Saying, read
from elysium.engine.table import NOTHING_ELSE
from elysium.engine.text import Speech
from elysium.server.wire import Chat as ChatMessage
from elysium.server.wire import (
    ChatLine,
    CreateTable,
    Decision,
    FromServer,
    LegalOption,
    LogEntry,
    Position,
    SeatPlan,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
    position_after,
    read_part,
)

PATIENCE_SECONDS = 60.0
LOOK_AGAIN_MS = 15
A_MOMENT_MS = 2000
WIDE = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
QUICK_BOT = "random"
PLAY_TO_THE_END = """([address, hello]) => new Promise((over, failed) => {
    const socket = new WebSocket(address);
    let ref = 0;
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onclose = () => failed("the line broke");
    socket.onmessage = ({ data }) => {
        const { position } = JSON.parse(data);
        if (position?.outcome) return over();
        const options = position?.decision?.options;
        if (!options) return;
        const { verb, args } = options[Math.floor(Math.random() * options.length)];
        socket.send(JSON.stringify({ type: "choose", ref: ++ref, seq: position.seq, verb, args }));
    };
})"""
ANSWER_BY_ITSELF = """([address, hello, delay]) => {
    const socket = new WebSocket(address);
    let ref = 0;
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
        const { position } = JSON.parse(data);
        const options = position?.decision?.options;
        if (!options) return;
        const { verb, args } = options.find(({ passing }) => passing) ?? options[0];
        const choice = { type: "choose", ref: ++ref, seq: position.seq, verb, args };
        setTimeout(() => socket.send(JSON.stringify(choice)), delay);
    };
}"""

expect.set_options(timeout=PATIENCE_SECONDS * 1000)
_decode = msgspec.json.Decoder(FromServer).decode
_encode = msgspec.json.Encoder().encode

type Role = Literal[
    "alert", "article", "button", "checkbox", "combobox", "dialog", "group", "heading", "link", "list", "listitem",
    "log", "navigation", "radio", "region", "searchbox", "slider", "spinbutton", "status", "textbox",
]  # fmt: skip


class Ear:
    """What a table has sent to one browser, in the order in which it came."""

    def __init__(self) -> None:
        self.messages: list[FromServer] = []
        self.texts: list[str] = []
        self.info: TableInfo | None = None
        self.position: Position | None = None
        self.log: list[LogEntry] = []
        self.chat: list[ChatLine] = []

    @property
    def passes_by_itself(self) -> bool:
        welcomes = [message for message in self.messages if isinstance(message, Welcome)]
        return bool(welcomes and welcomes[-1].passing and NOTHING_ELSE in welcomes[-1].passing.moments)

    def hear(self, payload: str | bytes) -> None:
        message = _decode(payload)
        self.messages.append(message)
        self.texts.append(payload if isinstance(payload, str) else payload.decode())
        match message:
            case Welcome():
                self.info = message.table
                self.position = read_part(message.position) if message.position is not None else None
                kept = [e for e in self.log if e.seq <= message.since and e.seq not in message.undone]
                self.log = [*kept, *map(read_part, message.log)]
                self._hear_chat(message.chat)
            case Update():
                if self.position is None or message.seq > self.position.seq:
                    self.position = position_after(message, self.position)
                    kept = [entry for entry in self.log if entry.seq not in message.undone]
                    self.log = [*kept, read_part(message.entry)]
            case TableChanged():
                self.info = message.table
            case ChatMessage():
                self._hear_chat(message.lines)

    def _hear_chat(self, lines: Sequence[ChatLine]) -> None:
        last = self.chat[-1].id if self.chat else 0
        self.chat += [line for line in lines if line.id > last]


class Guest:
    """One person with a browser, speaking one language."""

    def __init__(self, context: BrowserContext, address: str, game: str, language: str, *, touch: bool) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.speech = Speech(language, load_game(game))
        self.troubles: list[str] = []
        self.ear = Ear()
        self._ears: dict[str, Ear] = {}
        self.page: Page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_SECONDS * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # What is under way when somebody goes to another page is given up.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer: {response.url} {response.status}")

    def _listen(self, socket: WebSocket) -> None:
        """A line that breaks and comes back belongs to the same table."""
        self.ear = self._ears.setdefault(socket.url, Ear())
        socket.on("framereceived", self.ear.hear)

    @contextmanager
    def expecting_trouble(self, *patterns: str) -> Iterator[None]:
        """What a test causes itself is no defect; everything else still is."""
        before = len(self.troubles)
        yield
        caused = re.compile("|".join(patterns))
        self.troubles[before:] = [trouble for trouble in self.troubles[before:] if not caused.search(trouble)]

    # Speaking and finding

    def speak(self, language: str) -> None:
        self.speech = Speech(language, self.speech.game)

    def say(self, message_id: str, **details: Any) -> str:
        return self.speech.say(message_id, **details)

    def read(self, saying: Saying) -> str:
        """As the table says it to this guest."""
        info = self.ear.info
        you = next((seat.name for seat in info.seats if seat.seat == info.you), "") if info else ""
        return read(saying, Speech(self.speech.language, self.speech.game, you=you).say)

    def find(self, role: Role, message_id: str, within: Locator | None = None, **details: Any) -> Locator:
        """By what it is called; further words may stand around it."""
        return (within or self.page.locator("body")).get_by_role(role, name=self.say(message_id, **details))

    def button(self, message_id: str, within: Locator | None = None, **details: Any) -> Locator:
        return self.find("button", message_id, within, **details)

    def link(self, message_id: str, within: Locator | None = None, **details: Any) -> Locator:
        return self.find("link", message_id, within, **details)

    def talked_about(self) -> str:
        """What the log on the page says."""
        return " ".join(" ".join(self.find("log", "table-ui-log").get_by_role("paragraph").all_inner_texts()).split())

    def told(self) -> str:
        """What the log should say, from all that the table has sent."""
        return " ".join(self.read(event.say) for entry in self.ear.log for event in entry.events)

    def until[T](self, look: Callable[[], T]) -> T:
        """What the guest sees at last who looks again and again."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not (seen := look()):
            assert time.monotonic() < end, f"in vain: {self.page.locator('main').inner_text()}"
            self.page.wait_for_timeout(LOOK_AGAIN_MS)
        return seen

    # Going about

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def post(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """Over HTTP with this browser's cookie, for what is not what the test is about."""
        response = self.context.request.post(
            self.address + path, data=_encode(body) if body else None, headers={"Content-Type": "application/json"}
        )
        assert response.ok, response.text()
        return response.body()

    def table(self, seats: str, bot: str = QUICK_BOT, **changes: Any) -> TableInfo:
        """Open a table without the form: seats as in "me friend bot bot"."""
        plans = tuple(SeatPlan(kind, bot if kind == "bot" else "") for kind in seats.split())  # type: ignore[arg-type]
        game = self.speech.game
        assert game is not None
        facts: dict[str, Any] = {"game": game.name, "name": "Ana", "seats": plans}
        return msgspec.json.decode(self.post("/api/tables", CreateTable(**(facts | changes))), type=TableInfo)

    def sit_at(self, table: TableInfo) -> None:
        self.go(f"/table/{table.id}#{table.key}")
        self.until(lambda: self.ear.position)

    def play_to_the_end(self, table: TableInfo) -> None:
        """Without looking, for what comes after a game."""
        self.go("/about")
        self.page.evaluate(PLAY_TO_THE_END, [self._line(table), _hello(table)])

    def answer_elsewhere(self, table: TableInfo, delay_ms: int) -> None:
        """From another page of the same browser, by passing where that can be done: nobody touches this one."""
        other = self.context.new_page()
        other.goto(f"{self.address}/about")
        other.evaluate(ANSWER_BY_ITSELF, [self._line(table), _hello(table), delay_ms])

    def _line(self, table: TableInfo) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"

    # Playing

    @property
    def position(self) -> Position:
        assert self.ear.position is not None
        return self.ear.position

    @property
    def decision_panel(self) -> Locator:
        return self.find("region", "table-ui-decision")

    @property
    def game_over(self) -> Locator:
        return self.find("region", "ui-the-end")

    def decision(self) -> Decision | None:
        """The next question that this guest is asked, shown on the page; None when the game is over."""

        def asked_or_over() -> bool:
            self.read_the_deal()
            if self.ear.position is None:
                return False
            decision = self.position.decision
            if decision is None:
                return bool(self.position.outcome) and self.game_over.is_visible()
            return self.sentence(decision).is_visible()

        self.until(asked_or_over)
        return self.position.decision

    def read_the_deal(self) -> None:
        """Masks that lie open wait for everybody who plays."""
        game = self.speech.game
        if self.ear.position and self.ear.position.seq == 0 and game and game.views.deals_face_up:
            seen = self.button("board-deal-seen")
            if seen.is_visible():
                # They may be turned down in this very moment.
                with suppress(TimeoutError):
                    seen.click(timeout=A_MOMENT_MS)

    def sentence(self, decision: Decision) -> Locator:
        return self.decision_panel.get_by_text(self.read(decision.say), exact=True)

    def seal_holds(self) -> re.Pattern[str]:
        """What is said after a game. Whoever comes late to a deal, as on a slow machine, has no number in it."""
        return re.compile("|".join(re.escape(self.say("table-ui-seal-holds", own=own)) for own in ("yes", "no")))

    def has_answered(self, seq: int) -> bool:
        """Where several are asked at once, the table may have moved on without one's own answer."""
        info = self.ear.info
        own = any(entry.seq > seq and info and entry.seat == info.you for entry in self.ear.log)
        return own or bool(self.position.outcome)

    def option_button(self, option: LegalOption) -> Locator:
        """In the plain list; the key that chooses it may stand with it."""
        name = re.compile(rf"^([0-9a-z]\s*)?{re.escape(self.read(option.say))}(\s*p|\s*\(.*\))?$")
        return self.decision_panel.get_by_role("button", name=name)

    def choose(self, option: LegalOption) -> None:
        """Press it in the plain list, and once more if the page asks."""
        button = self.option_button(option)
        self.unfold()
        search = self.decision_panel.get_by_role("searchbox")
        button.or_(search).first.wait_for()
        if not button.is_visible():
            search.fill(self.read(option.say))
        seq = self.position.seq
        self.press(button)
        self.until(lambda: self.has_answered(seq))

    def unfold(self) -> None:
        """On a telephone the list may be put away, where the table itself can be tapped."""
        self._turn_list("false")

    def fold(self) -> None:
        """Away with the list: where it stays open it may lie over what is to be tapped."""
        self._turn_list("true")

    def _turn_list(self, expanded: str) -> None:
        fold = self.button("table-ui-options", self.decision_panel)
        if fold.is_visible() and fold.get_attribute("aria-expanded") == expanded:
            self.hit(fold)

    def take_up(self, card: Locator) -> None:
        """A card that may be chosen: a finger reads it first."""
        self.hit(card)
        if self.touch:
            self.hit(self.page.get_by_role("dialog").get_by_role("button").first)

    def press(self, button: Locator) -> None:
        """Something that chooses: the choice has been stored when this returns."""
        seq = self.position.seq
        self.hit(button)
        self.be_sure(seq)

    def take_back(self) -> None:
        seq = self.position.seq
        self.hit(self.button("table-ui-undo"))
        self.until(lambda: self.position.seq > seq)

    def hit(self, thing: Locator) -> None:
        """With a finger or a mouse."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def be_sure(self, seq: int) -> None:
        """Whoever chooses what cannot be taken back is asked once."""
        do_it = self.button("table-ui-do-it")
        if self.until(lambda: (self.has_answered(seq) and "chosen") or (do_it.is_visible() and "asked")) == "asked":
            self.hit(do_it)
            self.until(lambda: self.has_answered(seq))

    def play_on(self, pick: Callable[[Decision], LegalOption], decisions: int = -1) -> int:
        """So many decisions, or to the end; how many it were."""
        made = 0
        while made != decisions and (decision := self.decision()):
            self.choose(pick(decision))
            made += 1
        return made

    # Looking

    def open_chat(self) -> None:
        """It may lie behind the log, or beside a small screen."""
        said = self.find("log", "table-ui-chat")
        chat = self.button("table-ui-panel-chat")
        chat.or_(said).first.wait_for()
        if not said.is_visible() or said.evaluate("panel => panel.closest('[inert]') !== null"):
            chat.click()
            said.and_(self.page.locator(":not([inert] *)")).wait_for()

    def choose_language(self, language: str) -> None:
        self.find("combobox", "page-language").select_option(language)
        self.speak(language)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def scrolls_sideways(self) -> bool:
        """With the letters that belong to the page: others may be wider until these have come."""
        wider = "async () => (await document.fonts.ready, document.documentElement.scrollWidth > innerWidth)"
        return bool(self.page.evaluate(wider))


def _hello(table: TableInfo) -> dict[str, str]:
    return {"type": "hello", "key": table.key}


class Guests:
    """All who come to a house during one test."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._here: list[Guest] = []

    def come(
        self,
        game: str = "mascarade",
        language: str = "en",
        size: tuple[int, int] = WIDE,
        *,
        address: str = "",
        touch: bool = False,
        settings: dict[str, str] | None = None,
    ) -> Guest:
        """A browser that was never here before; `settings` are what it remembers nevertheless."""
        context = self._chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        for key, value in (settings or {}).items():
            context.add_init_script(f"try {{ localStorage.setItem('elysium-{key}', '{value}') }} catch {{}}")
        guest = Guest(context, address or self._address, game, language, touch=touch)
        self._here.append(guest)
        return guest

    def all_leave(self) -> None:
        troubles = [trouble for guest in self._here for trouble in guest.troubles]
        for guest in self._here:
            guest.context.close()
        assert not troubles, "\n".join(troubles)
