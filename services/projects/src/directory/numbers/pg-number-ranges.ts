import { type Database, preparedSql, sql } from '@trackway/postgres';
import type { ImportNumbers } from './number-ranges';

/** Reserves numbers in a separate short transaction, so that concurrent creations do not wait for each other. */
export class PgNumberRanges implements ImportNumbers {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `connections`: those of the database, of which one is kept free for reservations. */
  constructor(
    private readonly database: Database,
    private readonly connections: number,
  ) {}

  async withinLimit<Result>(transaction: () => Promise<Result>): Promise<Result> {
    if (this.running < Math.max(1, this.connections - 1)) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await transaction();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  lastReserved(frameId: string, counter: 'project_code' | 'contact'): Promise<number> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<{ last_value: number }>(
        sql`SELECT last_value FROM counters WHERE frame_id = ${frameId} AND name = ${counter}`,
      );
      return rows[0]?.last_value ?? 0;
    });
  }

  /**
   * Does not wait until the counter is on disk. The log is written in order, so it is there before any record that has
   * one of the numbers. Numbers without a record may be reserved again after a crash.
   */
  reserve(frameId: string, counter: 'project_code' | 'contact', count: number): Promise<number> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<{ last_value: number }>(preparedSql`
        INSERT INTO counters (frame_id, name, last_value) VALUES (${frameId}, ${counter}, ${count})
        ON CONFLICT (frame_id, name) DO UPDATE SET last_value = counters.last_value + ${count}
        RETURNING last_value, set_config('synchronous_commit', 'off', true)`);
      return (rows[0]?.last_value ?? count) - count + 1;
    });
  }
}
