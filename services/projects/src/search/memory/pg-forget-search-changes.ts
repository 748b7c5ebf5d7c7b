import { type Database, purgeBatch } from '@trackway/postgres';

const AT_ONCE = 5_000;

/** Forgets which projects were changed an hour ago: who searches in memory has looked since, or starts anew. */
export function makeForgetSearchChanges(database: Database) {
  return (): Promise<boolean> => purgeBatch(database, 'forget_search_changes', AT_ONCE);
}
