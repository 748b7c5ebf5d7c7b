import { type Api, apiOf } from './support/api';
import { aChannel, itemsOf, secretOf, startReceiver as startConnector } from './support/channels';
import { eventually } from './support/eventually';
import { makeProject } from './support/forms';
import { startReceiver } from './support/webhook-receiver';

interface Step {
  readonly action: string;
  readonly status: string;
  readonly detail: string;
  readonly error: string | null;
}

describe('actions of rules in other services', () => {
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let connector: Awaited<ReturnType<typeof startConnector>>;

  beforeEach(async () => {
    api = apiOf();
    receiver = await startReceiver();
    connector = await startConnector();
  });
  afterEach(async () => {
    await receiver.stop();
    connector.stop();
  });

  async function singleRun(automation: string): Promise<{ id: string; status: string; steps: Step[] }> {
    return await eventually(async () => {
      const { runs } = (await api.get(`/automations/${automation}/runs`)).body;
      expect(runs).toHaveLength(1);
      return runs[0];
    }, 30_000);
  }

  it('send a message, call a webhook, start an export and start an agent, each recorded in the run', async () => {
    const channel = await aChannel(api, { settings: { delivery_url: connector.url } });
    await secretOf(api, channel);
    const limits = { max_steps: 5, max_tokens: 1_000, max_seconds: 30 };
    const helper = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits };
    const { ai_agent: agent } = (await api.send('POST', '/ai/agents', helper)).body;
    const { contact } = (await api.send('POST', '/contacts', { name: 'Ana', email: 'ana@example.org' })).body;
    const project = (await api.send('POST', '/projects', { name: 'Roof', contact_id: contact.id })).body.project.id;
    const created = await api.send('POST', '/automations', {
      name: 'Everything',
      trigger: { type: 'event', event: 'project.updated', field: 'budget' },
      actions: [
        { type: 'send_message', channel_id: channel.id, message: 'Your offer has changed.' },
        { type: 'call_webhook', url: receiver.url, payload: { order: 7 } },
        { type: 'start_export', export: 'project', format: 'csv' },
        { type: 'start_agent', agent_id: agent.id, input: 'Say it.' },
      ],
    });
    const { id } = created.body.automation;

    await api.send('PATCH', `/projects/${project}`, { budget: 5 });

    const run = await singleRun(id);
    expect(run.steps.map(({ action, status, error }) => [action, status, error])).toEqual([
      ['send_message', 'succeeded', null],
      ['call_webhook', 'succeeded', null],
      ['start_export', 'succeeded', null],
      ['start_agent', 'succeeded', null],
    ]);
    const items = await itemsOf(api, channel);
    expect(items).toMatchObject([{ message: 'Your offer has changed.', direction: 'outbound' }]);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]?.headers['webhook-id']).toBe(`${run.id}:1`);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      project_id: project,
      rule: { id, kind: 'automation', name: 'Everything' },
      trigger: { type: 'event', event: 'project.updated', fields: ['budget'] },
      payload: { order: 7 },
    });
    const operation = run.steps[2]?.detail.match(/[0-9a-f-]{36}/)?.[0];
    const read = (await api.get(`/spreadsheet-operations/${operation}`)).body.spreadsheet_operation;
    expect(read.initiator).toMatchObject({ name: 'Everything' });
    const executions = await eventually(async () => {
      const { body } = await api.get(`/ai/agents/executions?filter[agent_id]=${agent.id}&filter[status]=completed`);
      expect(body.executions).toHaveLength(1);
      return body.executions;
    });
    expect(executions).toMatchObject([{ trigger: 'automation', project_id: project, started_by: { id } }]);
  });

  it('are triggered when a project leaves a step, and when a video was watched', async () => {
    const { funnel } = (
      await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Contact' }, { name: 'Offer' }] })
    ).body;
    const [contact, offer] = funnel.steps;
    const project = await makeProject(api);
    const assistant = async (trigger: object, name: string) => {
      const body = { name, trigger, actions: [{ type: 'set_field', field: 'description', value: name }] };
      expect((await api.send('POST', `/steps/${contact.id}/assistants`, body)).status).toBe(200);
    };
    const video = { name: 'Film', url: 'https://example.org/film.mp4', type: 'video', duration: 100 };
    const { step_attachment: film } = (await api.send('POST', `/steps/${contact.id}/attachments`, video)).body;
    await assistant({ type: 'attachment_viewed', attachment_id: film.id }, 'watched');
    await assistant({ type: 'left' }, 'left');
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});

    const viewing = { project_id: project, ranges: [{ from: 0, to: 100 }] };
    await api.send('POST', `/steps/${contact.id}/attachments/${film.id}/viewings`, viewing);
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}/move`, { step_id: offer.id });

    await eventually(async () => {
      const { body } = await api.get(`/steps/${contact.id}/assistants/execution-logs`);
      const done = body.execution_logs.map((log: { status: string; trigger: { type: string } }) => [
        log.trigger.type,
        log.status,
      ]);
      expect(done).toEqual([
        ['left', 'succeeded'],
        ['attachment_viewed', 'succeeded'],
      ]);
    });
    expect((await api.get(`/projects/${project}`)).body.project.description).toBe('left');
  });

  it.each(['funnel', 'automation', 'agent_execution', 'webhook', 'spreadsheet_operation'])(
    'have described filters: %s',
    async (model) => {
      const { status, body } = await api.get(`/system/params/${model}`);

      expect(status).toBe(200);
      for (const { operators, hydrate, input_type } of body.params.filters) {
        expect(operators).toEqual(['equals']);
        expect(hydrate === null || hydrate.startsWith('/api/management/')).toBe(true);
        expect(['text', 'boolean', 'select', 'relation', 'date']).toContain(input_type);
      }
    },
  );
});
