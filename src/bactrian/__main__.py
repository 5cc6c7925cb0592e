"""``python -m bactrian``: the command line."""

from bactrian.cli.main import main

if __name__ == "__main__":  # worker processes import this module too
    main()
