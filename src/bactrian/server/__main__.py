"""``python -m bactrian.server``: the server by itself."""

import argparse
import sys

from bactrian.kernel.errors import BactrianError
from bactrian.server.run import run
from bactrian.server.settings import read_settings


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="bactrian.server", description="Serve tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", metavar="URL")
    chosen = parser.parse_args()
    try:
        run(read_settings(database=chosen.database), chosen.host, chosen.port)
    except BactrianError as error:
        print(f"bactrian.server: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
