import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '@trackway/application';
import type { ProjectRowType } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { type Caller, type Clock, hasScope } from '@trackway/runtime';
import type { FindProjectsInUse } from '../../peers/peer-queries';
import type { AppliedBatch, BatchRollback, RestoredRecord } from '../stores/applied-batches';
import type { ImportStores } from '../stores/import-stores';
import type { JournalEntry, JournalKind } from '../stores/journal';
import { createdProjects, markProjects } from './mark-projects';
import { removeCreated } from './remove-created';
import { restoreContacts, restoreCustomers } from './restore-directory';
import { restoreProjects } from './restore-projects';
import { restoreTasks } from './restore-tasks';
import { type RestoreResult, type RollbackContext, recordKey } from './rollback-context';

const NOTHING: BatchRollback = { restored: 0, removed: 0, retained: [], records: [] };

/** Dependent records are removed before the records that they depend on. */
const KINDS: readonly JournalKind[] = ['task', 'project', 'contact', 'customer', 'group', 'tag'];

const restorers: Readonly<
  Record<ProjectRowType, (context: RollbackContext, entries: readonly JournalEntry[]) => Promise<RestoreResult>>
> = { project: restoreProjects, customer: restoreCustomers, contact: restoreContacts, task: restoreTasks };

export interface RollbackRowsDeps {
  readonly unitOfWork: UnitOfWork<ImportStores>;
  readonly findProjectsInUse: FindProjectsInUse;
  readonly clock: Clock;
  /** How long requests of other services that started before the projects were marked may take. */
  readonly settleMs?: number;
}

const SETTLE_MS = 300;

/**
 * Rolls back an import, one transaction per batch, the last batch first. A batch that was rolled back before returns
 * its first result, so that a client that lost responses receives all of them. Created projects are marked as deleted
 * before other services are asked whether they use them, and unmarked if they do or are unavailable.
 */
export function makeRollbackRows(deps: RollbackRowsDeps) {
  const { unitOfWork, clock } = deps;
  return async function* (
    caller: Caller,
    { operationId, type }: { operationId: string; type: ProjectRowType },
  ): AsyncGenerator<BatchRollback> {
    if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
    const { frameId } = caller;
    const restored = new Map<string, RestoredRecord>();
    const firstRows = await unitOfWork.run(frameId, async ({ appliedBatches }) => {
      // A cancelled import may still be applying its last batch, which must be rolled back too.
      await appliedBatches.lock(operationId);
      return appliedBatches.firstRows(frameId, operationId);
    });
    for (const firstRow of firstRows) {
      const inUse = type === 'project' ? await findInUse(deps, caller, operationId, firstRow) : new Map();
      const result = await unitOfWork.run(frameId, async (stores) => {
        await stores.appliedBatches.lock(operationId);
        const batch = await stores.appliedBatches.hold(frameId, operationId, firstRow);
        if (!batch || batch.rolledBack) return batch?.rolledBack ?? NOTHING;
        await stores.rollbacks.clearTombstones(frameId, batch.tombstones);
        const result = await rollbackBatch({ stores, caller, operationId, inUse, restored, now: clock() }, type, batch);
        await stores.appliedBatches.storeTombstones(frameId, operationId, firstRow, []);
        await stores.appliedBatches.storeRollback(frameId, operationId, firstRow, result);
        return result;
      });
      for (const record of result.records) restored.set(recordKey(record.kind, record.id), record);
      yield result;
    }
  };
}

/** Asks other services before the projects are marked, so that used projects stay available, and again afterwards. */
async function findInUse(
  { unitOfWork, findProjectsInUse, clock, settleMs = SETTLE_MS }: RollbackRowsDeps,
  caller: Caller,
  operationId: string,
  firstRow: number,
): Promise<Awaited<ReturnType<FindProjectsInUse>>> {
  const { frameId } = caller;
  const batch = await unitOfWork.run(frameId, ({ appliedBatches }) =>
    appliedBatches.hold(frameId, operationId, firstRow),
  );
  if (!batch || batch.rolledBack) return new Map();
  const created = createdProjects(batch);
  if (created.length === 0) return new Map();
  const before = await findProjectsInUse(caller, created);
  const marked = await unitOfWork.run(frameId, async (stores) => {
    await stores.appliedBatches.lock(operationId);
    const current = await stores.appliedBatches.hold(frameId, operationId, firstRow);
    if (!current || current.rolledBack) return [];
    return markProjects(stores, { caller, operationId, firstRow, batch: current, inUse: before, now: clock() });
  });
  if (marked.length === 0) return before;
  await pause(settleMs);
  return new Map([...before, ...(await findProjectsInUse(caller, marked))]);
}

async function rollbackBatch(
  context: RollbackContext,
  type: ProjectRowType,
  { outcomes, journal }: AppliedBatch,
): Promise<BatchRollback> {
  const changed = journal.filter(({ before }) => before !== null);
  const { restored: records, retained } = await restorers[type](context, wholeChanges(changed));
  // Records that the batch created and then changed were just restored to their first version.
  const restored = new Map([...context.restored, ...records.map((one) => [recordKey(one.kind, one.id), one] as const)]);
  const created = outcomes.flatMap(({ outcome, rowNumber, id }): JournalEntry[] =>
    outcome === 'created' ? [{ row: rowNumber, kind: type, id, version: 1, before: null }] : [],
  );
  const all = [...created, ...journal.filter(({ before }) => before === null)];
  let removed = 0;
  const allRetained = retained.toSorted((one, other) => one.row - other.row);
  for (const kind of KINDS) {
    const entries = all.filter((entry) => entry.kind === kind);
    if (entries.length === 0) continue;
    const result = await removeCreated({ ...context, restored }, kind, entries);
    removed += result.removed;
    allRetained.push(...result.retained);
  }
  return { restored: records.length, removed, retained: allRetained, records };
}

/**
 * Merges the changes of several rows to one record: its state before the first, and its version after the last. The
 * record that was changed last is first, because its former values and parent may be in use by those that follow.
 */
function wholeChanges(entries: readonly JournalEntry[]): JournalEntry[] {
  return [...Map.groupBy(entries.toReversed(), ({ id }) => id).values()].flatMap((own) => {
    const [last, first] = [own[0], own.at(-1)];
    return first && last ? [{ ...first, version: last.version }] : [];
  });
}
