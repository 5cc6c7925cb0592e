"""Running the server."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import uvicorn

from bactrian.kernel.errors import Malformed
from bactrian.server.app import make_app
from bactrian.server.database import prepare
from bactrian.server.logs import start_logging
from bactrian.server.settings import MESSAGE_SIZE, Settings

GRACE = 5
"""Seconds in which open requests may end when the server stops."""


USUAL_PORT = 8000


def run(settings: Settings, host: str, port: int | None, show: bool = False) -> None:
    """Serve until interrupted; prints one line with the address.

    Port 0 is any free one; without a port it is the usual one, or a free one if that is taken.
    """
    asyncio.run(prepare(settings))
    app = make_app(settings)
    listener = listen_somewhere(host) if port is None else listen(host, port)
    start_logging("WARNING" if show else "INFO")  # who plays here need not read the log
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Bactrian: {address}", flush=True)
    if show and has_screen():
        threading.Timer(1, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
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


def has_screen() -> bool:
    """Is there a desktop on which a browser could open?"""
    desktop = sys.platform in ("win32", "darwin")
    return desktop or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen_somewhere(host: str) -> socket.socket:
    """Listen on the usual port, or on any free one if that is taken."""
    try:
        return listen(host, USUAL_PORT)
    except Malformed:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, so that the address is known and kept before the server is up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise Malformed(
            f"nobody can listen at {host} port {port}: {error}; --port 0 takes any free one"
        ) from None
    return listener
