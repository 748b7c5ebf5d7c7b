import { newId } from '@trackway/runtime';
import type { LooseForm } from './loose-form';
import type { LooseFormStore } from './loose-form-store';

/** What every store of loose forms does. */
export function describeLooseFormStore(name: string, open: () => LooseFormStore): void {
  describe(`LooseFormStore: ${name}`, () => {
    let frameId: string;
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
    const aLink = (fields: Partial<LooseForm> = {}): LooseForm => ({
      id: 1,
      frameId,
      projectId: newId(),
      formId: 7,
      version: 1,
      idempotencyKey: null,
      createdAt: at(0),
      updatedAt: at(0),
      deletedAt: null,
      ...fields,
    });

    beforeEach(() => {
      frameId = newId();
    });

    it('stores and updates a loose form with all members, for its frame only', async () => {
      const link = aLink({ idempotencyKey: 'k' });
      const detached = { ...link, version: 2, updatedAt: at(1), deletedAt: at(1) };
      await open().insert(link);
      await open().update(detached);

      expect(await open().findMany(frameId, [1, 2])).toEqual([detached]);
      expect(await open().findByIdempotencyKey(frameId, 'k')).toEqual(detached);
      expect(await open().findMany(newId(), [1])).toEqual([]);
      expect(await open().findByIdempotencyKey(newId(), 'k')).toBeUndefined();
      await expect(open().update({ ...link, version: 5 })).rejects.toThrow('outdated version');
    });

    it('stores an idempotency key once for each frame', async () => {
      await open().insert(aLink({ idempotencyKey: 'k' }));

      await expect(open().insert(aLink({ id: 2, idempotencyKey: 'k' }))).rejects.toThrow('another transaction');
      await open().insert(aLink({ frameId: newId(), idempotencyKey: 'k' }));
      await open().insert(aLink({ id: 3 }));
      await open().insert(aLink({ id: 4 }));
    });

    it('lists those of projects that are not detached', async () => {
      const projectId = newId();
      const [one, two] = [aLink({ projectId, createdAt: at(1) }), aLink({ id: 2, projectId, createdAt: at(2) })];
      const other = aLink({ id: 3, createdAt: at(3) });
      for (const link of [two, one, other, aLink({ id: 4, projectId, deletedAt: at(5) })]) await open().insert(link);

      expect(await open().findByProject(frameId, projectId)).toEqual([one, two]);
      const ids = [projectId, other.projectId];
      expect(await open().page(frameId, ids, { page: 1, perPage: 2 })).toEqual({ items: [other, two], total: 3 });
      expect(await open().page(frameId, ids, { page: 2, perPage: 2 })).toEqual({ items: [one], total: 3 });
    });
  });
}
