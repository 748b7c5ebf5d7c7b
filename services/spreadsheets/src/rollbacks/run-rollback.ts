import type { Logger } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { Claim } from '../workers/claimed-operations';
import { withPatience } from '../workers/with-patience';
import type { ClaimedRollbacks, KeptRow } from './rollback';

export interface TakenBack {
  readonly restored: number;
  readonly removed: number;
  readonly kept: readonly KeptRow[];
}

/** The service that owns the rows: it takes back a batch after the other, and says what it has done before once more. */
export interface RollbackOwner {
  rollback(operation: Operation, signal: AbortSignal): AsyncIterable<TakenBack>;
}

interface Deps {
  readonly rollbacks: ClaimedRollbacks;
  readonly owner: RollbackOwner;
  readonly logger: Logger;
}

/** Has an import taken back by the owner of its rows. Killed anywhere, it is begun again and loses nothing. */
export function makeRunRollback({ rollbacks, owner, logger }: Deps) {
  return async (operation: Operation, claim: Claim, signal: AbortSignal): Promise<void> => {
    const work = async (gotOn: () => void) => {
      let [restored, removed, left] = [0, 0, 0];
      await rollbacks.begin(claim);
      for await (const batch of owner.rollback(operation, signal)) {
        restored += batch.restored;
        removed += batch.removed;
        left += batch.kept.length;
        await rollbacks.store(claim, { status: 'processing', restored, removed, kept: left }, batch.kept);
        gotOn();
      }
      signal.throwIfAborted();
      await rollbacks.store(claim, { status: 'completed', restored, removed, kept: left }, []);
    };
    await withPatience(work, { signal, logger });
  };
}
