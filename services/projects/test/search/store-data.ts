import { newId } from '@trackway/runtime';
import type { Client } from 'pg';
import { answerRows } from './answers';
import { ids } from './arbitrary-search';
import type { NaiveProject, Names } from './naive-search';
import { placeRows } from './places';

/** Names whose order differs from the order of their ids. Two are equal. */
export const names: Names = {
  customer: new Map(ids.customers.map((id, n) => [id, ['Zeta', 'acme', 'Acme', 'Zeta'][n] ?? ''])),
  contact: new Map(ids.contacts.map((id, n) => [id, ['Bo', 'Ana', 'Bo'][n] ?? ''])),
};

/** Stores projects and their related records in a new frame, as the superuser. */
export async function storeFrame(client: Client, projects: readonly NaiveProject[]): Promise<string> {
  const frameId = newId();
  const insert = (text: string, ...values: unknown[]) => client.query(text, [frameId, ...values]);
  const stamps = 'now(), now()';
  await insert(
    `INSERT INTO customers (frame_id, id, name, created_at, updated_at)
     SELECT $1, c.*, ${stamps} FROM unnest($2::uuid[], $3::text[]) AS c`,
    ids.customers,
    [...names.customer.values()],
  );
  await insert(
    `INSERT INTO contacts (frame_id, id, name, created_at, updated_at)
     SELECT $1, c.*, ${stamps} FROM unnest($2::int[], $3::text[]) AS c`,
    ids.contacts,
    [...names.contact.values()],
  );
  for (const [table, list] of [
    ['users', ids.users],
    ['project_groups', ids.groups],
  ] as const) {
    await insert(
      `INSERT INTO ${table} (frame_id, id, name, created_at, updated_at)
       SELECT $1, i, i::text, ${stamps} FROM unnest($2::uuid[]) AS i`,
      list,
    );
  }
  await insert(
    `INSERT INTO tags (frame_id, id, name, color, created_at, updated_at)
     SELECT $1, i, i::text, '#000000', ${stamps} FROM unnest($2::uuid[]) AS i`,
    ids.tags,
  );
  await insert(
    `INSERT INTO projects (frame_id, id, code, name, description, impact, budget, status, parent_id, customer_id,
       contact_id, created_by, created_at, updated_at, channel_awaiting_reply_since, completed_percentage, deleted_at,
       is_template)
     SELECT $1, p.id, p.code, p.name, p.description, p.impact, p.budget, p.status, p.parent, p.customer, p.contact,
       p.creator, p.created_at, p.updated_at, p.channel_awaiting_reply_since, p.completed_percentage,
       CASE WHEN p.deleted THEN now() END, p.is_template
     FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, code text, name text, description text, impact int, budget bigint,
       status int, parent uuid, customer uuid, contact int, creator uuid, created_at timestamptz, updated_at timestamptz,
       channel_awaiting_reply_since timestamptz, completed_percentage int, deleted boolean, is_template boolean)`,
    JSON.stringify(projects),
  );
  await insert(
    `INSERT INTO project_people (frame_id, project_id, role, user_id)
     SELECT $1, p.id, 'user', u.id FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, assignee jsonb),
       jsonb_array_elements_text(p.assignee) AS e, LATERAL (SELECT e::uuid AS id) u`,
    JSON.stringify(projects),
  );
  await insert(
    `INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
     SELECT $1, e::uuid, p.id, row_number() OVER (ORDER BY p.id)
     FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, project_groups jsonb), jsonb_array_elements_text(p.project_groups) AS e`,
    JSON.stringify(projects),
  );
  await insert(
    `INSERT INTO project_tags (frame_id, project_id, tag_id)
     SELECT $1, p.id, e::uuid FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, tags jsonb), jsonb_array_elements_text(p.tags) AS e`,
    JSON.stringify(projects),
  );
  await insert(
    `INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, text_value,
       number_value, time_value, boolean_value, option_value)
     SELECT $1, n.* FROM jsonb_to_recordset($2::jsonb) AS n (answer_id uuid, position smallint, project_id uuid,
       field_id uuid, accessor_type text, text_value text, number_value numeric, time_value timestamptz,
       boolean_value boolean, option_value text)`,
    JSON.stringify(projects.flatMap(({ id, answers }) => answerRows(id, answers))),
  );
  await insert(
    `INSERT INTO funnel_assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, forecast_date,
       linked_at, tag_ids, executor_ids, version, left_at)
     SELECT $1, n.id, n.funnel_id, n.project_id, n.step_id, n.status, n.status_at, n.forecast_date, n.linked_at, n.tag_ids, '{}',
       1, n.left_at
     FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, funnel_id uuid, project_id uuid, step_id uuid, status text,
       status_at timestamptz, forecast_date date, linked_at timestamptz, tag_ids uuid[], left_at timestamptz)`,
    JSON.stringify(projects.flatMap(({ id, places }) => placeRows(id, places))),
  );
  return frameId;
}
