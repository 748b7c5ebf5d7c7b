import { newId } from '@trackway/runtime';
import { FakeIdentity } from '../identity/fake-identity';
import { unnamedFrame } from '../identity/frames/frame';
import { type Cell, chooseCell } from './cell';
import { describeCellDirectory } from './cell-directory.contract';
import { FakeCellDirectory } from './fake-cell-directory';
import { makeFindReference } from './find-reference';
import { makeFindCell, makeListCells, makePutCell, makeRemoveCell, makeSetPlacement } from './manage-cells';
import { makePlaceFrame } from './place-frame';

describeCellDirectory('in memory', () => new FakeCellDirectory());

function openCells(ownCell: string | undefined = 'main') {
  const cellDirectory = new FakeCellDirectory();
  const identity = new FakeIdentity();
  const deps = { cellDirectory, unitOfWork: identity, ownCell };
  return {
    ...{ cellDirectory, identity },
    place: makePlaceFrame(deps),
    list: makeListCells(deps),
    find: makeFindCell(deps),
    put: makePutCell(deps),
    remove: makeRemoveCell(deps),
    setPlacement: makeSetPlacement(deps),
  };
}

const url = 'http://b.example.org';

describe('the cell of a new tenant', () => {
  const cell = (name: string, changes: Partial<Cell> = {}): Cell => ({
    ...{ name, url, weight: 1, state: 'open', version: 1 },
    ...changes,
  });
  const shares = (cells: readonly Cell[]) => {
    const counts: Record<string, number> = {};
    for (let index = 0; index < 4_000; index++) {
      const chosen = chooseCell(newId(), cells) ?? 'none';
      counts[chosen] = (counts[chosen] ?? 0) + 1;
    }
    return counts;
  };

  it('is chosen by weight among the open cells', () => {
    const counts = shares([
      cell('a', { weight: 1 }),
      cell('b', { weight: 3 }),
      cell('c', { state: 'closed' }),
      cell('d', { weight: 0 }),
    ]);

    expect(Object.keys(counts).sort()).toEqual(['a', 'b']);
    expect(counts['b']).toBeGreaterThan(2_800);
    expect(counts['b']).toBeLessThan(3_200);
  });

  it('stays the same if other cells are added, unless one of them gets the tenant', () => {
    const [a, b, c] = [cell('a'), cell('b'), cell('c')];
    for (let index = 0; index < 500; index++) {
      const frameId = newId();
      const [before, after] = [chooseCell(frameId, [a, b]), chooseCell(frameId, [c, b, a])];
      expect([before, 'c']).toContain(after);
    }
  });

  it('is undefined if no cell is open', () => {
    expect(chooseCell(newId(), [cell('a', { state: 'closed' })])).toBeUndefined();
  });

  it('is the entry if there are no other cells, and is stored and published once', async () => {
    const { place, cellDirectory } = openCells();
    const frameId = newId();

    const placed = await place(frameId);

    expect(placed).toMatchObject({ frameId, cell: 'main', state: 'active' });
    expect(await place(frameId)).toEqual(placed);
    expect(cellDirectory.published).toEqual([
      { frame_id: frameId, cell: 'main', state: 'active', version: placed.version },
    ]);
  });

  it('is another cell only if the entry has no data of the tenant', async () => {
    const { place, put, identity } = openCells();
    await put({ name: 'b', url });
    const [existing, next] = [newId(), newId()];
    await identity.run(existing, ({ frames }) => frames.insertIfMissing(unnamedFrame(existing), new Date()));

    expect((await place(existing)).cell).toBe('main');
    expect((await place(next)).cell).toBe('b');
  });

  it('is the one that a concurrent request has stored', async () => {
    const { place, cellDirectory } = openCells();
    const frameId = newId();
    const placements = await Promise.all([place(frameId), place(frameId), place(frameId)]);

    expect(new Set(placements.map(({ version }) => version)).size).toBe(1);
    expect(cellDirectory.published).toHaveLength(1);
  });

  it('is not decided by an installation that is no entry', async () => {
    const cellDirectory = new FakeCellDirectory();
    const place = makePlaceFrame({ cellDirectory, unitOfWork: new FakeIdentity(), ownCell: undefined });

    await expect(place(newId())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('operators', () => {
  it('add a cell, change some of its fields, and see its tenants', async () => {
    const { put, list, setPlacement, cellDirectory } = openCells();
    await put({ name: 'b', url });
    await put({ name: 'b', weight: 5, state: 'closed' });
    await setPlacement({ frameId: newId(), cell: 'b', state: 'active' });

    expect(await list()).toEqual([
      { name: 'b', url, weight: 5, state: 'closed', tenants: 1, version: expect.any(Number) },
    ]);
    expect(cellDirectory.published.map((data) => (data as { weight?: number }).weight)).toEqual([1, 5, undefined]);
  });

  it('find one cell', async () => {
    const { put, find } = openCells();
    const cell = await put({ name: 'b', url });

    expect([await find('b'), await find('c')]).toEqual([cell, undefined]);
  });

  it('must pass a URL, except for the cell of the entry', async () => {
    const { put } = openCells();

    await expect(put({ name: 'b' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await put({ name: 'main', weight: 3 })).toMatchObject({ url: null, weight: 3 });
  });

  it('remove a cell only without tenants', async () => {
    const { put, remove, setPlacement, cellDirectory } = openCells();
    await put({ name: 'b', url });
    const { frameId } = await setPlacement({ frameId: newId(), cell: 'b', state: 'active' });

    await expect(remove('b')).rejects.toMatchObject({ kind: 'conflict' });
    await setPlacement({ frameId, cell: 'main', state: 'active' });
    await remove('b');

    expect(cellDirectory.published.at(-1)).toMatchObject({ name: 'b', removed: true });
    await expect(remove('b')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(setPlacement({ frameId, cell: 'b', state: 'active' })).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('references of public requests', () => {
  it('belong to the frame of the share page or the service account', async () => {
    const [frameId, accountId] = [newId(), newId()];
    const find = makeFindReference({
      shareIndex: { find: async (token) => (token === 'shared' ? { frameId, projectId: newId() } : undefined) },
      identityIndex: {
        findAccount: async (id) => (id === accountId ? { frameId, id } : undefined),
        findToken: async () => undefined,
      },
    });

    expect(await find('share', 'shared')).toBe(frameId);
    expect(await find('service_account', accountId)).toBe(frameId);
    expect(await find('service_account', 'x')).toBeUndefined();
    expect(await find('share', accountId)).toBeUndefined();
    expect(await find('channel', 'shared')).toBeUndefined();
  });
});
