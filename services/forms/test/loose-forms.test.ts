import { randomUUID } from 'node:crypto';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

describe('loose forms over HTTP', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let client: ServiceClient;
  let project: string;
  let path: string;

  beforeAll(async () => {
    service = await sharedForms();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    const caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
    path = `/api/management/projects/${project}/loose-forms`;
    await client.send('POST', '/api/management/forms', { title: 'Survey' });
  });

  it('attaches the same form twice with different ids, in the documented format', async () => {
    const responses = await Promise.all([1, 1].map((id) => client.send('POST', path, { id })));

    const links = responses.map(({ body }) => body['loose_form'] as unknown as { id: number; form: object });
    expect(links.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(responses[0]?.body).toMatchObject({ response: true, loose_form: { project_id: project, form_id: 1 } });
    const keys = ['created_at', 'form', 'form_id', 'frame_id', 'id', 'project_id', 'updated_at'];
    expect(Object.keys(links[0] ?? {}).sort()).toEqual(keys);
    expect(Object.keys(links[0]?.form ?? {}).sort()).toEqual(
      ['created_at', 'deleted_at', 'frame_id', 'id', 'title', 'updated_at'].sort(),
    );
  });

  it('checks the project first, then the form', async () => {
    const nowhere = `/api/management/projects/${randomUUID()}/loose-forms`;

    expect(await client.send('POST', nowhere, { id: 99 })).toMatchObject({
      status: 404,
      body: { response: false, message: 'project_model_not_found' },
    });
    for (const id of [99, 'abc', null, 0]) {
      expect(await client.send('POST', path, { id })).toMatchObject({
        status: 404,
        body: { response: false, message: 'form_model_not_found', error: expect.any(String) },
      });
    }
    expect(await client.send('POST', '/api/management/projects/nope/loose-forms', { id: 1 })).toMatchObject({
      status: 404,
      body: { message: 'project_model_not_found' },
    });
    expect(await client.send('POST', path, {})).toMatchObject({
      status: 422,
      body: { message: 'validation_errors', validation: { id: ['This field is required.'] } },
    });
    await client.send('DELETE', '/api/management/forms/1');
    expect(await client.send('POST', path, { id: 1 })).toMatchObject({ body: { message: 'form_model_not_found' } });
  });

  it('lists loose forms, and detaches them once', async () => {
    for (let count = 0; count < 3; count += 1) await client.send('POST', path, { id: 1 });

    expect(await client.send('DELETE', `${path}/2`)).toMatchObject({ status: 200, body: { loose_form: { id: 2 } } });

    expect(await client.send('DELETE', `${path}/2`)).toMatchObject({
      status: 404,
      body: { message: 'loose_form_model_not_found' },
    });
    expect((await client.send('GET', `${path}?perPage=1`)).body).toMatchObject({
      meta: { total: 2, last_page: 2 },
      loose_forms: [{ id: 3, form: { title: 'Survey' } }],
    });
  });

  it('hides the forms and projects of other frames', async () => {
    await client.send('POST', path, { id: 1 });
    const other = aCaller();
    const own = randomUUID();
    service.projects.set(other.frameId, [own]);
    const otherTenant = serviceClient(service.httpPort, other);

    expect(await otherTenant.send('POST', path, { id: 1 })).toMatchObject({ status: 404 });
    expect(await otherTenant.send('GET', path)).toMatchObject({ status: 404 });
    expect(await otherTenant.send('DELETE', `${path}/1`)).toMatchObject({ status: 404 });
    expect(await otherTenant.send('POST', `/api/management/projects/${own}/loose-forms`, { id: 1 })).toMatchObject({
      body: { message: 'form_model_not_found' },
    });
  });

  it('responds 401 without a token and 403 without the scope', async () => {
    const other = serviceClient(service.httpPort, aCaller({ scopes: ['projects:write'] }));
    for (const [method, at] of [
      ['POST', path],
      ['GET', path],
      ['DELETE', `${path}/1`],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect(await serviceClient(service.httpPort).send(method, at, body)).toMatchObject({ status: 401 });
      expect(await other.send(method, at, body)).toMatchObject({ status: 403 });
    }
  });
});
