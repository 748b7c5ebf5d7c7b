import { createConnection } from 'mongoose';
import { inDatabase } from './in-database';
import { system } from './system';

/** What one assistant has left of a project in the databases; `lines` counts those of its history by their action. */
export interface RuleEffects {
  readonly runs: readonly { readonly status: string; readonly actions: readonly string[] }[];
  readonly stepId: string | undefined;
  readonly impact: number;
  readonly tags: number;
  readonly looseForms: number;
  readonly lines: Readonly<Record<string, number>>;
}

/** Reads the projects of a frame where they are kept: thousands of them in a few questions. */
export async function readRuleEffects(frameId: string): Promise<ReadonlyMap<string, RuleEffects>> {
  const runs = await ask(frameId, 'funnels', `SELECT project_id, status, steps FROM rule_runs WHERE frame_id = $1`);
  const places = await ask(frameId, 'funnels', 'SELECT project_id, step_id FROM assignments WHERE frame_id = $1');
  const projects = await ask(
    frameId,
    'projects',
    `SELECT id AS project_id, impact, (SELECT count(*)::int FROM project_tags t WHERE t.project_id = p.id) AS tags
     FROM projects p WHERE frame_id = $1`,
  );
  const lines = await ask(
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

// Rows as they come; any columns may stand there.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Row = any;

function byProject(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ project_id }) => project_id);
}

function actionOf({ action }: { action: string }): string {
  return action;
}

function ask(frameId: string, service: 'projects' | 'funnels', question: string): Promise<Row[]> {
  return inDatabase(service, async (client) => (await client.query(question, [frameId])).rows);
}

/** The project of each. */
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
