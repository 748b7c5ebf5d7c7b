import type { Page } from '@trackway/application';
import type { Actor, AuditSubject, FieldChange } from '@trackway/contracts';
import { type Database, sql, storedJson } from '@trackway/postgres';
import type { AuditLine } from './audit-line';
import type { AuditFilter, AuditStore } from './audit-store';
import { lineConditions } from './lines-where';

interface AuditRow {
  id: string;
  action: string;
  subject_kind: AuditSubject['kind'];
  subject_id: string;
  subject_name: string | null;
  actor: Actor;
  changes: FieldChange[];
  details: Record<string, unknown>;
  source: string;
  correlation_id: string;
  request_id: string | null;
  happened_at: Date;
}

export class PgAuditStore implements AuditStore {
  constructor(private readonly database: Database) {}

  async add(frameId: string, lines: readonly AuditLine[]): Promise<void> {
    const rows = storedJson(lines.map(toRow));
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        INSERT INTO audit_lines (frame_id, id, action, subject_kind, subject_id, subject_name, actor, changes, details, source,
          correlation_id, request_id, happened_at)
        SELECT ${frameId}, id, action, subject_kind, subject_id, subject_name, actor, changes, details, source,
          correlation_id, request_id, happened_at
        FROM jsonb_to_recordset(${rows}::jsonb) AS line (id uuid, action text, subject_kind text, subject_id text,
          subject_name text, actor jsonb, changes jsonb, details jsonb, source text, correlation_id text, request_id text,
          happened_at timestamptz)
        ON CONFLICT DO NOTHING`),
    );
  }

  async page(frameId: string, filter: AuditFilter, { page, perPage }: Page) {
    const own = [];
    if (filter.subjectKind !== undefined) own.push(sql`subject_kind = ${filter.subjectKind}`);
    if (filter.subjectId !== undefined) own.push(sql`subject_id = ${filter.subjectId}`);
    const where = lineConditions(frameId, filter, own);
    return this.database.inFrame(frameId, async (transaction) => {
      // One statement, so that the page and the total are consistent.
      const { rows } = await transaction.query<AuditRow & { total: number; is_line: boolean }>(sql`
        WITH line AS (
          SELECT id, action, subject_kind, subject_id, subject_name, actor, changes, details, source, correlation_id,
            request_id, happened_at
          FROM audit_lines WHERE ${where} ORDER BY happened_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
        )
        SELECT counted.total, line.id IS NOT NULL AS is_line, line.*
        FROM (SELECT count(*) AS total FROM audit_lines WHERE ${where}) counted LEFT JOIN line ON true
        ORDER BY line.happened_at DESC, line.id DESC`);
      return { lines: rows.filter((row) => row.is_line).map(toLine), total: rows[0]?.total ?? 0 };
    });
  }
}

function toRow(line: AuditLine): Omit<AuditRow, 'happened_at'> & { happened_at: string } {
  return {
    id: line.id,
    action: line.action,
    subject_kind: line.subject.kind,
    subject_id: line.subject.id,
    subject_name: line.subject.name,
    actor: line.actor,
    changes: [...line.changes],
    details: line.details,
    source: line.source,
    correlation_id: line.correlationId,
    request_id: line.requestId,
    happened_at: line.happenedAt.toISOString(),
  };
}

function toLine(row: AuditRow): AuditLine {
  return {
    id: row.id,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    actor: row.actor,
    changes: row.changes,
    details: row.details,
    source: row.source,
    correlationId: row.correlation_id,
    requestId: row.request_id,
    happenedAt: row.happened_at,
  };
}
