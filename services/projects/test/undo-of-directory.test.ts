import { createPool } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import {
  aCaller,
  eventually,
  quietLogger,
  type ServiceClient,
  type ServiceResponse,
  serviceClient,
} from '@trackway/testkit';
import { startFakeForms } from './fake-forms';
import { importRowsOn, type SheetRow } from './import-rows';
import { startTestProjects } from './start-projects';

const ROOT = '/api/management';

describe('the undo of changes of the directory', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let forms: Awaited<ReturnType<typeof startFakeForms>>;
  let client: ServiceClient;
  let pool: ReturnType<typeof createPool>;

  beforeAll(async () => {
    forms = await startFakeForms();
    service = await startTestProjects({ forms: forms.address });
    pool = createPool({ url: service.database.url, max: 2, name: 'test', logger: quietLogger() });
  });
  afterAll(async () => {
    await pool.end();
    await service.stop();
    await forms.stop();
  });
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const KINDS = [
    ['customer', 'customers', { name: 'Acme', phone: '+351 1', email: 'a@example.org' }],
    ['contact', 'contacts', { name: 'Ana', role: 'Buyer', description: 'First' }],
    ['project_group', 'project-groups', { name: 'Roadmap' }],
    ['tag', 'tags', { name: 'urgent', color: '#cc0000' }],
  ] as const;

  const idOf = ({ headers }: ServiceResponse) => headers.get('x-request-id') ?? '';
  const read = async (path: string, kind: string) => (await client.send('GET', `${ROOT}/${path}`)).body[kind];

  async function create(path: string, kind: string, body: object): Promise<{ id: string; cause: string }> {
    const response = await client.send('POST', `${ROOT}/${path}`, body);
    expect(response.status).toBe(200);
    return { id: String(response.body[kind].id), cause: idOf(response) };
  }

  async function undo(cause: string, mode = 'all') {
    const { status, body } = await client.send('POST', `${ROOT}/causes/${cause}/undo`, { mode });
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
    return await eventually(async () => {
      const { undo: current } = (await client.send('GET', `${ROOT}/undos/${body.undo.id}`)).body;
      expect(current.status).not.toBe('running');
      return current;
    }, 30_000);
  }

  // All kinds at once, because an undo waits for rules.
  const ofEachKind = (work: (kind: string, path: string, fields: Readonly<Record<string, string>>) => Promise<void>) =>
    Promise.all(KINDS.map(([kind, path, fields]) => work(kind, path, fields)));

  it('returns a unique value to the record from which a bulk change moved it to another one', async () => {
    const first = await create('customers', 'customer', { name: 'Acme', document: '1' });
    const second = await create('customers', 'customer', { name: 'Bolt', document: '2' });
    const documents = async () =>
      Promise.all([first, second].map(async ({ id }) => (await read(`customers/${id}`, 'customer')).document));
    const customers = [
      { id: first.id, document: '3' },
      { id: second.id, document: '1' },
    ];
    const cause = idOf(await client.send('PATCH', `${ROOT}/customers`, { customers }));

    const undone = await undo(cause);
    expect([undone.status, undone.error, await documents()]).toEqual(['completed', null, ['1', '2']]);

    await undo(undone.id);
    expect(await documents()).toEqual(['3', '1']);
  });

  it('restores the values of records, and is undone itself', () =>
    ofEachKind(async (kind, path, fields) => {
      const { id } = await create(path, kind, fields);
      const changed = Object.fromEntries(
        Object.keys(fields).map((field) => [field, field === 'color' ? '#00ff00' : field === 'email' ? null : 'New']),
      );
      const cause = idOf(await client.send('PATCH', `${ROOT}/${path}/${id}`, changed));

      const first = await undo(cause);
      const restored = await read(`${path}/${id}`, kind);
      await undo(first.id);

      expect(first).toMatchObject({ status: 'completed', steps: [{ record: { kind, id, project_id: null } }] });
      expect(restored).toMatchObject(fields);
      expect(await read(`${path}/${id}`, kind)).toMatchObject(changed);
    }));

  it('deletes created records and restores deleted ones', () =>
    ofEachKind(async (kind, path, fields) => {
      const { id, cause } = await create(path, kind, fields);

      const first = await undo(cause);
      const deleted = await client.send('GET', `${ROOT}/${path}/${id}`);
      await undo(first.id);
      const restored = await read(`${path}/${id}`, kind);
      const deletion = idOf(await client.send('DELETE', `${ROOT}/${path}/${id}`));
      await undo(deletion);

      expect(deleted.status).toBe(404);
      expect(restored).toMatchObject(fields);
      expect(await read(`${path}/${id}`, kind)).toMatchObject(fields);
    }));

  it('restores empty texts and the list of customers of a contact', async () => {
    const customer = await create('customers', 'customer', { name: 'Acme' });
    const { id } = await create('contacts', 'contact', { name: 'Ana' });
    const changes = { role: 'Buyer', phone: '1', description: 'x', customer_ids: [customer.id] };
    const cause = idOf(await client.send('PATCH', `${ROOT}/contacts/${id}`, changes));

    const first = await undo(cause);
    const restored = await read(`contacts/${id}`, 'contact');
    await undo(first.id);

    expect(restored).toMatchObject({ role: '', phone: '', description: null, customers: [] });
    expect(await read(`contacts/${id}`, 'contact')).toMatchObject({ role: 'Buyer', customers: [{ id: customer.id }] });
  });

  it('restores all records of a bulk deletion', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push((await create('customers', 'customer', { name })).id);
    const deletion = await client.send('POST', `${ROOT}/customers/bulk-delete`, { ids });

    const { status, done_steps } = await undo(idOf(deletion));

    expect({ status, done_steps }).toEqual({ status: 'completed', done_steps: 3 });
    for (const id of ids) expect(await read(`customers/${id}`, 'customer')).toMatchObject({ deleted_at: null });
  });

  it('names who changed a record since, and keeps a created record that was changed', async () => {
    const { id, cause } = await create('customers', 'customer', { name: 'Acme' });
    const update = idOf(await client.send('PATCH', `${ROOT}/customers/${id}`, { name: 'Acme 2', phone: '1' }));
    await client.send('PATCH', `${ROOT}/customers/${id}`, { name: 'Acme 3' });

    const ofUpdate = (await client.send('POST', `${ROOT}/causes/${update}/undo/preview`)).body.preview;
    const ofCreation = (await client.send('POST', `${ROOT}/causes/${cause}/undo/preview`)).body.preview;

    expect(ofUpdate.effects).toMatchObject([
      {
        state: 'conflict',
        message: expect.stringMatching(/^name was changed by .+ at 20/),
        conflicts: [{ field: 'name' }],
      },
    ]);
    expect(ofCreation.effects).toMatchObject([
      { state: 'conflict', message: expect.stringMatching(/^Changed since by .+ at 20/) },
    ]);
  });

  it('leaves a name that another record has taken meanwhile', async () => {
    const { id } = await create('tags', 'tag', { name: 'urgent' });
    const deletion = idOf(await client.send('DELETE', `${ROOT}/tags/${id}`));
    await create('tags', 'tag', { name: 'urgent' });

    expect(await undo(deletion)).toMatchObject({ status: 'failed', error: expect.stringContaining('name') });
  });

  it('lists a change of values that are too long for an entry as irreversible, but deletes such a record', async () => {
    const { id } = await create('contacts', 'contact', { name: 'Ana', description: 'a'.repeat(40_000) });
    const update = await client.send('PATCH', `${ROOT}/contacts/${id}`, { description: 'b'.repeat(40_000) });

    const { preview } = (await client.send('POST', `${ROOT}/causes/${idOf(update)}/undo/preview`)).body;
    const other = await create('contacts', 'contact', { name: 'Bo', description: 'a'.repeat(40_000) });
    await undo(other.cause);

    expect(preview).toMatchObject({ effects: [{ action: 'contact.updated', state: 'irreversible' }], steps: [] });
    expect((await client.send('GET', `${ROOT}/contacts/${other.id}`)).status).toBe(404);
  });

  it('restores the order of a group, and moves a project back', async () => {
    const group = await create('project-groups', 'project_group', { name: 'Roadmap' });
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await create('projects', 'project', { name, group_ids: [group.id] })).id);
    }
    const path = `${ROOT}/project-groups/${group.id}/projects`;
    const order = async () => {
      const { body } = await client.send('POST', `${path}/index`, {});
      return body.projects.map(({ id }: { id: string }) => ids.indexOf(id));
    };
    const ordered = await client.send('PUT', `${path}/order`, { project_ids: ids.toReversed() });
    const moved = await client.send('PUT', `${path}/order`, { project_id: ids[2], after: ids[0] });
    expect([ordered.status, moved.status, await order()]).toEqual([200, 200, [1, 0, 2]]);
    const preview = await client.send('POST', `${ROOT}/causes/${idOf(ordered)}/undo/preview`);
    expect(preview.body.preview.effects).toMatchObject([
      { state: 'conflict', message: expect.stringMatching(/^project_order was changed by .+ at /) },
    ]);

    const first = await undo(idOf(moved));
    expect(first).toMatchObject({ status: 'completed', done_steps: 1 });
    expect(await order()).toEqual([2, 1, 0]);
    await undo(first.id);
    expect(await order()).toEqual([1, 0, 2]);
    await undo(idOf(moved));
    await undo(idOf(ordered));
    expect(await order()).toEqual([0, 1, 2]);
  });

  it('restores share pages with their links', async () => {
    const { id } = await create('projects', 'project', { name: 'Roof' });
    const share = async () => (await read(`projects/${id}`, 'project')).share_token as string | null;
    const open = async (token: string | null) =>
      (await client.send('GET', `/share/${token}`, undefined, { accept: 'application/json' })).status;
    const shared = await client.send('POST', `${ROOT}/projects/${id}/share`, {});
    const token = await share();
    const { id: unshared } = await undo(idOf(shared));
    expect([await share(), await open(token)]).toEqual([null, 404]);
    await undo(unshared);
    expect([await share(), await open(token)]).toEqual([token, 200]);
    const revoked = await client.send('DELETE', `${ROOT}/projects/${id}/share`);
    expect([shared.status, revoked.status, await open(token)]).toEqual([200, 200, 404]);

    const found = await client.send('GET', `${ROOT}/causes/${idOf(revoked)}`);
    expect(found.body.cause.effects).toMatchObject([{ action: 'project.unshared', record: { kind: 'project_share' } }]);
    expect(JSON.stringify(found.body)).not.toContain(token);
    const { id: undone } = await undo(idOf(revoked));
    expect([await share(), await open(token)]).toEqual([token, 200]);
    await undo(undone);
    expect([await share(), await open(token)]).toEqual([null, 404]);
  });

  it('is not possible for another tenant', async () => {
    const { cause } = await create('customers', 'customer', { name: 'Acme' });
    const other = serviceClient(service.httpPort, aCaller());

    expect((await other.send('GET', `${ROOT}/causes/${cause}`)).status).toBe(404);
    expect((await other.send('POST', `${ROOT}/causes/${cause}/undo`, {})).status).toBe(404);
  });

  it('restores customers and contacts of imports, and deletes those that they created', async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    const document = newId();
    const { id } = await create('customers', 'customer', { name: 'Acme', document });
    const imported = async (type: 'customer' | 'contact', rows: readonly SheetRow[]) => {
      const operationId = newId();
      await importRowsOn(pool, caller, rows, { operationId, type, mode: 'upsert', createMissing: true });
      return operationId;
    };
    const customers = await imported('customer', [
      { 'customer.document': document, 'customer.name': 'Acme 2' },
      { 'customer.document': newId(), 'customer.name': 'Other' },
    ]);
    const contacts = await imported('contact', [{ 'contact.name': 'Ana', 'contact.customers': 'New' }]);
    const names = async () =>
      (await client.send('POST', `${ROOT}/customers/search`, {})).body.customers.map(
        ({ name }: { name: string }) => name,
      );

    const [first, second] = await Promise.all([undo(customers), undo(contacts)]);

    expect([first, second]).toMatchObject([
      { status: 'completed', total_steps: 2 },
      { status: 'completed', total_steps: 2 },
    ]);
    expect(await names()).toEqual(['Acme']);
    expect((await client.send('GET', `${ROOT}/customers/${id}`)).body.customer).toMatchObject({ name: 'Acme' });
    const other = serviceClient(service.httpPort, aCaller());
    expect((await other.send('GET', `${ROOT}/causes/${customers}`)).status).toBe(404);
  });
});
