import {
  type ChildRows,
  type Column,
  columnSortKey,
  GrowableArray,
  type SortKey,
  UuidColumn,
} from '@trackway/columnar';
import type { Sort } from '@trackway/filters';
import { nameColumn, sortKeyColumn } from './column-layout';
import type { ProjectTable } from './project-table';
import { relatedRows } from './related-rows';

const NO_VALUE = -1;
/** Child rows that are included in about a millisecond. */
const STEP = 10_000;

export function sortKey(table: ProjectTable, { field, arguments: ids }: Sort): SortKey {
  const { source, sortedBy, sortsTexts } = field;
  const sorted = (column: string) => (sortsTexts ? sortKeyColumn(column) : column);
  if (sortedBy?.table === 'funnel_times')
    return new ChildSortKey(table, () => table.rows('funnel_assignments'), sortedBy.column, 'last', ids[0]);
  if (sortedBy) return columnSortKey(table.column(nameColumn(sortedBy)));
  if (source.kind === 'rows')
    return new ChildSortKey(table, () => relatedRows(table, source, ids), sorted(source.column), 'first');
  if (source.kind === 'column') return columnSortKey(table.column(sorted(source.column)));
  throw new Error(`Sorting by ${field.name} is not possible.`);
}

/** Sorts by the first or last value of the child rows of each row. */
class ChildSortKey implements SortKey {
  column: Column | undefined;
  /** The child row that counts, by row. */
  private readonly chosen = GrowableArray.integers();
  private processed = 0;

  constructor(
    private readonly table: ProjectTable,
    private readonly rows: () => ChildRows | undefined,
    private readonly name: string,
    private readonly which: 'first' | 'last',
    /** The funnel or step whose rows count. All rows count if it is undefined. */
    private readonly funnelOrStep?: string,
  ) {}

  indexOf(row: number): number {
    return this.chosen.at(row);
  }

  sortPrefixes(): Float64Array {
    const prefixes = new Float64Array(this.chosen.length).fill(Number.NaN);
    const ofChildren = this.column?.sortPrefixes();
    if (!ofChildren) return prefixes;
    const { buffer } = this.chosen;
    for (let row = 0; row < prefixes.length; row += 1) {
      const child = buffer[row] as number;
      if (child !== NO_VALUE) prefixes[row] = ofChildren[child] as number;
    }
    return prefixes;
  }

  extend(): void {
    this.extendTo(Number.POSITIVE_INFINITY);
  }

  extendSome(): boolean {
    return this.extendTo(this.processed + STEP);
  }

  /** Includes the child rows before `end`. Returns true if no other is left. */
  private extendTo(end: number): boolean {
    while (this.chosen.length < this.table.length) this.chosen.push(NO_VALUE);
    const rows = this.rows();
    const column = rows?.column(this.name);
    this.column = column;
    if (!rows || !column) return true;
    const counts = this.countsIn(rows);
    const last = Math.min(end, rows.length);
    for (; this.processed < last; this.processed += 1) {
      if (!column.has(this.processed) || !counts(this.processed)) continue;
      const parent = rows.parentOf(this.processed);
      const before = this.chosen.at(parent);
      const isBetter = before === NO_VALUE || column.compare(this.processed, before) < 0 === (this.which === 'first');
      if (isBetter) this.chosen.replace(parent, this.processed);
    }
    return last === rows.length;
  }

  private countsIn(rows: ChildRows): (child: number) => boolean {
    if (this.funnelOrStep === undefined) return () => true;
    const code = this.table.uuids.find(this.funnelOrStep);
    const columns = ['funnel_id', 'step_id'].map((name) => rows.column(name));
    return (child) =>
      code !== undefined && columns.some((column) => column instanceof UuidColumn && column.codeAt(child) === code);
  }
}
