import { type Api, apiOf } from './support/api';
import { system } from './support/system';

const aggregate = (api: Api, body: object) => api.send('POST', '/projects/aggregate', body);
const budgets = [{ function: 'count' }, { function: 'sum', field: 'budget' }];

describe('POST projects/aggregate', () => {
  let api: Api;
  let customer: string;

  beforeAll(async () => {
    api = apiOf();
    customer = (await api.send('POST', '/customers', { name: 'Acme' })).body.customer.id;
    for (const project of [
      { name: 'A', budget: 100, status: 1, customer_id: customer },
      { name: 'B', budget: 2_001, status: 4, customer_id: customer },
      { name: 'C', budget: 30_000, status: 4 },
      { name: 'T', budget: 7, status: 4, is_template: true },
    ]) {
      await api.send('POST', '/projects', project);
    }
  });

  it('groups by options and relations, with labels and a group without value', async () => {
    const { status, body } = await aggregate(api, {
      group_by: [{ field: 'status' }, { field: 'customer' }],
      aggregates: budgets,
      sorting: [{ field: 'sum_budget', direction: 'asc' }],
    });

    const acme = { field: 'customer', id: customer, label: 'Acme' };
    const paused = { field: 'status', id: 4, label: 'paused' };
    expect({ status, body }).toMatchObject({ status: 200, body: { response: true, truncated: false } });
    expect(body.groups).toEqual([
      { keys: [{ field: 'status', id: 1, label: 'in-progress' }, acme], values: { count: 1, sum_budget: 100 } },
      { keys: [paused, acme], values: { count: 1, sum_budget: 2_001 } },
      { keys: [paused, { field: 'customer', id: null, label: null }], values: { count: 1, sum_budget: 30_000 } },
    ]);
    expect(body.total).toEqual({ values: { count: 3, sum_budget: 32_101 } });
  });

  it('groups by the month of creation, in UTC', async () => {
    const { body } = await aggregate(api, { group_by: [{ field: 'created_at', bucket: 'month' }] });

    const month = new Date().toISOString().slice(0, 7);
    expect(body.groups).toEqual([
      { keys: [{ field: 'created_at', id: `${month}-01`, label: month }], values: { count: 3 } },
    ]);
  });

  it.each([
    ['filters', { filters: [{ field: 'status', operator: 'equals', value: 'paused' }] }],
    ['templates', { template: 'include' }],
    [
      'groups of filters',
      { filter_groups: [{ logical_operator: 'not', filters: [{ field: 'name', operator: 'equals', value: 'A' }] }] },
    ],
    ['deleted projects', { trashed: true }],
  ])('finds the same projects as a search with %s', async (_, search) => {
    const found = await api.send('POST', '/projects/search', search);
    const { body } = await aggregate(api, search);

    expect(body.total.values.count).toBe(found.body.meta.total);
  });

  it('groups by the steps of funnels', async () => {
    const own = apiOf();
    const steps = [{ name: 'Lead' }, { name: 'Offer' }];
    const { funnel } = (await own.send('POST', '/funnels', { name: 'Sales', steps })).body;
    const { project } = (await own.send('POST', '/projects', { name: 'Roof', budget: 5 })).body;
    const moved = await own.send('POST', `/funnels/${funnel.id}/projects/${project.id}`);
    await own.send('POST', '/projects', { name: 'Wall', budget: 6 });

    const token = { 'x-consistency-token': moved.headers.get('x-consistency-token') ?? '' };
    const body = { group_by: [{ field: 'funnel_steps' }], aggregates: budgets };
    const found = await own.send('POST', '/projects/aggregate', body, token);

    expect(found.body.groups).toEqual(
      expect.arrayContaining([
        {
          keys: [{ field: 'funnel_steps', id: funnel.steps[0].id, label: 'Lead' }],
          values: { count: 1, sum_budget: 5 },
        },
        { keys: [{ field: 'funnel_steps', id: null, label: null }], values: { count: 1, sum_budget: 6 } },
      ]),
    );
  });

  it('is truncated at the limit, with the total of everything', async () => {
    const { body } = await aggregate(api, { group_by: [{ field: 'budget' }], limit: 2 });

    expect(body).toMatchObject({ truncated: true, total: { values: { count: 3 } } });
    expect(body.groups).toHaveLength(2);
  });

  it.each([
    [{ group_by: [{ field: 'name' }] }, 'validation_error', /Groupable fields: .*status/],
    [{ aggregates: [{ function: 'sum', field: 'created_at' }] }, 'validation_error', /Fields for sum: .*budget/],
    [{ group_by: [{ field: 'created_at' }] }, 'validation_error', /needs a bucket/],
    [{ filters: [{ field: 'colour', operator: 'equals', value: 1 }] }, 'validation_error', /Available fields/],
    [{ group_by: [{}, {}, {}] }, 'validation_errors', /group_by/],
    [{ group: [] }, 'validation_errors', /group/],
  ])('rejects %j', async (body, code, message) => {
    const { status, body: failure } = await aggregate(api, body);

    expect({ status, message: failure.message }).toEqual({ status: 422, message: code });
    expect(failure.error).toMatch(message);
  });

  it('lists what can be grouped and computed', async () => {
    const { params } = (await api.get('/system/params/project')).body;
    const customers = (await api.get('/system/params/customer')).body.params;

    const names = params.aggregates.group_by.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['status', 'customer', 'funnel_steps', 'created_at']));
    expect(names).not.toContain('name');
    expect(params.aggregates.functions).toContainEqual({ name: 'budget', functions: ['sum', 'average', 'min', 'max'] });
    expect(customers.aggregates).toBeUndefined();
  });

  it('shows nothing of other tenants', async () => {
    const { body } = await aggregate(apiOf(), {
      filters: [{ field: 'customer', operator: 'equals', value: customer }],
      group_by: [{ field: 'customer' }],
    });

    expect(body).toMatchObject({ groups: [], total: { values: { count: 0 } } });
  });

  it('needs a token with projects:read', async () => {
    const narrow = await aggregate(apiOf({ scope: 'projects:write' }), {});
    const none = await fetch(`${system.base_url}/api/management/projects/aggregate`, { method: 'POST' });

    expect({ status: narrow.status, scope: narrow.body.required_scope }).toEqual({
      status: 403,
      scope: 'projects:read',
    });
    expect(none.status).toBe(401);
  });
});
