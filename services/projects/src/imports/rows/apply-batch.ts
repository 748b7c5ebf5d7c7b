import type { ProjectRowType } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import { ReferenceIndex } from '../stores/references';
import type { RowOutcome } from '../stores/row-outcome';
import { CellReader } from './cell-readers';
import { applyContactRows } from './contact-rows';
import { applyCustomerRows } from './customer-rows';
import type { ApplyRowsOfType, RowContext } from './import-job';
import { applyProjectRows } from './project-rows';
import type { Row } from './row-batch';
import { identityKey, matchIdentity } from './row-identity';
import { applyTaskRows } from './task-rows';

const appliers: Record<ProjectRowType, ApplyRowsOfType> = {
  project: applyProjectRows,
  customer: applyCustomerRows,
  contact: applyContactRows,
  task: applyTaskRows,
};

/**
 * Another transaction stored a value that rows of the batch match by. The batch must be rolled back and applied again.
 */
export class MatchConflict extends Error {}

/**
 * Applies the rows of a batch in a transaction, with the same outcomes as one after the other. @throws MatchConflict
 */
export async function applyBatch(context: RowContext, rows: readonly Row[]): Promise<RowOutcome[]> {
  const outcomes = new Map<number, RowOutcome>();
  try {
    for (let waiting = rows; waiting.length > 0; waiting = waiting.filter(({ number }) => !outcomes.has(number))) {
      for (const outcome of await appliers[context.job.type](context, waiting))
        outcomes.set(outcome.rowNumber, outcome);
    }
  } catch (error) {
    // A unique value was stored between the check and the write.
    if (isAppError(error) && error.kind === 'conflict') throw new MatchConflict(error.message, { cause: error });
    throw error;
  }
  await assertStillUnmatched(context, rows, outcomes);
  return rows.flatMap(({ number }) => outcomes.get(number) ?? []);
}

/** A row of an upsert whose match value was stored meanwhile must update that record instead. */
async function assertStillUnmatched(
  { stores, caller, job }: RowContext,
  rows: readonly Row[],
  outcomes: ReadonlyMap<number, RowOutcome>,
): Promise<void> {
  if (job.mode !== 'upsert') return;
  const taken = rows.flatMap((row) => {
    const match = matchIdentity(job, new CellReader(row));
    const errors = outcomes.get(row.number)?.errors ?? [];
    const isTaken = errors.some(({ column, code }) => column === match?.column && code.endsWith('_taken'));
    return match && isTaken ? [match] : [];
  });
  for (const [column, matches] of Map.groupBy(taken, (match) => match.column)) {
    const values = matches.map(({ value }) => value);
    const index = new ReferenceIndex(await stores.references.matching(caller.frameId, column, values));
    const found = matches.find(({ value }) => index.find(value).id !== undefined);
    if (found) throw new MatchConflict(`${identityKey(found)} was stored meanwhile.`);
  }
}
