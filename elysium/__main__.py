from elysium.start import main

raise SystemExit(main())
