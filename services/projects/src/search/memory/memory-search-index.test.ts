import { AppError, invalidInput } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { eventually, quietLogger } from '@trackway/testkit';
import { projectModel } from '../../projects/project/project-search-model';
import { columnLayout } from './column-layout';
import { FakeProjectRows } from './fake-project-rows';
import { MemorySearchIndex } from './memory-search-index';
import { TenantIndexes } from './tenant-indexes';

const frameId = newId();
const query = { frameId, filters: [], sorts: [], trashed: 'without', page: { page: 1, perPage: 10 } } as const;
const layout = columnLayout(projectModel);

/** A tenant of one project whose searches in the database fail with `error`. */
function start({ error = timeout(), maxBytes = 1_000_000, loadTimeoutMs = 10_000 } = {}) {
  const id = newId();
  const none = { userIds: [], groupIds: [], tagIds: [], assignments: [], answers: [] };
  const rows = new FakeProjectRows([{ id, deleted: false, isTemplate: false, fields: { id }, ...none }]);
  const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes });
  const fail = () => Promise.reject(error);
  const counted: string[] = [];
  const count = (where: string) => void counted.push(where);
  const index = new MemorySearchIndex({ tenants, database: { page: fail, aggregate: fail }, count, loadTimeoutMs });
  return { index, id, rows, counted };
}

function timeout(): AppError {
  return new AppError('unavailable', 'search_timeout', 'The search took too long.');
}

describe('a search that the database cannot answer in time', () => {
  it('waits until its tenant is loaded', async () => {
    const { index, id, rows, counted } = start();

    expect(await index.page(projectModel, query)).toEqual({ ids: [id], total: 1 });
    expect(rows.loaded).toEqual([frameId]);
    expect(counted).toEqual(['database', 'memory']);
  });

  it('is answered together with others by one load', async () => {
    const { index, rows } = start();

    const pages = await Promise.all(Array.from({ length: 20 }, () => index.page(projectModel, query)));

    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 1));
    expect(rows.loaded).toEqual([frameId]);
  });

  it('fails if its tenant does not fit into memory', async () => {
    const { index } = start({ maxBytes: 1 });

    await expect(index.page(projectModel, query)).rejects.toMatchObject({ code: 'search_timeout' });
  });

  it('fails if the load takes too long', async () => {
    const { index } = start({ loadTimeoutMs: 0 });

    await expect(index.page(projectModel, query)).rejects.toMatchObject({ code: 'search_timeout' });
  });

  it('fails at once for other errors', async () => {
    const { index, rows } = start({ error: invalidInput({ filters: ['Unknown field.'] }) });

    await expect(index.page(projectModel, query)).rejects.toMatchObject({ kind: 'invalid' });
    expect(rows.loaded).toEqual([]);
  });
});

describe('a search while its tenant is loaded', () => {
  /** A tenant whose second search starts its load. `answer` ends the searches in the database. */
  async function startLoading() {
    const id = newId();
    const none = { userIds: [], groupIds: [], tagIds: [], assignments: [], answers: [] };
    const rows = new FakeProjectRows([{ id, deleted: false, isTemplate: false, fields: { id }, ...none }]);
    const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes: 1_000_000, minSearches: 1 });
    let answer: (page: { ids: never[]; total: number }) => void = () => undefined;
    const page = () =>
      new Promise<{ ids: never[]; total: number }>((resolve) => {
        answer = resolve;
      });
    const counted: string[] = [];
    const database = { page, aggregate: () => Promise.reject(timeout()) };
    const index = new MemorySearchIndex({ tenants, database, count: (where) => void counted.push(where) });
    return { index, id, tenants, counted, answer: (total: number) => answer({ ids: [], total }) };
  }

  it('does not wait for the database when the load has ended first', async () => {
    const { index, id, counted } = await startLoading();

    expect(await index.page(projectModel, query)).toEqual({ ids: [id], total: 1 });
    expect(counted).toEqual(['database', 'memory']);
  });

  it('does not wait for the load when the database answers first', async () => {
    const { index, tenants, counted, answer } = await startLoading();
    const loading = new Promise<undefined>(() => undefined);
    tenants.whenLoading = () => loading;
    const found = index.page(projectModel, query);
    await eventually(async () => expect(counted).toEqual(['database']));

    answer(7);

    expect(await found).toEqual({ ids: [], total: 7 });
    expect(counted).toEqual(['database']);
  });
});
