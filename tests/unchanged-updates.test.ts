import { type Api, apiOf } from './support/api';
import { makeProject } from './support/forms';

const ENTERED = { type: 'entered' };
const SET_STATUS = [{ type: 'set_field', field: 'status', value: 4 }];
const LIMITS = { max_steps: 20, max_tokens: 10_000, max_seconds: 60 };
const FIELDS = [{ label: 'Area', type: 'number', required: true, validation: { min: 1 } }];

/** Everything that can be changed by PATCH, with the fields that it is created with and that are sent again. */
const KINDS = [
  ['project', '/projects', { name: 'A', impact: 3, costs: { planned: 1, actual: 2 } }],
  ['customer', '/customers', { name: 'A', document: '509', phone: null }],
  ['contact', '/contacts', { name: 'A', role: 'Buyer', customer_ids: [] }],
  ['user', '/users', { name: 'A', email: 'bo@example.org' }],
  ['project_group', '/project-groups', { name: 'A' }],
  ['tag', '/tags', { name: 'A', color: '#cc0000' }],
  ['form', '/forms', { title: 'A', description: 'B' }],
  ['channel', '/channels', { name: 'A', kind: 'email', settings: { nested: { deep: [1] } } }],
  ['funnel', '/funnels', { name: 'A' }],
  [
    'automation',
    '/automations',
    { name: 'A', trigger: { type: 'event', event: 'project.created' }, actions: SET_STATUS },
  ],
  ['ai_agent', '/ai/agents', { name: 'A', provider: 'echo', model: 'echo', instructions: 'Help.', limits: LIMITS }],
  ['webhook', '/webhooks', { name: 'A', url: 'https://example.org/hook', kinds: ['*'], active: true }],
  ['service_account', '/service-accounts', { name: 'A', scopes: ['projects:read'] }],
] as const;

async function create(api: Api, path: string, member: string, body: object): Promise<string | number> {
  const response = await api.send('POST', path, body);
  expect({ path, ...response }).toMatchObject({ status: 200 });
  return response.body[member].id;
}

/** Sends an empty change and a change with the same values, and expects the same object and ETag. */
async function expectUnchanged(api: Api, at: string, member: string, same: object): Promise<void> {
  const before = await api.get(at);
  expect(before).toMatchObject({ status: 200, body: { [member]: { updated_at: expect.any(String) } } });
  for (const change of [{}, same]) {
    expect(await api.send('PATCH', at, change)).toMatchObject({ status: 200 });
    const after = await api.get(at);
    expect(after.body).toEqual(before.body);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  }
}

describe('an update without changes', () => {
  let api: Api;

  beforeEach(() => {
    api = apiOf();
  });

  it.each(KINDS)('keeps the version of a %s', async (member, path, body) => {
    const id = await create(api, path, member, body);

    await expectUnchanged(api, `${path}/${id}`, member, body);
  });

  it('keeps the version of a form that is sent as it was read', async () => {
    const id = await create(api, '/forms', 'form', { title: 'A', fields: FIELDS });
    const { fields } = (await api.get(`/forms/${id}`)).body.form;

    await expectUnchanged(api, `/forms/${id}`, 'form', { fields });
  });

  it('keeps the version of steps, assistants, assignments and tasks', async () => {
    const { funnel } = (await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'First' }] })).body;
    const [step] = funnel.steps;
    const rule = { name: 'A', trigger: ENTERED, actions: SET_STATUS };
    const assistant = await create(api, `/steps/${step.id}/assistants`, 'step_assistant', rule);
    const project = await makeProject(api);
    // Before a project enters the step, because a run changes the counts of the assistant.
    await expectUnchanged(api, `/steps/${step.id}/assistants/${assistant}`, 'step_assistant', rule);
    await api.send('POST', `/funnels/${funnel.id}/projects/${project}`, {});
    const task = await create(api, `/projects/${project}/tasks`, 'task', { title: 'Call', done: true });

    await expectUnchanged(api, `/steps/${step.id}`, 'step', { name: 'First' });
    await expectUnchanged(api, `/funnels/${funnel.id}/projects/${project}`, 'assignment', { status: 'open' });
    await expectUnchanged(api, `/projects/${project}/tasks/${task}`, 'task', { title: 'Call', done: true });
  });
});

describe('the frame', () => {
  it('keeps both of two concurrent changes to different fields', async () => {
    const api = apiOf();
    await api.get('/frame');

    for (let turn = 0; turn < 10; turn += 1) {
      const changes = [{ name: `Name ${turn}` }, { locale: turn % 2 ? 'pt' : 'en' }];
      await Promise.all(changes.map((change) => api.send('PATCH', '/frame', change)));

      expect((await api.get('/frame')).body.frame).toMatchObject(Object.assign({}, ...changes));
    }
  });
});
