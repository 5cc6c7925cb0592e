"""What is stored: guests, tables, seats, journals line by line, and chat."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

ID: Final = String(12)
GUEST: Final = String(32)

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", GUEST, primary_key=True),  # the hash of the token; the token itself is not kept
    Column("name", String(24), nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("state", String(12), nullable=False),
    Column("maker", GUEST, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("dealer", Text, nullable=False),  # where the chance comes from, its secret included
    Column("rematch", ID),
    Index("tables_by_maker", "maker", "state"),
    Index("tables_by_state", "state", "listed"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", GUEST),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Index("seats_by_guest", "guest"),
)

lines: Final = Table(
    "lines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

chats: Final = Table(
    "chats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
