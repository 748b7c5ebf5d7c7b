import type { ProjectsV1 } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import fc from 'fast-check';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

type Filter = { field: string; operator: string; value: unknown; logical_operator?: string };

const path = '/api/management/projects';
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constant('is_template'),
    operator: fc.constantFrom('equals', 'not_equals'),
    value: fc.boolean(),
  }),
  fc.record({
    field: fc.constant('status'),
    operator: fc.constantFrom('equals', 'not_equals'),
    value: fc.constantFrom(1, 2),
  }),
  fc.record({
    field: fc.constant('budget'),
    operator: fc.constantFrom('greater_than', 'less_than_or_equals'),
    value: fc.constantFrom(0, 10, 20),
  }),
);
const request = fc.record({
  filters: fc.array(filter, { maxLength: 3 }),
  template: fc.constantFrom(undefined, 'exclude', 'include', 'only'),
});

describe('templates', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let caller: Caller;
  let client: ServiceClient;
  let calls: ReturnType<typeof peerCalls>;

  beforeAll(async () => {
    service = await sharedProjects();
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    calls = peerCalls(service.grpcPort, () => caller);
    for (let n = 0; n < 16; n += 1) {
      const fields = { is_template: n % 2 === 0, status: 1 + (Math.floor(n / 2) % 2), budget: (n % 3) * 10 };
      await client.send('POST', path, { name: `P ${n}`, ...fields });
    }
  }, 60_000);
  afterAll(async () => {
    calls.close();
    await service.stop();
  });

  const codes = (projects: readonly { code: string }[]) => projects.map(({ code }) => code).sort();
  const searched = async (body: object) =>
    codes((await client.send('POST', `${path}/search`, { ...body, perPage: 100 })).body.projects);
  const exported = async (filters: readonly Filter[], template: string | undefined) => {
    const rows = { type: 'project', columns: ['project.code'], filtersJson: JSON.stringify(filters) };
    const messages = calls
      .clientOf('spreadsheets')
      .serverStream<ProjectsV1.StreamRowsRequest, ProjectsV1.StreamRowsResponseOutput>(
        (stub) => stub.StreamRows,
        { ...rows, template: template ?? '' },
        { caller },
      );
    const found: string[] = [];
    for await (const { batch } of messages) found.push(...(batch?.columns[0]?.values ?? []));
    return found.sort();
  };
  const listed = async (query: string) =>
    codes((await client.send('GET', `${path}?perPage=100&${query}`)).body.projects);

  it('are found equally by searches and exports, with any filters and option', async () => {
    for (const { filters, template } of fc.sample(request, 60)) {
      const found = await searched({ filters, ...(template ? { template } : {}) });

      expect({ filters, template, found }).toEqual({ filters, template, found: await exported(filters, template) });
    }
  });

  it('are found equally by lists and searches', async () => {
    for (const template of ['', 'exclude', 'include', 'only']) {
      for (const value of ['true', 'false', undefined]) {
        const filters = value ? [{ field: 'is_template', operator: 'equals', value: value === 'true' }] : [];
        const query = `${template ? `template=${template}` : ''}${value ? `&filter[is_template]=${value}` : ''}`;

        expect({ query, found: await listed(query) }).toEqual({
          query,
          found: await searched({ filters, ...(template ? { template } : {}) }),
        });
      }
    }
  });

  it('are excluded unless the option or a filter includes them, and the former boolean option is accepted', async () => {
    const counts = [
      await searched({}),
      await searched({ template: 'include' }),
      await searched({ template: 'only' }),
      await searched({ template: true }),
      await searched({ template: false }),
      await searched({ filters: [{ field: 'is_template', operator: 'equals', value: true }] }),
      await searched({ template: 'exclude', filters: [{ field: 'is_template', operator: 'equals', value: true }] }),
      await listed(''),
    ].map(({ length }) => length);

    expect(counts).toEqual([8, 16, 8, 8, 8, 8, 0, 8]);
    expect((await client.send('POST', `${path}/search`, { template: 'all' })).status).toBe(422);
    expect((await client.send('GET', `${path}?template=all`)).status).toBe(422);
  });
});
