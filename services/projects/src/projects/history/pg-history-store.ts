import type { Page } from '@trackway/application';
import type { Actor, FieldChange } from '@trackway/contracts';
import { type Database, rowsSql, sql, trustedSql } from '@trackway/postgres';
import type { LineFilter } from '../../audit/line-filter';
import { lineConditions } from '../../audit/lines-where';
import type { HistoryLine } from './history-entry';
import type { HistoryStore } from './history-store';

interface HistoryRow {
  id: string;
  project_id: string;
  action: string;
  actor: Actor;
  changes: readonly FieldChange[];
  details: Readonly<Record<string, unknown>>;
  source: string;
  correlation_id: string;
  causation_id: string | null;
  request_id: string | null;
  happened_at: Date;
}

const COLUMNS: Readonly<Record<keyof HistoryRow, string>> = {
  id: 'uuid',
  project_id: 'uuid',
  action: 'text',
  actor: 'jsonb',
  changes: 'jsonb',
  details: 'jsonb',
  source: 'text',
  correlation_id: 'text',
  causation_id: 'text',
  request_id: 'text',
  happened_at: 'timestamptz',
};
const NAMES = Object.keys(COLUMNS) as (keyof HistoryRow)[];

export class PgHistoryStore implements HistoryStore {
  constructor(private readonly database: Database) {}

  async add(frameId: string, lines: readonly HistoryLine[]): Promise<void> {
    const rows = lines.map(toRow);
    const columns = NAMES.map((name) => ({ type: COLUMNS[name], values: rows.map((row) => row[name]) }));
    const names = trustedSql(NAMES.join(', '));
    await this.database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        INSERT INTO history_lines (frame_id, ${names}) SELECT ${frameId}, n.* FROM ${rowsSql(columns)} AS n (${names})
        ON CONFLICT (frame_id, id) DO NOTHING`),
    );
  }

  async page(frameId: string, projectId: string, filter: LineFilter, { page, perPage }: Page) {
    const from = sql`FROM history_lines WHERE ${lineConditions(frameId, filter, [sql`project_id = ${projectId}`])}`;
    return this.database.inFrame(frameId, async (transaction) => {
      // One statement, so that the page and the total are consistent.
      const { rows } = await transaction.query<HistoryRow & { total: number; is_line: boolean }>(sql`
        WITH line AS (
          SELECT id, project_id, action, actor, changes, details, source, correlation_id, causation_id, request_id, happened_at
          ${from} ORDER BY happened_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}
        )
        SELECT counted.total, line.id IS NOT NULL AS is_line, line.*
        FROM (SELECT count(*) AS total ${from}) counted LEFT JOIN line ON true
        ORDER BY line.happened_at DESC, line.id DESC`);
      return { lines: rows.filter((row) => row.is_line).map(toLine), total: rows[0]?.total ?? 0 };
    });
  }
}

function toRow(line: HistoryLine): HistoryRow {
  return {
    id: line.id,
    project_id: line.projectId,
    action: line.action,
    actor: line.actor,
    changes: line.changes,
    details: line.details,
    source: line.source,
    correlation_id: line.correlationId,
    causation_id: line.causationId,
    request_id: line.requestId,
    happened_at: line.happenedAt,
  };
}

function toLine(row: HistoryRow): HistoryLine {
  return {
    id: row.id,
    projectId: row.project_id,
    action: row.action,
    actor: row.actor,
    changes: row.changes,
    details: row.details,
    source: row.source,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    requestId: row.request_id,
    happenedAt: row.happened_at,
  };
}
