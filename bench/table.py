"""The results of a run as tables, with ratios."""

from typing import Any

Row = dict[str, Any]


def show(results: dict[str, Any]) -> None:
    """Print everything."""
    print(f"Python {results['python']}, {results['machine']}, {results['date']}")
    playing(results)
    parts(results)
    course(results)
    thinking(results)
    print("\nPeak memory of a simulation (compiled), in MB")
    for row in results["memory"]:
        print(f"  {row['game']:12}{row['games']:>10,} matches{row['peak_mb']:>10.1f}")


def playing(results: dict[str, Any]) -> None:
    """Random play of everybody, beside Catan of catanatron and backgammon of OpenSpiel."""
    rows = [
        {"engine": f"bactrian {side}", **row}
        for side in ("compiled", "plain")
        for row in results[side]["playing"]
    ] + results["peers"]["playing"]
    catan = speed(results["peers"]["playing"], "catan", 4)
    backgammon = speed(results["peers"]["playing"], "backgammon", 2)
    print("\nRandom play, one core: decisions a second (in the kernel; and driven from Python)")
    print(
        f"  {'engine':20}{'game':16}{'seats':>5}{'decisions/s':>13}{'driven/s':>11}"
        f"{'× catan 4':>11}{'× backgammon':>14}{'games/s':>10}{'a game':>8}"
    )
    for row in rows:
        own = row["decisions_per_second"]
        print(
            f"  {row['engine']:20}{row['game']:16}{row['seats']:>5}{own:>13,.0f}"
            f"{row.get('driven_per_second', own):>11,.0f}{own / catan:>11.1f}"
            f"{own / backgammon:>14.1f}{row['games_per_second']:>10,.0f}"
            f"{row['decisions_per_game']:>8.0f}"
        )


def speed(rows: list[Row], game: str, seats: int) -> float:
    """The decisions a second of one of the rows."""
    found: float = next(
        row["decisions_per_second"] for row in rows if row["game"] == game and row["seats"] == seats
    )
    return found


def parts(results: dict[str, Any]) -> None:
    """What else costs time, compiled and plain."""
    print("\nIn the middle of a match, compiled / plain (ratio)")
    names = {
        "clone_us": "clone µs",
        "view_us": "view µs",
        "imagine_us": "imagine µs",
        "journal_ms": "journal ms",
        "replay_ms": "replay ms",
    }
    for fast, slow in zip(results["compiled"]["parts"], results["plain"]["parts"], strict=True):
        print(f"  {fast['game']}, {fast['seats']} seats")
        for key, name in names.items():
            ratio = slow[key] / fast[key]
            print(f"    {name:12}{fast[key]:>9.2f} /{slow[key]:>9.2f}  ({ratio:.1f})")
    for row in results["peers"]["playing"]:
        if "clone_us" in row:
            name = f"{row['engine']} {row['game']} {row['seats']}"
            print(f"  {name:28} clone µs{row['clone_us']:>9.2f}")


def course(results: dict[str, Any]) -> None:
    """Does a decision cost more as a match goes on?"""
    print("\nMicroseconds for a decision, by quarters of a match")
    for side in ("compiled", "plain"):
        for row in results[side]["course"]:
            costs = "".join(f"{row[f'quarter_{number}_us']:>8.2f}" for number in (1, 2, 3, 4))
            print(f"  {side:10}{row['game']:12}{row['seats']} seats{costs}")


def thinking(results: dict[str, Any]) -> None:
    """How fast a search looks at imagined worlds."""
    print("\nVisits of a search a second, each to the end of a turn, compiled / plain (ratio)")
    pairs = zip(results["compiled"]["thinking"], results["plain"]["thinking"], strict=True)
    for fast, slow in pairs:
        one, other = fast["visits_per_second"], slow["visits_per_second"]
        name = f"{fast['game']}, {fast['seats']} seats"
        print(f"  {name:22}{one:>9,.0f} /{other:>8,.0f}  ({one / other:.1f})")
