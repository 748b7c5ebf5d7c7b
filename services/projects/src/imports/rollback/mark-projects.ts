import type { Caller } from '@trackway/runtime';
import type { FindProjectsInUse } from '../../peers/peer-queries';
import type { AppliedBatch } from '../stores/applied-batches';
import type { ImportStores } from '../stores/import-stores';

/** The projects that rows of a batch created. */
export function createdProjects({ outcomes }: AppliedBatch): string[] {
  return outcomes.filter(({ outcome }) => outcome === 'created').map(({ id }) => id);
}

/**
 * Marks removable projects of a batch as deleted, so that other services reject further writes to them. Earlier writes
 * are found by a query after the commit.
 */
export async function markProjects(
  { appliedBatches, projects, rollbacks }: ImportStores,
  {
    caller: { frameId },
    operationId,
    firstRow,
    batch,
    inUse,
    now,
  }: {
    caller: Caller;
    operationId: string;
    firstRow: number;
    batch: AppliedBatch;
    inUse: Awaited<ReturnType<FindProjectsInUse>>;
    now: Date;
  },
): Promise<readonly string[]> {
  const candidates = createdProjects(batch).filter((id) => !inUse.has(id));
  const unused = new Set(candidates);
  for (const id of await rollbacks.inUse(frameId, 'project', candidates)) unused.delete(id);
  const found = await projects.lockMany(frameId, [...unused]);
  const live = found.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const marked = [...new Set([...batch.tombstones, ...live])];
  await rollbacks.setTombstones(frameId, live, now);
  await appliedBatches.storeTombstones(frameId, operationId, firstRow, marked);
  return marked;
}
