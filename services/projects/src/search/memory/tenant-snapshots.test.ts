import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { NumberColumn } from '@trackway/columnar';
import { plainSorts } from '@trackway/filters';
import { newId } from '@trackway/runtime';
import { FileBlobStore } from '@trackway/storage';
import { quietLogger, temporaryFolder } from '@trackway/testkit';
import { projectModel } from '../../projects/project/project-search-model';
import { columnLayout } from './column-layout';
import { FakeProjectRows } from './fake-project-rows';
import type { ProjectRow } from './project-rows';
import { SnapshotStore } from './snapshots/snapshot-store';
import { TenantIndexes } from './tenant-indexes';
import { TenantSnapshots } from './tenant-snapshots';

const MINUTE_MS = 60_000;
const PROJECTS = 30;
const layout = columnLayout(projectModel);
const sorts = plainSorts(projectModel);

function aProject(budget: number, id = newId()): ProjectRow {
  const fields = { id, budget, name: `Name ${budget}`, name_search: `name ${budget}` };
  return {
    id,
    deleted: false,
    isTemplate: false,
    fields,
    userIds: [],
    groupIds: [],
    tagIds: [],
    assignments: [],
    answers: [],
  };
}

/** A database with projects of one frame, of which replicas are started. */
async function start() {
  const folder = temporaryFolder();
  const projects = Array.from({ length: PROJECTS }, (_, index) => aProject(index));
  const rows = new FakeProjectRows(projects);
  rows.now = 1_000 * MINUTE_MS;
  const frameId = newId();
  const storage = new FileBlobStore(folder);
  const replica = ({ schema = 'schema', blobs = storage, maxBytes = 2 ** 24 } = {}) => {
    const store = new SnapshotStore({ storage: blobs, newId, now: Date.now });
    const snapshots = new TenantSnapshots({ store, rows, schema, sorts, logger: quietLogger(), minProjects: 1 });
    const tenants = new TenantIndexes({
      rows,
      layout,
      logger: quietLogger(),
      maxBytes,
      sorts,
      snapshots,
      minSearches: 1,
    });
    const search = async () => {
      if (!(await tenants.refreshed(frameId))) await tenants.settled();
      return budgets(await tenants.refreshed(frameId));
    };
    return { tenants, snapshots, store, search };
  };
  const content = async () => (await readdir(join(folder, frameId))).filter((name) => name.endsWith('.columns'));
  const path = async () => join(folder, frameId, (await content())[0] as string);
  return { rows, projects, frameId, replica, content, path, folder, storage };
}

type Index = Awaited<ReturnType<TenantIndexes['refreshed']>>;

/** The budgets of all projects in their order. */
function budgets(index: Index): number[] | undefined {
  const column = index?.table.column('budget');
  if (!index || !(column instanceof NumberColumn)) return undefined;
  const found: number[] = [];
  index.table.live().forEach((row) => {
    found.push(column.buffer[row] as number);
  });
  return found.sort((one, other) => one - other);
}

const all = Array.from({ length: PROJECTS }, (_, index) => index);

it('a replica that starts loads the stored index instead of the projects', async () => {
  const { rows, replica, frameId } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();

  const found = await replica().search();

  expect(found).toEqual(all);
  expect(rows.loaded).toEqual([frameId]);
});

it('a stored index has the changes before and after it was stored', async () => {
  const { rows, projects, replica, frameId } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  rows.add(aProject(100, projects[0]?.id));
  await former.search();
  rows.now += 6 * MINUTE_MS;
  await former.tenants.save();
  rows.add(aProject(101, projects[1]?.id), aProject(102));

  const found = await replica().search();

  expect(found).toEqual([...all.slice(2), 100, 101, 102]);
  expect(rows.loaded).toEqual([frameId]);
});

it('stores content once while few projects change', async () => {
  const { rows, projects, replica, content } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  const first = await content();
  for (let change = 0; change < 5; change += 1) {
    rows.add(aProject(200 + change, projects[change]?.id));
    rows.now += 6 * MINUTE_MS;
    await former.tenants.save();
  }

  expect(first).toHaveLength(1);
  expect(await content()).toEqual(first);
});

it('stores content again when many projects have changed, and after a day', async () => {
  const { rows, replica, content } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  const first = await content();
  rows.add(...Array.from({ length: 1_001 }, (_, index) => aProject(1_000 + index)));
  rows.now += 11 * MINUTE_MS;
  await former.tenants.save();
  const second = await content();
  rows.now += 25 * 60 * MINUTE_MS;
  await former.tenants.save();

  expect(second).not.toEqual(first);
  expect(await content()).not.toEqual(second);
  expect(await replica().search()).toHaveLength(PROJECTS + 1_001);
});

it('a replica that stops stores which projects have changed, not the content', async () => {
  const { rows, projects, replica, content, frameId } = await start();
  const never = replica();
  await never.search();
  await never.tenants.save({ isStopping: true });
  const former = replica();
  await former.search();
  await former.tenants.save();
  const before = await content();
  rows.add(aProject(300, projects[3]?.id));
  await former.tenants.save({ isStopping: true });

  const [manifest] = await replica().snapshots.recent();

  expect(before).toHaveLength(1);
  expect(await content()).toEqual(before);
  expect(manifest).toMatchObject({ frameId, changed: [projects[3]?.id], projects: PROJECTS });
});

