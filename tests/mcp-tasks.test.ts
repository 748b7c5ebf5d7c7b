import { type Api, apiOf } from './support/api';
import { aChannel, secretOf, startReceiver } from './support/channels';
import { eventually } from './support/eventually';
import { makeForm, ownForm } from './support/forms';
import { type McpClient, openMcpClient, textOf } from './support/mcp-client';

// Requests of users to an assistant, each fulfilled only with tool calls and their results.

interface Fixture {
  readonly customer: { readonly id: string };
  readonly funnel: { readonly id: string; readonly steps: readonly { readonly id: string; readonly name: string }[] };
  readonly form: { readonly id: number; readonly edges: readonly string[] };
  readonly automation: { readonly id: string };
  readonly channel: { readonly id: string };
}

describe('tasks of an assistant', () => {
  let api: Api;
  let mcp: McpClient;
  let fixture: Fixture;
  let connector: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    api = apiOf();
    mcp = await openMcpClient(api.token);
    connector = await startReceiver();
    fixture = await createFixture(api, connector.url);
  });
  afterAll(async () => {
    await mcp[Symbol.asyncDispose]();
    await connector.stop();
  });

  const byName = (name: string) => [{ field: 'name', operator: 'equals', value: name }];
  const findOne = async (name: string) => {
    const { projects } = await mcp.callTool('searchProjects', { filters: byName(name) });
    expect(projects).toHaveLength(1);
    return projects[0] as { id: string; status: number; budget?: number };
  };
  const create = async (name: string) => (await mcp.callTool('createProject', { name })).project as { id: string };
  const inFunnel = async (name: string) => {
    const { id } = await create(name);
    await mcp.callTool('enterFunnel', { funnel: fixture.funnel.id, project: id });
    return id;
  };

  it('who am I, and what may I do?', async () => {
    const { user } = await mcp.callTool('readMe');
    expect(JSON.stringify(user)).toContain(api.identity.userId);
  });

  it('find the project "Pier"', async () => {
    await create('Pier');
    expect(await findOne('Pier')).toMatchObject({ name: 'Pier' });
  });

  it('how many projects cost more than 10,000?', async () => {
    for (const budget of [900_000, 2_000_000, 3_000_000]) {
      await mcp.callTool('createProject', { name: `Costly ${budget}`, budget });
    }
    const { params } = await mcp.callTool('readSearchParams', { model_class: 'project' });
    expect(JSON.stringify(params)).toContain('budget');

    const { meta } = await mcp.callTool('searchProjects', {
      filters: [{ field: 'budget', operator: 'greater_than', value: 1_000_000 }],
      perPage: 1,
    });

    expect(meta.total).toBe(2);
  });

  it('create a project for the customer Harbour Works', async () => {
    const { customers } = await mcp.callTool('searchCustomers', { filters: byName('Harbour Works') });
    const { project } = await mcp.callTool('createProject', { name: 'Crane', customer_id: customers[0].id });
    expect(project.customer).toMatchObject({ id: fixture.customer.id, name: 'Harbour Works' });
  });

  it('add the customer Quay Ltd.', async () => {
    await mcp.callTool('createCustomer', { name: 'Quay Ltd.' });
    expect((await mcp.callTool('searchCustomers', { filters: byName('Quay Ltd.') })).meta.total).toBe(1);
  });

  it('raise the budget of "Dock" to 5,000, and show who changed it before', async () => {
    const { id } = await create('Dock');
    await mcp.callTool('updateProject', { project: id, budget: 400_000 });
    await mcp.callTool('updateProject', { project: id, budget: 500_000 });

    expect(await findOne('Dock')).toMatchObject({ budget: 500_000 });
    const history = await mcp.callTool('readProjectHistory', { project: id });
    expect(JSON.stringify(history)).toContain(api.identity.name);
  });

  it('find the contact with the e-mail ana@harbour.example', async () => {
    const filters = [{ field: 'email', operator: 'equals', value: 'ana@harbour.example' }];
    expect((await mcp.callTool('searchContacts', { filters })).contacts).toMatchObject([{ name: 'Ana' }]);
  });

  it('remind me on "Lighthouse" to call the mayor', async () => {
    const { id } = await create('Lighthouse');
    await mcp.callTool('createTask', { project: id, title: 'Call the mayor', due_at: '2030-05-01T09:00:00Z' });
    expect((await mcp.callTool('readProject', { project: id })).project.tasks).toMatchObject([
      { title: 'Call the mayor' },
    ]);
  });

  it('which funnels and steps are there?', async () => {
    const { funnels } = await mcp.callTool('listFunnels');
    expect(JSON.stringify(funnels)).toContain('Offer');
  });

  it('put "Buoy" into the funnel Sales', async () => {
    const id = await inFunnel('Buoy');
    const board = await mcp.callTool('readBoard', { funnel: fixture.funnel.id });
    expect(JSON.stringify(board)).toContain(id);
  });

  it('why can "Mole" not move to Offer?', async () => {
    const id = await inFunnel('Mole');
    const preview = await mcp.callTool('previewMove', {
      funnel: fixture.funnel.id,
      project: id,
      step_id: fixture.funnel.steps[1]?.id,
    });
    expect(JSON.stringify(preview)).toContain('Area');
  });

  it('move "Jetty" to Offer; its area is 40', async () => {
    const id = await inFunnel('Jetty');
    const move = { funnel: fixture.funnel.id, project: id, step_id: fixture.funnel.steps[1]?.id };
    const rejected = await mcp.call('moveProject', move);
    expect(rejected.isError).toBe(true);
    expect(textOf(rejected)).toContain('Area');

    await mcp.callTool('moveProject', { ...move, answers: [{ field_id: fixture.form.edges[0], value: 40 }] });

    const { project } = await mcp.callTool('readProject', { project: id, fields: 'funnel_steps' });
    expect(JSON.stringify(project)).toContain('Offer');
  });

  it('answer the survey of "Basin"', async () => {
    const { id } = await create('Basin');
    const accessor = ownForm(id);
    const answers = [{ field_id: fixture.form.edges[0], value: 12 }];
    await mcp.callTool('putAnswers', { form_id: fixture.form.id, accessor, answers });
    const read = await mcp.callTool('readAnswers', { form_id: fixture.form.id, accessor });
    expect(JSON.stringify(read)).toContain('12');
  });

  it('what does the survey ask?', async () => {
    const { forms } = await mcp.callTool('getForms');
    expect(JSON.stringify(forms)).toContain('Survey');
    expect(JSON.stringify(await mcp.callTool('getForm', { id: fixture.form.id }))).toContain('Area');
  });

  it('would the rule "Pause" act on "Wharf", and why not?', async () => {
    const { id } = await create('Wharf');
    const explained = await mcp.callTool('explainAutomation', { automation: fixture.automation.id, project_id: id });
    expect(JSON.stringify(explained)).toContain('status');
  });

  it('what did the rule "Pause" do?', async () => {
    const { id } = await create('Sluice');
    await mcp.callTool('updateProject', { project: id, status: 4 });
    await eventually(async () => {
      expect(JSON.stringify(await mcp.callTool('listAutomationRuns', { automation: fixture.automation.id }))).toContain(
        id,
      );
    });
  });

  it('what would the rule "Pause" have done last week?', async () => {
    const day = 24 * 60 * 60 * 1_000;
    const simulated = await mcp.callTool('simulateAutomation', {
      automation: fixture.automation.id,
      from: new Date(Date.now() - 7 * day).toISOString(),
      to: new Date().toISOString(),
    });
    expect(simulated).toMatchObject({ simulation: expect.any(Object) });
  });

  it('write to the contact of "Slip" on the support channel', async () => {
    const { id } = await create('Slip');
    const early = await mcp.call('sendMessage', { channel: fixture.channel.id, project_id: id, message: 'Hello' });
    expect(textOf(early)).toContain('Add a contact first.');
    const { contacts } = await mcp.callTool('searchContacts', { filters: byName('Ana') });
    await mcp.callTool('updateProject', { project: id, contact_id: contacts[0].id });

    await mcp.callTool('sendMessage', { channel: fixture.channel.id, project_id: id, message: 'We start on Monday.' });
    expect((await mcp.callTool('listConversations', { filter: { project: id } })).conversations).toHaveLength(1);
  });

  it('export all projects, and wait for the file', async () => {
    const { spreadsheet_operation: operation } = await mcp.callTool('startExport', { type: 'project' });
    await eventually(async () => {
      const read = await mcp.callTool('readSpreadsheetOperation', { operation: operation.id });
      expect(read.spreadsheet_operation.status).toBe('completed');
    });
  });

  it('who created tokens and exports?', async () => {
    await eventually(async () => expect((await mcp.callTool('readAuditLog')).meta.total).toBeGreaterThan(0));
  });
});

async function createFixture(api: Api, deliveryUrl: string): Promise<Fixture> {
  const { customer } = (await api.send('POST', '/customers', { name: 'Harbour Works' })).body;
  const contact = { name: 'Ana', role: 'Buyer', email: 'ana@harbour.example', customer_ids: [customer.id] };
  await api.send('POST', '/contacts', contact);
  const form = await makeForm(api, [{ label: 'Area', type: 'number' }]);
  const steps = [{ name: 'Lead' }, { name: 'Offer', form_ids: [form.id], required_field_ids: [form.edges[0]] }];
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body;
  const { automation } = (
    await api.send('POST', '/automations', {
      name: 'Pause',
      trigger: { type: 'event', event: 'project.updated', field: 'status' },
      conditions: [{ field: 'status', operator: 'equals', value: 4 }],
      actions: [{ type: 'set_field', field: 'description', value: 'Paused by a rule' }],
    })
  ).body;
  const channel = await aChannel(api, { settings: { delivery_url: deliveryUrl } });
  await secretOf(api, channel);
  return { customer, funnel, form, automation, channel };
}
