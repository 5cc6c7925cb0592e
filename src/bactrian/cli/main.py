"""``bactrian``: the commands, and how every one of them ends."""

import sys
from typing import Annotated

import typer

from bactrian.cli import arena, games, play, replay, rules, serve, simulate, verify
from bactrian.kernel.errors import BactrianError, JournalError

HELP = "Three Silk Road board games by their rulebooks: to play, to simulate, to study."

EPILOG = """\b
Settings:
  BACTRIAN_HOME  where matches are kept (else the user's data folder)
  BACTRIAN_LANG  en, de or nl (else LC_ALL, LC_MESSAGES or LANG; else en)

\b
Exit codes:
  0    all is well
  1    what was checked is not right: a journal that cannot be
  2    input that cannot be used: a bad option, file or name
  130  ended by Ctrl-C
"""

NOT_RIGHT = 1
BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="bactrian",
    help=HELP,
    epilog=EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)


def show_version(wanted: bool) -> None:
    """Say which version this is and how the rules run, and leave."""
    if not wanted:
        return
    from importlib.metadata import PackageNotFoundError, version

    import bactrian

    try:
        number = version("bactrian")
    except PackageNotFoundError:
        number = "(not installed)"
    print(f"bactrian {number}, rules in {'compiled code' if bactrian.compiled else 'pure Python'}")
    raise typer.Exit


@app.callback()
def bactrian(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Say the version and whether the rules run compiled.",
        ),
    ] = False,
) -> None:
    """Options of the program itself."""


def main() -> None:
    """Run a command; what is refused is one line, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show “ö” shows something else rather than nothing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="bactrian")
    except JournalError as error:
        refuse(error, NOT_RIGHT)
    except BactrianError as error:
        refuse(error, BAD_INPUT)
    except KeyboardInterrupt:  # one that came too early for the commands to notice
        sys.exit(INTERRUPTED)


def refuse(error: BactrianError, code: int) -> None:
    """Say what is wrong on standard error, and leave."""
    print(f"bactrian: {error}", file=sys.stderr)
    sys.exit(code)
