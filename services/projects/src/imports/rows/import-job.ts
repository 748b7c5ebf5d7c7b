import type { ProjectRowType } from '@trackway/contracts';
import type { Caller, NewId } from '@trackway/runtime';
import type { NumberRanges } from '../../directory/numbers/number-ranges';
import type { RowStores } from '../stores/import-stores';
import type { Journal } from '../stores/journal';
import type { RowOutcome } from '../stores/row-outcome';
import type { Row } from './row-batch';

export type ImportMode = 'create' | 'update' | 'upsert';

/** The settings of an import. */
export interface ImportJob {
  readonly operationId: string;
  /** Increases with each attempt at the operation. */
  readonly attempt: number;
  readonly type: ProjectRowType;
  readonly mode: ImportMode;
  /** The column that matches existing records. By default the first usual match column that a row has. */
  readonly matchBy?: string;
  /** Creates missing customers and contacts instead of reporting row errors. */
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

/**
 * Applies rows in a transaction and returns their outcomes. Rows without an outcome depend on others and must be
 * applied again.
 */
export type ApplyRowsOfType = (context: RowContext, rows: readonly Row[]) => Promise<RowOutcome[]>;

/** The column that matches an existing record: the job's `matchBy`, or the first usual one that the row has. */
export function matchColumn(
  job: ImportJob,
  usual: readonly string[],
  has: (key: string) => boolean,
): string | undefined {
  if (job.mode === 'create') return undefined;
  if (job.matchBy !== undefined) return job.matchBy;
  return usual.find(has);
}
