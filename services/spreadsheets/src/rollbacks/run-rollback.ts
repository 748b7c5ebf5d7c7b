import type { Logger } from '@trackway/runtime';
import type { Claim } from '../jobs/job-store';
import { retryWhileUnavailable } from '../jobs/retry-while-unavailable';
import type { Operation } from '../operations/operation';
import type { RollbackJobStore, UnchangedRecord } from './rollback';

export interface RolledBackBatch {
  readonly restored: number;
  readonly removed: number;
  readonly unchanged: readonly UnchangedRecord[];
}

/** Rolls back the batches of an import, newest first. For batches that are rolled back already, it yields the same result. */
export type RollBackRows = (operation: Operation, signal: AbortSignal) => AsyncIterable<RolledBackBatch>;

interface Deps {
  readonly jobs: RollbackJobStore;
  readonly rollBackRows: RollBackRows;
  readonly logger: Logger;
}

/** Rolls back an import. After a crash it starts again, and its results are the same. */
export function makeRunRollback({ jobs, rollBackRows, logger }: Deps) {
  return async (operation: Operation, claim: Claim, signal: AbortSignal): Promise<void> => {
    let maxBatches = 0;
    const work = async (onProgress: () => void) => {
      let [restored, removed, kept, batches] = [0, 0, 0, 0];
      await jobs.begin(claim);
      for await (const batch of rollBackRows(operation, signal)) {
        restored += batch.restored;
        removed += batch.removed;
        kept += batch.unchanged.length;
        await jobs.store(claim, { status: 'processing', restored, removed, kept }, batch.unchanged);
        batches += 1;
        // An attempt counts as progress only beyond the batches of earlier attempts. Otherwise retries would never end.
        if (batches > maxBatches) onProgress();
        maxBatches = Math.max(maxBatches, batches);
      }
      signal.throwIfAborted();
      await jobs.store(claim, { status: 'completed', restored, removed, kept }, []);
    };
    await retryWhileUnavailable(work, { signal, logger });
  };
}
