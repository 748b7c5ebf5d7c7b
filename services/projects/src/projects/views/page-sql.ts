import { contactFields } from '@trackway/contracts';
import { preparedSql, SharedValue, type Sql, sql } from '@trackway/postgres';
import { recordColumns } from '../../fields/record-columns';
import { projectColumns } from '../project/project-row';
import type { PagePart, PageQuery } from './project-pages';

const contactColumns = recordColumns(contactFields);

/** One row with a column of JSON for each part; null or missing if it is not requested or empty. */
export function pageSql(query: PageQuery): Sql {
  const values = { frame: new SharedValue(query.frameId), projects: new SharedValue(query.ids) };
  return query.parts.size === 0 ? projectsOnlySql(values) : completeSql(query, values);
}

interface Values {
  readonly frame: SharedValue;
  readonly projects: SharedValue;
}

/** Starting the complete statement takes longer than executing this one. */
function projectsOnlySql({ frame, projects }: Values): Sql {
  return preparedSql`
    SELECT
      (SELECT to_json(f) FROM (${frameSql(frame)}) f) AS frame,
      (SELECT json_agg(p) FROM (${projectsSql(frame, projects)}) p) AS projects`;
}

/**
 * The text is constant, so the statement is prepared once. PostgreSQL does not execute the parts that are not requested.
 */
function completeSql({ parts, linkedBy }: PageQuery, { frame, projects }: Values): Sql {
  const part = (name: PagePart, select: Sql) =>
    sql`CASE WHEN ${parts.has(name)}::boolean THEN (SELECT json_agg(r) FROM (${select}) r) END`;
  return preparedSql`
    WITH page AS MATERIALIZED (${projectsSql(frame, projects)})
    SELECT
      (SELECT to_json(f) FROM (${frameSql(frame)}) f) AS frame,
      (SELECT json_agg(p) FROM page p) AS projects,
      ${part('customers', customersSql(frame, linkedBy?.customerId ?? null))} AS customers,
      ${part('contacts', contactsSql(frame, linkedBy?.contactId ?? null))} AS contacts,
      ${part('groups', groupsSql(frame, projects))} AS groups,
      ${part('tags', tagsSql(frame, projects))} AS tags,
      ${part('users', usersSql(frame, projects))} AS users,
      ${part('tasks', tasksSql(frame, projects))} AS tasks,
      ${part('funnels', funnelsSql(frame, projects))} AS funnels,
      ${part('funnels', funnelTagsSql(frame, projects))} AS funnel_tags,
      ${part('funnels', funnelExecutorsSql(frame, projects))} AS funnel_executors,
      ${part('titles', titlesSql(frame, linkedBy?.formId ?? null))} AS titles,
      ${part('answers', answersSql(frame, projects))} AS answers,
      ${part('ancestors', ancestorsSql(frame, projects))} AS ancestors`;
}

function frameSql(frame: SharedValue): Sql {
  return sql`SELECT id, name, subdomain, locale, model_forms FROM frames WHERE id = ${frame}`;
}

function projectsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT ${projectColumns.list}, completed_percentage FROM projects
    WHERE frame_id = ${frame} AND id = ANY(${projects}::uuid[])`;
}

function customersSql(frame: SharedValue, linked: string | null): Sql {
  return sql`
    WITH RECURSIVE above AS (
      SELECT id, name, parent_id FROM customers
      WHERE frame_id = ${frame} AND id = ANY(ARRAY(SELECT customer_id FROM page) || ${linked}::uuid)
      UNION
      SELECT c.id, c.name, c.parent_id FROM customers c JOIN above ON c.id = above.parent_id WHERE c.frame_id = ${frame}
    )
    SELECT id, name, parent_id FROM above`;
}

function contactsSql(frame: SharedValue, linked: number | null): Sql {
  return sql`
    SELECT ${contactColumns.listOf('c')},
      COALESCE((
        SELECT json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id)
        FROM contact_customers cc
        JOIN customers u ON u.frame_id = cc.frame_id AND u.id = cc.customer_id
        WHERE cc.frame_id = c.frame_id AND cc.contact_id = c.id), '[]') AS customers
    FROM contacts c
    WHERE c.frame_id = ${frame} AND c.id = ANY(ARRAY(SELECT contact_id FROM page) || ${linked}::integer)`;
}

function groupsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT m.project_id, g.id, g.name FROM project_group_members m
    JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id
    WHERE m.frame_id = ${frame} AND m.project_id = ANY(${projects}::uuid[]) AND g.deleted_at IS NULL
    ORDER BY g.name, g.id`;
}

function tagsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT m.project_id, t.id, t.name, t.color, t.deleted_at FROM project_tags m
    JOIN tags t ON t.frame_id = m.frame_id AND t.id = m.tag_id
    WHERE m.frame_id = ${frame} AND m.project_id = ANY(${projects}::uuid[])
    ORDER BY t.name, t.id`;
}

function usersSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT p.project_id, p.role, u.id, u.name, u.deleted_at FROM project_people p
    JOIN users u ON u.frame_id = p.frame_id AND u.id = p.user_id
    WHERE p.frame_id = ${frame} AND p.project_id = ANY(${projects}::uuid[])
    ORDER BY u.name, u.id`;
}

function tasksSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT t.project_id, t.id, t.title, t.done, t.due_at, t.assignee_id, u.name AS assignee_name
    FROM tasks t LEFT JOIN users u ON u.frame_id = t.frame_id AND u.id = t.assignee_id
    WHERE t.frame_id = ${frame} AND t.project_id = ANY(${projects}::uuid[]) AND t.deleted_at IS NULL
    ORDER BY t.created_at, t.id`;
}

function funnelsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT a.project_id, a.id AS assignment_id, a.version, f.id, f.name, a.status, a.status_at, a.forecast_date,
      a.linked_at, s.id AS step_id, s.name AS step_name, a.tag_ids, a.executor_ids
    FROM funnel_assignments a
    JOIN funnels f ON f.frame_id = a.frame_id AND f.id = a.funnel_id
    LEFT JOIN funnel_steps s ON s.frame_id = a.frame_id AND s.id = a.step_id
    WHERE a.frame_id = ${frame} AND a.project_id = ANY(${projects}::uuid[]) AND a.left_at IS NULL
    ORDER BY a.linked_at, a.id`;
}

/** The tags of all assignments, in the order of each of them. */
function funnelTagsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT id, name, color FROM tags
    WHERE frame_id = ${frame} AND id = ANY(ARRAY(SELECT unnest(a.tag_ids) FROM ${assignmentsSql(frame, projects)} a))
    ORDER BY name, id`;
}

function funnelExecutorsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    SELECT id, name FROM users
    WHERE frame_id = ${frame} AND id = ANY(ARRAY(SELECT unnest(a.executor_ids) FROM ${assignmentsSql(frame, projects)} a))
    ORDER BY name, id`;
}

function assignmentsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`(
    SELECT tag_ids, executor_ids FROM funnel_assignments
    WHERE frame_id = ${frame} AND project_id = ANY(${projects}::uuid[]) AND left_at IS NULL)`;
}

function titlesSql(frame: SharedValue, linked: number | null): Sql {
  return sql`
    SELECT id, title FROM forms
    WHERE frame_id = ${frame} AND id = ANY(ARRAY(SELECT form_id FROM page) || ${linked}::integer)`;
}

/** The list of ids makes PostgreSQL use the index by project, also for tenants that are missing in its statistics. */
function answersSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    WITH sources AS MATERIALIZED (
      SELECT id, id AS read_for FROM unnest(${projects}::uuid[]) AS id
      UNION ALL
      SELECT id, merged_id FROM projects WHERE frame_id = ${frame} AND merged_id = ANY(${projects}::uuid[]))
    SELECT s.read_for AS project_id, a.answer, f.title AS form_title
    FROM form_answers a
    JOIN sources s ON s.id = a.project_id
    LEFT JOIN forms f ON f.frame_id = a.frame_id AND f.id = (a.answer ->> 'form_id')::integer
    WHERE a.frame_id = ${frame} AND a.project_id = ANY(ARRAY(SELECT id FROM sources)) AND a.answer IS NOT NULL
    ORDER BY s.id <> s.read_for, s.id, a.id`;
}

function ancestorsSql(frame: SharedValue, projects: SharedValue): Sql {
  return sql`
    WITH RECURSIVE above AS (
      SELECT id, name, parent_id FROM projects WHERE frame_id = ${frame} AND id = ANY(${projects}::uuid[])
      UNION
      SELECT p.id, p.name, p.parent_id FROM projects p JOIN above ON p.id = above.parent_id WHERE p.frame_id = ${frame}
    )
    SELECT id, name, parent_id FROM above`;
}
