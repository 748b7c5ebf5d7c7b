import { type Database, purgeBatch } from '@trackway/postgres';

const BATCH = 5_000;

/** Deletes records of search changes that are older than an hour. An index that has not read them is rebuilt. */
export function makePurgeSearchChanges(database: Database) {
  return (): Promise<boolean> => purgeBatch(database, 'forget_search_changes', BATCH);
}
