import { type Api, apiOf } from './support/api';
import { aChannel, secretOf, startReceiver } from './support/channels';
import { eventually } from './support/eventually';
import { makeForm, ownForm } from './support/forms';
import { type McpClient, openMcpClient, textOf } from './support/mcp-client';

// Requests of users to an assistant, each made by the tool calls that it needs and nothing but their results.

interface World {
  readonly customer: { readonly id: string };
  readonly funnel: { readonly id: string; readonly steps: readonly { readonly id: string; readonly name: string }[] };
  readonly form: { readonly id: number; readonly edges: readonly string[] };
  readonly automation: { readonly id: string };
  readonly channel: { readonly id: string };
}

describe('tasks of an assistant', () => {
  let api: Api;
  let mcp: McpClient;
  let world: World;
  let connector: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    api = apiOf();
    mcp = await openMcpClient(api.token);
    connector = await startReceiver();
    world = await createWorld(api, connector.url);
  });
  afterAll(async () => {
    await mcp[Symbol.asyncDispose]();
    await connector.stop();
  });

  const byName = (name: string) => [{ field: 'name', operator: 'equals', value: name }];
  const findOne = async (name: string) => {
    const { projects } = await mcp.ask('searchProjects', { filters: byName(name) });
    expect(projects).toHaveLength(1);
    return projects[0] as { id: string; status: number; budget?: number };
  };
  const create = async (name: string) => (await mcp.ask('createProject', { name })).project as { id: string };
  const inFunnel = async (name: string) => {
    const { id } = await create(name);
    await mcp.ask('enterFunnel', { funnel: world.funnel.id, project: id });
    return id;
  };

  it('who am I, and what may I do?', async () => {
    const { user } = await mcp.ask('readMe');
    expect(JSON.stringify(user)).toContain(api.identity.userId);
  });

  it('find the project "Pier"', async () => {
    await create('Pier');
    expect(await findOne('Pier')).toMatchObject({ name: 'Pier' });
  });

  it('how many projects cost more than 10,000?', async () => {
    for (const budget of [900_000, 2_000_000, 3_000_000]) {
      await mcp.ask('createProject', { name: `Costly ${budget}`, budget });
    }
    const { params } = await mcp.ask('readSearchParams', { model_class: 'project' });
    expect(JSON.stringify(params)).toContain('budget');

    const { meta } = await mcp.ask('searchProjects', {
      filters: [{ field: 'budget', operator: 'greater_than', value: 1_000_000 }],
      perPage: 1,
    });

    expect(meta.total).toBe(2);
  });

  it('create a project for the customer Harbour Works', async () => {
    const { customers } = await mcp.ask('searchCustomers', { filters: byName('Harbour Works') });
    const { project } = await mcp.ask('createProject', { name: 'Crane', customer_id: customers[0].id });
    expect(project.customer).toMatchObject({ id: world.customer.id, name: 'Harbour Works' });
  });

  it('add the customer Quay Ltd.', async () => {
    await mcp.ask('createCustomer', { name: 'Quay Ltd.' });
    expect((await mcp.ask('searchCustomers', { filters: byName('Quay Ltd.') })).meta.total).toBe(1);
  });

  it('raise the budget of "Dock" to 5,000, and tell me who changed it before', async () => {
    const { id } = await create('Dock');
    await mcp.ask('updateProject', { project: id, budget: 400_000 });
    await mcp.ask('updateProject', { project: id, budget: 500_000 });

    expect(await findOne('Dock')).toMatchObject({ budget: 500_000 });
    const history = await mcp.ask('readProjectHistory', { project: id });
    expect(JSON.stringify(history)).toContain(api.identity.name);
  });

  it('find the contact with the e-mail ana@harbour.example', async () => {
    const filters = [{ field: 'email', operator: 'equals', value: 'ana@harbour.example' }];
    expect((await mcp.ask('searchContacts', { filters })).contacts).toMatchObject([{ name: 'Ana' }]);
  });

  it('remind me on "Lighthouse" to call the mayor', async () => {
    const { id } = await create('Lighthouse');
    await mcp.ask('createTask', { project: id, title: 'Call the mayor', due_at: '2030-05-01T09:00:00Z' });
    expect((await mcp.ask('readProject', { project: id })).project.tasks).toMatchObject([{ title: 'Call the mayor' }]);
  });

  it('which funnels and steps are there?', async () => {
    const { funnels } = await mcp.ask('listFunnels');
    expect(JSON.stringify(funnels)).toContain('Offer');
  });

  it('put "Buoy" into the funnel Sales', async () => {
    const id = await inFunnel('Buoy');
    const board = await mcp.ask('readBoard', { funnel: world.funnel.id });
    expect(JSON.stringify(board)).toContain(id);
  });

  it('why can "Mole" not move to Offer?', async () => {
    const id = await inFunnel('Mole');
    const preview = await mcp.ask('previewMove', {
      funnel: world.funnel.id,
      project: id,
      step_id: world.funnel.steps[1]?.id,
    });
    expect(JSON.stringify(preview)).toContain('Area');
  });

  it('move "Jetty" to Offer; its area is 40', async () => {
    const id = await inFunnel('Jetty');
    const move = { funnel: world.funnel.id, project: id, step_id: world.funnel.steps[1]?.id };
    const rejected = await mcp.call('moveProject', move);
    expect(rejected.isError).toBe(true);
    expect(textOf(rejected)).toContain('Area');

    await mcp.ask('moveProject', { ...move, answers: [{ field_id: world.form.edges[0], value: 40 }] });

    const { project } = await mcp.ask('readProject', { project: id, fields: 'funnel_steps' });
    expect(JSON.stringify(project)).toContain('Offer');
  });

  it('answer the survey of "Basin"', async () => {
    const { id } = await create('Basin');
    const accessor = ownForm(id);
    const answers = [{ field_id: world.form.edges[0], value: 12 }];
    await mcp.ask('putAnswers', { form_id: world.form.id, accessor, answers });
    const read = await mcp.ask('readAnswers', { form_id: world.form.id, accessor });
    expect(JSON.stringify(read)).toContain('12');
  });

  it('what does the survey ask?', async () => {
    const { forms } = await mcp.ask('getForms');
    expect(JSON.stringify(forms)).toContain('Survey');
    expect(JSON.stringify(await mcp.ask('getForm', { id: world.form.id }))).toContain('Area');
  });

  it('would the rule "Pause" act on "Wharf", and why not?', async () => {
    const { id } = await create('Wharf');
    const explained = await mcp.ask('explainAutomation', { automation: world.automation.id, project_id: id });
    expect(JSON.stringify(explained)).toContain('status');
  });

  it('what did the rule "Pause" do?', async () => {
    const { id } = await create('Sluice');
    await mcp.ask('updateProject', { project: id, status: 4 });
    await eventually(async () => {
      expect(JSON.stringify(await mcp.ask('listAutomationRuns', { automation: world.automation.id }))).toContain(id);
    });
  });

  it('what would the rule "Pause" have done last week?', async () => {
    const day = 24 * 60 * 60 * 1_000;
    const simulated = await mcp.ask('simulateAutomation', {
      automation: world.automation.id,
      from: new Date(Date.now() - 7 * day).toISOString(),
      to: new Date().toISOString(),
    });
    expect(simulated).toBeDefined();
  });

  it('write to the contact of "Slip" on the support channel', async () => {
    const { id } = await create('Slip');
    const early = await mcp.call('sendMessage', { channel: world.channel.id, project_id: id, message: 'Hello' });
    expect(textOf(early)).toContain('Add a contact first.');
    const { contacts } = await mcp.ask('searchContacts', { filters: byName('Ana') });
    await mcp.ask('updateProject', { project: id, contact_id: contacts[0].id });

    await mcp.ask('sendMessage', { channel: world.channel.id, project_id: id, message: 'We start on Monday.' });
    expect((await mcp.ask('listConversations', { filter: { project: id } })).conversations).toHaveLength(1);
  });

  it('export all projects, and say when the file is ready', async () => {
    const { spreadsheet_operation: operation } = await mcp.ask('startExport', { type: 'project' });
    await eventually(async () => {
      const read = await mcp.ask('readSpreadsheetOperation', { operation: operation.id });
      expect(read.spreadsheet_operation.status).toBe('completed');
    });
  });

  it('who created tokens and exports?', async () => {
    await eventually(async () => expect((await mcp.ask('readAuditLog')).meta.total).toBeGreaterThan(0));
  });
});

async function createWorld(api: Api, deliveryUrl: string): Promise<World> {
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
