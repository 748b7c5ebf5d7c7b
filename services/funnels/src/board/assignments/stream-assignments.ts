import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';

const DEFAULT_BATCH = 500;
const MAX_BATCH = 5_000;

/**
 * Streams all assignments of a frame ordered by id, including projects that left their funnel. Each batch is a snapshot
 * of its own: consumers compare versions with the events that they receive meanwhile.
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
