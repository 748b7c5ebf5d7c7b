import type { Page } from '@trackway/application';
import { type Database, type EffectRow, PgEffects, sql } from '@trackway/postgres';
import type { LineFilter } from '../../audit/line-filter';
import { lineConditions } from '../../audit/lines-where';
import type { HistoryLine } from './history-entry';
import type { HistoryStore } from './history-store';

export class PgHistoryStore implements HistoryStore {
  constructor(private readonly database: Database) {}

  async add(frameId: string, lines: readonly HistoryLine[]): Promise<void> {
    await this.database.inFrame(frameId, (transaction) =>
      new PgEffects(transaction, 'history_lines').add(frameId, lines.map(toRow)),
    );
  }

  async page(frameId: string, projectId: string, filter: LineFilter, { page, perPage }: Page) {
    const from = sql`FROM history_lines WHERE ${lineConditions(frameId, filter, [sql`project_id = ${projectId}`])}`;
    return this.database.inFrame(frameId, async (transaction) => {
      // One statement, so that the page and the total are consistent.
      const { rows } = await transaction.query<EffectRow & { total: number; is_line: boolean }>(sql`
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

function toRow(line: HistoryLine): EffectRow {
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

function toLine(row: EffectRow): HistoryLine {
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
