import { type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import { textSortKey } from '../text-sort-key';
import { type MemoryColumn, milliseconds } from './column-layout';
import type { AnswerRow, AssignmentRow, ProjectRow } from './project-rows';

/** Reads projects by id. Related rows are read by statements of their own: PostgreSQL takes longer to aggregate them. */
export class ProjectStatements {
  private readonly columns: Sql;

  constructor(layout: readonly MemoryColumn[]) {
    this.columns = trustedSql(layout.map(({ name, sql: value }) => `${value} AS "${name}"`).join(', '));
  }

  /** The projects that exist. Their values are consistent if `db` is a snapshot. */
  async read(db: Queryable, frameId: string, ids: readonly string[]): Promise<readonly ReadProject[]> {
    const [projects, users, groups, tags, assignments, answers] = await Promise.all([
      db.query<RawProject>(of(frameId, ids, sql`p.deleted_at IS NOT NULL AS is_deleted, ${this.columns}`, PROJECTS)),
      db.query<RawUser>(of(frameId, ids, trustedSql('p.user_id'), USERS)),
      db.query<RawGroup>(of(frameId, ids, trustedSql('p.group_id'), GROUPS)),
      db.query<RawTag>(of(frameId, ids, trustedSql('p.tag_id'), TAGS)),
      db.query<RawAssignment>(of(frameId, ids, ASSIGNMENT_COLUMNS, ASSIGNMENTS)),
      db.query<RawAnswer>(of(frameId, ids, ANSWER_COLUMNS, ANSWERS)),
    ]);
    const rows: (ReadProject | undefined)[] = new Array(ids.length).fill(undefined);
    for (const row of projects.rows) rows[row.at - 1] = toProjectRow(row);
    for (const { at, user_id } of users.rows) rows[at - 1]?.userIds.push(user_id);
    for (const { at, group_id } of groups.rows) rows[at - 1]?.groupIds.push(group_id);
    for (const { at, tag_id } of tags.rows) rows[at - 1]?.tagIds.push(tag_id);
    for (const row of assignments.rows) rows[row.at - 1]?.assignments.push(toAssignment(row));
    for (const row of answers.rows) rows[row.at - 1]?.answers.push(toAnswer(row));
    return rows.filter((row) => row !== undefined);
  }
}

/**
 * Selects columns of the rows `p` of each project, with the position of its id. One index look-up for each id: for a list
 * of ids, the planner may scan the whole frame with another index. So may a prepared plan from when the tables were small.
 */
function of(frameId: string, ids: readonly string[], columns: Sql, rows: (frame: Sql) => Sql): Sql {
  return sql`SELECT wanted.at::integer AS at, ${columns}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, at) CROSS JOIN LATERAL (${rows(anyFrame(frameId))} OFFSET 0) p`;
}

/** Hides the frame from the planner, which would estimate one row for a frame that is not in its statistics. */
export function anyFrame(frameId: string): Sql {
  return sql`(SELECT ${frameId}::uuid)`;
}

const PROJECTS = (frame: Sql) => sql`SELECT * FROM projects WHERE frame_id = ${frame} AND id = wanted.id`;
const USERS = (frame: Sql) => sql`
  SELECT m.user_id FROM project_people m WHERE m.frame_id = ${frame} AND m.project_id = wanted.id AND m.role = 'user'`;
const GROUPS = (frame: Sql) => sql`
  SELECT m.group_id FROM project_group_members m
  JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL
  WHERE m.frame_id = ${frame} AND m.project_id = wanted.id`;
const TAGS = (frame: Sql) => sql`
  SELECT m.tag_id FROM project_tags m WHERE m.frame_id = ${frame} AND m.project_id = wanted.id`;
const ASSIGNMENTS = (frame: Sql) => sql`
  SELECT m.funnel_id, m.step_id, m.status, m.status_at, m.forecast_at, m.linked_at, m.tag_ids
  FROM funnel_assignments m WHERE m.frame_id = ${frame} AND m.project_id = wanted.id AND m.left_at IS NULL`;
const ASSIGNMENT_COLUMNS = trustedSql(
  `p.funnel_id, p.step_id, p.status, ${milliseconds('p.status_at')} AS status_at, ${milliseconds('p.forecast_at')} AS forecast_at,
   ${milliseconds('p.linked_at')} AS linked_at, p.tag_ids`,
);
const ANSWERS = (frame: Sql) => sql`
  SELECT m.field_id, m.accessor_type, m.text_value, m.text_search, m.number_value, m.time_value, m.boolean_value, m.option_value
  FROM project_answers m WHERE m.frame_id = ${frame} AND m.project_id = wanted.id`;
const ANSWER_COLUMNS = trustedSql(
  `p.field_id, p.accessor_type, p.text_value, p.text_search, p.number_value::float8 AS number_value,
   ${milliseconds('p.time_value')} AS time_value, p.boolean_value::integer AS boolean_value, p.option_value,
   ${textSortKey('p.text_value')} AS text_value_sort`,
);

interface Positioned {
  /** The position of the id of the project, from 1. */
  readonly at: number;
}

type RawProject = Record<string, string | number | null> & Positioned & { readonly is_deleted: boolean };

interface RawUser extends Positioned {
  readonly user_id: string;
}

interface RawGroup extends Positioned {
  readonly group_id: string;
}

interface RawTag extends Positioned {
  readonly tag_id: string;
}

interface RawAssignment extends Positioned {
  readonly funnel_id: string;
  readonly step_id: string;
  readonly status: string;
  readonly status_at: number;
  readonly forecast_at: number | null;
  readonly linked_at: number;
  readonly tag_ids: string[];
}

interface RawAnswer extends Positioned {
  readonly field_id: string;
  readonly accessor_type: string;
  readonly text_value: string | null;
  readonly text_search: string | null;
  readonly number_value: number | null;
  readonly time_value: number | null;
  readonly boolean_value: 0 | 1 | null;
  readonly option_value: string | null;
  readonly text_value_sort: string | null;
}

/** A project to which related values are added. */
export interface ReadProject extends ProjectRow {
  readonly fields: Record<string, string | number | null>;
  readonly userIds: string[];
  readonly groupIds: string[];
  readonly tagIds: string[];
  readonly assignments: AssignmentRow[];
  readonly answers: AnswerRow[];
}

function toProjectRow(fields: RawProject): ReadProject {
  return {
    id: String(fields['id']),
    deleted: fields.is_deleted,
    isTemplate: fields['is_template'] === 1,
    fields: fields as Record<string, string | number | null>,
    userIds: [],
    groupIds: [],
    tagIds: [],
    assignments: [],
    answers: [],
  };
}

function toAssignment(row: RawAssignment): AssignmentRow {
  return [row.funnel_id, row.step_id, row.status, row.status_at, row.forecast_at, row.linked_at, row.tag_ids];
}

function toAnswer(row: RawAnswer): AnswerRow {
  const { text_value, text_search, number_value, time_value, boolean_value, option_value } = row;
  const values = [text_value, text_search, number_value, time_value, boolean_value, option_value] as const;
  return [row.field_id, row.accessor_type, ...values, row.text_value_sort];
}
