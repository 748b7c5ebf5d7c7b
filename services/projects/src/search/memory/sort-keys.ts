import type { Sort } from '@trackway/filters';
import type { Column } from './column';
import { nameColumn } from './column-layout';
import type { FrameColumns } from './frame-columns';
import { Growing } from './growing';
import { rowsOf } from './match-filters';
import type { RowSet } from './row-set';
import { UuidColumn } from './uuid-column';

const NO_VALUE = -1;

/** What places are put in order by. */
export interface SortKey {
  /** Where in `column` the value of a place is; -1 where there is none. */
  rowOf(place: number): number;
  readonly column: Column | undefined;
  /** Takes in the places that came since. */
  extend(): void;
  /** By place: the `leads` of the column. */
  leads(): Float64Array;
}

export function sortKey(frame: FrameColumns, { field, arguments: named }: Sort): SortKey {
  const { source, sortedBy } = field;
  if (sortedBy?.table === 'funnel_times')
    return new ChosenRows(frame, () => frame.rows('funnel_assignments'), sortedBy.column, 'last', named[0]);
  if (sortedBy) return ownValue(frame.column(nameColumn(sortedBy)));
  if (source.kind === 'rows') return new ChosenRows(frame, () => rowsOf(frame, source, named), source.column, 'first');
  if (source.kind === 'column') return ownValue(frame.column(source.column));
  throw new Error(`${field.name} cannot be sorted by.`);
}

export function ownValue(column: Column): SortKey {
  return {
    column,
    rowOf: (place) => (column.has(place) ? place : NO_VALUE),
    extend: () => undefined,
    leads: () => column.leads(),
  };
}

/** Of the rows of a place, the one whose value comes first or last. */
class ChosenRows implements SortKey {
  column: Column | undefined;
  private readonly chosen = Growing.integers();
  private seen = 0;

  constructor(
    private readonly frame: FrameColumns,
    private readonly rows: () => RowSet | undefined,
    private readonly name: string,
    private readonly which: 'first' | 'last',
    /** The funnel or step whose rows count; all do where none is given. */
    private readonly place?: string,
  ) {}

  rowOf(place: number): number {
    return this.chosen.at(place);
  }

  leads(): Float64Array {
    const leads = new Float64Array(this.chosen.length).fill(Number.NaN);
    const ofRows = this.column?.leads();
    if (!ofRows) return leads;
    const { values } = this.chosen;
    for (let place = 0; place < leads.length; place += 1) {
      const row = values[place] as number;
      if (row !== NO_VALUE) leads[place] = ofRows[row] as number;
    }
    return leads;
  }

  extend(): void {
    while (this.chosen.length < this.frame.length) this.chosen.push(NO_VALUE);
    const rows = this.rows();
    const column = rows?.column(this.name);
    this.column = column;
    if (!rows || !column) return;
    const isAtPlace = this.atPlace(rows);
    for (; this.seen < rows.length; this.seen += 1) {
      if (!column.has(this.seen) || !isAtPlace(this.seen)) continue;
      const owner = rows.ownerOf(this.seen);
      const before = this.chosen.at(owner);
      const isBetter = before === NO_VALUE || column.compare(this.seen, before) < 0 === (this.which === 'first');
      if (isBetter) this.chosen.replace(owner, this.seen);
    }
  }

  private atPlace(rows: RowSet): (row: number) => boolean {
    if (this.place === undefined) return () => true;
    const code = this.frame.codes.find(this.place);
    const columns = ['funnel_id', 'step_id'].map((name) => rows.column(name));
    return (row) =>
      code !== undefined && columns.some((column) => column instanceof UuidColumn && column.codeAt(row) === code);
  }
}
