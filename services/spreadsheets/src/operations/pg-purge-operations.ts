import { type Database, purgeBatch } from '@trackway/postgres';

/** Each batch is a transaction of its own, short enough that no other transaction waits for its locks. */
const BATCH_SIZE = 1_000;

/**
 * Purges one batch of the row errors of operations that ended more than 400 days ago, then one of operations without row errors,
 * with their rollbacks. Returns whether there may be more; the step of a background loop.
 */
export function makePurgeOperations(database: Database, batchSize = BATCH_SIZE): () => Promise<boolean> {
  return async () => {
    const hasMoreErrors = await purgeBatch(database, 'purge_row_errors', batchSize);
    const hasMoreOperations = await purgeBatch(database, 'purge_operations', batchSize);
    return hasMoreErrors || hasMoreOperations;
  };
}
