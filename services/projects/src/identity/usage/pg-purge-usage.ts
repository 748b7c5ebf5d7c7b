import { type Database, purgeBatch } from '@trackway/postgres';

const BATCH = 5_000;

/** Deletes counts of more than 90 days ago, and processes that have reported nothing for 40 days. */
export function makePurgeUsage(database: Database) {
  return async (): Promise<boolean> => {
    const mayHaveMore = await purgeBatch(database, 'purge_usage_days', BATCH);
    return (await purgeBatch(database, 'purge_usage_sources', BATCH)) || mayHaveMore;
  };
}
