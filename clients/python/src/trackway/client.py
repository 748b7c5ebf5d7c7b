"""The API at one URL, with one token."""

from __future__ import annotations

from types import TracebackType

import httpx

from .api import Api, AsyncApi, AsyncToken, Settings, Token
from .channels import AsyncChannelDeliveries, ChannelDeliveries
from .generated.async_resources import AsyncResources
from .generated.resources import Resources
from .request import Request
from .spreadsheets import AsyncSpreadsheetJobs, SpreadsheetJobs

RETRIES = 3
TIMEOUT_S = 60.0
USER_AGENT = "trackway-python/1.0.0"


class Client(Resources):
    """A synchronous client. It can be used by several threads."""

    def __init__(
        self,
        base_url: str,
        token: Token = None,
        *,
        retries: int = RETRIES,
        timeout: float | None = TIMEOUT_S,
        http_client: httpx.Client | None = None,
    ) -> None:
        """`token` may be a function. It is called before every attempt, so that tokens can be renewed."""
        self._http = http_client or httpx.Client(headers={"user-agent": USER_AGENT})
        super().__init__(Api(Settings(base_url, retries, timeout), self._http, token))
        self.channels: ChannelDeliveries = ChannelDeliveries(self._api)
        self.spreadsheets: SpreadsheetJobs = SpreadsheetJobs(self._api)

    def request(self, request: Request) -> httpx.Response:
        """Sends a request to any path, with the same token, retries and errors."""
        return self._api.send(request)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class AsyncClient(AsyncResources):
    """An asynchronous client, for asyncio."""

    def __init__(
        self,
        base_url: str,
        token: AsyncToken = None,
        *,
        retries: int = RETRIES,
        timeout: float | None = TIMEOUT_S,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """`token` may be a function, also an asynchronous one. It is called before every attempt."""
        self._http = http_client or httpx.AsyncClient(headers={"user-agent": USER_AGENT})
        super().__init__(AsyncApi(Settings(base_url, retries, timeout), self._http, token))
        self.channels: AsyncChannelDeliveries = AsyncChannelDeliveries(self._api)
        self.spreadsheets: AsyncSpreadsheetJobs = AsyncSpreadsheetJobs(self._api)

    async def request(self, request: Request) -> httpx.Response:
        """Sends a request to any path, with the same token, retries and errors."""
        return await self._api.send(request)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()
