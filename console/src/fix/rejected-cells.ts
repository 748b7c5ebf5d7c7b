import type { ImportColumn, RowError } from '@trackway/client';

/** Messages of rejected cells, by `<row>:<column>` of the rejected rows, and those without a cell by row. */
export interface RejectedCells {
  readonly cells: ReadonlyMap<string, string>;
  readonly rows: ReadonlyMap<number, string>;
  /** Number of each row in the original sheet. */
  readonly numbers: readonly number[];
}

/** The column of each heading: by the chosen mapping, else by key or label. */
export function columnKeys(
  headings: readonly string[],
  columns: readonly Pick<ImportColumn, 'key' | 'label'>[],
  mapping: Readonly<Record<string, string>>,
): readonly (string | undefined)[] {
  return headings.map((heading) => {
    const known = columns.find(({ key, label }) => [key, label].some((name) => plain(name) === plain(heading)));
    return mapping[heading] ?? known?.key;
  });
}

export function rejectedCells(errors: readonly RowError[], keys: readonly (string | undefined)[]): RejectedCells {
  const numbers = [...new Set(errors.map(({ row }) => row))].sort((a, b) => a - b);
  const cells = new Map<string, string>();
  const rows = new Map<number, string>();
  for (const { row, column, message } of errors) {
    const index = numbers.indexOf(row);
    const at = keys.indexOf(column);
    const text = at < 0 ? `${column}: ${message}` : message;
    if (at < 0) rows.set(index, joined(rows.get(index), text));
    else cells.set(`${index}:${at}`, joined(cells.get(`${index}:${at}`), text));
  }
  return { cells, rows, numbers };
}

/** Indexes of the columns, those with rejected cells first, so that they are visible without scrolling. */
export function rejectedFirst(columns: number, found: RejectedCells | undefined): readonly number[] {
  const rejected = new Set([...(found?.cells.keys() ?? [])].map((key) => Number(key.split(':')[1])));
  const all = Array.from({ length: columns }, (_, column) => column);
  return [...all.filter((one) => rejected.has(one)), ...all.filter((one) => !rejected.has(one))];
}

function joined(before: string | undefined, text: string): string {
  return before ? `${before} ${text}` : text;
}

/** As an import compares headings. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
