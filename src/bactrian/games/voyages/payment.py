"""Handing in goods of choice, one by one.  [V10.9]"""

from bactrian.games.voyages.effects import GOODS, PAIRS, PEPPER
from bactrian.games.voyages.state import Table
from bactrian.games.voyages.supply import can_pay_goods, goods_of, pay
from bactrian.kernel.message import Message
from bactrian.kernel.pending import Decision


class PayGoods(Decision):
    """Which good to hand in?  Single ones first, then pairs of different ones.  [V10.9]"""

    __match_args__ = ("seat", "singles", "pairs")
    forced = True

    def __init__(self, seat: int, singles: int, pairs: int) -> None:
        self.seat = seat
        self.singles = singles
        self.pairs = pairs

    def options(self, match: Table) -> list[int]:
        """Those after which the rest can still be paid."""
        codes = match.box.codes
        choices: list[tuple[int, ...]] = [*PAIRS]
        if self.singles:
            choices = [(good,) for good in GOODS]
        code = codes.pay if self.singles else codes.pay_pair
        found = []
        for index, goods in enumerate(choices):
            left = goods_of(match.state, self.seat)
            for good in goods:
                left[good - PEPPER] -= 1
            singles, pairs = self._after()
            if min(left) >= 0 and can_pay_goods(left, singles, pairs):
                found.append(code + index)
        return found

    def _after(self) -> tuple[int, int]:
        """What is still to pay after this."""
        return (self.singles - 1, self.pairs) if self.singles else (0, self.pairs - 1)

    def resolve(self, match: Table, action: int) -> None:
        """Hand it in, and ask for the next."""
        codes = match.box.codes
        if self.singles:
            pay(match, self.seat, action - codes.pay + PEPPER, 1)
        else:
            for good in PAIRS[action - codes.pay_pair]:
                pay(match, self.seat, good, 1)
        singles, pairs = self._after()
        if singles or pairs:
            match.then(PayGoods(self.seat, singles, pairs))

    def question(self, match: Table) -> Message:
        """How many are still to pay?"""
        return Message("ask-pay-goods", {"left": self.singles + 2 * self.pairs})
