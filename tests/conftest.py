"""Settings for all tests: the same examples in every run, and no deadlines."""

from hypothesis import settings

settings.register_profile("bactrian", derandomize=True, deadline=None)
settings.load_profile("bactrian")
