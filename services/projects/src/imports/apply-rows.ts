import type { UnitOfWork } from '@trackway/application';
import { conflict, missingScope } from '@trackway/errors';
import { actorOf, type RecordEffectRow } from '@trackway/messaging';
import { type Caller, type Clock, currentContext, hasScope, type NewId } from '@trackway/runtime';
import type { ImportNumbers, NumberRanges } from '../directory/numbers/number-ranges';
import { PreviewState } from './preview/preview-state';
import { previewNumbers, previewStores } from './preview/preview-stores';
import { applyBatch, MatchConflict } from './rows/apply-batch';
import type { ImportJob, RowContext } from './rows/import-job';
import { lockMatchValues } from './rows/lock-match-values';
import { type RowBatch, rowsOf } from './rows/row-batch';
import type { ImportCause } from './stores/applied-batches';
import type { ImportStores, RowStores } from './stores/import-stores';
import { type ImportedChange, Journal } from './stores/journal';
import type { RowOutcome } from './stores/row-outcome';

/** A conflict means that another transaction stored the same value, so more than two in a row are unlikely. */
const MAX_ATTEMPTS = 5;

export interface BatchOutcome {
  readonly batchNumber: number;
  readonly outcomes: readonly RowOutcome[];
}

export interface ApplyRowsDeps {
  readonly unitOfWork: UnitOfWork<ImportStores>;
  readonly numbers: ImportNumbers;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Applies the batches of an import as they arrive, one transaction each. Each row is applied once: if it is sent again,
 * in any batch, it returns its first outcome. A dry run has the same outcomes, but keeps its changes in memory and
 * locks nothing.
 */
export function makeApplyRows(deps: ApplyRowsDeps) {
  return (caller: Caller, job: ImportJob, batches: AsyncIterable<RowBatch>): AsyncIterable<BatchOutcome> => {
    if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
    return job.dryRun ? preview(deps, caller, job, batches) : apply(deps, caller, job, batches);
  };
}

async function* apply(
  deps: ApplyRowsDeps,
  caller: Caller,
  job: ImportJob,
  batches: AsyncIterable<RowBatch>,
): AsyncGenerator<BatchOutcome> {
  for await (const batch of batches) {
    yield { batchNumber: batch.number, outcomes: await applyOnce(deps, caller, job, batch) };
  }
}

/** Rows failed, but missing records may have been created for them. The batch is applied again without these rows. */
class RowsFailed extends Error {
  constructor(readonly outcomes: readonly RowOutcome[]) {
    super('Rows failed after missing records were created.');
  }
}

/** Retries after a conflict: then the rows match what the other transaction stored. */
async function applyOnce(
  deps: ApplyRowsDeps,
  caller: Caller,
  job: ImportJob,
  batch: RowBatch,
): Promise<readonly RowOutcome[]> {
  const failed: RowOutcome[] = [];
  for (let attempt = 1; ; ) {
    try {
      return await deps.numbers.withinLimit(() =>
        deps.unitOfWork.run(caller.frameId, (stores) =>
          applyInTransaction(deps, stores, caller, job, { batch, failed }),
        ),
      );
    } catch (error) {
      if (error instanceof RowsFailed) failed.push(...error.outcomes);
      else if (!(error instanceof MatchConflict) || attempt === MAX_ATTEMPTS) throw error;
      else attempt += 1;
    }
  }
}

async function applyInTransaction(
  deps: ApplyRowsDeps,
  stores: ImportStores,
  caller: Caller,
  job: ImportJob,
  { batch, failed }: { readonly batch: RowBatch; readonly failed: readonly RowOutcome[] },
): Promise<readonly RowOutcome[]> {
  await stores.appliedBatches.lock(job.operationId);
  const before = await appliedBefore(stores, caller, job, batch.rowNumbers);
  const fresh = rowsOf(batch).filter(({ number }) => !before.has(number));
  // A cancelled import may have sent its last batch before its end or rollback, and the batch may arrive afterwards.
  if (fresh.length > 0 && (await stores.appliedBatches.hasEnded(caller.frameId, job.operationId, job.attempt))) {
    throw conflict('The import has ended or was rolled back. Import the file again.');
  }
  const context = contextOf(deps, stores, caller, job, new Journal());
  const alreadyFailed = failed.filter(({ rowNumber }) => !before.has(rowNumber));
  const failedNumbers = new Set(alreadyFailed.map(({ rowNumber }) => rowNumber));
  const left = fresh.filter(({ number }) => !failedNumbers.has(number));
  await lockMatchValues(context, left);
  const applied = await applyBatch(context, left);
  const failedNow = applied.filter(({ outcome }) => outcome === 'failed');
  if (failedNow.length > 0 && context.journal.hasSideEffects) throw new RowsFailed(failedNow);
  const outcomes = [...alreadyFailed, ...applied].toSorted((one, other) => one.rowNumber - other.rowNumber);
  if (outcomes.length > 0) {
    const cause = importCause(caller, job);
    const { entries, changes } = context.journal;
    await stores.appliedBatches.add(caller.frameId, {
      operationId: job.operationId,
      outcomes,
      journal: entries,
      cause,
    });
    await stores.directoryEffects.add(caller.frameId, effectsOf(deps, job, cause, changes));
  }
  const all = new Map([...before, ...outcomes.map((outcome) => [outcome.rowNumber, outcome] as const)]);
  return batch.rowNumbers.flatMap((number) => all.get(number) ?? []);
}

function importCause(caller: Caller, { operationId, type }: ImportJob): ImportCause {
  const { correlationId = operationId, causationId = null } = currentContext() ?? {};
  return { type, actor: actorOf(caller), correlationId, causationId };
}

/** Imported changes of customers and contacts have no entries in the audit log, which others are recorded from. */
function effectsOf(
  { newId, clock }: ApplyRowsDeps,
  { operationId }: ImportJob,
  { actor, correlationId, causationId }: ImportCause,
  changes: readonly ImportedChange[],
): RecordEffectRow[] {
  const cause = { correlation_id: correlationId, causation_id: causationId, request_id: operationId };
  return changes.map(({ kind, id, name, changes: fields }) => ({
    ...cause,
    id: newId(),
    kind,
    record_id: id,
    label: name,
    action: `${kind}.updated`,
    actor,
    changes: fields,
    happened_at: clock(),
  }));
}

async function appliedBefore(
  stores: ImportStores,
  caller: Caller,
  job: ImportJob,
  rowNumbers: readonly number[],
): Promise<ReadonlyMap<number, RowOutcome>> {
  const [first = 0, last = 0] = [rowNumbers[0], rowNumbers.at(-1)];
  const outcomes = await stores.appliedBatches.find(caller.frameId, job.operationId, first, last);
  return new Map(outcomes.map((outcome) => [outcome.rowNumber, outcome]));
}

/** Each batch reads in its own transaction. */
async function* preview(
  deps: ApplyRowsDeps,
  caller: Caller,
  job: ImportJob,
  batches: AsyncIterable<RowBatch>,
): AsyncGenerator<BatchOutcome> {
  const state = new PreviewState();
  const numbers = previewNumbers(deps.numbers, state);
  for await (const batch of batches) {
    const outcomes = await deps.numbers.withinLimit(() =>
      deps.unitOfWork.run(caller.frameId, (stores) => {
        const context = contextOf({ ...deps, numbers }, previewStores(stores, state), caller, job, new Journal());
        return applyBatch(context, rowsOf(batch));
      }),
    );
    yield { batchNumber: batch.number, outcomes };
  }
}

function contextOf(
  deps: Omit<ApplyRowsDeps, 'numbers'> & { readonly numbers: NumberRanges },
  stores: RowStores,
  caller: Caller,
  job: ImportJob,
  journal: Journal,
): RowContext {
  const { numbers, newId, clock } = deps;
  return { stores, caller, job, now: clock(), numbers, newId, journal };
}
