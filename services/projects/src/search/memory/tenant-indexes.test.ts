import { setImmediate } from 'node:timers/promises';
import { newId } from '@trackway/runtime';
import { eventually, quietLogger } from '@trackway/testkit';
import { projectModel } from '../../projects/project/project-search-model';
import { columnLayout } from './column-layout';
import { FakeProjectRows } from './fake-project-rows';
import type { ProjectRow, ProjectRows } from './project-rows';
import { TenantIndexes } from './tenant-indexes';

const layout = columnLayout(projectModel);

function aProject(description: string | null = null, id = newId()): ProjectRow {
  return {
    id,
    deleted: false,
    isTemplate: false,
    fields: { id, description, description_search: description },
    userIds: [],
    groupIds: [],
    tagIds: [],
    assignments: [],
    answers: [],
  };
}

function start(maxBytes = 1_000_000) {
  const rows = new FakeProjectRows([aProject(), aProject()]);
  const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes });
  const search = async (...frameIds: string[]) => {
    let size: number | undefined;
    for (const frameId of frameIds) {
      size = (await tenants.refreshed(frameId))?.table.size;
      await tenants.settled();
    }
    return size;
  };
  return { rows, tenants, search };
}

it('loads a frame at its second search', async () => {
  const { rows, search } = start();

  const sizes = [await search('a'), await search('a'), await search('a')];

  expect(sizes).toEqual([undefined, undefined, 2]);
  expect(rows.loaded).toEqual(['a']);
});

it('returns where a frame is searched, and its memory', async () => {
  const { tenants, search } = start();
  const before = tenants.stateOf('a');
  await search('a', 'a');
  const tooLarge = start(1_000);
  await tooLarge.search('a', 'a');

  expect(before).toEqual({ state: 'in_database', projects: 0, bytes: 0, limitBytes: 1_000_000 });
  expect(tenants.stateOf('a')).toEqual({ ...before, state: 'in_memory', projects: 2, bytes: tenants.bytes });
  expect(tenants.stateOf('b')).toEqual(before);
  expect(tooLarge.tenants.stateOf('a')).toMatchObject({ state: 'too_large', projects: 0, limitBytes: 1_000 });
});

it('evicts the least recently searched frame', async () => {
  const alone = start();
  await alone.search('a', 'a');
  const roomForTwo = alone.tenants.bytes * 2.5;
  const { tenants, search } = start(roomForTwo);
  await search('a', 'a', 'b', 'b', 'a', 'c', 'c', 'c', 'c', 'c');

  const left = [await search('a'), await search('b'), await search('c')];

  expect(left).toEqual([2, undefined, 2]);
  expect(tenants.bytes).toBeLessThanOrEqual(roomForTwo);
});

it('loads no frame instead of one that is searched as often', async () => {
  const alone = start();
  await alone.search('a', 'a');
  const { rows, search } = start(alone.tenants.bytes * 1.5);

  await search('a', 'a', 'b', 'a', 'b', 'b', 'a', 'a', 'b', 'b', 'a');

  expect(rows.loaded).toEqual(['a']);
});

it('does not load a frame again that does not fit', async () => {
  const { rows, search } = start(1_000);

  await search('a', 'a', 'a', 'a');

  expect(rows.loaded).toEqual(['a']);
});

it('reloads an index that cannot be refreshed', async () => {
  const { rows, search } = start();
  await search('a', 'a');
  rows.isBroken = true;
  const during = await search('a');
  rows.isBroken = false;

  const after = [await search('a', 'a'), await search('a')];

  expect(during).toBeUndefined();
  expect(after.at(-1)).toBe(2);
});

it('uses the database while a refresh takes too long', async () => {
  const { rows, tenants, search } = start();
  await search('a', 'a');
  let open: () => void = () => undefined;
  rows.gate = new Promise((resolve) => {
    open = resolve;
  });
  rows.add(aProject());
  const during = [await search('a'), await search('a')];

  open();

  expect(during).toEqual([undefined, undefined]);
  expect(await eventually(async () => (await search('a')) ?? Promise.reject(new Error('still behind')))).toBe(3);
  expect([tenants.count, rows.loaded]).toEqual([1, ['a']]);
});

