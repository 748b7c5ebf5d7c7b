import type { Client } from 'pg';

/** All rows of the read model, and the derived columns of projects. */
const TABLES = {
  funnels: 'id, name, version, deleted_at',
  funnel_steps: 'id, funnel_id, name, position',
  funnel_assignments:
    'id, funnel_id, project_id, step_id, status, status_at, forecast_date, forecast_at, linked_at, tag_ids, executor_ids, version, left_at',
  forms: 'id, title, version, deleted_at',
  form_edges: 'id, form_id, label, type, version',
  form_answers: 'id, project_id, version, answer',
  form_answer_values:
    'answer_id, position, project_id, field_id, accessor_type, text_value, text_search, number_value, time_value, boolean_value, option_value',
  channel_conversations: 'id, channel_id, project_id, awaiting_reply_since, version',
  projects: 'id, completed_percentage, channel_awaiting_reply_since',
} as const;

/** The rows of a frame in every table of the read model, in one order. */
export async function dumpReadModel(client: Client, frameId: string): Promise<Record<string, unknown[]>> {
  const dump: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const { rows } = await client.query(`SELECT ${columns} FROM ${table} WHERE frame_id = $1 ORDER BY 1, 2`, [frameId]);
    dump[table] = rows;
  }
  return dump;
}
