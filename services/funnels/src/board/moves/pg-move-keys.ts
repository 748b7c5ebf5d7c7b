import { type Queryable, sql } from '@trackway/postgres';
import type { MoveKeys } from './move-keys';

export class PgMoveKeys implements MoveKeys {
  constructor(private readonly db: Queryable) {}

  async claim(frameId: string, key: string, assignmentId: string): Promise<boolean> {
    const { count } = await this.db.query(sql`
      INSERT INTO move_keys (frame_id, key, assignment_id) VALUES (${frameId}, ${key}, ${assignmentId})
      ON CONFLICT ON CONSTRAINT move_keys_pkey DO NOTHING`);
    return count > 0;
  }

  async has(frameId: string, key: string): Promise<boolean> {
    const { count } = await this.db.query(sql`SELECT 1 FROM move_keys WHERE frame_id = ${frameId} AND key = ${key}`);
    return count > 0;
  }
}
