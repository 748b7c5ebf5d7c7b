/** Kinds of cells. Batches and messages contain the numbers as bytes, so they must not change. */
export const cellKinds = { empty: 0, text: 1, number: 2, boolean: 3, date: 4, error: 5 } as const;

export type CellKind = (typeof cellKinds)[keyof typeof cellKinds];

/** A date or time of day as text, without a zone: `2024-03-01`, `2024-03-01T08:30:00`, `08:30:00`. */
export interface IsoCell {
  readonly iso: string;
}

/** The value of a written cell. A `Date` is written in UTC. Text is never written as a formula. */
export type CellValue = string | number | boolean | Date | IsoCell | null | undefined;

/** A column of canonical values, in the format of `columnValues`. */
export interface CanonicalColumn {
  readonly kinds: Uint8Array;
  readonly values: readonly string[];
}

export interface SheetColumn {
  readonly heading: string;
  /** In characters. */
  readonly width?: number;
}

export function canonicalKind(cell: CellValue): CellKind {
  if (cell === null || cell === undefined || cell === '') return cellKinds.empty;
  if (typeof cell === 'string') return cellKinds.text;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cellKinds.number : cellKinds.error;
  if (typeof cell === 'boolean') return cellKinds.boolean;
  if (cell instanceof Date && Number.isNaN(cell.getTime())) return cellKinds.error;
  return cellKinds.date;
}

export function canonicalText(cell: CellValue): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell === 0 ? 0 : cell) : '#NUM!';
  if (typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return cell.iso;
  return Number.isNaN(cell.getTime()) ? '#NUM!' : cell.toISOString().replace(/(\.000)?Z$/, '');
}

/** Turns rows into the columns that `writeColumns` takes. A row may be shorter than `width`. */
export function columnsOfRows(rows: readonly (readonly CellValue[])[], width: number): CanonicalColumn[] {
  return Array.from({ length: width }, (_, index) => ({
    kinds: Uint8Array.from(rows, (row) => canonicalKind(row[index])),
    values: rows.map((row) => canonicalText(row[index])),
  }));
}
