import type { Call } from '@trackway/client';
import { partOf, relationSource } from './relation-source';

interface Input {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: { readonly page: number; readonly perPage: number };
  readonly body?: { readonly filters: readonly { readonly value: string }[] };
}

const CUSTOMERS = Array.from({ length: 300 }, (_, index) => ({ id: `c${index + 1}`, name: `Customer ${index + 1}` }));

const FUNNELS = Array.from({ length: 250 }, (_, index) => ({
  id: `f${index + 1}`,
  name: `Funnel ${index + 1}`,
  steps: [{ id: `s${index + 1}`, name: 'Offer' }],
}));

const EDGES = Array.from({ length: 120 }, (_, index) => ({
  id: `e${index + 1}`,
  label: `Area ${index + 1}`,
  form: { id: 1, title: 'Survey' },
}));

/** An API with 300 customers, 250 funnels and 120 fields of forms. */
function fakeApi() {
  const requests: string[] = [];
  const pageOf = <T>(all: readonly T[], { page, perPage }: { page: number; perPage: number }) => ({
    meta: { last_page: Math.ceil(all.length / perPage) },
    entries: all.slice((page - 1) * perPage, page * perPage),
  });
  const call = async (method: string, path: string, { path: parameters, query, body }: Input) => {
    requests.push(`${method} ${path}${query ? `?page=${query.page}` : ''}`);
    if (path === '/api/management/customers/search') {
      const text = body?.filters[0]?.value ?? '';
      return { customers: CUSTOMERS.filter(({ name }) => name.includes(text)).slice(0, 50) };
    }
    if (path === '/api/management/customers/{customer}') {
      return { customer: CUSTOMERS.find(({ id }) => id === parameters?.['customer']) };
    }
    const { meta, entries } = pageOf<object>(
      path.endsWith('funnels') ? FUNNELS : EDGES,
      query ?? { page: 1, perPage: 30 },
    );
    return { response: true, meta, [path.endsWith('funnels') ? 'funnels' : 'form_edges']: entries };
  };
  return { call: call as unknown as Call, requests };
}

describe('relationSource', () => {
  it('searches customers in the API, and reads the name of one by its id', async () => {
    const { call, requests } = fakeApi();
    const source = relationSource('/api/management/customers', 'entries');

    expect(await source.load(call, 'Customer 250')).toEqual([{ value: 'c250', label: 'Customer 250' }]);
    expect(await source.read(call, 'c250')).toBe('Customer 250');
    expect(requests).toEqual(['post /api/management/customers/search', 'get /api/management/customers/{customer}']);
  });

  it.each([
    ['/api/management/funnels', 'entries', 'Funnel 240', 'f240', 'Funnel 240'],
    ['/api/management/funnels', 'steps', 'funnel 240', 's240', 'Funnel 240 › Offer'],
    ['/api/management/form-edges', 'entries', 'area 118', 'e118', 'Survey › Area 118'],
  ] as const)('finds entries of all pages of %s (%s)', async (path, part, text, value, label) => {
    const { call } = fakeApi();
    const source = relationSource(path, part);

    expect(await source.load(call, text)).toEqual([{ value, label }]);
  });

  it.each([
    ['/api/management/funnels', 's240', 'Funnel 240 › Offer'],
    ['/api/management/form-edges', 'e118', 'Survey › Area 118'],
    ['/api/management/form-edges', 'deleted', 'deleted'],
  ])('reads the name of a value of any page of %s: %s', async (path, id, label) => {
    const { call } = fakeApi();

    expect(await relationSource(path, id === 's240' ? 'steps' : 'entries').read(call, id)).toBe(label);
  });

  it('stops at the page with the last option that is shown', async () => {
    const { call, requests } = fakeApi();

    expect(await relationSource('/api/management/funnels', 'steps').load(call, '')).toHaveLength(50);
    expect(requests).toEqual(['get /api/management/funnels?page=1']);
  });

  it('has a key for each listing and part', () => {
    const keys = [
      relationSource('/api/management/funnels', 'entries'),
      relationSource('/api/management/funnels', 'steps'),
      relationSource('/api/management/channels', 'entries'),
    ].map(({ key }) => key);

    expect(new Set(keys).size).toBe(3);
  });
});

describe('partOf', () => {
  it('returns steps for fields of steps, which are listed in their funnels', () => {
    expect(partOf('funnel_steps', '/api/management/funnels')).toBe('steps');
    expect(partOf('funnels', '/api/management/funnels')).toBe('entries');
    expect(partOf('step', '/api/management/users')).toBe('entries');
  });
});
