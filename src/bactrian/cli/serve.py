"""``bactrian serve``: tables in the browser."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="P", min=0, max=65535, help="The port; 0 is any free one. Else 8000, if free."
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(metavar="URL", help="An SQLAlchemy URL; SQLite in BACTRIAN_HOME without."),
    ] = "",
    show: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser, where there is a screen.")
    ] = False,
) -> None:
    """Serve tables to browsers; prints the address, ends with Ctrl-C."""
    from bactrian.server.run import run
    from bactrian.server.settings import read_settings

    run(read_settings(database=database), host, port, show)
