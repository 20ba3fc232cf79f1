"""These compare the two forms of the rules: collected only where the compiled one is wanted (make test-fast)."""

import os

from elysium.compiled import WANTED

collect_ignore_glob = [] if os.environ.get(WANTED) == "1" else ["test_*.py"]
