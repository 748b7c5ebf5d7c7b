import type { Sort } from '@trackway/filters';
import type { SearchPage, SearchQuery } from '../search-index';
import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import { FrameOrders } from './frame-orders';
import type { Hurry } from './in-turns';
import { matchFilters } from './match-filters';

/** Searches the columns of a frame, which may grow between two searches. */
export class ColumnsSearch {
  private readonly orders: FrameOrders;

  constructor(
    private readonly frame: FrameColumns,
    hurry: Hurry,
  ) {
    this.orders = new FrameOrders(frame, hurry);
  }

  get bytes(): number {
    return this.orders.bytes;
  }

  /** Sorts on the side by what is likely to be asked for, as long as there is room. */
  prepare(sorts: readonly Sort[], hasRoomFor: (bytes: number) => boolean): Promise<void> {
    return this.orders.prepare(sorts, hasRoomFor);
  }

  /** The page and the exact total of one moment: nothing is added between the match and the page. */
  async page(query: SearchQuery): Promise<SearchPage<string>> {
    const order = this.orders.of(query.sorts);
    for (;;) {
      const found = this.match(query);
      const total = found.count();
      const { page, perPage } = query.page;
      const first = (page - 1) * perPage;
      if (first >= total) return { ids: [], total };
      if (order.isReadyFor(total, first + perPage)) {
        const places = order.slice(found, total, first, perPage);
        return { ids: places.map((place) => this.frame.codes.uuidOf(this.frame.ids.codeAt(place))), total };
      }
      await order.prepare();
    }
  }

  private match({ filters, groups, trashed, template }: SearchQuery): Bitmap {
    const deleted = trashed === 'with' ? undefined : trashed === 'only';
    const found = this.frame.standing({ deleted, template });
    const matching = matchFilters(this.frame, filters, groups);
    return matching ? found.and(matching) : found;
  }
}
