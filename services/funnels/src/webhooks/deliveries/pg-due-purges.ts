import { type Queryable, sql } from '@trackway/postgres';
import type { DuePurges } from './due-purges';

export class PgDuePurges implements DuePurges {
  constructor(private readonly db: Queryable) {}

  async due(now: Date, limit: number): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ frame_id: string }>(
      sql`SELECT frame_id FROM webhook_sweeps WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`,
    );
    return rows.map(({ frame_id }) => frame_id);
  }

  async markPurged(frameId: string, nextAt: Date): Promise<void> {
    await this.db.query(sql`UPDATE webhook_sweeps SET due_at = ${nextAt} WHERE frame_id = ${frameId}`);
  }
}
