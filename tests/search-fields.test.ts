import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './support/api';

interface Argument {
  readonly name: string;
  readonly required: boolean;
}

interface Descriptor {
  readonly name: string;
  readonly input_type: string;
  readonly operators: readonly string[];
  readonly options: readonly { readonly label: string; readonly value: unknown }[];
  readonly arguments: readonly Argument[];
}

/** Fields that the specification and the decisions define. */
const PROJECT_FILTERS =
  'id code name description impact status budget funnel_status_at funnel_forecast_date funnel_status funnel_tags parent children customer contact assignee creator created_at funnels funnel_steps funnel_step_linked_at completed_percentage channel_awaiting_reply_since project_groups answer_pool project_step_form_answer_pool project_funnel_assignments_answer_pool project_loose_form_answer_pool name_code';
const PROJECT_SORTS =
  'name code status impact budget created_at updated_at completed_percentage funnel_status_at funnel_forecast_date funnel_step_linked_at channel_awaiting_reply_since customer contact answer_pool';

const equality = ['equals', 'not_equals'];
const presence = ['is_null', 'is_not_null'];
const parts = ['contains', 'not_contains'];
const comparisons = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'];
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  id: [...equality, ...presence],
  name: [...equality, ...parts, ...presence],
  name_code: ['equals', ...parts],
  impact: [...equality, ...comparisons],
  status: equality,
  created_at: [...equality, ...comparisons, ...presence],
  funnel_status: [...equality, ...presence],
  funnel_step_linked_at: [...equality, ...comparisons, ...presence],
  channel_awaiting_reply_since: [...equality, ...comparisons, ...presence],
};

const MODELS = [
  ['project', '/projects', 'projects'],
  ['customer', '/customers', 'customers'],
  ['contact', '/contacts', 'contacts'],
  ['user', '/users', 'users'],
  ['project_group', '/project-groups', 'project_groups'],
  ['tag', '/tags', 'tags'],
] as const;

async function paramsOf(api: Api, model: string) {
  const { status, body } = await api.get(`/system/params/${model}`);
  expect({ status, response: body.response }).toEqual({ status: 200, response: true });
  return body.params as { filters: Descriptor[]; sorting: { name: string; arguments: Argument[] }[] };
}

/** A valid value for comparisons with the field. */
function sampleOf({ input_type, options }: Descriptor, model: string, name: string): unknown {
  if (options[0]) return options[0].value;
  if (name === 'contact' || (name === 'id' && model === 'contact')) return 1;
  const values: Record<string, unknown> = { number: 1, date: '2026-11-21', boolean: true, relation: randomUUID() };
  return values[input_type] ?? 'x';
}

const isPlain = (named: readonly Argument[]) => named.every(({ required }) => !required);

describe('the search fields of a project', () => {
  it('are those of the specification, and the decided sort fields', async () => {
    const { filters, sorting } = await paramsOf(apiOf(), 'project');

    expect(filters.map(({ name }) => name)).toEqual(expect.arrayContaining(PROJECT_FILTERS.split(' ')));
    expect(sorting.map(({ name }) => name).sort()).toEqual(PROJECT_SORTS.split(' ').sort());
  });

  it.each(Object.entries(OPERATORS))('include %s with the operators %j', async (name, operators) => {
    const { filters } = await paramsOf(apiOf(), 'project');

    const described = filters.find((filter) => filter.name === name)?.operators ?? [];
    expect([...described].sort()).toEqual([...operators].sort());
  });

  it('have the status labels of the specification', async () => {
    const { filters } = await paramsOf(apiOf(), 'project');

    expect(filters.find(({ name }) => name === 'status')?.options).toEqual([
      { label: 'in-progress', value: 1 },
      { label: 'completed', value: 2 },
      { label: 'cancelled', value: 3 },
      { label: 'paused', value: 4 },
    ]);
  });

  it.each([
    'answer_pool',
    'project_step_form_answer_pool',
    'project_funnel_assignments_answer_pool',
    'project_loose_form_answer_pool',
  ])('require an edge for %s', async (field) => {
    const filters = [{ field, operator: 'is_null' }];

    const rejected = await apiOf().send('POST', '/projects/search', { filters });

    const messages = ['The first argument must be the id of an edge.'];
    const errors = { 'filters.0.arguments.0': messages, [field]: messages };
    expect(rejected).toMatchObject({ status: 422, body: { message: 'validation_error', errors, validation: errors } });
  });
});

