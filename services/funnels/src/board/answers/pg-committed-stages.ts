import { type Queryable, sql } from '@trackway/postgres';
import type { CommittedStages } from './committed-stages';

export class PgCommittedStages implements CommittedStages {
  constructor(private readonly db: Queryable) {}

  async add(frameId: string, stageId: string): Promise<void> {
    await this.db.query(sql`INSERT INTO committed_stages (frame_id, stage_id) VALUES (${frameId}, ${stageId})`);
  }

  async among(frameId: string, stageIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ stage_id: string }>(sql`
      SELECT stage_id FROM committed_stages WHERE frame_id = ${frameId} AND stage_id = ANY(${stageIds}::uuid[])`);
    return rows.map(({ stage_id }) => stage_id);
  }
}
