import type { UnitOfWork } from '../unit-of-work';
import type { Conversation } from './conversation';

const MAX_BATCH = 5_000;
const DEFAULT_BATCH = 500;

/**
 * All conversations of a frame, in batches. Conversations without a project are included, because readers must remove
 * their data.
 */
export function makeStreamAwaiting({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async function* (frameId: string, batchRows: number): AsyncGenerator<readonly Conversation[]> {
    const limit = batchRows > 0 ? Math.min(batchRows, MAX_BATCH) : DEFAULT_BATCH;
    let after = '';
    for (;;) {
      const batch = await unitOfWork.read(({ conversations }) => conversations.after(frameId, after, limit));
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      after = last.id;
    }
  };
}
