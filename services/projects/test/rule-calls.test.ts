import { PROTO_FOLDER, type ProjectsV1, protoServices } from '@trackway/contracts';
import { GrpcNeighbour } from '@trackway/grpc';
import { AnnouncedEvents, type Caller, newId, runInContext } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient, tokensOf } from '@trackway/testkit';
import { startTestProjects } from './start-projects';

type Stub = ProjectsV1.ProjectsServiceClient;

describe('projects over gRPC', () => {
  let service: Awaited<ReturnType<typeof startTestProjects>>;
  let caller: Caller;
  let client: ServiceClient;
  const neighbours = new Map<string, GrpcNeighbour<Stub>>();

  beforeAll(async () => {
    service = await startTestProjects();
  }, 60_000);
  afterAll(async () => {
    for (const neighbour of neighbours.values()) neighbour.close();
    await service.stop();
  });
  beforeEach(() => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
  });

  function neighbour(name: string): GrpcNeighbour<Stub> {
    const known = neighbours.get(name);
    if (known) return known;
    const address = `127.0.0.1:${service.grpcPort}`;
    const settings = { protoFolder: PROTO_FOLDER, service: protoServices.projects, tokens: tokensOf(name) };
    const made = new GrpcNeighbour<Stub>({ ...settings, name: 'projects', address });
    neighbours.set(name, made);
    return made;
  }

  const calls = {
    evaluate: (request: ProjectsV1.EvaluateFiltersRequest, as = caller) =>
      neighbour('funnels').unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
        (stub) => stub.EvaluateFilters,
        request,
        { caller: as },
      ),
    setField: (request: ProjectsV1.SetFieldRequest, as = caller) =>
      neighbour('funnels').unary<ProjectsV1.SetFieldRequest, ProjectsV1.SetFieldResponseOutput>(
        (stub) => stub.SetField,
        request,
        { caller: as },
      ),
    addTag: (request: ProjectsV1.AddTagRequest, as = caller) =>
      neighbour('funnels').unary<ProjectsV1.AddTagRequest, ProjectsV1.AddTagResponseOutput>(
        (stub) => stub.AddTag,
        request,
        { caller: as },
      ),
    assignUser: (request: ProjectsV1.AssignUserRequest, as = caller) =>
      neighbour('funnels').unary<ProjectsV1.AssignUserRequest, ProjectsV1.AssignUserResponseOutput>(
        (stub) => stub.AssignUser,
        request,
        { caller: as },
      ),
    findContacts: (request: ProjectsV1.FindContactsRequest, as = caller) =>
      neighbour('channels').unary<ProjectsV1.FindContactsRequest, ProjectsV1.FindContactsResponseOutput>(
        (stub) => stub.FindContacts,
        request,
        { caller: as },
      ),
    grants: (id: string, { kind = 'user', as = caller } = {}) =>
      neighbour('spreadsheets').unary<ProjectsV1.GetGrantsRequest, ProjectsV1.GetGrantsResponseOutput>(
        (stub) => stub.GetGrants,
        { kind, id },
        { caller: as },
      ),
  };

  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member];
  const project = (fields: object = {}) => make('projects', 'project', { name: 'Roof', ...fields });
  const read = async (id: string) => (await client.send('GET', `/api/management/projects/${id}`)).body.project;

  describe('evaluating filters', () => {
    it('says of each project whether they hold together, and what each one saw', async () => {
      const bo = await make('users', 'user', { name: 'Bo' });
      const roof = await project({ code: 'R-1', budget: 500, user_ids: [bo.id] });
      const shed = await project({ name: 'Shed', code: 'S-1', budget: 100 });
      const filters = [
        { field: 'budget', operator: 'greater_than', value: 200 },
        { field: 'assignee', operator: 'equals', value: bo.id },
        { field: 'name_code', operator: 'contains', value: 'roof' },
        { field: 'created_at', operator: 'less_than', value: '2020-01-01', logical_operator: 'or' },
      ];

      const { projects, behind } = await calls.evaluate({
        projectIds: [shed.id, roof.id],
        filtersJson: JSON.stringify(filters),
      });

      expect(behind).toBe(false);
      expect(projects.map(({ projectId, matches }) => [projectId, matches])).toEqual([
        [shed.id, false],
        [roof.id, true],
      ]);
      expect(projects[1]?.filters).toEqual([
        { matches: true, seenJson: '500' },
        { matches: true, seenJson: JSON.stringify([bo.id]) },
        { matches: true, seenJson: '["Roof","R-1"]' },
        { matches: false, seenJson: JSON.stringify(roof.created_at) },
      ]);
      expect(projects[0]?.filters).toMatchObject([{ matches: false, seenJson: '100' }, { seenJson: '[]' }, {}, {}]);
    });

    it('judges groups after the filters, each as one', async () => {
      const { id } = await project({ budget: 500 });
      const small = { field: 'budget', operator: 'less_than', value: 10 };
      const asked = { filters: [small], filter_groups: [{ logical_operator: 'not', filters: [small] }] };

      const { projects } = await calls.evaluate({ projectIds: [id], filtersJson: JSON.stringify(asked) });

      const filters = [
        { matches: false, seenJson: '500' },
        { matches: true, seenJson: '[500]' },
      ];
      expect(projects).toEqual([{ projectId: id, matches: false, filters }]);
    });

    it('holds for everything where there are no filters', async () => {
      const { id } = await project();

      const { projects } = await calls.evaluate({ projectIds: [id], filtersJson: '' });

      expect(projects).toEqual([{ projectId: id, matches: true, filters: [] }]);
    });

    it('leaves out projects of other frames, deleted ones, and ids that are none', async () => {
      const foreign = await project();
      const gone = await project();
      await client.send('DELETE', `/api/management/projects/${gone.id}`);
      const request = { projectIds: [foreign.id, gone.id, 'none'], filtersJson: '[]' };

      expect((await calls.evaluate(request, aCaller())).projects).toEqual([]);
      expect((await calls.evaluate(request)).projects).toMatchObject([{ projectId: foreign.id }]);
    });

    it('refuses filters that a search would refuse', async () => {
      const filtersJson = JSON.stringify([{ field: 'colour', operator: 'equals', value: 1 }]);

      await expect(calls.evaluate({ projectIds: [], filtersJson })).rejects.toMatchObject({ kind: 'invalid' });
      await expect(calls.evaluate({ projectIds: [], filtersJson: '{' })).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('waits no longer than a second for changes that do not come, and says so', async () => {
      const { id } = await project();
      const announced = new AnnouncedEvents('funnels');
      announced.note({ id: newId(), type: 'funnels.assignment_changed.v1', subject: newId() });
      const request = { projectIds: [id], filtersJson: '[]', consistencyToken: announced.token() };

      const { behind, projects } = await calls.evaluate(request);

      expect({ behind, found: projects.length }).toEqual({ behind: true, found: 1 });
    });

    it('refuses a consistency token that is none', async () => {
      const request = { projectIds: [], filtersJson: '[]', consistencyToken: 'nonsense' };

      await expect(calls.evaluate(request)).rejects.toMatchObject({ kind: 'malformed' });
    });
  });

  describe('setting a field', () => {
    const set = (projectId: string, field: string, value: unknown, key: string = newId()) =>
      calls.setField({ projectId, field, valueJson: JSON.stringify(value), idempotencyKey: key });

    it('changes what a PATCH would, once for a key', async () => {
      const { id } = await project({ budget: 1 });
      const key = newId();

      const first = await set(id, 'budget', 7, key);
      await client.send('PATCH', `/api/management/projects/${id}`, { budget: 9 });
      const again = await set(id, 'budget', 7, key);

      expect(again).toEqual(first);
      expect(await read(id)).toMatchObject({ budget: 9 });
    });

    it('refuses what a PATCH would refuse, and a key that was sent with another change', async () => {
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

    it('writes a line in the history that says who and why', async () => {
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

  it('gives a tag and assigns a user once, and says whether anything changed', async () => {
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

  it('knows no id of another frame, wherever it stands', async () => {
    const { id } = await project();
    const tag = await make('tags', 'tag', { name: 'urgent' });
    const bo = await make('users', 'user', { name: 'Bo' });
    const stranger = aCaller();
    const theirs = (
      await serviceClient(service.httpPort, stranger).send('POST', '/api/management/projects', { name: 'T' })
    ).body.project;
    const set = { projectId: id, field: 'budget', valueJson: '1', idempotencyKey: newId() };

    for (const ask of [
      () => calls.setField(set, stranger),
      () => calls.addTag({ projectId: id, tagId: tag.id }, stranger),
      () => calls.addTag({ projectId: theirs.id, tagId: tag.id }, stranger),
      () => calls.assignUser({ projectId: id, userId: bo.id }, stranger),
      () => calls.assignUser({ projectId: theirs.id, userId: bo.id }, stranger),
      () => calls.grants(bo.id, { as: stranger }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('lets nobody write whose token does not allow it', async () => {
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

  describe('grants', () => {
    it("are the scopes of the user's newest token", async () => {
      await client.send('GET', '/api/management/me');
      const narrowed = { ...caller, scopes: ['projects:read', 'system:read'] };
      await serviceClient(service.httpPort, narrowed).send('GET', '/api/management/me');

      expect(await calls.grants(caller.id)).toEqual({
        name: 'Bo Tester',
        active: true,
        scopes: ['projects:read', 'system:read'],
      });
    });

    it('are nothing for who never came, and not active for who was switched off or deleted', async () => {
      const never = await make('users', 'user', { name: 'Never' });
      const off = await make('users', 'user', { name: 'Off', active: false });
      const gone = await make('users', 'user', { name: 'Gone' });
      await client.send('DELETE', `/api/management/users/${gone.id}`);

      expect(await calls.grants(never.id)).toEqual({ name: 'Never', active: true, scopes: [] });
      expect(await calls.grants(off.id)).toMatchObject({ active: false });
      expect(await calls.grants(gone.id)).toMatchObject({ active: false });
      await expect(calls.grants(newId())).rejects.toMatchObject({ kind: 'not_found' });
      await expect(calls.grants('none')).rejects.toMatchObject({ kind: 'not_found' });
      await expect(calls.grants(never.id, { kind: 'service_account' })).rejects.toMatchObject({ kind: 'not_found' });
    });
  });

  it('gives projects and users in the order asked for, without what is no id or of another frame', async () => {
    const [one, two] = [await project(), await project()];
    const bo = await make('users', 'user', { name: 'Bo' });
    const ids = [two.id, 'none', newId(), one.id];

    const projects = (as: Caller) =>
      neighbour('forms').unary<ProjectsV1.BatchGetProjectsRequest, ProjectsV1.BatchGetProjectsResponseOutput>(
        (stub) => stub.BatchGetProjects,
        { ids },
        { caller: as },
      );
    const users = await neighbour('forms').unary<
      ProjectsV1.BatchGetUsersRequest,
      ProjectsV1.BatchGetUsersResponseOutput
    >((stub) => stub.BatchGetUsers, { ids: ['none', bo.id] }, { caller });

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
    const asked = neighbour(name).unary((stub) => stub[method] as never, {}, { caller });

    await expect(asked).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
