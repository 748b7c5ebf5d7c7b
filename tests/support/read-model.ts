import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inDatabase } from './in-database';
import { system } from './system';

const run = promisify(execFile);
const ROOT = join(__dirname, '..', '..');

/** Rows of the read model. The version of a conversation also increases without an event. */
const TABLES: Readonly<Record<string, string>> = {
  funnels: 'id, name, version, deleted_at',
  funnel_steps: 'id, funnel_id, name, position',
  funnel_assignments:
    'id, funnel_id, project_id, step_id, status, status_at, forecast_date, linked_at, tag_ids, executor_ids, version, left_at',
  forms: 'id, title, version, deleted_at',
  form_edges: 'id, form_id, label, type, version',
  form_answers: 'id, project_id, version, answer',
  form_answer_values:
    'answer_id, position, project_id, field_id, accessor_type, text_value, number_value, time_value, boolean_value, option_value',
  channel_conversations: 'id, channel_id, project_id, awaiting_reply_since',
  projects: 'id, completed_percentage, channel_awaiting_reply_since',
};

export function dumpReadModel(frameId: string): Promise<Record<string, unknown[]>> {
  return inDatabase('projects', async (client) => {
    const dump: Record<string, unknown[]> = {};
    for (const [table, columns] of Object.entries(TABLES)) {
      const text = `SELECT ${columns} FROM ${table} WHERE frame_id = $1 ORDER BY 1, 2`;
      dump[table] = (await client.query(text, [frameId])).rows;
    }
    return dump;
  });
}

/** Deletes the read model of a frame, and changes its derived columns, to simulate a loss of data. */
export function deleteReadModel(frameId: string): Promise<void> {
  return inDatabase('projects', async (client) => {
    for (const table of Object.keys(TABLES).filter((name) => name !== 'projects')) {
      await client.query(`DELETE FROM ${table} WHERE frame_id = $1`, [frameId]);
    }
    await client.query(
      'UPDATE projects SET completed_percentage = 99, channel_awaiting_reply_since = now() WHERE frame_id = $1',
      [frameId],
    );
  });
}

/** Runs the operator command for one frame, and returns its output. */
export async function rebuildReadModel(frameId: string): Promise<string> {
  const command = [join(ROOT, 'tools', 'dist', 'ops', 'rebuild-read-model', 'main.js'), '--frame', frameId];
  const env = { ...process.env, TRACKWAY_STATE: system.state_folder };
  return (await run(process.execPath, command, { env })).stdout;
}
