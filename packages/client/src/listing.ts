import type { PaginationMeta } from './generated/schemas';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly meta: PaginationMeta;
}

/**
 * A paged listing. `for await` iterates over all items and requests each page when it is needed; `page` reads one page with
 * its totals; `all` reads everything into a list.
 */
export class Listing<Item> implements AsyncIterable<Item> {
  constructor(private readonly readPage: (page: number) => Promise<Page<Item>>) {}

  /** @param number starts at 1. */
  page(number = 1): Promise<Page<Item>> {
    return this.readPage(number);
  }

  async all(): Promise<Item[]> {
    const items: Item[] = [];
    for await (const item of this) items.push(item);
    return items;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for (let number = 1; ; number += 1) {
      const { items, meta } = await this.readPage(number);
      yield* items;
      if (number >= meta.last_page || items.length === 0) return;
    }
  }
}
