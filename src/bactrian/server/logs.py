"""Logs: one JSON object a line, without tokens, cookies, chat or cards."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON; what was passed as ``extra`` becomes fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        content: dict[str, Any] = {
            "time": when,
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "from": record.name,
        }
        content |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            content["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(content, enc_hook=repr).decode()


def start_logging(level: str = "INFO") -> None:
    """Write everything that is logged to standard error, from our code and from the libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("aiosqlite", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
