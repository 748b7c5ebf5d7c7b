from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fake_server import FakeServer

from trackway import AsyncClient, Client


class Driver:
    """Calls the synchronous or the asynchronous client in the same way."""

    def __init__(self, url: str, is_async: bool) -> None:
        self._url = url
        self._is_async = is_async

    def run(self, call: Callable[[Any], Any], **options: Any) -> Any:  # noqa: ANN401
        if self._is_async:
            return asyncio.run(self._run_async(call, options))
        with Client(self._url, "T", **options) as client:
            return call(client)

    async def _run_async(self, call: Callable[[Any], Any], options: dict[str, Any]) -> Any:  # noqa: ANN401
        async with AsyncClient(self._url, "T", **options) as client:
            return await call(client)


@pytest.fixture
def server() -> Iterator[FakeServer]:
    server = FakeServer()
    yield server
    server.close()


@pytest.fixture(params=["sync", "async"])
def driver(request: pytest.FixtureRequest, server: FakeServer) -> Driver:
    return Driver(server.url, request.param == "async")
