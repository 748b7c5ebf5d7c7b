import { type Database, purgeBatch } from '@trackway/postgres';

const AT_ONCE = 500;

/** Forgets what the rows of old imports did, which nobody can take back or go on with any more. Says whether there may be more. */
export function makeForgetBatches(database: Database) {
  return (): Promise<boolean> => purgeBatch(database, 'forget_applied_batches', AT_ONCE);
}
