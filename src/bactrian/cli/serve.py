"""``bactrian serve``: tables in the browser."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="P", min=0, max=65535, help="The port; 0 is any free one.")
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(metavar="URL", help="An SQLAlchemy URL; SQLite in BACTRIAN_HOME without."),
    ] = "",
) -> None:
    """Serve tables to browsers; prints the address, ends with Ctrl-C."""
    from bactrian.server.run import run
    from bactrian.server.settings import read_settings

    run(read_settings(database=database), host, port)
