import type { Actor, FieldChange } from '@trackway/contracts';
import { type Database, type Queryable, sql } from '@trackway/postgres';
import type { ChangeLog, LoggedChange } from './change-log';

const MAX_LINES = 10_000;

interface Row {
  id: string;
  action: string;
  actor: Actor;
  changes: readonly FieldChange[];
  correlation_id: string;
  happened_at: Date;
}

export class PgChangeLog implements ChangeLog {
  constructor(private readonly database: Database) {}

  since(frameId: string, projectIds: readonly string[], time: Date): Promise<readonly LoggedChange[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const lines = projectIds.length > 0 ? await linesSince(transaction, frameId, projectIds, time) : [];
      return lines.map((line) => toChange(line, line.project_id));
    });
  }
}

async function linesSince(db: Queryable, frameId: string, projectIds: readonly string[], time: Date) {
  const { rows } = await db.query<Row & { project_id: string }>(sql`
    SELECT id, project_id, action, actor, changes, correlation_id, happened_at FROM history_lines
    WHERE frame_id = ${frameId} AND project_id = ANY(${projectIds}::uuid[]) AND happened_at >= ${time}
    ORDER BY happened_at, id LIMIT ${MAX_LINES}`);
  return rows;
}

function toChange({ id, action, actor, changes, ...row }: Row, subject: string): LoggedChange {
  return { id, subject, action, actor, changes, correlationId: row.correlation_id, happenedAt: row.happened_at };
}
