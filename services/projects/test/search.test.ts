import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof sharedProjects>>;

describe('search', () => {
  let service: Service;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    client = serviceClient(service.httpPort, aCaller());
  });

  const create = async (fields: object) =>
    (await client.send('POST', '/api/management/projects', fields)).body['project'] as { id: string };
  const search = (body: object, query = '', model = 'projects') =>
    client.send('POST', `/api/management/${model}/search${query}`, body);
  const names = async (body: object) => {
    const answer = await search(body);
    expect(answer).toMatchObject({ status: 200, body: { response: true } });
    return (answer.body['projects'] as { name: string }[]).map(({ name }) => name);
  };

  it('ignores case and accents, and treats % and _ literally', async () => {
    await create({ name: 'Ação 100%' });
    await create({ name: 'acao_200', code: 'ROOF-1' });

    const contains = (field: string, value: string) =>
      names({ filters: [{ field, operator: 'contains', value }], sorting: [{ field: 'name', direction: 'asc' }] });

    expect(await contains('name', 'ACAO')).toEqual(['Ação 100%', 'acao_200']);
    expect(await contains('name', '%')).toEqual(['Ação 100%']);
    expect(await contains('name', '_')).toEqual(['acao_200']);
    expect(await contains('name', "'; DROP TABLE projects; --")).toEqual([]);
    expect(await contains('name', '.*')).toEqual([]);
    expect(await contains('name_code', 'roof')).toEqual(['acao_200']);
  });

  it('gives AND precedence over OR, and warns if both are used', async () => {
    await create({ name: 'a', budget: 1, impact: 1 });
    await create({ name: 'b', budget: 2, impact: 2 });
    await create({ name: 'c', budget: 3, impact: 3 });
    const filter = (field: string, value: number, logical_operator?: string) => ({
      field,
      operator: 'equals',
      value,
      logical_operator,
    });

    const mixed = await search({
      filters: [filter('budget', 1), filter('budget', 2, 'or'), filter('impact', 2, 'and')],
      sorting: [{ field: 'name', direction: 'asc' }],
    });
    const equal = await search({ filters: [filter('budget', 1, 'or'), filter('impact', 1, 'and')] });

    expect(mixed.body).toMatchObject({
      projects: [{ name: 'a' }, { name: 'b' }],
      warnings: ['mixed_logical_operators'],
    });
    expect(equal.body['projects']).toHaveLength(1);
    expect(equal.body).not.toHaveProperty('warnings');
  });

  it('prefers the page of the body, and clamps it', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name });
    const meta = async (body: object, query = '') => (await search(body, query)).body['meta'];

    expect(await meta({ page: 2, perPage: 2 }, '?page=1&perPage=50')).toMatchObject({
      current_page: 2,
      from: 3,
      to: 3,
      last_page: 2,
      per_page: 2,
      total: 3,
    });
    expect(await meta({}, '?perPage=1')).toMatchObject({ per_page: 1 });
    for (const odd of ['', 'x', null, [], {}, -3]) {
      expect(await meta({ page: odd, perPage: odd })).toMatchObject({ current_page: 1, per_page: 30, total: 3 });
    }
    expect(await meta({ page: 2.7, perPage: '50' })).toMatchObject({ current_page: 2, per_page: 50 });
    expect(await meta({ page: 9 })).toMatchObject({ current_page: 9, from: 0, to: 0, last_page: 1 });
  });

  it('supports lists, empty lists and null', async () => {
    const parent = await create({ name: 'parent', status: 4 });
    await create({ name: 'child', parent_id: parent.id });
    const sorting = [{ field: 'name', direction: 'asc' }];
    const by = (field: string, operator: string, value?: unknown) =>
      names({ filters: [{ field, operator, value }], sorting });

    expect(await by('status', 'equals', [1, 4])).toEqual(['child', 'parent']);
    expect(await by('status', 'not_equals', [4])).toEqual(['child']);
    expect(await by('status', 'equals', [])).toEqual([]);
    expect(await by('status', 'not_equals', [])).toEqual(['child', 'parent']);
    expect(await by('parent', 'equals', null)).toEqual(['parent']);
    expect(await by('parent', 'not_equals', null)).toEqual(['child']);
    expect(await by('parent', 'not_equals', parent.id)).toEqual(['parent']);
    expect(await by('children', 'is_null')).toEqual(['child']);
    expect(await by('created_at', 'equals', new Date().toISOString().slice(0, 10))).toHaveLength(2);
  });

  it.each([
    ['an unknown field', { field: 'nope', operator: 'equals', value: 1 }, 'field', 'nope'],
    ['an operator that the field lacks', { field: 'status', operator: 'contains', value: 'x' }, 'operator', 'contains'],
    ['an unknown operator', { field: 'status', operator: 'regex', value: 'x' }, 'operator', 'regex'],
    ['a missing value', { field: 'name', operator: 'equals' }, 'value', 'equals'],
    ['a wrongly typed value', { field: 'budget', operator: 'equals', value: 'many' }, 'value', 'number'],
    ['a value of no type', { field: 'name', operator: 'equals', value: {} }, 'value', 'text'],
    ['a list for a comparison', { field: 'budget', operator: 'less_than', value: [1] }, 'value', 'list'],
    ['a list with an invalid value', { field: 'id', operator: 'equals', value: ['x'] }, 'value', 'UUID'],
    ['null for a comparison', { field: 'budget', operator: 'less_than', value: null }, 'value', 'number'],
    ['half a date', { field: 'created_at', operator: 'equals', value: '2026-02-30' }, 'value', 'ISO 8601'],
  ])('rejects %s with errors and validation', async (_words, filter, member, text) => {
    const { status, body } = await search({ filters: [filter] });

    const messages = { [member]: [expect.stringContaining(text)] };
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { response: false, message: 'validation_error', errors: messages, validation: messages },
    });
  });

  it('rejects the 51st filter, the 6th sort, unsortable fields and unknown members', async () => {
    const filter = { field: 'name', operator: 'is_null' };
    const sort = { field: 'name', direction: 'asc' };

    expect(await search({ filters: Array(50).fill(filter) })).toMatchObject({ status: 200 });
    expect(await search({ filters: Array(51).fill(filter) })).toMatchObject({
      status: 422,
      body: { validation: { filters: [expect.stringContaining('50')] } },
    });
    expect(await search({ sorting: Array(6).fill(sort) })).toMatchObject({
      status: 422,
      body: { validation: { sorting: [expect.stringContaining('5')] } },
    });
    expect(await search({ sorting: [{ field: 'parent', direction: 'asc' }] })).toMatchObject({
      status: 422,
      body: { message: 'validation_error', validation: { sorting: [expect.stringContaining('parent')] } },
    });
    expect(await search({ filter: [] })).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
  });

  it('separates deleted projects and templates', async () => {
    await create({ name: 'kept' });
    const gone = await create({ name: 'gone' });
    await client.send('DELETE', `/api/management/projects/${gone.id}`);
    await create({ name: 'pattern', is_template: true });

    expect(await names({})).toEqual(['kept']);
    expect(await names({ trashed: true })).toEqual(['gone']);
    expect(await names({ template: true })).toEqual(['pattern']);
    const [withPercentage] = (await search({ withPercentage: true })).body['projects'] as object[];
    const [without] = (await search({})).body['projects'] as object[];
    expect(withPercentage).toHaveProperty('completed_percentage', 0);
    expect(without).not.toHaveProperty('completed_percentage');
  });

  it('never returns records of other frames', async () => {
    const mine = await create({ name: 'mine' });
    client = serviceClient(service.httpPort, aCaller());

    expect(await names({ filters: [{ field: 'id', operator: 'equals', value: mine.id }] })).toEqual([]);
    expect(
      await names({
        filters: [
          { field: 'name', operator: 'is_null' },
          { field: 'name', operator: 'is_not_null', logical_operator: 'or' },
        ],
      }),
    ).toEqual([]);
  });

  it('searches customers, contacts and users, and sorts projects by their names', async () => {
    const make = async (model: string, fields: object) =>
      (await client.send('POST', `/api/management/${model}s`, fields)).body[model] as { id: string };
    const acme = await make('customer', { name: 'Acme', document: '1' });
    const zeta = await make('customer', { name: 'Zeta' });
    await make('contact', { name: 'Ana', customer_ids: [acme.id] });
    await make('user', { name: 'Cy', active: false });
    await create({ name: 'for zeta', customer_id: zeta.id });
    await create({ name: 'for acme', customer_id: acme.id });
    await create({ name: 'for no user' });
    const find = async (model: string, filter: object) => (await search({ filters: [filter] }, '', model)).body[model];

    expect(await find('customers', { field: 'document', operator: 'is_not_null' })).toMatchObject([{ name: 'Acme' }]);
    expect(await find('contacts', { field: 'customers', operator: 'equals', value: acme.id })).toMatchObject([
      { name: 'Ana' },
    ]);
    expect(await find('users', { field: 'active', operator: 'equals', value: false })).toMatchObject([{ name: 'Cy' }]);
    expect(await names({ sorting: [{ field: 'customer', direction: 'asc' }] })).toEqual([
      'for acme',
      'for zeta',
      'for no user',
    ]);
  });

  it('supports groups of filters: all, any, none', async () => {
    await create({ name: 'Roof', budget: 5 });
    await create({ name: 'Wall', budget: 50 });
    await create({ name: 'Door', budget: 500 });
    const small = { field: 'budget', operator: 'less_than', value: 10 };
    const large = { field: 'budget', operator: 'greater_than', value: 100 };
    const sorting = [{ field: 'name', direction: 'asc' }];
    const group = (logical_operator: string, ...filters: object[]) => ({ logical_operator, filters });

    expect(await names({ sorting, filter_groups: [group('or', small, large)] })).toEqual(['Door', 'Roof']);
    expect(await names({ sorting, filter_groups: [group('and', small, large)] })).toEqual([]);
    expect(await names({ sorting, filter_groups: [group('not', small, large)] })).toEqual(['Wall']);
    expect(await names({ sorting, filters: [small], filter_groups: [group('or', small, large)] })).toEqual(['Roof']);
    const nested = [{ logical_operator: 'not', filter_groups: [group('or', small, large)] }];
    expect(await names({ sorting, filter_groups: nested })).toEqual(['Wall']);
  });

  it('rejects groups that are empty, too deep, too large or ambiguous', async () => {
    const filter = { field: 'budget', operator: 'equals', value: 1 };
    const deep = (levels: number): object => ({
      logical_operator: 'and',
      ...(levels > 1 ? { filter_groups: [deep(levels - 1)] } : { filters: [filter] }),
    });
    const errorOf = async (...filter_groups: object[]) => {
      const { status, body } = await search({ filters: [filter], filter_groups });
      return { status, message: body.message, fields: Object.keys(body.validation ?? {}) };
    };
    const rejected = (message: string, ...fields: string[]) => ({ status: 422, message, fields });

    expect((await search({ filter_groups: [deep(5)] })).status).toBe(200);
    const tooDeep = `${Array(5).fill('filter_groups.0').join('.')}.filter_groups`.replace('filter_groups.0.', '');
    expect(await errorOf(deep(6))).toEqual(rejected('validation_errors', `filter_groups.0.${tooDeep}`));
    expect((await search({ filter_groups: [deep(2_000)] })).status).toBe(422);
    expect(await errorOf({ logical_operator: 'or' })).toEqual(rejected('validation_errors', 'filter_groups.0'));
    const fifty = { logical_operator: 'or', filters: Array(50).fill(filter) };
    expect(await errorOf(fifty)).toEqual(rejected('validation_errors', 'filters'));
    const twice = { logical_operator: 'or', filters: [{ ...filter, logical_operator: 'and' }] };
    expect(await errorOf(twice)).toEqual(rejected('validation_errors', 'filter_groups.0.filters.0.logical_operator'));
    const unknown = { logical_operator: 'or', filters: [{ ...filter, field: 'colour' }] };
    expect(await errorOf(unknown)).toEqual(rejected('validation_error', 'filter_groups.0.filters.0.field', 'field'));
  });

  it('rejects arguments that a filter or sort does not take, and ignores absent ones', async () => {
    const id = '0190aaaa-0000-7000-8000-000000000001';
    const filter = { field: 'name', operator: 'equals', value: 'Roof' };
    const outcome = async (body: object) => {
      const { status, body: answer } = await search(body);
      return [status, answer.message ?? null, answer.validation ?? null];
    };

    expect(await outcome({ filters: [{ ...filter, arguments: [id] }] })).toEqual([
      422,
      'validation_error',
      { 'filters.0.arguments': ['The field name takes no arguments.'], name: ['The field name takes no arguments.'] },
    ]);
    expect(await outcome({ sorting: [{ field: 'name', direction: 'asc', arguments: [id] }] })).toEqual([
      422,
      'validation_error',
      { 'sorting.0.arguments': ['The field name takes no arguments.'], name: ['The field name takes no arguments.'] },
    ]);
    const byStep = { field: 'funnel_status_at', direction: 'desc' };
    expect(await outcome({ sorting: [{ ...byStep, arguments: [id, id] }] })).toEqual([
      422,
      'validation_error',
      {
        'sorting.0.arguments': ['The field funnel_status_at takes one argument.'],
        funnel_status_at: ['The field funnel_status_at takes one argument.'],
      },
    ]);
    expect((await outcome({ sorting: [{ ...byStep, arguments: ['no id'] }] }))[0]).toBe(422);
    expect((await outcome({ sorting: [{ ...byStep, arguments: [id] }] }))[0]).toBe(200);
    expect((await outcome({ filters: [{ ...filter, arguments: [null] }] }))[0]).toBe(200);
  });

  it('describes its fields', async () => {
    const params = (await client.send('GET', '/api/management/system/params/project')).body['params'];

    expect(params).toMatchObject({
      filters: expect.arrayContaining([
        expect.objectContaining({ name: 'assignee', input_type: 'relation', hydrate: '/api/management/users' }),
        expect.objectContaining({
          name: 'status',
          input_type: 'select',
          options: expect.arrayContaining([{ label: 'in-progress', value: 1 }]),
        }),
      ]),
      sorting: expect.arrayContaining([
        { name: 'customer', arguments: [] },
        {
          name: 'funnel_status_at',
          arguments: [{ name: 'funnel or step', type: 'uuid', required: false, hydrate: '/api/management/funnels' }],
        },
      ]),
    });
  });
});
