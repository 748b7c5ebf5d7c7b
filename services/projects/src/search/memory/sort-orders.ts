import {
  columnSortKey,
  MIN_SORTED_ROWS,
  type Part,
  RowOrdering,
  type SearchPriority,
  type Sign,
  SortedRows,
  type SortKey,
  SortOrder,
  type StoredColumn,
} from '@trackway/columnar';
import type { Sort } from '@trackway/filters';
import type { ProjectTable } from './project-table';
import { sortKey } from './sort-keys';

/** Orders that are cached for a tenant: the plain sorts of a project, and some of answers. */
const MAX_CACHED = 32;
const BYTES_PER_ROW = 4;

interface CachedOrder {
  readonly keys: readonly SortKey[];
  readonly sorted: SortedRows;
}

/** An LRU cache of the sort orders of a table. An order by one key also serves the opposite order. */
export class SortOrders {
  /** The most recently used order is last. */
  private readonly cache = new Map<string, CachedOrder>();

  constructor(
    private readonly table: ProjectTable,
    private readonly priority: SearchPriority,
  ) {}

  get bytes(): number {
    return [...this.cache.values()].reduce((sum, { sorted }) => sum + sorted.bytes, 0);
  }

  /** The order of the sorts, by default the newest projects first. */
  of(sorts: readonly Sort[]): SortOrder {
    const wanted: readonly Sign[] =
      sorts.length > 0 ? sorts.map(({ direction }) => (direction === 'asc' ? 1 : -1)) : [-1];
    const cached: readonly Sign[] = wanted.length === 1 ? [1] : wanted;
    const { keys, sorted } = this.get(sorts, cached);
    return new SortOrder(this.table, this.ordering(keys, wanted), sorted, wanted[0] !== cached[0]);
  }

  /** The orders by one field, of which the name is the key. */
  parts(sorts: readonly Sort[]): readonly StoredColumn[] {
    return sorts.map((sort) => ({ name: sort.field.name, parts: this.get([sort], [1]).sorted.parts() }));
  }

  /** Restores an order. Parts of other orders are ignored. */
  restore(sorts: readonly Sort[], name: string, part: Part): void {
    const sort = sorts.find(({ field }) => field.name === name);
    if (sort) this.get([sort], [1]).sorted.restore(part);
  }

  /** Sorts the table by each of the sorts while there is room. Small tables need no sorting. */
  async prepare(sorts: readonly Sort[], hasRoomFor: (bytes: number) => boolean): Promise<void> {
    if (this.table.size < MIN_SORTED_ROWS) return;
    for (const sort of sorts) {
      if (!hasRoomFor(this.table.length * BYTES_PER_ROW)) return;
      await this.get([sort], [1]).sorted.prepare();
    }
  }

  private get(sorts: readonly Sort[], signs: readonly Sign[]): CachedOrder {
    const fields = sorts.map(({ field, arguments: ids }) => [field.name, ids]);
    const key = JSON.stringify([sorts.length > 0 ? fields : [['created_at', []]], signs]);
    const order = this.cache.get(key) ?? this.create(sorts, signs);
    this.cache.delete(key);
    this.cache.set(key, order);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    return order;
  }

  private create(sorts: readonly Sort[], signs: readonly Sign[]): CachedOrder {
    const { table } = this;
    const keys =
      sorts.length > 0 ? sorts.map((sort) => sortKey(table, sort)) : [columnSortKey(table.column('created_at'))];
    return { keys, sorted: new SortedRows(table, this.ordering(keys, signs), this.priority) };
  }

  private ordering(keys: readonly SortKey[], signs: readonly Sign[]): RowOrdering {
    return new RowOrdering(
      this.table,
      keys.map((key, index) => ({ key, sign: signs[index] ?? 1 })),
    );
  }
}
