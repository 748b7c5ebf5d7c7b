"""Sends requests with httpx."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx

from .consistency import ConsistencyTokens
from .exchange import Outcome, Pause, Send, exchange
from .files import File, file_of, is_left_to_caller
from .query import query_pairs
from .request import Request
from .sse import EventParser, ServerSentEvent
from .uploads import Form, open_form

Token: TypeAlias = "str | Callable[[], str] | None"  # noqa: S105
AsyncToken: TypeAlias = "str | Callable[[], str | Awaitable[str]] | None"


@dataclass(frozen=True)
class Settings:
    base_url: str
    retries: int
    timeout: float | None
    tokens: ConsistencyTokens = field(default_factory=ConsistencyTokens)

    def arguments(self, request: Request, form: Form | None, step: Send, token: str | None) -> dict[str, Any]:
        """Arguments of `httpx.Client.build_request` for one attempt."""
        authorization = {} if token is None else {"authorization": f"Bearer {token}"}
        arguments: dict[str, Any] = {
            "method": request.method,
            "url": self.base_url.rstrip("/") + request.path,
            "headers": {**authorization, **step.headers},
            "timeout": (request.options or {}).get("timeout", self.timeout),
        }
        pairs = query_pairs(request.query)
        if pairs:
            arguments["params"] = pairs
        if form is not None:
            form.rewind()
            arguments.update(data=form.fields, files=form.files)
        elif request.body is not None:
            arguments["json"] = request.body
        return arguments

    def retries_of(self, form: Form | None) -> int:
        """A stream that cannot be rewound is sent once."""
        return self.retries if form is None or form.is_seekable else 0


def _form_of(request: Request, stack: ExitStack) -> Form | None:
    return open_form(request.body, request.files, stack) if request.files else None


class Api:
    """Sends requests synchronously, with retries if they are safe."""

    def __init__(self, settings: Settings, http: httpx.Client, token: Token) -> None:
        self._settings = settings
        self._http = http
        self._token = token

    def json(self, request: Request) -> Any:  # noqa: ANN401
        response = self.send(request)
        return response.json() if response.content else None

    def file(self, request: Request) -> File:
        return file_of(self.send(request))

    def events(self, request: Request) -> Iterator[ServerSentEvent]:
        with self.stream(request) as response:
            parser = EventParser()
            for line in response.iter_lines():
                event = parser.feed(line)
                if event is not None:
                    yield event

    def send(self, request: Request) -> httpx.Response:
        """Returns the successful response with its body."""
        with self.stream(request) as response:
            response.read()
            return response

    @contextmanager
    def stream(self, request: Request) -> Iterator[httpx.Response]:
        """Yields the successful response before its body is read."""
        response = self._exchange(request)
        try:
            yield response
        finally:
            response.close()

    def _exchange(self, request: Request) -> httpx.Response:
        with ExitStack() as stack:
            form = _form_of(request, stack)
            steps = exchange(request, self._settings.retries_of(form), self._settings.tokens)
            outcome: Outcome = None
            while True:
                try:
                    step = steps.send(outcome)
                except StopIteration as stop:
                    response: httpx.Response = stop.value
                    return response
                if isinstance(step, Pause):
                    time.sleep(step.seconds)
                    outcome = None
                else:
                    outcome = self._attempt(request, form, step)

    def _attempt(self, request: Request, form: Form | None, step: Send) -> Outcome:
        token = self._token() if callable(self._token) else self._token
        try:
            built = self._http.build_request(**self._settings.arguments(request, form, step, token))
            response = self._http.send(built, stream=True)
            if not is_left_to_caller(response):
                response.read()
        except httpx.TransportError as error:
            return error
        return response


class AsyncApi:
    """Sends requests asynchronously, with retries if they are safe."""

    def __init__(self, settings: Settings, http: httpx.AsyncClient, token: AsyncToken) -> None:
        self._settings = settings
        self._http = http
        self._token = token

    async def json(self, request: Request) -> Any:  # noqa: ANN401
        response = await self.send(request)
        return response.json() if response.content else None

    async def file(self, request: Request) -> File:
        return file_of(await self.send(request))

    async def events(self, request: Request) -> AsyncIterator[ServerSentEvent]:
        async with self.stream(request) as response:
            parser = EventParser()
            async for line in response.aiter_lines():
                event = parser.feed(line)
                if event is not None:
                    yield event

    async def send(self, request: Request) -> httpx.Response:
        """Returns the successful response with its body."""
        async with self.stream(request) as response:
            await response.aread()
            return response

    @asynccontextmanager
    async def stream(self, request: Request) -> AsyncIterator[httpx.Response]:
        """Yields the successful response before its body is read."""
        response = await self._exchange(request)
        try:
            yield response
        finally:
            await response.aclose()

    async def _exchange(self, request: Request) -> httpx.Response:
        with ExitStack() as stack:
            form = _form_of(request, stack)
            steps = exchange(request, self._settings.retries_of(form), self._settings.tokens)
            outcome: Outcome = None
            while True:
                try:
                    step = steps.send(outcome)
                except StopIteration as stop:
                    response: httpx.Response = stop.value
                    return response
                if isinstance(step, Pause):
                    await asyncio.sleep(step.seconds)
                    outcome = None
                else:
                    outcome = await self._attempt(request, form, step)

    async def _attempt(self, request: Request, form: Form | None, step: Send) -> Outcome:
        given = self._token() if callable(self._token) else self._token
        token = await given if inspect.isawaitable(given) else given
        try:
            built = self._http.build_request(**self._settings.arguments(request, form, step, token))
            response = await self._http.send(built, stream=True)
            if not is_left_to_caller(response):
                await response.aread()
        except httpx.TransportError as error:
            return error
        return response
