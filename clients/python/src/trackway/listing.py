"""Paged lists."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from .request import Request

if TYPE_CHECKING:
    from .api import Api, AsyncApi
    from .generated.models import PaginationMeta

Item = TypeVar("Item")


@dataclass(frozen=True)
class Page(Generic[Item]):
    items: list[Item]
    meta: PaginationMeta

    @property
    def is_last(self) -> bool:
        return not self.items or self.meta["current_page"] >= self.meta["last_page"]


class Listing(Generic[Item]):
    """Iterates over all items and requests each page when it is needed."""

    def __init__(self, api: Api, request: Request, member: str, *, paged_by_body: bool = False) -> None:
        self._api = api
        self._request = request
        self._member = member
        self._paged_by_body = paged_by_body

    def page(self, number: int = 1) -> Page[Item]:
        """Reads one page with its totals. Pages start at 1."""
        response = self._api.json(self._request.of_page(number, self._paged_by_body))
        return Page(response[self._member], response["meta"])

    def all(self) -> list[Item]:
        return list(self)

    def __iter__(self) -> Iterator[Item]:
        number = 1
        while True:
            page = self.page(number)
            yield from page.items
            if page.is_last:
                return
            number += 1


class AsyncListing(Generic[Item]):
    """Iterates over all items and requests each page when it is needed."""

    def __init__(self, api: AsyncApi, request: Request, member: str, *, paged_by_body: bool = False) -> None:
        self._api = api
        self._request = request
        self._member = member
        self._paged_by_body = paged_by_body

    async def page(self, number: int = 1) -> Page[Item]:
        """Reads one page with its totals. Pages start at 1."""
        response = await self._api.json(self._request.of_page(number, self._paged_by_body))
        return Page(response[self._member], response["meta"])

    async def all(self) -> list[Item]:
        return [item async for item in self]

    async def __aiter__(self) -> AsyncIterator[Item]:
        number = 1
        while True:
            page = await self.page(number)
            for item in page.items:
                yield item
            if page.is_last:
                return
            number += 1
