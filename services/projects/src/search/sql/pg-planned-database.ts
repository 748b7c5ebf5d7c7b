import { type Database, type Queryable, sql } from '@trackway/postgres';

/** Statistics change when a table is analysed. */
const REMEMBERED_MS = 30_000;

/**
 * A search is planned for its values where the planner knows the frame. One that it does not know, because it was filled since the tables
 * were analysed, it takes for a single row, and joins all with all; then it is planned for any value, and so for an average frame.
 * All statements of a search see one snapshot.
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
    if (!this.known || performance.now() - this.knownAt > REMEMBERED_MS) {
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
