import { type Database, sql } from '@trackway/postgres';
import type { EdgeDirectory } from '../../search/resolve-edge-types';

export class PgEdgeDirectory implements EdgeDirectory {
  constructor(private readonly database: Database) {}

  async typesOf(frameId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<{ id: string; type: string }>(sql`
        SELECT id, type FROM form_edges WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`),
    );
    return new Map(rows.map(({ id, type }) => [id, type]));
  }
}
