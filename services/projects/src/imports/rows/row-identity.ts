import type { ImportType } from '@trackway/contracts';
import type { MatchColumn } from '../stores/references';
import type { CellReader } from './cell-readers';
import { type ImportJob, matchColumn } from './import-job';

/** The columns that rows are matched by, in the order in which they are tried. */
export const MATCH_COLUMNS: Readonly<Record<ImportType, readonly MatchColumn[]>> = {
  project: ['project.id', 'project.code', 'project.old_id'],
  customer: ['customer.id', 'customer.document', 'customer.name'],
  contact: ['contact.id', 'contact.email'],
};

/** Two things of a frame never share a value of these. */
const UNIQUE: ReadonlySet<MatchColumn> = new Set<MatchColumn>([
  'project.id',
  'project.code',
  'project.old_id',
  'customer.id',
  'customer.document',
  'contact.id',
]);

export interface Identity {
  readonly column: MatchColumn;
  /** As values are compared: ids and e-mails in lower case. */
  readonly value: string;
}

/** What finds the row's existing thing; undefined if the row can only be new. */
export function matchIdentity(job: ImportJob, reader: CellReader): Identity | undefined {
  const usual = MATCH_COLUMNS[job.type];
  const key = matchColumn(job, usual, (column) => reader.has(column));
  const column = usual.find((known) => known === key);
  return column && identityIn(reader, column);
}

/** All values of the row that other rows could be matched by. */
export function identitiesOf(type: ImportType, reader: CellReader): Identity[] {
  return MATCH_COLUMNS[type].flatMap((column) => identityIn(reader, column) ?? []);
}

export function identityKey({ column, value }: Identity): string {
  return `${column} ${value}`;
}

export function isUnique({ column }: Identity): boolean {
  return UNIQUE.has(column);
}

export function comparable(column: MatchColumn, text: string): string {
  return column.endsWith('.id') || column === 'contact.email' ? text.trim().toLowerCase() : text.trim();
}

function identityIn(reader: CellReader, column: MatchColumn): Identity | undefined {
  const value = comparable(column, reader.row.cell(column).text);
  return value === '' ? undefined : { column, value };
}
