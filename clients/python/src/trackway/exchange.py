"""The retries of a request, without input and output, so that both clients share them."""

from __future__ import annotations

import itertools
import uuid
from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import httpx

from .consistency import ConsistencyTokens
from .errors import error_of, network_error_of
from .request import Request
from .retry import MAX_DELAY_S, is_retryable, retry_delay


@dataclass(frozen=True)
class Send:
    """Send the request with these headers, and return its response or its error."""

    headers: dict[str, str]


@dataclass(frozen=True)
class Pause:
    seconds: float


class ExecutedResponse(httpx.Response):
    """The response of a DELETE that an earlier attempt has executed. The deleted resource is None."""

    def json(self, **kwargs: Any) -> Any:  # noqa: ANN401
        return defaultdict(lambda: None, super().json(**kwargs))


Outcome = httpx.Response | httpx.TransportError | None
Exchange = Generator[Send | Pause, Outcome, httpx.Response]


def exchange(request: Request, retries: int, tokens: ConsistencyTokens) -> Exchange:
    """Yields what to do next. Returns the successful response, or raises a `TrackwayError`."""
    headers = _headers_of(request)
    may_be_executed = False
    for attempt in itertools.count():
        is_last = attempt >= retries
        outcome = yield Send({**tokens.headers(), **headers})
        if isinstance(outcome, httpx.TransportError):
            if is_last or not request.is_repeatable:
                raise network_error_of(outcome) from outcome
            may_be_executed = True
            yield Pause(retry_delay(attempt))
        elif outcome is not None:
            if outcome.is_success:
                tokens.record(outcome.headers)
                return outcome
            if request.method == "DELETE" and outcome.status_code == httpx.codes.NOT_FOUND and may_be_executed:
                return ExecutedResponse(httpx.codes.OK, json={"response": True}, request=outcome.request)
            seconds = retry_delay(attempt, outcome.headers.get("retry-after"))
            is_too_long = seconds > MAX_DELAY_S
            if is_last or is_too_long or not is_retryable(outcome.status_code, request.is_repeatable):
                raise error_of(outcome)
            may_be_executed = may_be_executed or outcome.is_server_error
            yield Pause(seconds)
    raise AssertionError("The last attempt returns or raises.")


def _headers_of(request: Request) -> dict[str, str]:
    options = request.options or {}
    headers = {"accept": "application/json, */*;q=0.5"}
    if request.method == "POST":
        headers["idempotency-key"] = str(uuid.uuid4())
    if "idempotency_key" in options:
        headers["idempotency-key"] = options["idempotency_key"]
    if "if_match" in options:
        version = options["if_match"]
        headers["if-match"] = f'"{version}"' if isinstance(version, int) else version
    return {**headers, **{name.lower(): value for name, value in options.get("headers", {}).items()}}
