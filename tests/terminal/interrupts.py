"""Ctrl-C for programs that tests start."""

import signal


def hears_ctrl_c() -> None:
    """To be called in the new process: tests that run in the background have it ignored, and pass that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
