import { unavailable } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller, eventually } from '@trackway/testkit';
import { AGENTS, type AgentClient, agentClient, call, type Execution, LIMITS } from './agent-client';
import { type FakeModel, startFakeModel } from './fake-model';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type Funnel, type FunnelClient, funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

describe('AI agents', () => {
  let projects: FakeProjects;
  let model: FakeModel;
  let service: TestFunnels;
  let client: FunnelClient;
  let funnel: Funnel;
  let projectId: string;
  let modelName: string;
  let agents: AgentClient;

  beforeAll(async () => {
    projects = await startFakeProjects();
    model = await startFakeModel();
    service = await startTestFunnels({ projects: projects.address, model: model.url });
  }, 60_000);
  beforeEach(async () => {
    client = funnelClient(service.httpPort);
    funnel = await client.create('Sales', 'Contact', 'Offer');
    projectId = projects.addProject(client.caller.frameId);
    modelName = `model-${newId()}`;
    agents = agentClient(client, modelName);
  });
  afterAll(async () => {
    await service.stop();
    await model.stop();
    await projects.stop();
  });

  const step = (index: number) => funnel.steps[index]?.id ?? '';

  it('respond with the provider echo, without a model', async () => {
    const id = await agents.agent({ provider: 'echo', model: 'echo', tools: [] });

    const execution = await agents.until(await agents.start(id, projectId, 'Say this again'), 'completed');

    expect(execution).toMatchObject({ output: 'Say this again', error: null, cost: { currency: 'USD' } });
    expect(Number(execution.cost?.amount)).toBe(0);
  });

  it('use tools with the scopes of their owner, and record each step', async () => {
    const id = await agents.agent();
    model.script(
      modelName,
      call('read_project', {}),
      call('set_field', { field: 'impact', value: 7 }),
      call('move_project', { step_id: step(1) }),
      () => ({ content: 'All done.' }),
    );

    const execution = await agents.until(await agents.start(id, projectId, projectId), 'completed');

    expect(execution.output).toBe('All done.');
    expect(execution.steps.map(({ kind, name }) => name ?? kind)).toEqual([
      'message',
      'read_project',
      'message',
      'set_field',
      'message',
      'move_project',
      'message',
    ]);
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 7 });
    expect(await client.get('assignment', 'GET', `funnels/${funnel.id}/projects/${projectId}`)).toMatchObject({
      step_id: step(1),
    });
    const invoice = model.invoice(modelName);
    expect(execution.tokens).toEqual({
      input: invoice.input,
      output: invoice.output,
      total: invoice.input + invoice.output,
    });
    expect(execution.cost).toBeNull();
  });

  it('are started by users who hold the scopes of their tools, and by rules of such users', async () => {
    const id = await agents.agent({ provider: 'echo', model: 'echo' });
    const { frameId } = client.caller;
    const withScopes = (...scopes: string[]) =>
      funnelClient(
        service.httpPort,
        aCaller({ frameId, scopes: ['automations:read', 'automations:write', ...scopes] }),
      );
    const start = ({ send }: FunnelClient) => send('POST', `${AGENTS}/${id}/executions`, { input: 'x' });
    const rule = {
      name: 'Ask',
      trigger: { type: 'schedule', cron: '0 6 * * *', time_zone: 'UTC', each_project: false },
      actions: [{ type: 'start_agent', agent_id: id }],
    };
    const denied = { status: 403, body: { required_scope: 'projects:write' } };
    const weak = withScopes('projects:read', 'funnels:write');
    const strong = withScopes('projects:read', 'projects:write', 'funnels:write');

    expect(await start(weak)).toMatchObject(denied);
    expect(await client.get('executions', 'GET', `${AGENTS}/executions`)).toEqual([]);
    expect(await weak.send('POST', 'automations', rule)).toMatchObject(denied);
    const { id: ruleId } = await client.get<{ id: string }>('automation', 'POST', 'automations', {
      ...rule,
      active: false,
    });
    expect(await weak.send('PATCH', `automations/${ruleId}`, { active: true })).toMatchObject(denied);
    await client.send('DELETE', `automations/${ruleId}`);
    expect(await weak.send('POST', `automations/${ruleId}/restore`)).toMatchObject(denied);

    expect(await strong.send('POST', `automations/${ruleId}/restore`)).toMatchObject({ status: 200 });
    expect(await start(strong)).toMatchObject({ status: 200 });
  });

  it('record the cost of models if the price is known', async () => {
    const id = await agents.agent({ model: 'priced', tools: [] });
    model.script('priced', () => ({ content: 'Yes.' }));

    const execution = await agents.until(await agents.start(id, projectId, projectId), 'completed');

    const { input, output } = execution.tokens;
    expect(execution.cost).toMatchObject({ currency: 'USD' });
    expect(Number(execution.cost?.amount)).toBeCloseTo((input * 3 + output * 15) / 1_000_000, 8);
  });

  it('wait for a user, who approves or refuses once', async () => {
    const id = await agents.agent({ needs_approval: true });
    model.script(modelName, call('read_project', {}), call('set_field', { field: 'impact', value: 9 }), () => ({
      content: 'Set.',
    }));
    const waiting = await agents.until(await agents.start(id, projectId, projectId), 'awaiting_approval');
    expect(waiting.waiting).toMatchObject([{ name: 'set_field' }]);
    expect(projects.effects.fields.get(projectId)).toBeUndefined();
    const path = `${AGENTS}/executions/${waiting.id}`;
    const weak = funnelClient(service.httpPort, { ...client.caller, id: newId(), scopes: ['automations:write'] });

    const without = await weak.send('POST', `${path}/approve`);
    const approved = await client.send('POST', `${path}/approve`);
    const again = await client.send('POST', `${path}/approve`);

    expect(without).toMatchObject({ status: 403, body: { error: expect.stringContaining('projects:write') } });
    expect(approved.status).toBe(200);
    expect(again).toMatchObject({ status: 409, body: { message: 'conflict' } });
    await agents.until(waiting.id, 'completed');
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 9 });

    model.script(modelName, call('set_field', { field: 'impact', value: 1 }), () => ({ content: 'Done.' }));
    const second = await agents.until(await agents.start(id, projectId, projectId), 'awaiting_approval');
    await client.send('POST', `${AGENTS}/executions/${second.id}/refuse`, { reason: 'Not today.' });
    const rejected = await agents.until(second.id, 'completed');
    expect(rejected.steps.find(({ name }) => name === 'set_field')?.result).toContain('Not today.');
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 9 });
  });

  it('need no second approval for a retry of an approved call', async () => {
    const id = await agents.agent({ needs_approval: true });
    model.script(modelName, call('set_field', { field: 'impact', value: 9 }), () => ({ content: 'Set.' }));
    const { id: execution } = await agents.until(await agents.start(id, projectId), 'awaiting_approval');
    projects.effects.failures.push(unavailable('projects is away'));

    await client.send('POST', `${AGENTS}/executions/${execution}/approve`);

    expect(await agents.until(execution, 'completed')).toMatchObject({ waiting: [] });
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 9 });
  });

  it('end when they are cancelled, and cannot be approved afterwards', async () => {
    const id = await agents.agent({ needs_approval: true });
    model.script(modelName, call('set_field', { field: 'impact', value: 1 }));
    const { id: execution } = await agents.until(await agents.start(id, projectId, projectId), 'awaiting_approval');
    const path = `${AGENTS}/executions/${execution}`;

    expect(await client.send('POST', `${path}/cancel`)).toMatchObject({
      status: 200,
      body: { ai_agent_execution: { status: 'cancelled' } },
    });

    for (const verb of ['cancel', 'approve'])
      expect(await client.send('POST', `${path}/${verb}`)).toMatchObject({ status: 409 });
  });

  it.each([
    ['max_steps', { ...LIMITS, max_steps: 3 }],
    ['max_tokens', { ...LIMITS, max_tokens: 250 }],
    ['daily_tokens', { ...LIMITS, daily_tokens: 250 }],
  ])('stop at %s, with an error', async (limit, limits) => {
    const id = await agents.agent({ limits });
    model.script(modelName, ...Array.from({ length: 30 }, () => call('read_project', {})));

    const execution = await agents.until(await agents.start(id, projectId, projectId), 'failed');

    expect(execution.error).toContain('The budget is used up');
    expect(execution.error).toContain(limit);
  });

  it.each([
    ['no limits', { limits: undefined }, 'limits'],
    ['limits that are out of range', { limits: { max_steps: 0, max_tokens: 1, max_seconds: 1 } }, 'limits.max_steps'],
    ['an unknown tool', { tools: ['sing'] }, 'tools.0'],
    ['an unknown provider', { provider: 'unknown' }, 'provider'],
    ['a limit of cost without a price', { limits: { ...LIMITS, max_cost: 1 } }, 'limits.max_cost'],
  ])('reject %s', async (_, fields, field) => {
    const body = { name: 'x', provider: 'fake', model: modelName, instructions: 'x', limits: LIMITS, ...fields };

    const response = await client.send('POST', AGENTS, body);

    expect(response).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(Object.keys(response.body['validation'] as unknown as object)).toEqual([field]);
  });

  it('are created only by users who may use their tools', async () => {
    const maker = funnelClient(service.httpPort, aCaller({ scopes: ['automations:write'] }));
    const body = { name: 'x', provider: 'fake', model: 'm', instructions: 'x', limits: LIMITS, tools: ['set_field'] };

    expect(await maker.send('POST', AGENTS, body)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('projects:write') },
    });
  });

  it('have versions: an execution keeps the version that it started with', async () => {
    const id = await agents.agent({ needs_approval: true });
    model.script(modelName, call('set_field', { field: 'impact', value: 3 }));
    const { id: execution } = await agents.until(await agents.start(id, projectId, projectId), 'awaiting_approval');

    await client.send('PATCH', `${AGENTS}/${id}`, { tools: [], instructions: 'Sleep.' });
    await client.send('POST', `${AGENTS}/executions/${execution}/approve`);

    await agents.until(execution, 'completed');
    expect(projects.effects.fields.get(projectId)).toEqual({ impact: 3 });
    const versions = await client.get<{ version: number; tools: string[] }[]>(
      'versions',
      'GET',
      `${AGENTS}/${id}/versions`,
    );
    expect(versions.map(({ version, tools }) => [version, tools.length])).toEqual([
      [2, 0],
      [1, 3],
    ]);
  });

  it('are started by rules, once, with the trigger', async () => {
    const id = await agents.agent({ provider: 'echo', model: 'echo', tools: [] });
    const body = {
      name: 'Ask',
      trigger: { type: 'entered' },
      actions: [{ type: 'start_agent', agent_id: id, input: 'Look.' }],
    };
    await client.get('step_assistant', 'POST', `steps/${step(0)}/assistants`, body);

    await client.send('POST', `funnels/${funnel.id}/projects/${projectId}`, {});

    const [execution] = await eventually(async () => {
      const found = await client.get<(Execution & { trigger: string; input: string })[]>(
        'executions',
        'GET',
        `${AGENTS}/executions?filter[agent_id]=${id}&filter[status]=completed`,
      );
      expect(found).toHaveLength(1);
      return found;
    });
    expect(execution).toMatchObject({ trigger: 'assistant', input: expect.stringContaining('Look.') });
    expect(execution?.input).toContain('"trigger":"entered"');
  });

  it('are not visible to other frames', async () => {
    const id = await agents.agent({ provider: 'echo', model: 'echo', tools: [] });
    const execution = await agents.start(id, projectId, projectId);
    const otherTenant = funnelClient(service.httpPort);

    for (const [method, path, body] of [
      ['GET', `${AGENTS}/${id}`, undefined],
      ['PATCH', `${AGENTS}/${id}`, { name: 'x' }],
      ['DELETE', `${AGENTS}/${id}`, undefined],
      ['POST', `${AGENTS}/${id}/executions`, { input: 'x' }],
      ['GET', `${AGENTS}/executions/${execution}`, undefined],
      ['POST', `${AGENTS}/executions/${execution}/cancel`, undefined],
      ['POST', `${AGENTS}/executions/${execution}/approve`, undefined],
    ] as const) {
      expect(await otherTenant.send(method, path, body)).toMatchObject({ status: 404 });
    }
    expect(await otherTenant.get('executions', 'GET', `${AGENTS}/executions`)).toEqual([]);
  });
});
