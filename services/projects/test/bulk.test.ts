import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

const PROJECTS = '/api/management/projects';
const CUSTOMERS = '/api/management/customers';
const CONTACTS = '/api/management/contacts';

describe('bulk requests', () => {
  let service: Service;
  let client: ServiceClient;
  let frameId: string;
  let otherTenant: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    const caller = aCaller();
    frameId = caller.frameId;
    client = serviceClient(service.httpPort, caller);
    otherTenant = serviceClient(service.httpPort, aCaller());
  });

  const create = async (name: string) => (await client.send('POST', PROJECTS, { name })).body['project'];
  const read = async (id: string) => (await client.send('GET', `${PROJECTS}/${id}`)).body['project'];

  it('change items separately and return an outcome for each', async () => {
    const [good, seen, stale] = [await create('Good'), await create('Seen'), await create('Stale')];
    const foreign = (await otherTenant.send('POST', PROJECTS, { name: 'Foreign' })).body['project'];

    const { status, body } = await client.send('PATCH', PROJECTS, {
      projects: [
        { id: good.id, budget: 5, status: 2 },
        { id: foreign.id, budget: 5 },
        { id: seen.id, name: 'Seen again', if_match: '"1"' },
        { id: stale.id, name: 'Lost', if_match: '"7"' },
        { id: good.id, parent_id: good.id },
      ],
    });

    expect(status).toBe(200);
    expect(body['outcomes']).toEqual([
      { id: good.id, response: true, etag: '"2"' },
      { id: foreign.id, response: false, message: 'project_model_not_found', error: expect.any(String) },
      { id: seen.id, response: true, etag: '"2"' },
      { id: stale.id, response: false, message: 'precondition_failed', error: expect.any(String) },
      { id: good.id, response: false, message: 'hierarchy_cycle', error: expect.any(String) },
    ]);
    expect(body['meta']).toEqual({ succeeded: 2, refused: 3 });
    expect(await read(good.id)).toMatchObject({ budget: 5, status: 2, parent_id: null });
    expect(await read(stale.id)).toMatchObject({ name: 'Stale' });
  });

  it('treat an invalid item as the error of that item', async () => {
    const project = await create('Roof');

    const { status, body } = await client.send('PATCH', PROJECTS, {
      projects: [
        { id: project.id, name: 'Changed' },
        { id: project.id, budget: 'much', nam: 'x' },
        { id: 'roof', name: 'Changed' },
        'roof',
      ],
    });

    expect([status, body['meta']]).toEqual([200, { succeeded: 1, refused: 3 }]);
    expect(body['outcomes']).toMatchObject([
      { id: project.id, response: true },
      {
        id: project.id,
        message: 'validation_errors',
        validation: { budget: ['Must be a number.'], nam: ['This field is not known here. Did you mean `name`?'] },
      },
      { id: null, message: 'validation_errors', validation: { id: ['Must be a valid UUID.'] } },
      { id: null, message: 'validation_errors' },
    ]);
    expect(await read(project.id)).toMatchObject({ name: 'Changed', budget: 0 });
  });

  it('have 1 to 200 items', async () => {
    const tooMany = Array.from({ length: 201 }, () => '0193a000-0000-7000-8000-000000000001');

    expect((await client.send('POST', `${PROJECTS}/bulk-delete`, { ids: tooMany })).status).toBe(422);
    expect((await client.send('PATCH', PROJECTS, { projects: [] })).status).toBe(422);
  });

  it('delete up to 200 projects', async () => {
    const { body } = await client.send('POST', '/api/management/project-groups', { name: 'All' });
    const group = body['project_group'].id;
    const ids = await service.fillGroup(frameId, group, 200);

    const first = await client.send('POST', `${PROJECTS}/bulk-delete`, { ids });
    const second = await client.send('POST', `${PROJECTS}/bulk-delete`, { ids: ids.slice(0, 1) });

    expect(first.body['meta']).toEqual({ succeeded: 200, refused: 0 });
    expect(second.body['outcomes']).toMatchObject([{ id: ids[0], message: 'project_model_not_found' }]);
    expect((await client.send('GET', PROJECTS)).body['meta'].total).toBe(0);
  });

  it('delete only the given versions', async () => {
    const [seen, stale] = [await create('Seen'), await create('Stale')];
    await client.send('PATCH', `${PROJECTS}/${stale.id}`, { name: 'Changed by another user' });
    const versions = [seen, stale].map(({ id, version }) => ({ id, etag: `"${version}"` }));

    const unknown = await client.send('POST', `${PROJECTS}/bulk-delete`, { ids: [seen.id], if_match: versions });
    const { body } = await client.send('POST', `${PROJECTS}/bulk-delete`, {
      ids: [seen.id, stale.id],
      if_match: versions,
    });

    expect(unknown.body).toMatchObject({ validation: { 'if_match.1.id': ['Must be one of `ids`.'] } });
    expect(body['outcomes']).toMatchObject([
      { id: seen.id, response: true },
      { id: stale.id, message: 'precondition_failed' },
    ]);
    expect(await read(stale.id)).toMatchObject({ name: 'Changed by another user', version: 2 });
    const listed = (await client.send('GET', `${PROJECTS}?fields=version`)).body;
    expect(listed['projects']).toEqual([{ id: stale.id, version: 2 }]);
  });

  it('support customers and contacts', async () => {
    const customer = (await client.send('POST', CUSTOMERS, { name: 'Acme' })).body['customer'];
    const contact = (await client.send('POST', CONTACTS, { name: 'Ana' })).body['contact'];

    const customers = await client.send('PATCH', CUSTOMERS, { customers: [{ id: customer.id, phone: '1' }] });
    const contacts = await client.send('PATCH', CONTACTS, { contacts: [{ id: contact.id, role: 'Owner' }] });

    expect(customers.body['outcomes']).toMatchObject([{ id: customer.id, response: true }]);
    expect(contacts.body['outcomes']).toMatchObject([{ id: contact.id, response: true }]);
    expect((await client.send('GET', `${CONTACTS}/${contact.id}`)).body['contact']).toMatchObject({ role: 'Owner' });
    for (const [path, id] of [
      [CUSTOMERS, customer.id],
      [CONTACTS, contact.id],
    ]) {
      const deleted = await client.send('POST', `${path}/bulk-delete`, { ids: [id] });
      expect(deleted.body['meta']).toEqual({ succeeded: 1, refused: 0 });
      expect((await client.send('GET', `${path}/${id}`)).status).toBe(404);
    }
  });
});
