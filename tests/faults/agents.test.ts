import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { ScriptedModel } from '../support/scripted-model';

/** AGENT_RUNS=1000 AGENT_KILLS=20 is the full size. The default is small. */
const RUNS = Number(process.env['AGENT_RUNS'] ?? 30);
const KILLS = Number(process.env['AGENT_KILLS'] ?? 2);
const KILLED = ['funnels', 'projects'];
const LIMITS = { max_steps: 20, max_tokens: 100_000, max_seconds: 600 };
const TIMEOUT_MS = Math.max(300_000, RUNS * 1_000);

interface Execution {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
  readonly project_id: string;
  readonly tokens: { readonly input: number; readonly output: number };
  readonly steps: readonly { kind: string; name: string | null }[];
}

async function create(api: Api): Promise<string> {
  return await eventually(async () => {
    const { status, body } = await api.send('POST', '/projects', { name: 'Roof' });
    expect(status).toBe(200);
    return body.project.id as string;
  }, 60_000);
}

/** Repeats the request with one key, so that the execution starts once. */
async function start(api: Api, agent: string, project: string): Promise<void> {
  const key = randomUUID();
  await eventually(async () => {
    const body = { input: 'Do it.', project_id: project };
    const { status } = await api.send('POST', `/ai/agents/${agent}/executions`, body, { 'Idempotency-Key': key });
    expect(status).toBe(200);
  }, 60_000);
}

async function allOf(api: Api, agent: string): Promise<Execution[]> {
  const found = new Map<string, Execution>();
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`/ai/agents/executions?filter[agent_id]=${agent}&perPage=100&page=${page}`);
    for (const execution of body.executions) found.set(execution.id, execution);
    if (page >= body.meta.last_page) return [...found.values()];
  }
}

it(
  'charges what the provider charges, and executes each call once, while services are killed in turn',
  async () => {
    const api = apiOf();
    const model = await new ScriptedModel().start();
    const name = `model-${randomUUID()}`;
    let requests = 0;
    model.respondWith(name, (turn) => {
      requests += 1;
      if (requests % 11 === 0) return { fault: 'busy' };
      const fault = requests % 7 === 0 ? { fault: 'lost' as const } : {};
      if (turn === 0) return { ...fault, calls: [{ name: 'read_project', args: {} }] };
      if (turn === 1) return { ...fault, calls: [{ name: 'set_field', args: { field: 'impact', value: 7 } }] };
      return { ...fault, content: 'Done.' };
    });
    const tools = ['read_project', 'set_field'];
    const body = { name: 'Helper', provider: 'scripted', model: name, instructions: 'Help.', tools, limits: LIMITS };
    const { ai_agent: agent } = (await api.send('POST', '/ai/agents', body)).body;
    const projects: string[] = [];
    for (let created = 0; created < RUNS; created += 1) projects.push(await create(api));

    const every = Math.floor(RUNS / KILLS);
    for (const [index, project] of projects.entries()) {
      await start(api, agent.id, project);
      const turn = Math.floor(index / every);
      const killed = index % every === every - 1 && turn < KILLS ? KILLED[turn % KILLED.length] : undefined;
      // The previous process may not have restarted yet.
      if (killed) await eventually(() => killService(killed), 60_000);
    }

    const executions = await eventually(async () => {
      const path = `/ai/agents/executions?filter[agent_id]=${agent.id}&filter[status]=completed,failed&perPage=1`;
      expect((await api.get(path)).body.meta.total).toBe(RUNS);
      return await allOf(api, agent.id);
    }, TIMEOUT_MS);
    expect(executions.filter(({ status }) => status !== 'completed').map(({ error }) => error)).toEqual([]);
    expect(new Set(executions.map(({ project_id }) => project_id))).toEqual(new Set(projects));
    for (const { steps } of executions) {
      const calls = steps.flatMap(({ kind, name: tool }) => (kind === 'tool_call' ? [tool] : []));
      expect(calls).toEqual(['read_project', 'set_field']);
    }
    const paid = {
      input: executions.reduce((sum, { tokens }) => sum + tokens.input, 0),
      output: executions.reduce((sum, { tokens }) => sum + tokens.output, 0),
    };
    const { calls, ...charged } = model.invoice(name);
    expect({ calls, ...paid }).toEqual({ calls: RUNS * 3, ...charged });
    for (const project of projects) {
      await eventually(async () => {
        const { body: entries } = await api.get(`/projects/${project}/history?perPage=100`);
        const byAgent = entries.history.filter(({ actor }: { actor: { kind: string } }) => actor.kind === 'ai_agent');
        const actions = byAgent.map(({ action }: { action: string }) => action).sort();
        expect(actions).toEqual(['ai_agent.completed', 'project.updated']);
      }, 60_000);
    }
    await model.stop();
  },
  TIMEOUT_MS + 300_000,
);
