"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "test", max_examples=80, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("ELYSIUM_PROFILE", "test"))
