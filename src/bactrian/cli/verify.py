"""``bactrian verify``: was everything dealt as promised?"""

from bactrian.cli.parameters import Board, File


def verify(file: File, board: Board = None) -> None:
    """Check that a match was dealt as promised.

    Every draw is computed anew, from the seed or from the secret revealed at the end.
    """
    from bactrian.cli.output import game_of, read_journal
    from bactrian.kernel.journal import recompute
    from bactrian.kernel.recorded import CHANCE

    journal = read_journal(file)
    match = recompute(game_of(journal, board), journal)
    draws = sum(len(line.split()) - 2 for _, line in journal.lines if line.split()[0] in CHANCE)
    source = (
        "the revealed secret, which is the one promised" if is_fair(journal.dealer) else "the seed"
    )
    print(f"{file}: all {draws} draws and rolls follow from {source}.")
    state = "finished, result and digest match" if match.over else "not finished yet"
    print(f"The match of {journal.title} for {match.seats} is {state}.")


def is_fair(dealer: list[str]) -> bool:
    """Did the chance come from a secret that was promised beforehand?"""
    return dealer[:1] == ["fair"]