describe('a stored index is not used', () => {
  const cases: Record<string, (context: Awaited<ReturnType<typeof start>>) => unknown> = {
    'after 30 minutes': ({ rows }) => {
      rows.now += 31 * MINUTE_MS;
    },
    'if the clock of the database went back': ({ rows }) => {
      rows.now -= MINUTE_MS;
    },
    'if the database was restored or a function replaced': ({ rows }) => {
      rows.originId = 'another';
    },
    'if its content is truncated': async ({ path }) => truncate(await path(), 2_000),
    'if its content is damaged': async ({ path }) => {
      const bytes = await readFile(await path());
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
      await writeFile(await path(), bytes);
    },
    'if its content is missing': async ({ storage, path, frameId }) =>
      storage.remove(`${frameId}/${(await path()).split('/').at(-1)}`),
    'if its manifest is damaged': ({ folder, frameId }) => writeFile(join(folder, frameId, 'manifest.json'), 'x\n{}'),
  };

  it.each(Object.entries(cases))('%s', async (_name, damage) => {
    const context = await start();
    const former = context.replica();
    await former.search();
    await former.tenants.save();
    await damage(context);

    expect(await context.replica().search()).toEqual(all);
    expect(context.rows.loaded).toEqual([context.frameId, context.frameId]);
  });

  it('if it has other columns', async () => {
    const { rows, replica, frameId } = await start();
    const former = replica();
    await former.search();
    await former.tenants.save();

    expect(await replica({ schema: 'other' }).search()).toEqual(all);
    expect(rows.loaded).toEqual([frameId, frameId]);
  });

  it('if there is no room for it', async () => {
    const { replica, frameId } = await start();
    const former = replica();
    await former.search();
    await former.tenants.save();
    const small = replica({ maxBytes: 1_000 });

    expect(await small.search()).toBeUndefined();
    expect(small.tenants.stateOf(frameId).state).toBe('too_large');
  });
});

it('does not use content that was not written completely', async () => {
  const { rows, replica, frameId, storage } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  rows.add(...Array.from({ length: 1_001 }, (_, index) => aProject(1_000 + index)));
  rows.now += 11 * MINUTE_MS;
  const failing = Object.assign(Object.create(storage), {
    put: async (key: string, content: Readable) => {
      if (!key.endsWith('.columns')) return storage.put(key, content);
      const [first] = await content.take(1).toArray();
      return storage.put(key, Readable.from([first])).then(() => Promise.reject(new Error('The connection failed.')));
    },
  });
  const writer = replica({ blobs: failing });
  await writer.search();
  await writer.tenants.save();

  expect(await replica().search()).toHaveLength(PROJECTS + 1_001);
  expect(rows.loaded).toEqual([frameId]);
});

it('an index with much garbage is read from the database, not from its stored form', async () => {
  const { rows, projects, replica, frameId } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  const [first] = projects;
  const long = 'x'.repeat(60_000);
  const change = (n: number) => ({ ...aProject(n, first?.id), fields: { id: first?.id ?? '', description: long } });
  for (let n = 0; n < 40; n += 1) {
    rows.add(change(n));
    await former.search();
  }
  await former.tenants.settled();

  expect(rows.loaded.length).toBeGreaterThan(1);
  expect(new Set(rows.loaded)).toEqual(new Set([frameId]));
  expect((await former.tenants.refreshed(frameId))?.needsCompaction).toBe(false);
});

it('two replicas do not store the same tenant in turns', async () => {
  const { rows, replica, content } = await start();
  const one = replica();
  const other = replica({ schema: 'schema' });
  await one.search();
  rows.originId = 'origin';
  await other.search();
  await one.tenants.save();
  const first = await content();

  rows.now += 6 * MINUTE_MS;
  await other.tenants.save();
  await one.tenants.save();

  expect(await content()).toEqual(first);
});

it('another replica stores the tenant when its former replica has ended', async () => {
  const { rows, replica, content } = await start();
  const [one, other] = [replica(), replica()];
  await Promise.all([one.search(), other.search()]);
  await one.tenants.save();
  const first = await content();
  rows.now += 31 * MINUTE_MS;
  await other.search();

  await other.tenants.save();

  expect(await content()).not.toEqual(first);
  expect(await replica().search()).toEqual(all);
});

it('the tenants that were searched last are loaded first, without a search', async () => {
  const { rows, replica, frameId } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  const next = replica();

  await next.tenants.preload(10_000);

  expect(next.tenants.stateOf(frameId).state).toBe('in_memory');
  expect(rows.loaded).toEqual([frameId]);
});

it('a first search loads a stored index, but not the projects', async () => {
  const { rows, replica, frameId } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  const { snapshots } = replica();
  const make = () => new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes: 2 ** 24, snapshots });
  const [stored, unknown] = [make(), make()];

  await stored.refreshed(frameId);
  await unknown.refreshed(newId());
  await Promise.all([stored.settled(), unknown.settled()]);

  expect([stored.count, unknown.count]).toEqual([1, 0]);
  expect(rows.loaded).toEqual([frameId]);
});

it('purges stored indexes that are too old, and those of tenants without projects', async () => {
  const { rows, replica, content, projects } = await start();
  const former = replica();
  await former.search();
  await former.tenants.save();
  await former.snapshots.purge();
  const before = await content();
  rows.now += 61 * MINUTE_MS;
  await former.snapshots.purge();
  const after = await content();
  await former.search();
  await former.tenants.save();
  const again = await content();
  projects.length = 0;
  await former.snapshots.purge();

  expect([before.length, after.length, again.length, (await content()).length]).toEqual([1, 0, 1, 0]);
});
