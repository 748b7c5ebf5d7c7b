"""Types of all requests and responses: plain dictionaries, described by `TypedDict`."""

from .generated.models import *  # noqa: F403
