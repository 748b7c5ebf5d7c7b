import { type Database, sql } from '@trackway/postgres';
import type { SharedProject, ShareIndex } from './share-index';

/** Queries as the role that reads all frames. The project is then loaded under row-level security. */
export class PgShareIndex implements ShareIndex {
  constructor(private readonly database: Database) {}

  async find(token: string): Promise<SharedProject | undefined> {
    const { rows } = await this.database.query<SharedProject>(sql`
      SELECT frame_id AS "frameId", id AS "projectId" FROM projects WHERE share_token = ${token}`);
    return rows[0];
  }
}
