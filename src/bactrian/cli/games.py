"""``bactrian games``: the shelf."""

from typing import TYPE_CHECKING

from bactrian.cli.parameters import AsJson, Language

if TYPE_CHECKING:
    from bactrian.kernel.game import Game, TableOption
    from bactrian.kernel.message import Json
    from bactrian.words import Speaker


def games(as_json: AsJson = False, lang: Language = None) -> None:
    """Show the games: who made them, for how many, with which options."""
    from bactrian import registry
    from bactrian.cli.output import print_json
    from bactrian.terminal.settings import language
    from bactrian.words import Speaker

    shelf = [registry.game(title) for title in registry.titles()]
    if as_json:
        print_json([introduced(game) for game in shelf])
        return
    for number, game in enumerate(shelf):
        if number:
            print()
        describe(game, Speaker(language(lang), game))


def introduced(game: "Game") -> "dict[str, Json]":
    """A game as the shelf shows it to machines."""
    options: list[Json] = [
        {
            "key": option.key,
            "default": option.default,
            "choices": [*option.choices],
            "seats": {choice: [*counts] for choice, counts in option.seats.items()},
        }
        for option in game.options
    ]
    return {**game.facts(), "rules": game.rules_version, "options": options}


def describe(game: "Game", speaker: "Speaker") -> None:
    """A game as the shelf shows it to people."""
    facts = game.facts()
    names, designers, minutes = facts["name"], facts["designers"], facts["minutes"]
    assert isinstance(names, dict)
    assert isinstance(designers, list)
    assert isinstance(minutes, list)
    print(f"{names[speaker.language]} (bactrian play {game.title})")
    print(
        f"  {', '.join(str(name) for name in designers)}; {facts['publisher']}, {facts['year']}; "
        f"{game.seats[0]}–{game.seats[-1]} seats; "
        f"{'–'.join(dict.fromkeys(str(number) for number in minutes))} minutes"
    )
    for option in game.options:
        print(f"  --option {option.key}=… {speaker.word(f'option-{option.key}')}")
        for choice in option.choices:
            print(f"    {choice:<10} {speaker.word(f'option-{option.key}-{choice}')}", end="")
            print(remark(option, choice))


def remark(option: "TableOption", choice: str) -> str:
    """For whom a choice is, if not for everybody."""
    remarks = ["usual"] if choice == option.default else []
    if choice in option.seats:
        remarks.append(f"{' or '.join(str(count) for count in option.seats[choice])} seats only")
    return f"; {', '.join(remarks)}" if remarks else ""