describe.each(MODELS)('the described search fields of %s', (model, path, many) => {
  it('can be filtered by every listed operator, and reject every other', async () => {
    const api = apiOf();
    const { filters } = await paramsOf(api, model);
    expect(filters.length).toBeGreaterThan(2);
    const all = [...equality, ...parts, ...comparisons, ...presence];

    for (const descriptor of filters.filter((filter) => isPlain(filter.arguments))) {
      for (const operator of all) {
        const { name } = descriptor;
        const value = parts.includes(operator) ? 'x' : sampleOf(descriptor, model, name);
        const request = { field: name, operator, ...(presence.includes(operator) ? {} : { value }) };
        const { status, body } = await api.send('POST', `${path}/search`, { filters: [request] });

        const outcome = { name, operator, status, fields: Object.keys(body.errors ?? {}) };
        const isListed = descriptor.operators.includes(operator);
        const fields = isListed ? [] : ['filters.0.operator', 'operator'];
        expect(outcome).toEqual({ name, operator, status: isListed ? 200 : 422, fields });
        if (isListed) expect(body[many]).toEqual(expect.any(Array));
      }
    }
  });

  it('can be sorted in both directions', async () => {
    const api = apiOf();
    const { sorting } = await paramsOf(api, model);
    expect(sorting.length).toBeGreaterThan(0);

    for (const { name } of sorting.filter((sort) => isPlain(sort.arguments))) {
      for (const direction of ['asc', 'desc']) {
        const { status } = await api.send('POST', `${path}/search`, { sorting: [{ field: name, direction }] });
        expect({ name, direction, status }).toEqual({ name, direction, status: 200 });
      }
    }
  });
});

describe('groups of filters', () => {
  const index = async (api: Api, group: string, body: object) =>
    api.send('POST', `/project-groups/${group}/projects/index`, body);

  it('apply in addition to the filters, in searches and in listings of a group', async () => {
    const api = apiOf();
    const { project_group: group } = (await api.send('POST', '/project-groups', { name: 'Map' })).body;
    for (const [name, budget] of [
      ['Roof', 5],
      ['Wall', 50],
      ['Door', 500],
    ] as const) {
      await api.send('POST', '/projects', { name, budget, group_ids: [group.id] });
    }
    const filters = [
      { field: 'budget', operator: 'less_than', value: 10 },
      { field: 'budget', operator: 'greater_than', value: 100 },
    ];

    for (const [logical_operator, expected] of [
      ['and', []],
      ['or', ['Roof', 'Door']],
      ['not', ['Wall']],
    ] as const) {
      const filter_groups = [{ logical_operator, filters }];
      const { body } = await index(api, group.id, { filter_groups });
      expect(body.projects.map(({ name }: { name: string }) => name)).toEqual(expected);
      const sorting = [{ field: 'budget', direction: 'asc' }];
      const searched = await api.send('POST', '/projects/search', { filter_groups, sorting });
      expect(searched.body.projects.map(({ name }: { name: string }) => name)).toEqual(expected);
    }
  });

  it('report an unknown field like the filters of that route', async () => {
    const api = apiOf();
    const { project_group: group } = (await api.send('POST', '/project-groups', { name: 'Map' })).body;
    const filter_groups = [{ logical_operator: 'or', filters: [{ field: 'colour', operator: 'is_null' }] }];

    expect((await index(api, group.id, { filter_groups })).body).toMatchObject({
      message: 'validation_errors',
      validation: { 'filter_groups.0.filters.0.field': [expect.stringContaining('colour')] },
    });
    expect((await api.send('POST', '/projects/search', { filter_groups })).body.message).toBe('validation_error');
  });
});

describe('GET projects', () => {
  it('filters by equality, with several ids, numbers and options separated by commas', async () => {
    const api = apiOf();
    const ids: string[] = [];
    for (const status of [1, 2, 4])
      ids.push((await api.send('POST', '/projects', { name: 'a,b', status })).body.project.id);
    const total = async (query: string) => (await api.get(`/projects?${query}`)).body.meta?.total;

    expect(await total('filter[status]=1,4')).toBe(2);
    expect(await total('filter%5Bstatus%5D=2')).toBe(1);
    expect(await total(`filter[id]=${ids[0]},${ids[2]}`)).toBe(2);
    expect(await total(`filter[id]=${ids[0]}&filter[status]=2`)).toBe(0);
    expect(await total('filter[name]=a,b')).toBe(3);
    expect(await api.get('/projects?filter[colour]=x')).toMatchObject({
      status: 422,
      body: { message: 'validation_error', validation: { 'filter.colour': [expect.stringContaining('colour')] } },
    });
  });
});
