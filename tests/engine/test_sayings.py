"""What is to be said, written down before it is said in a language."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

from elysium.engine.sayings import Saying, Scribe


def test_what_two_threads_write_at_the_same_time_does_not_mix() -> None:
    """A server reads tables in threads: what is asked at one of them must not stand in the question of another."""
    scribe = Scribe()
    half_said, interrupted = Event(), Event()

    def secret() -> str:
        card = scribe.say("mask-king")
        half_said.set()
        assert interrupted.wait(10.0)
        return scribe.say("event-saw", card=card)

    with ThreadPoolExecutor(1) as pool:
        saw = pool.submit(scribe.write, secret)
        assert half_said.wait(10.0)
        turn = scribe.write(scribe.say, "waiting-turn", player="Bea")
        interrupted.set()
        assert saw.result() == Saying("\x011\x02", (("mask-king", {}), ("event-saw", {"card": "\x010\x02"})))
    assert turn == Saying("\x010\x02", (("waiting-turn", {"player": "Bea"}),))
