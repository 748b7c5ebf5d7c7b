import { type Database, preparedSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { AnswerRow, AssignmentRow, ProjectRow } from './project-row';
import type { Changes, ProjectRows } from './project-rows';

export class PgProjectRows implements ProjectRows {
  constructor(private readonly database: Database) {}

  async changedSince(frameId: string, horizon: bigint): Promise<Changes> {
    const { rows } = await this.database.query<{ horizon: string; changed: [string, string][] | null }>(preparedSql`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
        (SELECT json_agg(json_build_array(c.transaction_id::text, c.project_id)) FROM search_changes c
         WHERE ${horizon > 0n} AND c.frame_id = ${frameId} AND c.transaction_id >= ${String(horizon)}::xid8) AS changed`);
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL gave no snapshot.');
    const changes = (row.changed ?? []).map(([transaction, projectId]) => ({
      transaction: BigInt(transaction),
      projectId,
    }));
    return { changes, horizon: BigInt(row.horizon) };
  }

  async named(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    // Each by its key: for a list of them the planner may walk the whole frame by another index.
    return this.read(sql`unnest(${ids}::uuid[]) AS named (id) CROSS JOIN LATERAL (
      SELECT * FROM projects WHERE frame_id = ${anyFrame(frameId)} AND id = named.id LIMIT 1) p`);
  }

  async after(frameId: string, id: string, count: number): Promise<readonly ProjectRow[]> {
    const isNext = sql`p.frame_id = ${anyFrame(frameId)} AND p.id > ${id}::uuid`;
    return this.read(sql`projects p WHERE ${isNext} ORDER BY p.id LIMIT ${count}`);
  }

  private async read(from: Sql): Promise<readonly ProjectRow[]> {
    const { rows } = await this.database.query<Row>(sql`SELECT ${COLUMNS} FROM ${from}`);
    return rows.map((row) => toProjectRow(row));
  }
}

/** Planned as any frame: one that the planner does not know would count as a single row, and be read whole for each project. */
function anyFrame(frameId: string): Sql {
  return sql`(SELECT ${frameId}::uuid)`;
}

type Row = Record<string, string | number | null> & {
  readonly is_deleted: boolean;
  readonly is_template: boolean;
  readonly user_ids: string[];
  readonly group_ids: string[];
  readonly assignments: AssignmentRow[] | null;
  readonly answers: AnswerRow[] | null;
};

function toProjectRow({
  is_deleted,
  is_template,
  user_ids,
  group_ids,
  assignments,
  answers,
  ...fields
}: Row): ProjectRow {
  return {
    id: String(fields['id']),
    deleted: is_deleted,
    isTemplate: is_template,
    fields,
    userIds: user_ids,
    groupIds: group_ids,
    assignments: assignments ?? [],
    answers: answers ?? [],
  };
}

function milliseconds(column: string): string {
  return `(extract(epoch FROM ${column}) * 1000)::float8`;
}

/** The names are those of the table of search fields; a name of another table is `table.column`. */
const COLUMNS = trustedSql(`
  p.id, p.code, p.name, p.description, p.code_search, p.name_search, p.description_search, p.impact, p.budget::float8 AS budget,
  p.status, p.parent_id, p.customer_id, p.contact_id, p.created_by, p.completed_percentage, p.is_template,
  p.deleted_at IS NOT NULL AS is_deleted, ${milliseconds('p.created_at')} AS created_at, ${milliseconds('p.updated_at')} AS updated_at,
  ${milliseconds('p.channel_awaiting_reply_since')} AS channel_awaiting_reply_since,
  (SELECT c.name FROM customers c WHERE c.frame_id = p.frame_id AND c.id = p.customer_id) AS "customers.name",
  (SELECT c.name FROM contacts c WHERE c.frame_id = p.frame_id AND c.id = p.contact_id) AS "contacts.name",
  ARRAY(SELECT m.user_id FROM project_people m WHERE m.frame_id = p.frame_id AND m.project_id = p.id AND m.role = 'user') AS user_ids,
  ARRAY(SELECT m.group_id FROM project_group_members m
    JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL
    WHERE m.frame_id = p.frame_id AND m.project_id = p.id) AS group_ids,
  (SELECT json_agg(json_build_array(m.funnel_id, m.step_id, m.status, ${milliseconds('m.status_at')}, ${milliseconds('m.forecast_at')},
      ${milliseconds('m.linked_at')}, m.tag_ids))
    FROM funnel_assignments m WHERE m.frame_id = p.frame_id AND m.project_id = p.id AND m.left_at IS NULL) AS assignments,
  (SELECT json_agg(json_build_array(m.field_id, m.accessor_type, m.text_value, m.text_search, m.number_value, ${milliseconds('m.time_value')},
      m.boolean_value::integer, m.option_value))
    FROM project_answers m WHERE m.frame_id = p.frame_id AND m.project_id = p.id) AS answers`);
