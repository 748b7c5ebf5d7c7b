import { type DocumentedOperation, NO_ID } from '../tools/src/dev/openapi/documented-operations';
import { documentedOperations } from './security/documented-operations';
import { apiOf } from './support/api';
import { system } from './support/system';

/** Links that users open, and requests of connectors and SCIM clients, to which other programs add parameters. */
const ACCEPTS_ANY = /^\/(files|forms|intake|intake-status|share|scim)\/|\/channels\/inbound\//;

const PARAMETERS: Readonly<Record<string, string>> = {
  contact: '1',
  form: '1',
  loose_form: '1',
  type: 'project',
  model_class: 'project',
  version: '1',
};

const IN_PARALLEL = 8;

const pathOf = ({ path }: DocumentedOperation) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? NO_ID);

async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += IN_PARALLEL) {
    results.push(...(await Promise.all(items.slice(start, start + IN_PARALLEL).map(run))));
  }
  return results;
}

describe('query parameters that an operation does not define', () => {
  let reads: DocumentedOperation[];

  beforeAll(async () => {
    reads = (await documentedOperations()).filter(({ method }) => method === 'GET');
  });

  async function responsesTo(query: string, operations: readonly DocumentedOperation[]) {
    // One identity for each request, because of the limit for each subject.
    return inBatches(operations, async (operation) => {
      const response = await fetch(`${system.base_url}${pathOf(operation)}?${query}`, {
        headers: { authorization: `Bearer ${apiOf().token}`, accept: 'application/json' },
      });
      const body = response.status === 422 ? await response.json() : await response.text();
      return { id: operation.id, status: response.status, message: body.message };
    });
  }

  it('are rejected by every operation that reads data', async () => {
    const strict = reads.filter(({ path }) => !ACCEPTS_ANY.test(path));

    const responses = await responsesTo('unknown_one=1', strict);

    expect(strict.length).toBeGreaterThan(70);
    expect(responses).toEqual(strict.map(({ id }) => ({ id, status: 422, message: 'unknown_parameter' })));
  });

  it('are accepted by links, SCIM and the handshake of connectors', async () => {
    const open = reads.filter(({ path }) => ACCEPTS_ANY.test(path));

    const responses = await responsesTo('utm_source=mail&hub.mode=subscribe', open);

    expect(open).toHaveLength(15);
    expect(responses.filter(({ message }) => message === 'unknown_parameter')).toEqual([]);
  });

  it('do not include page parameters, which are clamped', async () => {
    const listings = reads.filter(
      ({ query, path }) => query.includes('perPage') && !query.includes('accessor') && !path.includes('{'),
    );

    const responses = await inBatches(listings, async ({ path }) => {
      const { status, body } = await apiOf().get(`${path.slice('/api/management'.length)}?page=x&perPage=-1&page=2`);
      return [path, status, body.meta?.current_page, body.meta?.per_page];
    });

    expect(listings.length).toBeGreaterThan(15);
    expect(responses).toEqual(listings.map(({ path }) => [path, 200, 1, 30]));
  });

  it.each([
    ['/projects?status=1', 'Unknown parameter `status`. Did you mean `filter[status]`?'],
    ['/projects?per_page=1', 'Unknown parameter `per_page`. Did you mean `perPage`?'],
    ['/projects?sort=-budget', expect.stringContaining('Known parameters: `page`, `perPage`, `filter[<field>]`')],
    ['/me?verbose', 'Unknown parameter `verbose`. This operation has no query parameters.'],
    ['/spreadsheet-operations?stat=failed', 'Unknown parameter `stat`. Did you mean `status`?'],
    ['/funnels?filter[name]=x&names=y', 'Unknown parameter `names`. Did you mean `filter[name]`?'],
  ])('of %s are named in the error', async (path, error) => {
    const { status, body } = await apiOf().get(path);

    expect({ status, message: body.message, error: body.error }).toEqual({
      status: 422,
      message: 'unknown_parameter',
      error,
    });
  });

  it('include repeated parameters with a single value', async () => {
    const api = apiOf();

    const repeated = await api.get('/spreadsheet-operations?action=import&action=export');
    const trashed = await api.get('/projects?filter[trashed]=with&filter[trashed]=only');

    expect(repeated.body.validation).toEqual({ action: ['The parameter `action` was sent 2 times. Send it once.'] });
    expect([trashed.status, trashed.body.validation]).toEqual([
      422,
      { 'filter.trashed': [expect.stringContaining('once')] },
    ]);
  });
});

