import type { Actor, FieldChange } from '@trackway/contracts';
import { type Database, type Queryable, sql } from '@trackway/postgres';
import type { ChangeLog, LoggedChange } from './change-log';

const CHANGES_PER_PROJECT = 100;

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
    SELECT found.* FROM unnest(${projectIds}::uuid[]) AS wanted (project_id) CROSS JOIN LATERAL (
      SELECT id, project_id, action, actor, changes, correlation_id, happened_at FROM history_lines h
      WHERE h.frame_id = ${frameId} AND h.project_id = wanted.project_id AND h.happened_at >= ${time}
      ORDER BY h.happened_at DESC, h.id DESC LIMIT ${CHANGES_PER_PROJECT}
    ) found ORDER BY found.happened_at, found.id`);
  return rows;
}

function toChange({ id, action, actor, changes, ...row }: Row, subject: string): LoggedChange {
  return { id, subject, action, actor, changes, correlationId: row.correlation_id, happenedAt: row.happened_at };
}
