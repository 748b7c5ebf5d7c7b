import type { Caller } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { Claim, Claims } from '../workers/claimed-operations';

/** Stands for the column in the faults of an import that tell what its rollback has left. */
export const ROLLBACK_COLUMN = 'rollback';

/** How far an import was taken back: what `metadata.rollback` shows. */
export interface RollbackProgress {
  readonly status: 'pending' | 'processing' | 'completed';
  readonly restored: number;
  readonly removed: number;
  /** What is left as it is; the import's errors name each. */
  readonly kept: number;
}

/** Something that a rollback leaves as it is. */
export interface KeptRow {
  /** 0 for what was made beside the rows. */
  readonly row: number;
  readonly kind: string;
  readonly id: string;
  readonly reason: string;
}

export interface RollbackStore {
  /**
   * Queues the taking back of an import, or that of one that failed once more; changes nothing where that runs or is done. False
   * where the import itself runs again.
   */
  request(caller: Caller, operation: Operation, at: Date): Promise<boolean>;
}

/** What workers do with rollbacks. Every write is refused once somebody else has taken over. */
export interface ClaimedRollbacks extends Claims {
  /** Forgets what an earlier try has told. */
  begin(claim: Claim): Promise<void>;
  store(claim: Claim, progress: RollbackProgress, kept: readonly KeptRow[]): Promise<void>;
}
