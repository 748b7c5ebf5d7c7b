import fc from 'fast-check';
import { Bitmap } from './bitmap';
import { columnSortKey } from './column-sort-key';
import { SearchPriority } from './cooperative-scheduling';
import { NumberColumn } from './number-column';
import { RowOrdering, type Sign } from './row-ordering';
import { SortOrder } from './sort-order';
import type { SortableRows } from './sortable-rows';
import { SortedRows } from './sorted-rows';

/** A table with one column of numbers. The id of a row is its index. */
class Table implements SortableRows {
  readonly column = new NumberColumn();
  private readonly deleted = new Set<number>();

  get length(): number {
    return this.column.length;
  }

  get size(): number {
    return this.length - this.deleted.size;
  }

  push(values: readonly (number | null)[]): void {
    for (const value of values) this.column.push(value);
  }

  delete(row: number): void {
    this.deleted.add(row);
  }

  isLive(row: number): boolean {
    return !this.deleted.has(row);
  }

  live(): Bitmap {
    const rows = new Bitmap(this.length);
    for (let row = 0; row < this.length; row += 1) if (this.isLive(row)) rows.set(row);
    return rows;
  }

  compareIds(one: number, other: number): number {
    return one - other;
  }

  orderBy(sign: Sign): { readonly order: SortOrder; readonly sorted: SortedRows } {
    const ordering = (by: Sign) => new RowOrdering(this, [{ key: columnSortKey(this.column), sign: by }]);
    const sorted = new SortedRows(this, ordering(1), new SearchPriority());
    return { order: new SortOrder(this, ordering(sign), sorted, sign === -1), sorted };
  }
}

/** Rows without a value come last in both directions, and ties are broken by id in the direction of the key. */
function expectedRows(values: readonly (number | null)[], isFound: (row: number) => boolean, sign: Sign): number[] {
  const rank = (row: number) => (values[row] ?? Number.POSITIVE_INFINITY * sign) as number;
  return values
    .map((_, row) => row)
    .filter(isFound)
    .sort((one, other) => (rank(one) === rank(other) ? one - other : rank(one) - rank(other)) * sign);
}

const values = (minLength: number, maxLength: number) =>
  fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength, maxLength });
const sign = fc.constantFrom<Sign>(1, -1);
const first = fc.nat({ max: 100 });

describe('a page of an order', () => {
  it('of few rows is sorted directly', () => {
    fc.assert(
      fc.property(values(0, 60), sign, first, (stored, direction, from) => {
        const table = new Table();
        table.push(stored);
        const { order } = table.orderBy(direction);

        const page = order.slice(table.live(), table.size, from, 10);

        expect(page).toEqual(expectedRows(stored, () => true, direction).slice(from, from + 10));
      }),
    );
  });

  it('of many rows is selected, and after sorting it is the same', async () => {
    await fc.assert(
      fc.asyncProperty(values(1_001, 1_400), sign, first, async (stored, direction, from) => {
        const table = new Table();
        table.push(stored);
        const { order, sorted } = table.orderBy(direction);
        const expected = expectedRows(stored, () => true, direction).slice(from, from + 10);

        expect(order.slice(table.live(), table.size, from, 10)).toEqual(expected);
        expect(sorted.isSorted).toBe(false);
        await order.prepare();

        expect(sorted.isSorted).toBe(true);
        expect(order.slice(table.live(), table.size, from, 10)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('includes rows that were added after sorting, and no deleted ones', async () => {
    await fc.assert(
      fc.asyncProperty(values(1_400, 1_500), values(1, 50), sign, async (stored, added, direction) => {
        const table = new Table();
        table.push(stored);
        const { order } = table.orderBy(direction);
        await order.prepare();

        for (let row = 0; row < 300; row += 1) table.delete(row);
        table.push(added);

        const expected = expectedRows([...stored, ...added], (row) => row >= 300, direction);
        expect(order.slice(table.live(), table.size, 0, 2_000)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('an order of many rows', () => {
  const many = () => {
    const table = new Table();
    table.push(Array.from({ length: 10_000 }, (_, row) => row % 97));
    return table.orderBy(1);
  };

  it('is not ready for a late page before the rows are sorted', async () => {
    const { order } = many();

    expect(order.isReadyFor(10_000, 201)).toBe(false);
    await order.prepare();

    expect(order.isReadyFor(10_000, 201)).toBe(true);
  });

  it('is sorted in the background from the second page on', async () => {
    const { order, sorted } = many();

    expect(order.isReadyFor(10_000, 30)).toBe(true);
    expect(order.isReadyFor(10_000, 30)).toBe(true);
    await sorted.prepare();

    expect(sorted.isSorted).toBe(true);
  });
});
