"""Settings for all tests."""

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, settings

from elysium.compiled import WANTED, form_taken

settings.register_profile(
    "test", max_examples=80, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("ELYSIUM_PROFILE", "test"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """What looks into the rules while they run is done in the pure form, in a process of its own if need be."""
    if pyfuncitem.get_closest_marker("pure_form") is None or form_taken() != "compiled":
        return None
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", pyfuncitem.nodeid]
    done = subprocess.run(
        command, cwd=pyfuncitem.config.rootpath, env=os.environ | {WANTED: "0"}, stdout=subprocess.PIPE, text=True
    )
    assert done.returncode == 0, done.stdout
    return True
