import { newId } from '@trackway/runtime';
import type { CellDirectory } from './cell-store';

/** The behaviour of directories of cells. Other tests may use the same directory. */
export function describeCellDirectory(name: string, open: () => CellDirectory): void {
  describe(`directory of cells: ${name}`, () => {
    const run: CellDirectory['change'] = (work) => open().change(work);
    const aName = () => `cell-${newId().slice(-12)}`;
    const fields = { url: 'http://b.example.org:8080', weight: 2, state: 'open' } as const;

    it('stores cells with increasing versions, also after they were removed', async () => {
      const cell = aName();
      await run(async ({ put, cells, remove }) => {
        const first = await put({ name: cell, ...fields });
        const second = await put({ name: cell, ...fields, url: null, weight: 0, state: 'closed' });
        expect(second).toEqual({ name: cell, url: null, weight: 0, state: 'closed', version: expect.any(Number) });
        expect(second.version).toBeGreaterThan(first.version);
        expect((await cells()).find(({ name: one }) => one === cell)).toEqual(second);
        const removed = await remove(cell);
        expect(removed?.version).toBeGreaterThan(second.version);
        expect(await remove(cell)).toBeUndefined();
        expect((await cells()).some(({ name: one }) => one === cell)).toBe(false);
        expect((await put({ name: cell, ...fields })).version).toBeGreaterThan(removed?.version ?? 0);
      });
    });

    it('stores the first placement of a frame, until it is changed', async () => {
      const [frameId, cell, other] = [newId(), aName(), aName()];
      await run(async ({ insertPlacement, setPlacement, placement, counts }) => {
        expect(await placement(frameId)).toBeUndefined();
        const first = await insertPlacement({ frameId, cell, state: 'active' });
        expect(first).toEqual({ frameId, cell, state: 'active', version: expect.any(Number) });
        expect(await insertPlacement({ frameId, cell: other, state: 'active' })).toBeUndefined();
        expect(await placement(frameId)).toEqual(first);
        expect((await counts()).get(cell)).toBe(1);
        const moved = await setPlacement({ frameId, cell: other, state: 'paused' });
        expect(moved.version).toBeGreaterThan(first?.version ?? 0);
        expect(await placement(frameId)).toEqual(moved);
        expect((await counts()).get(cell)).toBeUndefined();
      });
    });
  });
}
