import type { Bitmap } from './bitmap';
import { headAndNumbers, numberIn, numbersOf, type Part } from './column-part';
import { type SearchPriority, TimeSlices } from './cooperative-scheduling';
import { piecesOf } from './growable-array';
import { insertSorted, mergeSort } from './merge-sort';
import type { RowOrdering } from './row-ordering';
import type { SortableRows } from './sortable-rows';

/** Deleted rows are removed from the order if there are more of them than this share of the others. */
const MAX_DELETED = 1 / 8;

/** All rows of a table in an order. They are sorted once, in time slices; rows that are added later are inserted. */
export class SortedRows {
  /** The number of pages that were selected before the rows were sorted. */
  selections = 0;
  private sorted: Int32Array | undefined;
  /** Rows before this one are in `sorted` or deleted. */
  private sortedTo = 0;
  private sorting: Promise<void> | undefined;
  private restored = { rows: new Int32Array(0), length: 0 };

  constructor(
    private readonly rows: SortableRows,
    private readonly ordering: RowOrdering,
    private readonly priority: SearchPriority,
  ) {}

  get isSorted(): boolean {
    return this.sorted !== undefined;
  }

  get bytes(): number {
    return this.sorted?.byteLength ?? 0;
  }

  /** The order as far as it is sorted; none if it is not. */
  parts(): Iterable<Part> {
    const { sorted, sortedTo } = this;
    return sorted ? headAndNumbers({ sortedTo, total: sorted.length }, piecesOf(sorted, sorted.length)) : [];
  }

  /** With all parts of an order, nothing has to be sorted. */
  restore(part: Part): void {
    if (!('numbers' in part)) {
      this.sortedTo = numberIn(part, 'sortedTo');
      this.restored = { rows: new Int32Array(numberIn(part, 'total')), length: 0 };
      return;
    }
    const numbers = numbersOf(part, 'numbers', Int32Array);
    const { rows, length } = this.restored;
    rows.set(numbers, length);
    this.restored = { rows, length: length + numbers.length };
    if (this.restored.length < rows.length) return;
    this.sorted = rows;
  }

  /** Sorts the rows unless that has already started. */
  prepare(): Promise<void> {
    this.sorting ??= this.sortAll();
    return this.sorting;
  }

  /**
   * Returns at most `count` of the found rows in order, after skipping `first`. The opposite order is available for orders by
   * one key; rows without a value come last in it too.
   * @throws Error if the rows are not sorted yet.
   */
  slice(found: Bitmap, first: number, count: number, isOpposite: boolean): readonly number[] {
    const sorted = this.upToDate();
    const { length } = sorted;
    const valued = isOpposite ? this.countValued(sorted) : length;
    const slice: number[] = [];
    let skipped = 0;
    for (let at = 0; at < length; at += 1) {
      const from = !isOpposite ? at : at < valued ? valued - 1 - at : length - 1 - (at - valued);
      const row = sorted[from] as number;
      if (!found.has(row)) continue;
      if (skipped >= first) slice.push(row);
      if (slice.length === count) break;
      skipped += 1;
    }
    return slice;
  }

  private async sortAll(): Promise<void> {
    const slices = new TimeSlices(this.priority);
    // The search that requested the order gets its page first.
    await slices.yield();
    while (!this.ordering.extendSome()) await slices.yieldIfDue();
    // A restored order is sorted already.
    if (this.sorted) return;
    const { length } = this.rows;
    this.ordering.extend();
    const [rows, compare] = [this.rowsFrom(0), this.ordering.compareWith(this.ordering.sortPrefixes())];
    this.sorted = await mergeSort(rows, compare, slices);
    this.sortedTo = length;
  }

  /** Inserts rows that were added. Deleted rows stay until there are too many of them. */
  private upToDate(): Int32Array {
    if (!this.sorted) throw new Error('The rows are not sorted yet.');
    const { length, size } = this.rows;
    // Also if nothing was added: a restored order has not read its keys yet.
    this.ordering.extend();
    if (this.sortedTo === length) return this.sorted;
    const added = this.rowsFrom(this.sortedTo).sort(this.ordering.compare);
    const live = this.sorted.length > size * (1 + MAX_DELETED) ? this.rows.live() : undefined;
    const remaining = live ? this.sorted.filter((row) => live.has(row)) : this.sorted;
    this.sorted = insertSorted(remaining, added, this.ordering.compare);
    this.sortedTo = length;
    return this.sorted;
  }

  private rowsFrom(first: number): Int32Array {
    const { rows } = this;
    const live = new Int32Array(rows.length - first);
    let count = 0;
    for (let row = first; row < rows.length; row += 1) {
      if (!rows.isLive(row)) continue;
      live[count] = row;
      count += 1;
    }
    return live.subarray(0, count);
  }

  /** The number of rows with a value. They come first. */
  private countValued(sorted: Int32Array): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ordering.hasValue(sorted[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
