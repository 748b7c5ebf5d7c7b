"""The typed client of the Trackway API."""

from .client import AsyncClient, Client
from .errors import (
    ApiError,
    AuthenticationError,
    ConflictError,
    InvalidRequestError,
    NetworkError,
    NotFoundError,
    OutdatedVersionError,
    PermissionDeniedError,
    RateLimitError,
    RequestTimeoutError,
    ServerError,
    TrackwayError,
)
from .files import File
from .listing import AsyncListing, Listing, Page
from .request import Options, Request
from .sse import ServerSentEvent
from .uploads import FileInput, Upload
from .webhooks import verify_webhook

__all__ = [
    "ApiError",
    "AsyncClient",
    "AsyncListing",
    "AuthenticationError",
    "Client",
    "ConflictError",
    "File",
    "FileInput",
    "InvalidRequestError",
    "Listing",
    "NetworkError",
    "NotFoundError",
    "Options",
    "OutdatedVersionError",
    "Page",
    "PermissionDeniedError",
    "RateLimitError",
    "Request",
    "RequestTimeoutError",
    "ServerError",
    "ServerSentEvent",
    "TrackwayError",
    "Upload",
    "verify_webhook",
]
