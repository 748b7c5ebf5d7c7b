import type { Bitmap } from './bitmap';
import type { RowOrdering } from './row-ordering';
import { selectFirst } from './select-first';
import type { SortableRows } from './sortable-rows';
import type { SortedRows } from './sorted-rows';

/** At most as many found rows are sorted directly. */
const MAX_DIRECT = 1_000;
/** At most as many of the first rows are selected while the table is not sorted yet. */
const MAX_SELECTED = 200;
/** After as many selections, the table is sorted in the background. */
const MAX_SELECTIONS = 1;
/** Smaller tables are never sorted in the background. */
export const MIN_SORTED_ROWS = 10_000;

/** The order of one search, with the least expensive way to a page of it. */
export class SortOrder {
  constructor(
    private readonly rows: SortableRows,
    private readonly ordering: RowOrdering,
    /** The rows in this order or in the opposite one. */
    private readonly sorted: SortedRows,
    private readonly isOpposite: boolean,
  ) {}

  /**
   * Whether the page that ends with row `last` of `total` can be sliced now. If that is expensive and happens again, sorting
   * starts in the background.
   */
  isReadyFor(total: number, last: number): boolean {
    if (total <= MAX_DIRECT || this.sorted.isSorted) return true;
    if (last > MAX_SELECTED) return false;
    this.sorted.selections += 1;
    if (this.sorted.selections > MAX_SELECTIONS && this.rows.size >= MIN_SORTED_ROWS) void this.prepare();
    return true;
  }

  prepare(): Promise<void> {
    return this.sorted.prepare();
  }

  /** Returns at most `count` of the `total` found rows in order, after skipping `first`. */
  slice(found: Bitmap, total: number, first: number, count: number): readonly number[] {
    if (total <= MAX_DIRECT) return this.sortAll(found).slice(first, first + count);
    if (!this.sorted.isSorted) return this.selectFirst(found, total, first + count).slice(first);
    return this.sorted.slice(found, first, count, this.isOpposite);
  }

  private sortAll(found: Bitmap): number[] {
    this.ordering.extend();
    const rows: number[] = [];
    found.forEach((row) => {
      rows.push(row);
    });
    return rows.sort(this.ordering.compare);
  }

  private selectFirst(found: Bitmap, total: number, count: number): readonly number[] {
    const { ordering } = this;
    ordering.extend();
    const prefixes = ordering.sortPrefixes();
    // Equal rows are ordered by id, and rows are mostly appended in the order of ids.
    const fromEnd = ordering.idSign < 0;
    return selectFirst({ found, total, count, prefixes, compare: ordering.compareWith(prefixes), fromEnd });
  }
}
