import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';

const DEFAULT_BATCH = 500;
const MAX_BATCH = 5_000;

/**
 * Every assignment of a frame by id, those that left their funnel included. Each batch is of the moment that it is read: who
 * builds a copy also hears of what changes meanwhile, and versions say which is newer.
 */
export function makeStreamAssignments({ unitOfWork }: { unitOfWork: UnitOfWork<BoardStores> }) {
  return async function* ({ frameId }: Caller, batchRows: number): AsyncGenerator<readonly Assignment[]> {
    const limit = Math.min(batchRows > 0 ? batchRows : DEFAULT_BATCH, MAX_BATCH);
    let after: string | undefined;
    for (;;) {
      const batch = await unitOfWork.run(frameId, ({ assignments }) => assignments.after(frameId, after, limit));
      if (batch.length > 0) yield batch;
      after = batch.at(-1)?.id;
      if (batch.length < limit) return;
    }
  };
}
