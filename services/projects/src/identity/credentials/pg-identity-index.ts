import { type Database, sql } from '@trackway/postgres';
import type { IdentityIndex, Owned } from './identity-index';

/** Queries as the role that reads all frames, and of these tables only the columns that identify the frame. */
export class PgIdentityIndex implements IdentityIndex {
  constructor(private readonly database: Database) {}

  async findAccount(id: string): Promise<Owned | undefined> {
    const { rows } = await this.database.query<Owned>(
      sql`SELECT frame_id AS "frameId", id FROM service_accounts WHERE id = ${id}`,
    );
    return rows[0];
  }

  async findToken(hash: Buffer): Promise<Owned | undefined> {
    const { rows } = await this.database.query<Owned>(
      sql`SELECT frame_id AS "frameId", id FROM access_tokens WHERE token_hash = ${hash}`,
    );
    return rows[0];
  }
}
