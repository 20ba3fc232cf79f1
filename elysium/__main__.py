from elysium.cli import main

raise SystemExit(main())