describe('the error of an invalid request', () => {
  it('suggests the nearest member, explains minor units and names the position in the body', async () => {
    const api = apiOf();

    const { body } = await api.send('POST', '/projects', { name: 'x', budget: 12.5, customer: NO_ID });
    const malformed = await fetch(`${system.base_url}/api/management/projects`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: '{"name": "x",\n "budget": }',
    });

    expect(body.validation).toEqual({
      budget: ['Must be a whole number of minor units, such as 1250 for 12.5.'],
      customer: ['This field is not known here. Did you mean `customer_id`?'],
    });
    expect((await malformed.json()).error).toContain('line 2, column 12: expected a value');
  });

  it('suggests similar paths, from the gateway and from a service', async () => {
    const api = apiOf();

    const [ofGateway, ofService] = [await api.get('/project'), await api.get(`/projects/${NO_ID}/histroy`)];

    expect([ofGateway.body.message, ofService.body.message]).toEqual(['route_not_found', 'route_not_found']);
    expect(ofGateway.body.error).toContain('`/api/management/projects`');
    expect(ofService.body.error).toContain('`/api/management/projects/{project}/history`');
  });

  it('links to the entry of its code in the documentation', async () => {
    const api = apiOf();

    const errors = [
      await api.get('/nothing'),
      await api.get('/projects?x=1'),
      await api.get(`/projects/${NO_ID}`),
      await api.send('POST', '/projects', {}),
      await api.get('/me', { authorization: '' }),
    ];

    for (const { body } of errors) {
      const page = await fetch(body.doc_url);
      expect([body.message, page.status]).toEqual([body.message, 200]);
      expect(await page.text()).toContain(`id="${new URL(body.doc_url).hash.slice(1)}"`);
    }
  });
});

describe('null members of searches', () => {
  const absent = { filters: null, filter_groups: null, sorting: null };

  it.each([
    '/projects/search',
    '/customers/search',
    '/contacts/search',
    '/users/search',
    '/tags/search',
    '/project-groups/search',
  ])('are ignored by %s', async (path) => {
    const { status, body } = await apiOf().send('POST', path, absent);

    expect([status, body.message]).toEqual([200, undefined]);
  });

  it('are ignored in filters, sorts, groups of projects and exports', async () => {
    const api = apiOf();
    const filter = { field: 'name', operator: 'equals', value: 'x', logical_operator: null, arguments: null };
    const sort = { field: 'name', direction: 'asc', arguments: null };
    const { body: created } = await api.send('POST', '/project-groups', { name: 'g' });

    const responses = [
      await api.send('POST', '/projects/search', { filters: [filter, filter], sorting: [sort] }),
      await api.send('POST', `/project-groups/${created.project_group.id}/projects/index`, {
        ...absent,
        filters: [filter],
      }),
      await api.send('POST', `/project-groups/${created.project_group.id}/projects/index`, { sorting: [] }),
      await api.send('POST', '/spreadsheet-operations/export/project', { filters: null, sorting: null, columns: null }),
      await api.send('POST', '/spreadsheet-operations/export/project', { filters: [filter], sorting: [sort] }),
      await api.send('POST', '/spreadsheet-operations/export/form_answer', { sorting: [] }),
    ];

    expect(responses.map(({ status, body }) => [status, body.error])).toEqual(responses.map(() => [200, undefined]));
  });
});
