import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

interface Run {
  readonly id: string;
  readonly status: string;
  readonly waiting: { readonly path: string; readonly reason: string } | null;
  readonly steps: readonly { readonly path: string; readonly status: string; readonly branch: string | null }[];
}

const setImpact = (value: unknown) => ({ type: 'set_field', field: 'impact', value });

describe('rules that branch, wait and repeat', () => {
  let api: Api;
  let funnel: { id: string; steps: { id: string }[] };
  let project: { id: string; code: string };

  beforeEach(async () => {
    api = apiOf();
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    funnel = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body.funnel;
    project = (await api.send('POST', '/projects', { name: 'Roof', budget: 500 })).body.project;
  });

  const child = async () =>
    (await api.send('POST', '/projects', { name: 'Part', parent_id: project.id })).body.project.id as string;
  const enter = () => api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
  const read = async (id: string) => (await api.get(`/projects/${id}`)).body.project;

  async function create(actions: readonly object[], fields: object = {}): Promise<string> {
    const trigger = { type: 'entered', step_id: funnel.steps[0]?.id };
    const { status, body } = await api.send('POST', '/automations', { name: 'Flow', trigger, actions, ...fields });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.automation.id;
  }

  async function runOf(id: string, expected: object): Promise<Run> {
    return await eventually(async () => {
      const { runs } = (await api.get(`/automations/${id}/runs`)).body;
      expect(runs).toMatchObject([expected]);
      return runs[0];
    }, 60_000);
  }

  it('take a branch, repeat for the children, and wait for an event that a variable compares', async () => {
    const children = [await child(), await child()];
    const text = '{{part.number}}. {{part.name}} of {{rule.name}}';
    const budget = { field: 'budget', operator: 'greater_than', value: 100 };
    const moved = { variable: 'moved.ended_by', operator: 'equals', value: 'event' };
    const parts = { type: 'for_each', name: 'part', over: 'children', actions: [setDescription(text)] };
    const id = await create([
      choose([budget], [parts], [setImpact(1)]),
      { type: 'wait', name: 'moved', event: { type: 'entered', step_id: funnel.steps[1]?.id }, timeout: 3_600 },
      choose([moved], [setDescription('{{project.code}} moved')]),
    ]);

    await enter();
    await runOf(id, { status: 'waiting', waiting: { path: '1', reason: 'event' } });
    await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}/move`, { step_id: funnel.steps[1]?.id });

    const run = await runOf(id, { status: 'succeeded', waiting: null });
    expect(run.steps.map(({ path }) => path)).toEqual([
      '0',
      '0.then.0',
      ...children.map(() => expect.stringMatching(/^0\.then\.0\[[0-9a-f-]{36}\]\.actions\.0$/)),
      '1',
      '2',
      '2.then.0',
    ]);
    const texts = await Promise.all(children.map(async (one) => (await read(one)).description));
    expect(texts.sort()).toEqual(['1. Part of Flow', '2. Part of Flow']);
    expect((await read(project.id)).description).toBe(`${project.code} moved`);
  });

  it('are cancelled while they wait, only with the scope to write rules', async () => {
    const id = await create([{ type: 'wait', for: 3_600 }, setImpact(20)]);
    await enter();
    const { id: run } = await runOf(id, { status: 'waiting' });
    const reader = apiOf({ frameId: api.identity.frameId, scope: 'automations:read' });
    const path = `/automations/${id}/runs/${run}/cancel`;

    expect((await reader.send('POST', path)).status).toBe(403);
    expect((await apiOf().send('POST', path)).status).toBe(404);
    expect(await api.send('POST', path)).toMatchObject({
      status: 200,
      body: { run: { id: run, status: 'cancelled' } },
    });
    expect(await api.send('POST', path)).toMatchObject({ status: 409, body: { message: 'conflict' } });
    await runOf(id, { status: 'cancelled', waiting: null });
  });

  it('have versions that are compared and restored, and test cases that guard them', async () => {
    const conditions = [{ field: 'budget', operator: 'greater_than', value: 100 }];
    const tests = [{ name: 'small', project: { budget: 5 }, expect: { fires: false } }];
    const id = await create([setImpact(1)], { conditions, tests });

    const rejected = await api.send('PATCH', `/automations/${id}`, { conditions: [] });
    await api.send('PATCH', `/automations/${id}`, { conditions: [], skip_tests: true });
    const diff = await api.get(`/automations/${id}/versions/2/diff`);
    const restored = await api.send('POST', `/automations/${id}/versions/1/restore`, {});

    expect(rejected).toMatchObject({
      status: 422,
      body: {
        message: 'rule_tests_failed',
        validation: { 'tests.0': ['Expected not to fire, but it would.'] },
        tests: [{ name: 'small', actual: { fires: true } }],
      },
    });
    expect(diff.body.diff).toEqual({ from: 1, to: 2, changes: [{ path: 'conditions.0', before: conditions[0] }] });
    expect(restored).toMatchObject({ status: 200, body: { automation: { conditions } } });
    expect((await api.send('POST', `/automations/${id}/test`)).body).toMatchObject({ passed: true });
    expect((await api.get(`/automations/${id}/versions`)).body.rule_versions).toMatchObject([
      { version: 3, change: 'updated' },
      { version: 2 },
      { version: 1, change: 'created' },
    ]);
  });

  it('reject unknown variables with the nearest known one, and explain their branches and waits', async () => {
    const wrong = await api.send('POST', '/automations', {
      name: 'x',
      trigger: { type: 'entered' },
      actions: [setDescription('{{project.cod}}')],
    });
    const id = await create([{ type: 'wait', until: { field: 'created_at', offset: 86_400 } }, setImpact(1)]);

    const explained = await api.get(`/automations/${id}/explain?project_id=${project.id}`);

    expect(wrong.body.validation).toEqual({
      'actions.0.value': ['There is no variable {{project.cod}} here. Did you mean `project.code`?'],
    });
    expect(explained.body.actions).toMatchObject([
      { path: '0', action: 'wait', detail: 'The run would wait until 1 day after created_at.' },
      { path: '1', action: 'set_field' },
    ]);
  });
});

function setDescription(value: string) {
  return { type: 'set_field', field: 'description', value };
}

/** An `if` action. */
function choose(conditions: readonly object[], yes: readonly object[], no?: readonly object[]): object {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return { type: 'if', conditions, then: yes, ...(no ? { else: no } : {}) };
}
