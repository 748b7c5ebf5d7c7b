import { type Database, purgeBatch } from '@trackway/postgres';

const BATCH = 500;

/**
 * Deletes the outcomes of old imports, which cannot be rolled back or resumed any more. Returns true if there may be
 * more.
 */
export function makePurgeBatches(database: Database) {
  return (): Promise<boolean> => purgeBatch(database, 'forget_applied_batches', BATCH);
}
