import { type Api, apiOf } from './support/api';

const search = (api: Api, body: object) => api.send('POST', '/projects/search', body);
const filter = (field: string, operator: string, value?: unknown, more: object = {}) => ({
  field,
  operator,
  value,
  ...more,
});

async function names(
  api: Api,
  filters: object[],
  sorting: object[] = [{ field: 'name', direction: 'asc' }],
): Promise<string[]> {
  const { status, body } = await search(api, { filters, sorting });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.projects.map(({ name }: { name: string }) => name);
}

describe('POST projects/search', () => {
  let api: Api;

  beforeAll(async () => {
    api = apiOf();
    for (const project of [
      { name: 'Ação', code: 'A', impact: 10, budget: 100, status: 1 },
      { name: 'bridge', code: 'B', impact: 50, budget: 2_000, status: 4, description: '100% done_' },
      { name: 'Canal', code: 'C', impact: 90, budget: 30_000, status: 4 },
    ]) {
      await api.send('POST', '/projects', project);
    }
  });

  it.each([
    [filter('name', 'equals', 'Canal'), ['Canal']],
    [filter('name', 'equals', 'canal'), []],
    [filter('name', 'not_equals', 'Canal'), ['Ação', 'bridge']],
    [filter('name', 'contains', 'acao'), ['Ação']],
    [filter('name', 'not_contains', 'A'), ['bridge']],
    [filter('impact', 'greater_than', 50), ['Canal']],
    [filter('impact', 'greater_than_or_equals', 50), ['bridge', 'Canal']],
    [filter('budget', 'less_than', 2_000), ['Ação']],
    [filter('budget', 'less_than_or_equals', 2_000), ['Ação', 'bridge']],
    [filter('customer', 'is_null'), ['Ação', 'bridge', 'Canal']],
    [filter('customer', 'is_not_null'), []],
    [filter('status', 'equals', [1, 4]), ['Ação', 'bridge', 'Canal']],
    [filter('status', 'not_equals', [4]), ['Ação']],
    [filter('status', 'equals', []), []],
    [filter('name_code', 'contains', 'b'), ['bridge']],
    [filter('description', 'contains', '100% done_'), ['bridge']],
    [filter('description', 'contains', "'; DROP TABLE projects; --"), []],
    [filter('created_at', 'greater_than', '2020-01-01'), ['Ação', 'bridge', 'Canal']],
  ])('finds projects with %j', async (one, expected) => {
    expect(await names(api, [one])).toEqual(expected);
  });

  it('gives AND precedence over OR, with a warning if both are used', async () => {
    const both = [filter('status', 'equals', 4), filter('impact', 'greater_than', 60)];
    const either = [filter('name', 'equals', 'Ação'), filter('name', 'equals', 'Canal', { logical_operator: 'or' })];
    const mixed = [...either, filter('impact', 'less_than', 50, { logical_operator: 'and' })];

    expect(await names(api, both)).toEqual(['Canal']);
    expect(await names(api, either)).toEqual(['Ação', 'Canal']);
    expect(await names(api, mixed)).toEqual(['Ação']);
    expect((await search(api, { filters: mixed })).body.warnings).toEqual(['mixed_logical_operators']);
  });

  it('sorts by several fields', async () => {
    const sorting = [
      { field: 'status', direction: 'desc' },
      { field: 'budget', direction: 'desc' },
    ];

    expect(await names(api, [], sorting)).toEqual(['Canal', 'bridge', 'Ação']);
  });

  it.each([
    [{ filters: [filter('colour', 'equals', 1)] }, ['filters.0.field', 'field']],
    [{ filters: [filter('impact', 'contains', '1')] }, ['filters.0.operator', 'operator']],
    [{ filters: [filter('name', 'like', 'x')] }, ['filters.0.operator', 'operator']],
    [{ filters: [filter('impact', 'equals', 'high')] }, ['filters.0.value', 'value']],
    [{ filters: [filter('impact', 'equals')] }, ['filters.0.value', 'value']],
    [{ filters: [filter('impact', 'greater_than', [1])] }, ['filters.0.value', 'value']],
    [{ sorting: [{ field: 'description', direction: 'asc' }] }, ['sorting.0.field', 'sorting']],
  ])('rejects %j with the same message in errors and validation', async (body, keys) => {
    const rejected = await search(api, body);

    expect(rejected).toMatchObject({ status: 422, body: { response: false, message: 'validation_error' } });
    expect(Object.keys(rejected.body.errors)).toEqual(keys);
    expect(rejected.body.validation).toEqual(rejected.body.errors);
  });

  it.each([
    [{ filters: Array.from({ length: 51 }, () => filter('status', 'equals', 1)) }, 'filters'],
    [{ filters: [{ ...filter('name', 'equals', 'x'), logical_operator: 'xor' }] }, 'filters.0.logical_operator'],
    [{ surprise: 1 }, 'surprise'],
  ])('rejects an invalid body: %#', async (body, field) => {
    const rejected = await search(api, body);

    expect(rejected).toMatchObject({ status: 422, body: { message: 'validation_errors' } });
    expect(rejected.body.validation).toHaveProperty([field]);
  });

  it('returns nothing of other frames', async () => {
    expect(await names(apiOf(), [])).toEqual([]);
  });
});
