"""Guests: a signed cookie with a token, of which only the hash is kept."""

import hashlib
import hmac
import os
import secrets
import unicodedata
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from bactrian.server.errors import Refusal
from bactrian.server.settings import NAME_SIZE

COOKIE: Final = "bactrian"
MAX_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
TOKEN_BYTES: Final = 16

TRAVELLERS: Final = (
    "Maffeo",
    "Niccolò",
    "Rustichello",
    "Kököchin",
    "Bayan",
    "Chabi",
    "Temür",
    "Sauma",
    "Markos",
    "Rubruck",
    "Carpini",
    "Orderic",
    "Battuta",
    "Xuanzang",
    "Faxian",
    "Zhang",
    "Egeria",
    "Cosmas",
    "Benjamin",
    "Petachiah",
    "Clavijo",
    "Conti",
    "Nikitin",
    "Zheng",
    "Sorkhokhtani",
    "Töregene",
    "Khutulun",
    "Mandukhai",
    "Arghun",
    "Nasir",
    "Juvayni",
    "Rashid",
    "Babur",
    "Gulbadan",
    "Ulugh",
)
"""Names for guests who have not said theirs."""


class Guests:
    """Knows guests again, by cookies that it has signed."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._signer: Final = TimestampSigner(key, salt="guest")

    def new_cookie(self) -> str:
        """The cookie of a guest who was never here."""
        return self._signer.sign(secrets.token_hex(TOKEN_BYTES)).decode()

    def guest(self, cookie: str | None) -> str | None:
        """Who a cookie belongs to; nobody if it is not one of ours."""
        if not cookie:
            return None
        try:
            token = self._signer.unsign(cookie, max_age=MAX_AGE)
        except BadSignature:
            return None
        return hashlib.sha256(token).hexdigest()[:32]

    def invitation(self, table: str) -> str:
        """The token of a table's invitation link: it follows from the key, so it is not stored."""
        return hmac.digest(self._key, f"invite {table}".encode(), "sha256")[:TOKEN_BYTES].hex()

    def invited(self, table: str, token: str) -> bool:
        """Is this the token of that table's invitation?"""
        return hmac.compare_digest(self.invitation(table).encode(), token.encode())


def signing_key(home: Path) -> bytes:
    """The key in the data folder, made on the first start; only its owner may read it."""
    path = home / "key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()


def first_name(guest: str) -> str:
    """What a guest is called who has not said a name."""
    return TRAVELLERS[int(guest[:8], 16) % len(TRAVELLERS)]


def clean_name(text: str, size: int = NAME_SIZE) -> str:
    """A name without spaces at its ends, if it can be shown in one line."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= size or not readable(name):
        raise Refusal(400, f"a name has 1 to {size} letters, digits and signs, on one line")
    return name


def readable(text: str) -> bool:
    """Are these all signs that are seen, in the order in which they are written?"""
    return all(unicodedata.category(sign)[0] in "LMNPSZ" for sign in text)
