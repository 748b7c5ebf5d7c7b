import type { ProjectRowType } from '@trackway/contracts';
import type { MatchColumn } from '../stores/references';
import type { CellReader } from './cell-readers';
import { type ImportJob, matchColumn } from './import-job';

/** The match columns by priority. */
export const MATCH_COLUMNS: Readonly<Record<ProjectRowType, readonly MatchColumn[]>> = {
  project: ['project.id', 'project.code', 'project.old_id'],
  customer: ['customer.id', 'customer.document', 'customer.name'],
  contact: ['contact.id', 'contact.email'],
  // Tasks are matched while they are planned, because titles are compared within a project.
  task: [],
};

/** Columns whose values are unique in a frame. */
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
  /** Normalized: ids and e-mails are in lower case. */
  readonly value: string;
}

/** The match value of the row. Undefined if the row can only be new. */
export function matchIdentity(job: ImportJob, reader: CellReader): Identity | undefined {
  const usual = MATCH_COLUMNS[job.type];
  const key = matchColumn(job, usual, (column) => reader.has(column));
  const column = usual.find((known) => known === key);
  return column && identityIn(reader, column);
}

/** All values of the row that other rows could match by. */
export function identitiesOf(type: ProjectRowType, reader: CellReader): Identity[] {
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
