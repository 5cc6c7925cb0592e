"""Running the server."""

import gc
import socket
import sys
from contextlib import suppress

import uvicorn

from bactrian.server.app import make_app
from bactrian.server.logs import start_logging
from bactrian.server.settings import MESSAGE_SIZE, Settings

GRACE = 5
"""Seconds in which open requests may end when the server stops."""


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted; prints one line with the address. Port 0 is any free one."""
    start_logging()
    listener = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    print(f"Bactrian: http://{shown}:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_SIZE,  # up to here a sentence says that it is too long
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,  # the door writes its own, without what stands after the question mark
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    spare_the_collector()
    with suppress(KeyboardInterrupt):  # the usual way to end it, no error
        uvicorn.Server(config).run(sockets=[listener])


def spare_the_collector() -> None:
    """Let it look for cycles seldom: matches make many objects and hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, so that the address is known and kept before the server is up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(1024)
    return listener
