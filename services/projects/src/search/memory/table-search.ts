import { type Bitmap, type Part, ScratchArrays, type SearchPriority, type StoredColumn } from '@trackway/columnar';
import { matchColumns, type Sort } from '@trackway/filters';
import type { AggregateQuery, Aggregates } from '../aggregates/aggregate-query';
import type { SearchPage, SearchQuery } from '../search-index';
import type { ProjectTable } from './project-table';
import { SortOrders } from './sort-orders';
import { aggregateTable } from './table-aggregates';

/** Searches a table, which may grow between two searches. */
export class TableSearch {
  private readonly orders: SortOrders;
  private readonly scratch = new ScratchArrays();

  constructor(
    private readonly table: ProjectTable,
    priority: SearchPriority,
  ) {
    this.orders = new SortOrders(table, priority);
  }

  get bytes(): number {
    return this.orders.bytes;
  }

  /** Sorts the table in the background by the sorts that are likely to be requested. */
  prepare(sorts: readonly Sort[], hasRoomFor: (bytes: number) => boolean): Promise<void> {
    return this.orders.prepare(sorts, hasRoomFor);
  }

  /** The orders that `prepare` made. */
  parts(sorts: readonly Sort[]): readonly StoredColumn[] {
    return this.orders.parts(sorts);
  }

  restore(sorts: readonly Sort[], name: string, part: Part): void {
    this.orders.restore(sorts, name, part);
  }

  /** The page and the exact total are consistent: no row is added between matching and slicing. */
  async page(query: SearchQuery): Promise<SearchPage<string>> {
    const order = this.orders.of(query.sorts);
    for (;;) {
      const found = this.match(query);
      const total = found.count();
      const { page, perPage } = query.page;
      const first = (page - 1) * perPage;
      if (first >= total) return { ids: [], total };
      if (order.isReadyFor(total, first + perPage)) {
        const rows = order.slice(found, total, first, perPage);
        return { ids: rows.map((row) => this.table.uuids.decode(this.table.ids.codeAt(row))), total };
      }
      await order.prepare();
    }
  }

  aggregate(query: AggregateQuery): Aggregates {
    try {
      return aggregateTable(this.table, this.match(query), query, this.scratch);
    } finally {
      this.scratch.reset();
    }
  }

  private match({ filters, groups, trashed, template }: Omit<SearchQuery, 'sorts' | 'page'>): Bitmap {
    const deleted = trashed === 'with' ? undefined : trashed === 'only';
    const found = this.table.live({ deleted, template });
    const matching = matchColumns(this.table, filters, groups);
    return matching ? found.and(matching) : found;
  }
}
