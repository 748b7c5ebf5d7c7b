import { type Api, apiOf } from './support/api';
import { eventually } from './support/eventually';

const large = { field: 'budget', operator: 'greater_than_or_equals', value: 2_000 };
const body = { name: 'Large', filters: [large], sorting: [{ field: 'budget', direction: 'desc' }], columns: ['name'] };
const NO_ID = '00000000-0000-4000-8000-000000000000';

describe('saved views', () => {
  let owner: Api;
  let other: Api;

  beforeAll(async () => {
    owner = apiOf();
    other = apiOf({ frameId: owner.identity.frameId, scope: 'projects:read projects:write' });
    for (const [index, name] of ['A', 'B', 'C', 'D'].entries()) {
      await owner.send('POST', '/projects', { name, budget: index * 1_000, status: index === 3 ? 4 : 1 });
    }
  });

  const create = async (api: Api, changes: object = {}) =>
    (await api.send('POST', '/views', { ...body, ...changes })).body.view;
  const names = ({ body: found }: { body: { projects: { name: string }[] } }) => found.projects.map(({ name }) => name);

  it('are created, read, changed and deleted, with versions', async () => {
    const created = await owner.send('POST', '/views', body);
    const { view } = created.body;
    expect(created.status).toBe(200);
    expect(view).toMatchObject({
      ...body,
      resource: 'projects',
      visibility: 'private',
      owner_id: owner.identity.userId,
    });

    const stale = { 'if-match': '"7"' };
    expect((await owner.send('PATCH', `/views/${view.id}`, { name: 'x' }, stale)).status).toBe(412);
    const current = { 'if-match': created.headers.get('etag') ?? '' };
    const changed = await owner.send('PATCH', `/views/${view.id}`, { name: 'Very large', sorting: [] }, current);
    expect(changed.body.view).toMatchObject({ name: 'Very large', sorting: [], filters: [large] });
    expect((await owner.get(`/views/${view.id}`)).body.view).toEqual(changed.body.view);
    expect((await owner.send('DELETE', `/views/${view.id}`)).status).toBe(200);
    expect((await owner.get(`/views/${view.id}`)).body.message).toBe('view_model_not_found');
  });

  it('are applied to lists, searches and aggregations', async () => {
    const { id } = await create(owner);
    const search = { view_id: id, filters: [{ field: 'status', operator: 'equals', value: 1 }] };

    expect(names(await owner.get(`/projects?view=${id}`))).toEqual(['D', 'C']);
    expect(names(await owner.get(`/projects?view=${id}&filter[status]=1`))).toEqual(['C']);
    expect(names(await owner.send('POST', '/projects/search', search))).toEqual(['C']);
    const ascending = [{ field: 'name', direction: 'asc' }];
    const sorted = await owner.send('POST', '/projects/search', { view_id: id, sorting: ascending });
    expect(names(sorted)).toEqual(['C', 'D']);
    const { total } = (await owner.send('POST', '/projects/aggregate', { view_id: id })).body;
    expect(total.values).toEqual({ count: 2 });
  });

  it('are applied to exports', async () => {
    const { id } = await create(owner);
    const export_ = { view_id: id, format: 'csv', columns: ['project.name'] };
    const started = await owner.send('POST', '/spreadsheet-operations/export/project', export_);
    const path = `/spreadsheet-operations/${started.body.spreadsheet_operation.id}`;

    await eventually(async () => {
      expect((await owner.get(path)).body.spreadsheet_operation.status).toBe('completed');
    });
    const file = await (await owner.open(`${path}/download`)).text();

    expect(
      file
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(',').at(-1)?.replaceAll('"', '')),
    ).toEqual(['D', 'C']);
    const unknown = await owner.send('POST', '/spreadsheet-operations/export/project', { view_id: NO_ID });
    expect(unknown.body.message).toBe('view_model_not_found');
    const customers = await owner.send('POST', '/spreadsheet-operations/export/customer', { view_id: id });
    expect(customers.body.validation).toHaveProperty('view_id');
  });

  it('are invisible to other users while they are private', async () => {
    const { id } = await create(owner, { name: 'Hidden' });

    for (const response of [
      await other.get(`/views/${id}`),
      await other.send('PATCH', `/views/${id}`, { name: 'x' }),
      await other.send('DELETE', `/views/${id}`),
      await other.get(`/projects?view=${id}`),
      await other.send('POST', '/projects/search', { view_id: id }),
      await other.get('/projects?view=x'),
    ]) {
      expect({ status: response.status, message: response.body.message }).toEqual({
        status: 404,
        message: 'view_model_not_found',
      });
    }
    const listed = (await other.get('/views?perPage=100')).body.views.map((view: { id: string }) => view.id);
    expect(listed).not.toContain(id);
  });

  it('can be used by all users of the frame while they are shared, and changed by administrators', async () => {
    const { id } = await create(owner, { visibility: 'shared' });
    const administrator = apiOf({ frameId: owner.identity.frameId });

    expect(names(await other.get(`/projects?view=${id}`))).toEqual(['D', 'C']);
    const denied = await other.send('PATCH', `/views/${id}`, { name: 'x' });
    expect({ status: denied.status, scope: denied.body.required_scope }).toEqual({
      status: 403,
      scope: 'system:write',
    });
    expect((await administrator.send('PATCH', `/views/${id}`, { name: 'Ours' })).body.view.name).toBe('Ours');
    expect((await apiOf().get(`/views/${id}`)).status).toBe(404);
    await eventually(async () => {
      const { audit_log: lines } = (await owner.get(`/audit-log?filter[subject]=${id}`)).body;
      const actions = (lines as { action: string; subject: { id: string } }[])
        .filter(({ subject }) => subject.id === id)
        .map(({ action }) => action);
      expect(actions).toEqual(['view.updated', 'view.created']);
    });
  });

  it('are created once with an idempotency key', async () => {
    const key = { 'idempotency-key': 'view-1' };
    const first = await owner.send('POST', '/views', { ...body, name: 'Once' }, key);
    const second = await owner.send('POST', '/views', { ...body, name: 'Once' }, key);

    expect(second.body.view).toEqual(first.body.view);
  });

  it.each([
    [{ ...body, filters: [{ field: 'colour', operator: 'equals', value: 1 }] }, 'validation_error'],
    [{ ...body, columns: ['colour'] }, 'validation_errors'],
    [{ ...body, name: '' }, 'validation_errors'],
    [{ ...body, resource: 'customers' }, 'validation_errors'],
  ])('are rejected: %j', async (invalid, message) => {
    const response = await owner.send('POST', '/views', invalid);

    expect({ status: response.status, message: response.body.message }).toEqual({ status: 422, message });
  });

  it('need the scopes of projects', async () => {
    expect((await apiOf({ scope: 'projects:write' }).get('/views')).body.required_scope).toBe('projects:read');
    const reader = apiOf({ scope: 'projects:read' });
    expect((await reader.send('POST', '/views', body)).body.required_scope).toBe('projects:write');
  });
});
