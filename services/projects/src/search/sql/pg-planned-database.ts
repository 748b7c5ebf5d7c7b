import { type Database, type Queryable, sql } from '@trackway/postgres';

/** Statistics change with ANALYZE. */
const MAX_AGE_MS = 30_000;

/**
 * Selects the plan mode of a search. If the planner has statistics of the frame, it plans for the values. For a frame
 * that was filled after the last ANALYZE it would estimate one row and join with nested loops, so such searches use a
 * generic plan. All statements of a search share one snapshot.
 */
export class PgPlannedDatabase {
  private known: Promise<ReadonlySet<string>> | undefined;
  private knownAt = 0;

  constructor(private readonly database: Database) {}

  async run<T>(frameId: string, work: (db: Queryable) => Promise<T>): Promise<T> {
    const isKnown = (await this.knownFrames()).has(frameId);
    return this.database.inSnapshot(async (transaction) => {
      if (!isKnown) await transaction.query(sql`SET LOCAL plan_cache_mode = 'force_generic_plan'`);
      return work(transaction);
    });
  }

  private knownFrames(): Promise<ReadonlySet<string>> {
    if (!this.known || performance.now() - this.knownAt > MAX_AGE_MS) {
      this.knownAt = performance.now();
      this.known = this.readFrames();
      this.known.catch(() => {
        this.known = undefined;
      });
    }
    return this.known;
  }

  private async readFrames(): Promise<ReadonlySet<string>> {
    const { rows } = await this.database.query<{ id: string }>(sql`SELECT * FROM frames_in_statistics() AS id`);
    return new Set(rows.map(({ id }) => id));
  }
}
