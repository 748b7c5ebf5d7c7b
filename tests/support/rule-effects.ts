import { createConnection } from 'mongoose';
import { inDatabase } from './in-database';
import { system } from './system';

/** The effects of one assistant on a project; `lines` counts history entries by action. */
export interface RuleEffects {
  readonly runs: readonly { readonly status: string; readonly actions: readonly string[] }[];
  readonly stepId: string | undefined;
  readonly impact: number;
  readonly tags: number;
  readonly looseForms: number;
  readonly lines: Readonly<Record<string, number>>;
}

/** Reads the effects on all projects of a frame from the databases, with few queries. */
export async function readRuleEffects(frameId: string): Promise<ReadonlyMap<string, RuleEffects>> {
  const runs = await query(frameId, 'funnels', `SELECT project_id, status, steps FROM rule_runs WHERE frame_id = $1`);
  const places = await query(frameId, 'funnels', 'SELECT project_id, step_id FROM assignments WHERE frame_id = $1');
  const projects = await query(
    frameId,
    'projects',
    `SELECT id AS project_id, impact, (SELECT count(*)::int FROM project_tags t WHERE t.project_id = p.id) AS tags
     FROM projects p WHERE frame_id = $1`,
  );
  const lines = await query(
    frameId,
    'projects',
    `SELECT project_id, action, count(*)::int AS lines FROM history_lines
     WHERE frame_id = $1 AND actor ->> 'kind' = 'assistant' GROUP BY project_id, action`,
  );
  const forms = Map.groupBy(await looseForms(frameId), (projectId) => projectId);
  const [runsOf, placesOf, linesOf] = [runs, places, lines].map(byProject);
  return new Map(
    projects.map(({ project_id: id, impact, tags }) => [
      id,
      {
        runs: (runsOf?.get(id) ?? []).map(({ status, steps }) => ({ status, actions: steps.map(actionOf) })),
        stepId: placesOf?.get(id)?.[0]?.step_id,
        impact,
        tags,
        looseForms: forms.get(id)?.length ?? 0,
        lines: Object.fromEntries((linesOf?.get(id) ?? []).map((line) => [line.action, line.lines])),
      },
    ]),
  );
}

// Rows of any columns.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Row = any;

function byProject(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ project_id }) => project_id);
}

function actionOf({ action }: { action: string }): string {
  return action;
}

function query(frameId: string, service: 'projects' | 'funnels', statement: string): Promise<Row[]> {
  return inDatabase(service, async (client) => (await client.query(statement, [frameId])).rows);
}

/** The project of each loose form. */
async function looseForms(frameId: string): Promise<string[]> {
  const url = new URL(system.servers.mongodb_url);
  url.pathname = '/forms';
  const connection = await createConnection(url.href).asPromise();
  try {
    const found = await connection.collection('loose_forms').find({ frame_id: frameId }).toArray();
    return found.map(({ project_id }) => String(project_id));
  } finally {
    await connection.close();
  }
}
