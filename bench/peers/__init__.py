"""The other engines of the speed benchmark, each run in an environment of its own."""
