import type { Actor, FieldChange } from '@trackway/contracts';
import { type Database, sql } from '@trackway/postgres';
import type { ChangeLog } from './change-log';

const MAX_LINES = 10_000;

interface Row {
  id: string;
  project_id: string;
  action: string;
  actor: Actor;
  changes: readonly FieldChange[];
  correlation_id: string;
  happened_at: Date;
}

export class PgChangeLog implements ChangeLog {
  constructor(private readonly database: Database) {}

  async since(frameId: string, projectIds: readonly string[], time: Date) {
    const { rows } = await this.database.inFrame(frameId, (transaction) =>
      transaction.query<Row>(sql`
        SELECT id, project_id, action, actor, changes, correlation_id, happened_at FROM history_lines
        WHERE frame_id = ${frameId} AND project_id = ANY(${projectIds}::uuid[]) AND happened_at >= ${time}
        ORDER BY happened_at, id LIMIT ${MAX_LINES}`),
    );
    return rows.map(({ project_id: projectId, correlation_id: correlationId, happened_at: happenedAt, ...row }) => ({
      ...row,
      projectId,
      correlationId,
      happenedAt,
    }));
  }
}
