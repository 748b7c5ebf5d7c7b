"""An HTTP server that returns prepared responses and records requests."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any


@dataclass(frozen=True)
class Received:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.body)


@dataclass(frozen=True)
class Prepared:
    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    disconnects: bool = False
    is_cut_off: bool = False
    """Whether the connection is lost in the middle of the body."""
    waits: bool = False
    """Whether the response waits until the server is closed."""


class FakeServer:
    def __init__(self) -> None:
        self.received: list[Received] = []
        self._prepared: list[Prepared] = []
        self._closed = Event()
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def _handle(self) -> None:
                server.handle(self)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = _handle  # noqa: N815

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Writes no log."""

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        self._thread = Thread(target=self._http.serve_forever, args=(0.01,))
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_port}"

    def prepare(self, *responses: Prepared) -> None:
        self._prepared.extend(responses)

    def handle(self, handler: BaseHTTPRequestHandler) -> None:
        headers = {name.lower(): value for name, value in handler.headers.items()}
        self.received.append(Received(handler.command, handler.path, headers, _body_of(handler, headers)))
        response = self._prepared.pop(0)
        if response.waits:
            self._closed.wait()
        if response.waits or response.disconnects:
            handler.close_connection = True
            return
        body = response.body if isinstance(response.body, bytes) else json.dumps(response.body).encode()
        handler.send_response(response.status)
        for name, value in {"content-type": "application/json", **response.headers}.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body[: len(body) // 2] if response.is_cut_off else body)
        if response.is_cut_off:
            handler.close_connection = True

    def close(self) -> None:
        self._closed.set()
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()


def _body_of(handler: BaseHTTPRequestHandler, headers: dict[str, str]) -> bytes:
    if headers.get("transfer-encoding") != "chunked":
        return handler.rfile.read(int(headers.get("content-length", "0")))
    body = b""
    while size := int(handler.rfile.readline(), 16):
        body += handler.rfile.read(size)
        handler.rfile.readline()
    handler.rfile.readline()
    return body


def ok(**members: object) -> Prepared:
    return Prepared(body={"response": True, **members})


def failure(status: int, code: str, **headers: str) -> Prepared:
    body = {"response": False, "message": code, "error": "No.", "doc_url": f"/docs/errors#{code}", "request_id": None}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Prepared(status, body, {"retry-after": "0", "x-request-id": "r-1", **named})
