import { randomUUID } from 'node:crypto';
import { type Api, type ApiResponse, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { ScriptedModel } from '../support/scripted-model';
import { importAll, workbook } from '../support/spreadsheets';

const LIMITS = { max_steps: 20, max_tokens: 10_000, max_seconds: 60 };
const PROJECTS = 6;
const KILLED = ['projects', 'funnels', 'forms'];
/** Numbers of the causes below. */
const ORDERS = [
  { undone: [0, 1, 2, 3], redone: [3, 2, 1, 0] },
  { undone: [2, 3, 0, 1], redone: [1, 3, 2, 0] },
];

type Send = (method: string, path: string, body?: unknown) => Promise<ApiResponse>;

/** Sends until a killed service has restarted. */
function sender(api: Api): Send {
  return (method, path, body) =>
    eventually(async () => {
      const response = await api.send(method, path, body);
      expect({ status: response.status, body: response.body }).toMatchObject({ status: 200 });
      return response;
    }, 60_000);
}

async function makeProjects(send: Send): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < PROJECTS; index += 1) {
    const { body } = await send('POST', '/projects', { name: `Project ${index}`, code: `C${index}`, budget: index });
    ids.push(body.project.id);
  }
  return ids;
}

describe('a bulk change, two rules, an agent and an import', () => {
  let model: ScriptedModel;

  beforeAll(async () => {
    model = await new ScriptedModel().start();
  });
  afterAll(() => model.stop());

  /** One rule triggers the next: a name sets the impact, which moves the project. Returns the cause. */
  async function runRules(send: Send, project: string, { funnel, two }: { funnel: string; two: string }) {
    const rule = (condition: object, action: object) => ({
      name: 'Rule',
      trigger: { type: 'event', event: 'project.updated' },
      conditions: [condition],
      actions: [action],
    });
    const isWall = { field: 'name', operator: 'equals', value: 'Wall' };
    const isFifty = { field: 'impact', operator: 'equals', value: 50 };
    await send('POST', '/automations', rule(isWall, { type: 'set_field', field: 'impact', value: 50 }));
    await send('POST', '/automations', rule(isFifty, { type: 'move', step_id: two }));
    const { headers } = await send('PATCH', `/projects/${project}`, { name: 'Wall' });
    await eventually(async () => {
      const { assignment } = (await send('GET', `/funnels/${funnel}/projects/${project}`)).body;
      expect(assignment.step_id).toBe(two);
    }, 30_000);
    return headers.get('x-request-id') ?? '';
  }

  /** An agent moves the project after an approval. Returns the cause. */
  async function runAgent(send: Send, project: string, step: string): Promise<string> {
    const name = `model-${randomUUID()}`;
    const call = { name: 'move_project', args: { step_id: step } };
    model.respondWith(name, (turn) => (turn === 0 ? { calls: [call] } : { content: 'Done.' }));
    const fields = { name: 'Helper', provider: 'scripted', model: name, instructions: 'Help.', limits: LIMITS };
    const agent = await send('POST', '/ai/agents', { ...fields, tools: [call.name], needs_approval: true });
    const path = `/ai/agents/${agent.body.ai_agent.id}/executions`;
    const { id } = (await send('POST', path, { input: 'Move it', project_id: project })).body.ai_agent_execution;
    const reaches = (status: string) =>
      eventually(async () => {
        const { body } = await send('GET', `/ai/agents/executions/${id}`);
        expect(body.ai_agent_execution.status).toBe(status);
      }, 30_000);
    await reaches('awaiting_approval');
    await send('POST', `/ai/agents/executions/${id}/approve`);
    await reaches('completed');
    return id;
  }

  it('are undone and redone in several orders while services are killed', async () => {
    const api = apiOf();
    const send = sender(api);
    const ids = await makeProjects(send);
    const created = await send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'One' }, { name: 'Two' }] });
    const funnel: string = created.body.funnel.id;
    const two: string = created.body.funnel.steps[1].id;
    for (const id of ids) await send('POST', `/funnels/${funnel}/projects/${id}`, {});

    /** The fields and positions of all projects. */
    async function state() {
      const { projects } = (await send('POST', '/projects/search?perPage=100', {})).body;
      const read = projects.map(async ({ id, code, name, budget, impact, description }: Record<string, string>) => {
        const step = await eventually(async () => {
          const { status, body } = await api.get(`/funnels/${funnel}/projects/${id}`);
          expect([200, 404]).toContain(status);
          return status === 200 ? body.assignment.step_id : null;
        }, 60_000);
        return { code, name, budget, impact, description, step };
      });
      return (await Promise.all(read)).toSorted((one, other) => one.code.localeCompare(other.code));
    }

    const before = await state();
    const [first = '', second = ''] = ids;
    const budgets = ids.map((id) => ({ id, budget: 1_000 }));
    const bulk = (await send('PATCH', '/projects', { projects: budgets })).headers.get('x-request-id') ?? '';
    const rules = await runRules(send, first, { funnel, two });
    const agent = await runAgent(send, second, two);
    const rows = (text: string) =>
      workbook([['Code', 'Name', 'Description'], ...['C3', 'C9'].map((c) => [c, c, text])]);
    const upsert = { mode: 'upsert', match_by: 'code' };
    const rolledBack = await importAll(api, 'project', await rows('First'), upsert);
    await send('POST', `/spreadsheet-operations/${rolledBack.id}/rollback`);
    await eventually(async () => {
      const { metadata } = (await send('GET', `/spreadsheet-operations/${rolledBack.id}`)).body.spreadsheet_operation;
      expect(metadata.rollback).toMatchObject({ status: 'completed', kept: 0 });
    }, 60_000);
    const imported = await importAll(api, 'project', await rows('Second'), upsert);
    const after = await state();
    expect(after.map(({ code }) => code)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C9']);

    let undos = 0;
    /** Undoes a cause, kills a service during every third undo, and returns the id of the undo. */
    async function undo(cause: string): Promise<string> {
      const { id } = (await send('POST', `/causes/${cause}/undo`, {})).body.undo;
      if (undos % 3 === 0) await killService(KILLED[(undos / 3) % KILLED.length] ?? '');
      undos += 1;
      await eventually(async () => {
        expect((await send('GET', `/undos/${id}`)).body.undo).toMatchObject({ status: 'completed', skipped_count: 0 });
      }, 120_000);
      return id;
    }

    const causes = [bulk, rules, agent, imported.id];
    for (const { undone, redone } of ORDERS) {
      const undoOf = new Map<number, string>();
      for (const number of undone) undoOf.set(number, await undo(causes[number] ?? ''));
      expect(await state()).toEqual(before);
      for (const number of redone) await undo(undoOf.get(number) ?? '');
      expect(await state()).toEqual(after);
    }
  }, 600_000);
});
