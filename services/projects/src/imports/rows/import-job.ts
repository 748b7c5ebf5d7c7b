import type { ImportType } from '@trackway/contracts';
import type { Caller, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../../directory/numbers/number-ranges';
import type { RowStores } from '../stores/import-stores';
import type { Journal } from '../stores/journal';
import type { RowOutcome } from '../stores/row-outcome';
import type { Row } from './row-batch';

export type ImportMode = 'create' | 'update' | 'upsert';

/** What a whole import has in common. */
export interface ImportJob {
  readonly operationId: string;
  readonly type: ImportType;
  readonly mode: ImportMode;
  /** The column that finds existing rows; undefined for the first of the usual ones that a row has. */
  readonly matchBy?: string;
  /** Makes customers and contacts that don't exist, instead of a row error. */
  readonly createMissing: boolean;
  readonly dryRun: boolean;
}

export interface RowContext {
  readonly stores: RowStores;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly caller: Caller;
  readonly job: ImportJob;
  readonly now: Date;
  readonly journal: Journal;
}

/** Applies rows inside a transaction and returns their outcomes. Rows without an outcome depend on others: they come again. */
export type ApplyRowsOfType = (context: RowContext, rows: readonly Row[]) => Promise<RowOutcome[]>;

/** The cell that says which existing row is meant, by the job's `matchBy` or the first usual column that the row has. */
export function matchColumn(
  job: ImportJob,
  usual: readonly string[],
  has: (key: string) => boolean,
): string | undefined {
  if (job.mode === 'create') return undefined;
  if (job.matchBy !== undefined) return job.matchBy;
  return usual.find(has);
}
