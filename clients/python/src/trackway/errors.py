"""Errors of the client. All of them are `TrackwayError`s."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx


class TrackwayError(Exception):
    """An error of the API or of the network."""


class NetworkError(TrackwayError):
    """No response was received. `__cause__` is the error of httpx."""

    def __init__(self, error: httpx.TransportError) -> None:
        self.method: str = error.request.method
        self.url: str = str(error.request.url)
        self.hint: str = _hint_for(error)
        """A sentence that says what to check."""
        reason = (str(error) or type(error).__name__).rstrip(".")
        super().__init__(f"{self.method} {self.url} got no response: {reason}. {self.hint}")


class RequestTimeoutError(NetworkError):
    """No response was received in time."""


class ApiError(TrackwayError):
    """An error response. `code` is stable; the message is for users."""

    def __init__(self, response: httpx.Response) -> None:
        body = _body_of(response)
        super().__init__(str(body.get("error", f"The server responded with status {response.status_code}.")))
        self.status = response.status_code
        self.code = str(body.get("message", "unknown"))
        self.validation: Mapping[str, list[str]] = body.get("validation") or {}
        """Errors of each field of the input."""
        self.doc_url: str | None = body.get("doc_url")
        """Page that explains the code."""
        self.request_id: str | None = response.headers.get("x-request-id")
        """Id of the request, for the operators of the API."""
        self.body: Mapping[str, Any] = body


class AuthenticationError(ApiError):
    """401: the token is missing, invalid or expired."""


class PermissionDeniedError(ApiError):
    """403: the token does not have the required scope."""


class NotFoundError(ApiError):
    """404 or 410: the object does not exist, or no longer."""


class ConflictError(ApiError):
    """409: the object has changed, or a value is taken."""


class OutdatedVersionError(ApiError):
    """412: there is a newer version than the one in `if_match`."""


class InvalidRequestError(ApiError):
    """Another 4xx: the request is invalid, or a rule forbids it."""


class RateLimitError(ApiError):
    """429: too many requests, also after all retries."""


class ServerError(ApiError):
    """5xx: the API failed, or is unavailable."""


_ERRORS: Mapping[int, type[ApiError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    410: NotFoundError,
    412: OutdatedVersionError,
    429: RateLimitError,
}


def error_of(response: httpx.Response) -> ApiError:
    """Converts a response, of which the body has been read, to an error."""
    default = ServerError if response.status_code >= 500 else InvalidRequestError
    return _ERRORS.get(response.status_code, default)(response)


def network_error_of(error: httpx.TransportError) -> NetworkError:
    return (RequestTimeoutError if isinstance(error, httpx.TimeoutException) else NetworkError)(error)


def _hint_for(error: httpx.TransportError) -> str:
    host = f"{error.request.url.scheme}://{error.request.url.netloc.decode()}"
    if isinstance(error, httpx.UnsupportedProtocol):
        return "base_url must be a URL, such as https://api.example.org."
    if isinstance(error, httpx.ConnectError):
        if "certificate" in str(error).lower():
            return "Set SSL_CERT_FILE to the file of the certificate authority, if it is a private one."
        return f"Check that the API runs at {host}."
    return f"Check the connection to {host}, and proxies in between. The request may have been executed."


def _body_of(response: httpx.Response) -> Mapping[str, Any]:
    """A proxy may return a body that is not in the format of the API."""
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) and {"message", "error"} <= body.keys() else {}
