import type { ProjectsV1 } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

describe('projects of intake submissions', () => {
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

  const create = (request: ProjectsV1.CreateIntakeProjectRequest = {}, as: Caller = caller) =>
    calls
      .clientOf('forms')
      .unary<ProjectsV1.CreateIntakeProjectRequest, ProjectsV1.CreateIntakeProjectResponseOutput>(
        (stub) => stub.createIntakeProject,
        { projectId: newId(), name: 'Roof', intakeLinkId: newId(), submissionId: newId(), ...request },
        { caller: as },
      );
  const make = async (path: string, member: string, fields: object) =>
    (await client.send('POST', `/api/management/${path}`, fields)).body[member];
  const read = async (id: string) => (await client.send('GET', `/api/management/projects/${id}`)).body.project;
  const contacts = async () => (await client.send('GET', '/api/management/contacts')).body.contacts;

  it('are created once, with a contact, by concurrent and repeated calls', async () => {
    const projectId = newId();
    const contact = { name: 'Ana', email: 'Ana@Example.org', phone: '+351 912 345 678' };
    const request = { projectId, contact, submissionId: newId() };

    const all = await Promise.all(Array.from({ length: 8 }, () => create(request)));

    expect(new Set(all.map(({ contactId }) => contactId)).size).toBe(1);
    const project = await read(projectId);
    expect(project).toMatchObject({ name: 'Roof', created_by: null, contact: { ...contact } });
    expect(await contacts()).toHaveLength(1);
    await eventually(async () => {
      const { body } = await client.send('GET', `/api/management/projects/${projectId}/history`);
      expect(body.history).toMatchObject([
        { action: 'project.created', details: { intake_submission_id: request.submissionId } },
      ]);
    });
  });

  it('match a contact by e-mail before phone, never change it, and create it once for concurrent projects', async () => {
    const byPhone = await make('contacts', 'contact', { name: 'Bo', phone: '(912) 345-678' });
    const customer = await make('customers', 'customer', { name: 'Acme' });
    const fields = { name: 'Ana', email: 'ana@example.org', customer_ids: [customer.id] };
    const byEmail = await make('contacts', 'contact', fields);
    const projectId = newId();

    const both = await create({ projectId, contact: { name: 'X', email: ' ANA@example.org', phone: '912345678' } });
    const phone = await create({ contact: { email: 'new@example.org', phone: '912 345 678' } });
    const fresh = { email: 'eve@example.org' };
    const created = await Promise.all(Array.from({ length: 6 }, () => create({ contact: fresh })));

    expect([both.contactId, phone.contactId]).toEqual([byEmail.id, byPhone.id]);
    expect(new Set(created.map(({ contactId }) => contactId)).size).toBe(1);
    expect(await read(projectId)).toMatchObject({ customer: { id: customer.id }, contact: { name: 'Ana' } });
    expect(await contacts()).toHaveLength(3);
  });

  it('are copies of a template with its children and tasks, in the name of the submission', async () => {
    const template = await make('projects', 'project', { name: 'Standard', is_template: true, budget: 5 });
    await make('projects', 'project', { name: 'Part', parent_id: template.id, is_template: true });
    await make(`projects/${template.id}/tasks`, 'task', { title: 'Call' });
    const projectId = newId();
    const request = { projectId, templateId: template.id, formId: 3, contact: { email: 'ana@example.org' } };

    const [first, again] = [await create(request), await create(request)];

    expect([first.templateMissing, again.templateMissing]).toEqual([false, false]);
    const fields = { name: 'Roof', budget: 5, is_template: false, contact: { email: 'ana@example.org' } };
    expect(await read(projectId)).toMatchObject(fields);
    const { body } = await client.send('GET', `/api/management/projects/${projectId}/hierarchy`);
    expect(JSON.stringify(body)).toContain('"Part"');
    const tasks = await client.send('GET', `/api/management/projects/${projectId}/tasks`);
    expect(tasks.body.tasks).toMatchObject([{ title: 'Call' }]);
  });

  it('are created without a template or customer that does not exist any more', async () => {
    const template = await make('projects', 'project', { name: 'Standard', is_template: true });
    await client.send('DELETE', `/api/management/projects/${template.id}`);
    const projectId = newId();

    const { templateMissing } = await create({ projectId, templateId: template.id, customerId: newId() });

    expect(templateMissing).toBe(true);
    expect(await read(projectId)).toMatchObject({ name: 'Roof', customer: null, contact: null });
  });

  it('have a name of valid length for any answer', async () => {
    const names = ['x'.repeat(254) + '🏠'.repeat(3), '  Roof\u00a0', ''];
    const ids = names.map(() => newId());
    for (const [index, name] of names.entries()) await create({ name, projectId: String(ids[index]) });

    expect((await Promise.all(ids.map(read))).map(({ name }) => name)).toEqual(['x'.repeat(254), 'Roof', ids[2]]);
  });

  it('require the scope, and match no contact of another frame', async () => {
    await make('contacts', 'contact', { name: 'Ana', email: 'ana@example.org' });
    const other = aCaller();

    const foreign = await create({ contact: { email: 'ana@example.org' } }, other);
    const reader = { ...caller, scopes: ['projects:read'] };

    expect(foreign.contactId).toBe(1);
    await expect(create({}, reader)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(create({ projectId: 'x' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await contacts()).toMatchObject([{ name: 'Ana' }]);
  });
});
