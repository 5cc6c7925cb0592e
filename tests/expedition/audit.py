"""What must hold after every decision of an expedition match.  [P1–P4]"""

from bactrian.games.expedition.state import Table


def audit(match: Table) -> None:
    """All that must hold at any moment."""
    cards_are_all_there(match)
    figures_stand_apart(match)
    gold_is_accounted_for(match)


def cards_are_all_there(match: Table) -> None:
    """Hands, display, draw pile and discard pile hold all cards of the box.  [P1]"""
    state = match.state
    for card, copies in enumerate(match.box.copies):
        where = [hand[card] for hand in state.hands]
        where += [state.pile.counts[card], state.discard[card], state.display.count(card)]
        assert min(where) >= 0
        assert sum(where) == copies
    assert state.pile.left == sum(state.pile.counts)
    assert state.pile.bottom == []
    for hand, shown in zip(state.hands, state.shown, strict=True):
        assert all(0 <= seen <= held for seen, held in zip(shown, hand, strict=True))


def figures_stand_apart(match: Table) -> None:
    """No two figures share a space, except Kantshou after the interim scoring.  [P2]"""
    state = match.state
    shared = {match.box.interim_goal} if state.interim_done else set()
    alone = [position for position in state.positions if position not in shared]
    assert len(set(alone)) == len(alone)


def gold_is_accounted_for(match: Table) -> None:
    """Gold is what came in less what went out, and never negative.  [P3, P4]"""
    state, box = match.state, match.box
    assert min(state.gold) >= 0
    sources = [sum(line[source] for line in state.sources) for source in range(5)]
    assert sources[0] == box.start_gold * match.seats
    assert sources[1] == sum(box.chests) - sum(state.chests)
    assert state.gold == [sum(line) for line in state.sources]
