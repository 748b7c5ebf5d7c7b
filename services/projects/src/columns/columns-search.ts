import type { SearchPage, SearchQuery } from '../search/search-index';
import type { Bitmap } from './bitmap';
import type { FrameColumns } from './frame-columns';
import { FrameOrder } from './frame-order';
import type { Hurry } from './in-turns';
import { matchFilters } from './match-filters';

/** Orders that are kept of a frame, 4 bytes a project each: the sorts of a project in both directions, and some of answers. */
const MOST_ORDERS = 48;

/** Searches the columns of a frame, which may grow between two searches. */
export class ColumnsSearch {
  private readonly orders = new Map<string, FrameOrder>();

  constructor(
    private readonly frame: FrameColumns,
    private readonly hurry: Hurry,
  ) {}

  get bytes(): number {
    return [...this.orders.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The page and the exact total of one moment: nothing is added between the match and the page. */
  async page(query: SearchQuery): Promise<SearchPage<string>> {
    const order = this.orderOf(query);
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

  /** The one that was asked for last is the last to go. */
  private orderOf({ sorts }: SearchQuery): FrameOrder {
    const name = JSON.stringify(sorts.map(({ field, arguments: named, direction }) => [field.name, named, direction]));
    const order = this.orders.get(name) ?? new FrameOrder(this.frame, sorts, this.hurry);
    this.orders.delete(name);
    this.orders.set(name, order);
    const [oldest] = this.orders.keys();
    if (this.orders.size > MOST_ORDERS && oldest !== undefined) this.orders.delete(oldest);
    return order;
  }
}
