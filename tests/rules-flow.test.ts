import { apiOf } from './support/api';
import { openRuleFlow, type RuleFlow, setDescription, setImpact } from './support/rule-flow';

describe('rules that branch, wait and repeat', () => {
  let flow: RuleFlow;

  beforeEach(async () => {
    flow = await openRuleFlow();
  });

  it('take a branch, repeat for the children, and wait for an event that a variable compares', async () => {
    const children = [await flow.child(), await flow.child()];
    const text = '{{part.number}}. {{part.name}} of {{rule.name}}';
    const budget = { field: 'budget', operator: 'greater_than', value: 100 };
    const moved = { variable: 'moved.ended_by', operator: 'equals', value: 'event' };
    const parts = { type: 'for_each', name: 'part', over: 'children', actions: [setDescription(text)] };
    const id = await flow.create([
      choose([budget], [parts], [setImpact(1)]),
      { type: 'wait', name: 'moved', event: { type: 'entered', step_id: flow.funnel.steps[1]?.id }, timeout: 3_600 },
      choose([moved], [setDescription('{{project.code}} moved')]),
    ]);

    await flow.enter();
    await flow.runOf(id, { status: 'waiting', waiting: { path: '1', reason: 'event' } });
    await flow.api.send('POST', `/funnels/${flow.funnel.id}/projects/${flow.project.id}/move`, {
      step_id: flow.funnel.steps[1]?.id,
    });

    const run = await flow.runOf(id, { status: 'succeeded', waiting: null });
    expect(run.steps.map(({ path }) => path)).toEqual([
      '0',
      '0.then.0',
      ...children.map(() => expect.stringMatching(/^0\.then\.0\[[0-9a-f-]{36}\]\.actions\.0$/)),
      '1',
      '2',
      '2.then.0',
    ]);
    const texts = await Promise.all(children.map(async (one) => (await flow.read(one)).description));
    expect(texts.sort()).toEqual(['1. Part of Flow', '2. Part of Flow']);
    expect((await flow.read(flow.project.id)).description).toBe(`${flow.project.code} moved`);
  });

  it('are cancelled while they wait, only with the scope to write rules', async () => {
    const id = await flow.create([{ type: 'wait', for: 3_600 }, setImpact(20)]);
    await flow.enter();
    const { id: run } = await flow.runOf(id, { status: 'waiting' });
    const reader = apiOf({ frameId: flow.api.identity.frameId, scope: 'automations:read' });
    const path = `/automations/${id}/runs/${run}/cancel`;

    expect((await reader.send('POST', path)).status).toBe(403);
    expect((await apiOf().send('POST', path)).status).toBe(404);
    expect(await flow.api.send('POST', path)).toMatchObject({
      status: 200,
      body: { run: { id: run, status: 'cancelled' } },
    });
    expect(await flow.api.send('POST', path)).toMatchObject({ status: 409, body: { message: 'conflict' } });
    await flow.runOf(id, { status: 'cancelled', waiting: null });
  });

  it('have versions that are compared and restored, and test cases that guard them', async () => {
    const conditions = [{ field: 'budget', operator: 'greater_than', value: 100 }];
    const tests = [{ name: 'small', project: { budget: 5 }, expect: { fires: false } }];
    const id = await flow.create([setImpact(1)], { conditions, tests });

    const rejected = await flow.api.send('PATCH', `/automations/${id}`, { conditions: [] });
    await flow.api.send('PATCH', `/automations/${id}`, { conditions: [], skip_tests: true });
    const diff = await flow.api.get(`/automations/${id}/versions/2/diff`);
    const restored = await flow.api.send('POST', `/automations/${id}/versions/1/restore`, {});

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
    expect((await flow.api.send('POST', `/automations/${id}/test`)).body).toMatchObject({ passed: true });
    expect((await flow.api.get(`/automations/${id}/versions`)).body.rule_versions).toMatchObject([
      { version: 3, change: 'updated' },
      { version: 2 },
      { version: 1, change: 'created' },
    ]);
  });

  it('reject unknown variables with the nearest known one, and explain their branches and waits', async () => {
    const wrong = await flow.api.send('POST', '/automations', {
      name: 'x',
      trigger: { type: 'entered' },
      actions: [setDescription('{{project.cod}}')],
    });
    const id = await flow.create([{ type: 'wait', until: { field: 'created_at', offset: 86_400 } }, setImpact(1)]);

    const explained = await flow.api.get(`/automations/${id}/explain?project_id=${flow.project.id}`);

    expect(wrong.body.validation).toEqual({
      'actions.0.value': ['There is no variable {{project.cod}} here. Did you mean `project.code`?'],
    });
    expect(explained.body.actions).toMatchObject([
      { path: '0', action: 'wait', detail: 'The run would wait until 1 day after created_at.' },
      { path: '1', action: 'set_field' },
    ]);
  });
});

/** An `if` action. */
function choose(conditions: readonly object[], yes: readonly object[], no?: readonly object[]): object {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return { type: 'if', conditions, then: yes, ...(no ? { else: no } : {}) };
}
