"""``bactrian rules``: the numbered rules of a game."""

from typing import Annotated

import typer

from bactrian.cli.parameters import AsJson, Title


def rules(
    game: Title,
    number: Annotated[
        str | None, typer.Argument(metavar="ID", help="The number of a rule, such as E5.3.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game, or one rule with all below it."""
    from bactrian import registry
    from bactrian.cli.output import print_json
    from bactrian.kernel.errors import Malformed
    from bactrian.terminal.desk import line_width
    from bactrian.terminal.rulebook import folded, look_up, nearest, plain, rules_in

    text = registry.rules_text(game)
    found = rules_in(text) if number is None else look_up(text, number)
    if number is not None and not found:
        near = ", ".join(nearest(text, number))
        raise Malformed(f"{game} has no rule “{number}”; near it are {near}")
    if as_json:
        print_json([{"id": rule.number, "text": rule.text} for rule in found])
    elif number is None:
        print(folded(plain(text).rstrip("\n"), line_width()))
    else:
        print("\n".join(folded(rule.text, line_width()) for rule in found))
