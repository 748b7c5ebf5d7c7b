import type { ImportType } from '@trackway/contracts';
import { conflict, missingScope } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import type { NumberRanges } from '../numbers/number-ranges';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { applyContactRows } from './contact-rows';
import { applyCustomerRows } from './customer-rows';
import type { ApplyRowsOfType, ImportJob } from './import-job';
import { Journal } from './journal';
import { applyProjectRows } from './project-rows';
import { type Row, type RowBatch, rowsOf } from './row-batch';
import type { RowOutcome } from './row-outcome';

const appliers: Record<ImportType, ApplyRowsOfType> = {
  project: applyProjectRows,
  customer: applyCustomerRows,
  contact: applyContactRows,
};

export interface BatchOutcome {
  readonly batchNumber: number;
  readonly outcomes: readonly RowOutcome[];
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly numbers: NumberRanges;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Ends the transaction of a rehearsal without keeping anything. */
class Rehearsed extends Error {}

/**
 * Applies the batches of an import as they come. Each is one transaction, and each row is applied once: sent again, in
 * whatever batch, it is answered as it was the first time. A dry run is one transaction over all batches, rolled back at the end, so that its outcomes are
 * those of the real one.
 */
export function makeApplyRows(deps: Deps) {
  return (caller: Caller, job: ImportJob, batches: AsyncIterable<RowBatch>): AsyncIterable<BatchOutcome> => {
    if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
    return job.dryRun ? rehearse(deps, caller, job, batches) : apply(deps, caller, job, batches);
  };
}

async function* apply(
  deps: Deps,
  caller: Caller,
  job: ImportJob,
  batches: AsyncIterable<RowBatch>,
): AsyncGenerator<BatchOutcome> {
  for await (const batch of batches) {
    const rows = rowsOf(batch);
    const outcomes = await deps.unitOfWork.run(caller.frameId, async (stores) => {
      await stores.appliedBatches.lock(job.operationId);
      const before = await appliedBefore(stores, caller, job, batch.rowNumbers);
      const fresh = rows.filter(({ number }) => !before.has(number));
      // A cancelled import may have sent its last batch before it was taken back, and the batch come after that.
      if (fresh.length > 0 && (await stores.appliedBatches.isTakenBack(caller.frameId, job.operationId))) {
        throw conflict('The import was taken back. Import the file anew.');
      }
      const journal = new Journal();
      const made = fresh.length > 0 ? await applyBatch(deps, stores, caller, job, fresh, journal) : [];
      if (made.length > 0) await stores.appliedBatches.add(caller.frameId, job.operationId, made, journal.entries);
      const all = new Map([...before, ...made.map((outcome) => [outcome.rowNumber, outcome] as const)]);
      return batch.rowNumbers.flatMap((number) => all.get(number) ?? []);
    });
    yield { batchNumber: batch.number, outcomes };
  }
}

async function appliedBefore(
  stores: Stores,
  caller: Caller,
  job: ImportJob,
  rowNumbers: readonly number[],
): Promise<ReadonlyMap<number, RowOutcome>> {
  const [first = 0, last = 0] = [rowNumbers[0], rowNumbers.at(-1)];
  const outcomes = await stores.appliedBatches.find(caller.frameId, job.operationId, first, last);
  return new Map(outcomes.map((outcome) => [outcome.rowNumber, outcome]));
}

async function* rehearse(
  deps: Deps,
  caller: Caller,
  job: ImportJob,
  batches: AsyncIterable<RowBatch>,
): AsyncGenerator<BatchOutcome> {
  const made: BatchOutcome[] = [];
  let wake: () => void = () => undefined;
  let ended = false;
  const rehearsal = deps.unitOfWork
    .run(caller.frameId, async (stores) => {
      for await (const batch of batches) {
        made.push({
          batchNumber: batch.number,
          outcomes: await applyBatch(deps, stores, caller, job, rowsOf(batch), new Journal()),
        });
        wake();
      }
      throw new Rehearsed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error;
    })
    .finally(() => {
      ended = true;
      wake();
    });
  // Whoever takes the outcomes may be slower than what goes wrong, and is told of it below.
  rehearsal.catch(() => undefined);
  while (!ended || made.length > 0) {
    const next = made.shift();
    if (next) yield next;
    else if (!ended) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  await rehearsal;
}

function applyBatch(
  deps: Deps,
  stores: Stores,
  caller: Caller,
  job: ImportJob,
  rows: readonly Row[],
  journal: Journal,
): Promise<RowOutcome[]> {
  const { numbers, newId, clock } = deps;
  return appliers[job.type]({ stores, caller, job, now: clock(), numbers, newId, journal }, rows);
}
