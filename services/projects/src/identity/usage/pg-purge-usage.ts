import { type Database, purgeBatch } from '@trackway/postgres';

const BATCH = 5_000;

/**
 * Deletes counts by day of more than 90 days ago, those by hour of more than 8 days ago, and processes that have
 * reported nothing for 40 days.
 */
export function makePurgeUsage(database: Database) {
  return async (): Promise<boolean> => {
    const names = ['purge_usage_days', 'purge_usage_hours', 'purge_usage_sources'];
    let mayHaveMore = false;
    for (const name of names) mayHaveMore = (await purgeBatch(database, name, BATCH)) || mayHaveMore;
    return mayHaveMore;
  };
}
