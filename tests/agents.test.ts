import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';
import { aChannel, post, secretOf, signed } from './support/channels';
import { eventually } from './support/eventually';
import { ScriptedModel } from './support/scripted-model';
import { isSigned, startReceiver } from './support/webhook-receiver';

const LIMITS = { max_steps: 20, max_tokens: 10_000, max_seconds: 60 };

interface Line {
  readonly id: string;
  readonly action: string;
  readonly causation_id: string | null;
  readonly correlation_id: string;
  readonly actor: { readonly kind: string };
  readonly details: Record<string, unknown>;
}

describe('AI agents', () => {
  let model: ScriptedModel;
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    model = await new ScriptedModel().start();
  });
  beforeEach(async () => {
    api = apiOf();
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());
  afterAll(() => model.stop());

  const agent = async (fields: Record<string, unknown> = {}) => {
    const body = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS, ...fields };
    return (await api.send('POST', '/ai/agents', body)).body.ai_agent;
  };

  async function ended(id: string, status = 'completed') {
    return await eventually(async () => {
      const { body } = await api.get(`/ai/agents/executions/${id}`);
      expect(body.ai_agent_execution).toMatchObject({ status });
      return body.ai_agent_execution;
    }, 30_000);
  }

  it('run as jobs, and list their executions', async () => {
    const { id } = await agent();

    const started = await api.send('POST', `/ai/agents/${id}/executions`, { input: 'Say this again' });
    const execution = await ended(started.body.ai_agent_execution.id);

    expect(execution).toMatchObject({
      output: 'Say this again',
      trigger: 'user',
      agent: { id, name: 'Helper', version: 1 },
    });
    const listed = await api.get(`/ai/agents/executions?filter[agent_id]=${id}&filter[status]=completed`);
    expect(listed).toMatchObject({
      status: 200,
      body: { response: true, meta: { total: 1 }, executions: [execution] },
    });
    expect((await api.get('/ai/agents/executions?filter[status]=failed')).body.executions).toEqual([]);
    expect(await api.get('/ai/agents/executions?filter[status]=asleep')).toMatchObject({ status: 422 });
  });

  it('belong to a frame, and require their scopes', async () => {
    const { id } = await agent();
    const started = await api.send('POST', `/ai/agents/${id}/executions`, { input: 'x' });
    const execution = started.body.ai_agent_execution.id;
    const otherTenant = apiOf();
    const reader = apiOf({ frameId: api.identity.frameId, scope: 'automations:read' });

    expect(await otherTenant.get(`/ai/agents/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'ai_agent_model_not_found' },
    });
    expect(await otherTenant.get(`/ai/agents/executions/${execution}`)).toMatchObject({
      status: 404,
      body: { message: 'ai_agent_execution_model_not_found' },
    });
    expect((await otherTenant.get('/ai/agents/executions')).body.executions).toEqual([]);
    expect(await reader.get(`/ai/agents/${id}`)).toMatchObject({ status: 200 });
    expect(await reader.send('POST', `/ai/agents/${id}/executions`, { input: 'x' })).toMatchObject({ status: 403 });
  });

  it('have an entry in the audit log for each decision of a user', async () => {
    const project = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
    const modelName = `model-${randomUUID()}`;
    const call = { name: 'move_project', args: { step_id: randomUUID() } };
    model.respondWith(modelName, (turn) => (turn === 0 ? { calls: [call] } : { content: 'Done.' }));
    const { id } = await agent({ provider: 'scripted', model: modelName, tools: [call.name], needs_approval: true });
    const decisions = { approve: 'approved', refuse: 'refused', cancel: 'cancelled' };

    const requests: [string, string | null][] = [];
    for (const [decision, action] of Object.entries(decisions)) {
      const body = { input: 'Move it', project_id: project.id };
      const { ai_agent_execution: execution } = (await api.send('POST', `/ai/agents/${id}/executions`, body)).body;
      await ended(execution.id, 'awaiting_approval');
      const { status, headers } = await api.send('POST', `/ai/agents/executions/${execution.id}/${decision}`);
      expect(status).toBe(200);
      requests.push([`ai_agent_execution.${action}`, headers.get('x-request-id')]);
    }

    await eventually(async () => {
      const { audit_log } = (await api.get('/audit-log?filter[subject_kind]=ai_agent_execution')).body;
      const entries = audit_log.map((entry: Line & { request_id: string }) => [entry.action, entry.request_id]);
      expect(entries).toEqual(expect.arrayContaining(requests));
    });
  });

  it('describe the filters of their executions', async () => {
    const { body } = await api.get('/system/params/agent_execution');

    expect(body.params.filters.map(({ name }: { name: string }) => name)).toEqual([
      'agent_id',
      'project_id',
      'status',
      'from',
      'to',
    ]);
  });

  it('are started by a message, wait for approval, move the project, and are traceable by webhooks and the history', async () => {
    const { body: created } = await api.send('POST', '/funnels', {
      name: 'Sales',
      steps: [{ name: 'Contact' }, { name: 'Offer' }],
    });
    const [contact, offer] = created.funnel.steps;
    const project = (await api.send('POST', '/projects', { name: 'Roof' })).body.project;
    await api.send('POST', `/funnels/${created.funnel.id}/projects/${project.id}`, {});
    const modelName = `model-${randomUUID()}`;
    const tools = ['read_funnels', 'move_project'];
    const { id } = await agent({ provider: 'scripted', model: modelName, tools, needs_approval: true });
    model.script(
      modelName,
      { calls: [{ name: 'read_funnels', args: {} }] },
      { calls: [{ name: 'move_project', args: { step_id: offer.id } }] },
      { content: 'The customer wants an offer; I moved the project there.' },
    );
    await api.send('POST', `/steps/${contact.id}/assistants`, {
      name: 'On message',
      trigger: { type: 'inbound_message' },
      actions: [{ type: 'start_agent', agent_id: id, input: 'Read the message and do what fits.' }],
    });
    const hook = {
      name: 'Receiver',
      url: receiver.url,
      kinds: ['message.received', 'funnel.moved', 'ai_agent.completed'],
    };
    const { secret: signing } = (await api.send('POST', '/webhooks', hook)).body;
    const channel = await aChannel(api);
    const secret = await secretOf(api, channel);
    const message = { message: 'We would like an offer.', project_id: project.id };

    await post(channel.external_ref, message, signed(secret, message));

    const waiting = await eventually(async () => {
      const { body } = await api.get(`/ai/agents/executions?filter[agent_id]=${id}&filter[status]=awaiting_approval`);
      expect(body.executions).toHaveLength(1);
      return body.executions[0];
    }, 30_000);
    expect(waiting).toMatchObject({ trigger: 'assistant', waiting: [{ name: 'move_project' }] });
    expect(waiting.input).toContain('We would like an offer.');
    await api.send('POST', `/ai/agents/executions/${waiting.id}/approve`);
    expect(await ended(waiting.id)).toMatchObject({ output: expect.stringContaining('I moved the project') });
    expect((await api.get(`/funnels/${created.funnel.id}/projects/${project.id}`)).body.assignment.step_id).toBe(
      offer.id,
    );

    const history = await eventually(async () => {
      const { body } = await api.get(`/projects/${project.id}/history?perPage=100`);
      const actions = body.history.map((line: Line) => line.action);
      expect(actions).toEqual(
        expect.arrayContaining(['funnel.moved', 'ai_agent.completed', 'ai_agent.approved', 'assistant.succeeded']),
      );
      return body.history as Line[];
    });
    const moved = history.find(({ action }) => action === 'funnel.moved');
    const completed = history.find(({ action }) => action === 'ai_agent.completed');
    const assisted = history.find(({ action }) => action === 'assistant.succeeded');
    expect(moved).toMatchObject({ actor: { kind: 'ai_agent' }, causation_id: waiting.id });
    expect(completed?.details['execution_id']).toBe(waiting.id);
    expect(completed?.causation_id).toBe(assisted?.details['run_id']);
    const deliveries = await eventually(() => {
      const types = receiver.received.map(({ event }) => event.type);
      expect(types).toEqual(expect.arrayContaining(['message.received', 'funnel.moved', 'ai_agent.completed']));
      return receiver.received;
    });
    expect(deliveries.every((one) => isSigned(one, signing))).toBe(true);
    const received = deliveries.find(({ event }) => event.type === 'message.received');
    // From the last entry back to the first cause: the move, the execution, the run of the assistant, the message.
    expect(assisted?.causation_id).toBe(received?.event.id);
    const chain = [moved, completed, assisted].map((line) => line?.correlation_id);
    expect(new Set([...chain, ...deliveries.map(({ event }) => event.correlationid)])).toEqual(
      new Set([received?.event.correlationid]),
    );
  });
});
