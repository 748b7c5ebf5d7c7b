import { type Database, sql } from '@trackway/postgres';

const BATCH = 5_000;

/** Deletes events that are older than the retention. Returns true if there may be more. */
export function makePurgeFeed(database: Database, retentionDays: number) {
  return async (): Promise<boolean> => {
    const { rows } = await database.query<{ purged: number }>(
      sql`SELECT purge_feed_events(${BATCH}, make_interval(days => ${retentionDays})) AS purged`,
    );
    return rows[0]?.purged === BATCH;
  };
}
