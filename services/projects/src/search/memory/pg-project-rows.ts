import { type Database, preparedSql, type Sql, sql, trustedSql } from '@trackway/postgres';
import { textSortKey } from '../text-sort-key';
import { type MemoryColumn, milliseconds } from './column-layout';
import type { AnswerRow, AssignmentRow, Changes, FrameSize, ProjectRow, ProjectRows } from './project-rows';

/** Projects that one refresh reads. With more changes, reloading the tenant is less expensive. */
const MAX_CHANGED = 20_000;

export class PgProjectRows implements ProjectRows {
  private readonly columns: Sql;

  constructor(
    private readonly database: Database,
    layout: readonly MemoryColumn[],
  ) {
    this.columns = columnsSql(layout);
  }

  async sizeOf(frameId: string): Promise<FrameSize> {
    const { rows } = await this.database.query<{ projects: number; bytes: number }>(sql`
      SELECT count(*) AS projects,
        COALESCE(sum(octet_length(p.description) + octet_length(p.name) + octet_length(p.code)), 0)::float8 AS bytes
      FROM projects p WHERE p.frame_id = ${frameId}`);
    return { projects: rows[0]?.projects ?? 0, textBytes: rows[0]?.bytes ?? 0 };
  }

  async snapshot(): Promise<string> {
    const { rows } = await this.database.query<{ snapshot: string }>(
      preparedSql`SELECT pg_current_snapshot()::text AS snapshot`,
    );
    return snapshotOf(rows[0]);
  }

  /**
   * Reads the changes of transactions that started after the snapshot or were in progress then, so a long transaction does not
   * cause changes of others to be read again. The projects of a changed related row are found in the current state, so the
   * commit order of two transactions does not matter.
   */
  async changedSince(frameId: string, snapshot: string): Promise<Changes> {
    const unseen = (table: string) => sql`
      SELECT c.* FROM ${trustedSql(table)} c
      WHERE c.frame_id = ${frameId} AND c.transaction_id >= pg_snapshot_xmax(${snapshot}::pg_snapshot)
      UNION ALL
      SELECT c.* FROM ${trustedSql(table)} c
      WHERE c.frame_id = ${frameId} AND c.transaction_id = ANY(ARRAY(SELECT pg_snapshot_xip(${snapshot}::pg_snapshot)))`;
    const { rows } = await this.database.query<{ snapshot: string; changed: string[] | null }>(preparedSql`
      WITH named AS MATERIALIZED (SELECT DISTINCT project_id AS id FROM (${unseen('search_changes')}) c LIMIT ${MAX_CHANGED + 1}),
        related AS MATERIALIZED (SELECT DISTINCT kind, related_id FROM (${unseen('search_related_changes')}) c LIMIT ${MAX_CHANGED + 1}),
        changed AS (
          SELECT id FROM named
          UNION SELECT p.merged_id FROM named n JOIN projects p ON p.frame_id = ${frameId} AND p.id = n.id WHERE p.merged_id IS NOT NULL
          UNION SELECT p.id FROM related r JOIN projects p ON p.frame_id = ${frameId} AND p.customer_id = r.related_id::uuid
            WHERE r.kind = 'customer'
          UNION SELECT p.id FROM related r JOIN projects p ON p.frame_id = ${frameId} AND p.contact_id = r.related_id::integer
            WHERE r.kind = 'contact'
          UNION SELECT m.project_id FROM related r JOIN project_group_members m ON m.frame_id = ${frameId} AND m.group_id = r.related_id::uuid
            WHERE r.kind = 'group'
          LIMIT ${MAX_CHANGED + 1}
        )
      SELECT pg_current_snapshot()::text AS snapshot, (SELECT json_agg(id) FROM changed) AS changed`);
    const projectIds = rows[0]?.changed ?? [];
    return { snapshot: snapshotOf(rows[0]), projectIds: projectIds.length > MAX_CHANGED ? undefined : projectIds };
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]> {
    // One index look-up per id. For a list of ids the planner may scan the whole frame with another index.
    return this.read(sql`unnest(${ids}::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT * FROM projects WHERE frame_id = ${anyFrame(frameId)} AND id = wanted.id LIMIT 1) p`);
  }

  async after(frameId: string, id: string, count: number): Promise<readonly ProjectRow[]> {
    const isNext = sql`p.frame_id = ${anyFrame(frameId)} AND p.id > ${id}::uuid`;
    return this.read(sql`projects p WHERE ${isNext} ORDER BY p.id LIMIT ${count}`);
  }

  private async read(from: Sql): Promise<readonly ProjectRow[]> {
    const { rows } = await this.database.query<RawRow>(sql`SELECT ${this.columns} FROM ${from}`);
    return rows.map((row) => toProjectRow(row));
  }
}

function snapshotOf(row: { readonly snapshot: string } | undefined): string {
  if (!row) throw new Error('PostgreSQL returned no snapshot.');
  return row.snapshot;
}

/** Hides the frame from the planner, which would estimate one row for a frame that is not in its statistics. */
function anyFrame(frameId: string): Sql {
  return sql`(SELECT ${frameId}::uuid)`;
}

type RawRow = Record<string, string | number | null> & RelatedRows;

interface RelatedRows {
  readonly is_deleted: boolean;
  readonly user_ids: string[];
  readonly group_ids: string[];
  readonly assignments: AssignmentRow[] | null;
  readonly answers: AnswerRow[] | null;
}

function toProjectRow({ is_deleted, user_ids, group_ids, assignments, answers, ...fields }: RawRow): ProjectRow {
  return {
    id: String(fields['id']),
    deleted: is_deleted,
    isTemplate: fields['is_template'] === 1,
    fields,
    userIds: user_ids,
    groupIds: group_ids,
    assignments: assignments ?? [],
    answers: answers ?? [],
  };
}

/** Related rows of a project, and whether it is deleted. */
const RELATED = `
  p.deleted_at IS NOT NULL AS is_deleted,
  ARRAY(SELECT m.user_id FROM project_people m WHERE m.frame_id = p.frame_id AND m.project_id = p.id AND m.role = 'user') AS user_ids,
  ARRAY(SELECT m.group_id FROM project_group_members m
    JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL
    WHERE m.frame_id = p.frame_id AND m.project_id = p.id) AS group_ids,
  (SELECT json_agg(json_build_array(m.funnel_id, m.step_id, m.status, ${milliseconds('m.status_at')}, ${milliseconds('m.forecast_at')},
      ${milliseconds('m.linked_at')}, m.tag_ids))
    FROM funnel_assignments m WHERE m.frame_id = p.frame_id AND m.project_id = p.id AND m.left_at IS NULL) AS assignments,
  (SELECT json_agg(json_build_array(m.field_id, m.accessor_type, m.text_value, m.text_search, m.number_value, ${milliseconds('m.time_value')},
      m.boolean_value::integer, m.option_value, ${textSortKey('m.text_value')}))
    FROM project_answers m WHERE m.frame_id = p.frame_id AND m.project_id = p.id) AS answers`;

function columnsSql(layout: readonly MemoryColumn[]): Sql {
  return trustedSql([...layout.map(({ name, sql: value }) => `${value} AS "${name}"`), RELATED].join(', '));
}