it('applies many changes in the background', async () => {
  const { rows, tenants, search } = start();
  await search('a', 'a');
  const copy = await tenants.refreshed('a');
  rows.add(aProject());
  await tenants.refreshActive();
  const quiet = copy?.table.size;
  await search('a');
  rows.add(aProject());

  await tenants.refreshActive();

  expect([quiet, copy?.table.size]).toEqual([2, 4]);
});

it('never takes more than the limit while long descriptions change again and again, and stays in memory', async () => {
  const long = 'x'.repeat(65_536);
  const maxBytes = 16 * 2 ** 20;
  const projects = Array.from({ length: 30 }, () => aProject(long));
  const rows = new FakeProjectRows(projects);
  const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes, minSearches: 1 });
  await tenants.refreshed('a');
  await tenants.settled();
  let [most, inMemory] = [0, 0];

  for (let change = 0; change < 600; change += 1) {
    rows.add(aProject(long, projects[change % 30]?.id));
    if (await tenants.refreshed('a')) inMemory += 1;
    else await tenants.settled();
    // On a busy host, a refresh can exceed its timeout. It continues only if the event loop does.
    await setImmediate();
    most = Math.max(most, tenants.bytes);
  }

  expect(most).toBeLessThanOrEqual(maxBytes);
  expect(inMemory).toBeGreaterThan(500);
  expect(rows.loaded.length).toBeLessThan(60);
});

it('a frame that does not fit evicts no other, and is loaded when it has shrunk', async () => {
  const small = [aProject(), aProject()];
  const large = Array.from({ length: 1_000 }, () => aProject('y'.repeat(1_000)));
  const shrunk = large.slice(0, 50);
  let ofB: readonly ProjectRow[] = large;
  const sources: Record<string, () => FakeProjectRows> = {
    a: () => new FakeProjectRows(small),
    b: () => new FakeProjectRows(ofB),
  };
  const of = (frameId: string) => (sources[frameId] as () => FakeProjectRows)();
  const rows: ProjectRows = {
    origin: async () => ({ id: '', now: 0 }),
    hasProjects: async () => true,
    sizeOf: (frameId) => of(frameId).sizeOf(),
    snapshot: async () => '0',
    changedSince: (frameId, snapshot) => of(frameId).changedSince(frameId, snapshot),
    findMany: (frameId, ids) => of(frameId).findMany(frameId, ids),
    readFrame: (frameId) => of(frameId).readFrame(frameId),
  };
  const tenants = new TenantIndexes({
    rows,
    layout,
    logger: quietLogger(),
    maxBytes: 1_300_000,
    minSearches: 1,
    retryMs: 0,
  });
  const search = async (frameId: string) => {
    const copy = await tenants.refreshed(frameId);
    await tenants.settled();
    return copy?.table.size;
  };
  await search('a');

  const whileLarge = [await search('b'), await search('b'), await search('b'), await search('a')];
  ofB = shrunk;
  await search('b');

  expect(whileLarge).toEqual([undefined, undefined, undefined, 2]);
  expect([await search('b'), await search('a')]).toEqual([50, 2]);
});

it('loads two frames at once, and then the one that most searches wait for', async () => {
  const waiting: (() => void)[] = [];
  const rows = new FakeProjectRows([aProject()]);
  const size = rows.sizeOf.bind(rows);
  // Loads wait here until they are let go.
  rows.sizeOf = async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return size();
  };
  const tenants = new TenantIndexes({ rows, layout, logger: quietLogger(), maxBytes: 1_000_000, minSearches: 1 });
  for (const frameId of ['a', 'b', 'c', 'd', 'd']) await tenants.refreshed(frameId);
  await eventually(async () => expect(waiting).toHaveLength(2));

  waiting.shift()?.();
  await eventually(async () => expect(waiting).toHaveLength(2));
  for (const letGo of waiting.splice(0)) letGo();
  await eventually(async () => expect(waiting).toHaveLength(1));
  for (const letGo of waiting.splice(0)) letGo();
  await tenants.settled();

  expect(rows.loaded).toEqual(['a', 'b', 'd', 'c']);
});
