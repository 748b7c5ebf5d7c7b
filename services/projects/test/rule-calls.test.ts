import type { ProjectsV1 } from '@trackway/contracts';
import { type Caller, newId, runInContext } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

describe('projects over gRPC', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let calls: ReturnType<typeof peerCalls>;
  let caller: Caller;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
    calls = peerCalls(service.grpcPort, () => caller);
  }, 60_000);
  afterAll(async () => {
    calls.close();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member];
  const project = (fields: object = {}) => make('projects', 'project', { name: 'Roof', ...fields });
  const read = async (id: string) => (await client.send('GET', `/api/management/projects/${id}`)).body.project;

  describe('setting a field', () => {
    const set = (projectId: string, field: string, value: unknown, key: string = newId()) =>
      calls.setField({ projectId, field, valueJson: JSON.stringify(value), idempotencyKey: key });

    it('changes the same as a PATCH, once per key', async () => {
      const { id } = await project({ budget: 1 });
      const key = newId();

      const first = await set(id, 'budget', 7, key);
      await client.send('PATCH', `/api/management/projects/${id}`, { budget: 9 });
      const again = await set(id, 'budget', 7, key);

      expect(again).toEqual(first);
      expect(await read(id)).toMatchObject({ budget: 9 });
    });

    it('rejects the same as a PATCH, and a key used for another change', async () => {
      const { id } = await project();
      const key = newId();
      await set(id, 'status', 2, key);

      await expect(set(id, 'status', 9)).rejects.toMatchObject({ kind: 'invalid' });
      await expect(set(id, 'colour', 'red')).rejects.toMatchObject({ kind: 'invalid' });
      await expect(set(id, 'customer_id', newId())).rejects.toMatchObject({ kind: 'not_found' });
      await expect(set(id, 'status', 4, key)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(set(id, 'status', 3, '')).rejects.toMatchObject({ kind: 'invalid' });
      expect(await read(id)).toMatchObject({ status: 2 });
    });

    it('can be checked beforehand without a change', async () => {
      const { id: parent } = await project();
      const customer = await make('customers', 'customer', { name: 'Ada' });
      const check = (...values: (readonly [string, unknown])[]) =>
        calls.checkFields({ values: values.map(([field, value]) => ({ field, valueJson: JSON.stringify(value) })) });

      await check(['parent_id', parent], ['customer_id', customer.id], ['contact_id', null], ['budget', 1]);
      await expect(check(['budget', 1], ['status', 9])).rejects.toMatchObject({ kind: 'invalid' });
      await expect(check(['budget', 1], ['customer_id', newId()])).rejects.toMatchObject({ kind: 'not_found' });
      caller = aCaller();
      await expect(check(['parent_id', parent])).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('records actor and cause in the history', async () => {
      const { id } = await project({ budget: 1 });
      const rule = aCaller({ kind: 'assistant', frameId: caller.frameId, name: 'Follow up' });
      const cause = newId();
      const context = { requestId: newId(), correlationId: 'chain', causationId: cause, depth: 1 };
      const request = { projectId: id, field: 'budget', valueJson: '5', idempotencyKey: newId() };

      await runInContext(context, () => calls.setField(request, rule));

      await eventually(async () => {
        const { body } = await client.send('GET', `/api/management/projects/${id}/history`);
        expect(body.history[0]).toMatchObject({
          actor: { kind: 'assistant', name: 'Follow up' },
          changes: [{ field: 'budget', from: 1, to: 5 }],
          correlation_id: 'chain',
          causation_id: cause,
        });
      });
    });
  });

  it('adds a tag and assigns a user once, and reports changes', async () => {
    const { id } = await project();
    const tag = await make('tags', 'tag', { name: 'urgent' });
    const bo = await make('users', 'user', { name: 'Bo' });

    expect(await calls.addTag({ projectId: id, tagId: tag.id })).toEqual({ added: true });
    expect(await calls.addTag({ projectId: id, tagId: tag.id })).toEqual({ added: false });
    expect(await calls.assignUser({ projectId: id, userId: bo.id })).toEqual({ assigned: true });
    expect(await calls.assignUser({ projectId: id, userId: bo.id })).toEqual({ assigned: false });

    expect(await read(id)).toMatchObject({ tags: [{ id: tag.id }], users: [{ id: bo.id }] });
    await eventually(async () => {
      const { body } = await client.send('GET', `/api/management/projects/${id}/history`);
      expect(body.history.slice(0, 2)).toMatchObject([
        { changes: [{ field: 'user_ids', from: [], to: [bo.id] }] },
        { changes: [{ field: 'tag_ids', from: [], to: [tag.id] }] },
      ]);
    });
  });

  it('treats ids of other frames as unknown', async () => {
    const { id } = await project();
    const tag = await make('tags', 'tag', { name: 'urgent' });
    const bo = await make('users', 'user', { name: 'Bo' });
    const otherTenant = aCaller();
    const theirs = (
      await serviceClient(service.httpPort, otherTenant).send('POST', '/api/management/projects', { name: 'T' })
    ).body.project;
    const set = { projectId: id, field: 'budget', valueJson: '1', idempotencyKey: newId() };

    for (const ask of [
      () => calls.setField(set, otherTenant),
      () => calls.addTag({ projectId: id, tagId: tag.id }, otherTenant),
      () => calls.addTag({ projectId: theirs.id, tagId: tag.id }, otherTenant),
      () => calls.assignUser({ projectId: id, userId: bo.id }, otherTenant),
      () => calls.assignUser({ projectId: theirs.id, userId: bo.id }, otherTenant),
      () => calls.grants(bo.id, { as: otherTenant }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('requires projects:write', async () => {
    const { id } = await project();
    const reader = { ...caller, scopes: ['projects:read'] };
    const set = { projectId: id, field: 'budget', valueJson: '1', idempotencyKey: newId() };

    await expect(calls.setField(set, reader)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(calls.addTag({ projectId: id, tagId: newId() }, reader)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(calls.assignUser({ projectId: id, userId: newId() }, reader)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('finds contacts by the digits of a phone and by e-mail without case, with their newest open project', async () => {
    const ana = await make('contacts', 'contact', { name: 'Ana', phone: '+351 912-345', email: 'Ana@Example.org' });
    const gone = await make('contacts', 'contact', { name: 'Gone', phone: '351912345' });
    await client.send('DELETE', `/api/management/contacts/${gone.id}`);
    const paused = await project({ contact_id: ana.id, status: 4 });
    await project({ contact_id: ana.id, status: 2 });

    const byPhone = await calls.findContacts({ phones: ['(351) 912 345'], emails: [] });
    const byEmail = await calls.findContacts({ phones: [''], emails: ['ana@example.ORG'] });

    const match = {
      id: ana.id,
      name: 'Ana',
      phone: '+351 912-345',
      email: 'Ana@Example.org',
      openProjectId: paused.id,
    };
    expect(byPhone.contacts).toEqual([match]);
    expect(byEmail.contacts).toEqual([match]);
    expect((await calls.findContacts({ phones: ['351912345'], emails: [] }, aCaller())).contacts).toEqual([]);
  });

  it('orders contacts with the same phone by their last changed open project', async () => {
    const [office, ana, bo] = [
      await make('contacts', 'contact', { name: 'Office', phone: '351 700' }),
      await make('contacts', 'contact', { name: 'Ana', phone: '351 700' }),
      await make('contacts', 'contact', { name: 'Bo', phone: '351-700' }),
    ];
    const older = await project({ contact_id: bo.id });
    await project({ contact_id: ana.id });
    await client.send('PATCH', `/api/management/projects/${older.id}`, { budget: 7 });

    const { contacts } = await calls.findContacts({ phones: ['351700'], emails: [] });

    expect(contacts.map(({ id }) => id)).toEqual([bo.id, ana.id, office.id]);
  });

  describe('grants', () => {
    const as = (scopes: readonly string[]) => serviceClient(service.httpPort, { ...caller, scopes });

    it('are the scopes of all tokens of the user', async () => {
      const colleague = aCaller({ frameId: caller.frameId });
      await as(['projects:read', 'projects:write']).send('GET', '/api/management/users');
      await as(['projects:read']).send('GET', '/api/management/users');
      await calls.grants(caller.id, { as: { ...caller, name: 'Old name', scopes: ['forms:read'] } });

      expect(await calls.grants(caller.id, { as: colleague })).toMatchObject({
        name: 'Bo Tester',
        scopes: ['forms:read', 'projects:read', 'projects:write'],
      });
    });

    it('exclude revoked scopes, whatever later tokens contain', async () => {
      const path = `/api/management/users/${caller.id}/revoked-scopes`;
      await as(['*']).send('GET', '/api/management/me');

      const reader = await as(['system:read', 'projects:write']).send('PUT', path, {
        revoked_scopes: ['projects:write'],
      });
      const unknown = await as(['*']).send('PUT', path, { revoked_scopes: ['everything'] });
      const revoked = await as(['*']).send('PUT', path, { revoked_scopes: ['projects:write'] });
      await as(['*', 'projects:write']).send('GET', '/api/management/me');

      expect([reader.status, unknown.status]).toEqual([403, 422]);
      expect(revoked).toMatchObject({ status: 200, body: { revoked_scopes: ['projects:write'] } });
      const grants = await calls.grants(caller.id);
      expect(grants.revokedScopes).toEqual(['projects:write']);
      expect(grants.scopes).toContain('projects:read');
      expect(grants.scopes).not.toEqual(expect.arrayContaining(['projects:write']));
      expect(grants.scopes).not.toEqual(expect.arrayContaining(['*']));
      expect((await as(['*']).send('PUT', path, { revoked_scopes: [] })).status).toBe(403);
      const colleague = serviceClient(service.httpPort, aCaller({ frameId: caller.frameId }));
      expect((await colleague.send('PUT', path, { revoked_scopes: [] })).status).toBe(200);
      expect((await calls.grants(caller.id)).scopes).toContain('*');
      expect((await as(['*']).send('GET', path)).body).toMatchObject({ revoked_scopes: [] });
    });

    it('are those of a service call for an unknown user', async () => {
      expect(await calls.grants(caller.id)).toMatchObject({ name: 'Bo Tester', active: true, scopes: caller.scopes });
    });

    it('are empty for unknown users, and inactive for deactivated and deleted ones', async () => {
      const never = await make('users', 'user', { name: 'Never' });
      const off = await make('users', 'user', { name: 'Off', active: false });
      const gone = await make('users', 'user', { name: 'Gone' });
      await client.send('DELETE', `/api/management/users/${gone.id}`);

      expect(await calls.grants(never.id)).toMatchObject({ name: 'Never', active: true, scopes: [] });
      expect(await calls.grants(off.id)).toMatchObject({ active: false });
      expect(await calls.grants(gone.id)).toMatchObject({ active: false });
      await expect(calls.grants(newId())).rejects.toMatchObject({ kind: 'not_found' });
      await expect(calls.grants('none')).rejects.toMatchObject({ kind: 'not_found' });
      await expect(calls.grants(never.id, { kind: 'service_account' })).rejects.toMatchObject({ kind: 'not_found' });
    });
  });

  it('returns projects and users in request order, without invalid and foreign ids', async () => {
    const [one, two] = [await project(), await project()];
    const bo = await make('users', 'user', { name: 'Bo' });
    const ids = [two.id, 'none', newId(), one.id];

    const projects = (as: Caller) =>
      calls
        .clientOf('forms')
        .unary<ProjectsV1.BatchGetProjectsRequest, ProjectsV1.BatchGetProjectsResponseOutput>(
          (stub) => stub.BatchGetProjects,
          { ids },
          { caller: as },
        );
    const users = await calls
      .clientOf('funnels')
      .unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
        (stub) => stub.BatchGetUsers,
        { ids: ['none', bo.id] },
        { caller },
      );

    expect((await projects(caller)).projects.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await projects(aCaller())).projects).toEqual([]);
    expect(users.users).toMatchObject([{ id: bo.id, name: 'Bo' }]);
  });

  it.each([
    ['EvaluateFilters', 'channels'],
    ['SetField', 'spreadsheets'],
    ['AddTag', 'forms'],
    ['AssignUser', 'gateway'],
    ['FindContacts', 'forms'],
    ['GetGrants', 'channels'],
  ] as const)('%s is not for %s', async (method, name) => {
    const request = calls.clientOf(name).unary((stub) => stub[method] as never, {}, { caller });

    await expect(request).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
