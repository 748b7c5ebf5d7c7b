import { type Database, purgeBatch } from '@trackway/postgres';

const BATCH = 5_000;

/** Deletes effects that are too old to be undone. */
export function makePurgeDirectoryEffects(database: Database) {
  return (): Promise<boolean> => purgeBatch(database, 'purge_directory_effects', BATCH);
}
