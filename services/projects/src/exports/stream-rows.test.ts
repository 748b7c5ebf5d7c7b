import type { UnitOfWork } from '@trackway/application';
import { cellKinds } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeSavedViewStore } from '../projects/saved-views/fake-saved-view-store';
import type { SavedViewStores } from '../projects/saved-views/saved-view-store';
import type { RowQuery, TextRows } from './row-source';
import { makeReadRowSearch, makeStreamRows, type StreamRows } from './stream-rows';

const caller = aCaller();
const request: StreamRows = {
  type: 'project',
  filtersJson: '',
  sortingJson: '',
  columns: ['project.name'],
  batchRows: 0,
};

describe('the rows of an export', () => {
  let queries: RowQuery[];
  let batches: TextRows[];
  let deps: Parameters<typeof makeStreamRows>[0];

  beforeEach(() => {
    [queries, batches] = [[], []];
    const stores = { savedViews: new FakeSavedViewStore() } as unknown as SavedViewStores;
    const unitOfWork: UnitOfWork<SavedViewStores> = { run: (_frameId, work) => work(stores) };
    deps = {
      unitOfWork,
      edgeDirectory: { typesOf: async () => new Map() } as unknown as typeof deps.edgeDirectory,
      rowSource: {
        stream: async function* (query) {
          queries.push(query);
          for (const rows of batches) yield { total: batches.flat().length, rows };
        },
      },
    };
  });

  const stream = (changes: Partial<StreamRows> = {}) =>
    Array.fromAsync(makeStreamRows(deps)(caller, { ...request, ...changes }));

  it('come column by column, with the kind of each cell and an empty text without a value', async () => {
    batches = [
      [
        ['Roof', '1000'],
        ['Door', null],
      ],
      [['Wall', '5']],
    ];

    const streamed = await stream({ columns: ['project.name', 'project.budget'] });

    expect(streamed.map(({ total, number }) => [total, number])).toEqual([
      [3, 0],
      [3, 1],
    ]);
    const [name, budget] = streamed[0]?.columns ?? [];
    expect([name?.key, name?.values, budget?.key, budget?.values]).toEqual([
      'project.name',
      ['Roof', 'Door'],
      'project.budget',
      ['1000', ''],
    ]);
    expect(budget?.kinds[1]).toBe(cellKinds.empty);
    expect(budget?.kinds[0]).not.toBe(cellKinds.empty);
  });

  it('are those of the frame of the caller, by default without templates and in batches of 1,000', async () => {
    await stream();
    await stream({ template: 'only', batchRows: 7 });
    await stream({ batchRows: 1_000_000 });
    await stream({ type: 'customer', columns: ['customer.name'] });

    expect(queries.map(({ frameId, template, batchRows }) => [frameId, template, batchRows])).toEqual([
      [caller.frameId, false, 1_000],
      [caller.frameId, true, 7],
      [caller.frameId, false, 5_000],
      [caller.frameId, undefined, 1_000],
    ]);
  });

  it.each([
    ['an unknown type', { type: 'invoice' }, 'type'],
    ['an unknown column', { columns: ['project.name', 'colour'] }, 'columns'],
    ['an unknown template option', { template: 'some' }, 'template'],
  ])('are rejected for %s, with the name of the parameter', async (_what, changes, parameter) => {
    await expect(stream(changes)).rejects.toMatchObject({
      details: { validation: { [parameter]: [expect.any(String)] } },
    });
    expect(queries).toEqual([]);
  });

  it('need the scope to read projects', async () => {
    const { filtersJson, sortingJson, type } = request;
    const readRowSearch = makeReadRowSearch(deps);

    const reading = readRowSearch({ ...caller, scopes: ['forms:read'] }, { type, filtersJson, sortingJson });

    await expect(reading).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('of an unknown saved view are not found', async () => {
    await expect(stream({ viewId: newId() })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(stream({ viewId: 'mine' })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
