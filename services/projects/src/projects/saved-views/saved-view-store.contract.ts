import { newId } from '@trackway/runtime';
import type { SavedView } from './saved-view';
import type { SavedViewStore } from './saved-view-store';

export function aView(ownerId: string, fields: Partial<SavedView> = {}): SavedView {
  return {
    id: newId(),
    name: 'Mine',
    resource: 'projects',
    visibility: 'private',
    search: {
      filters: [{ field: 'name', operator: 'contains', value: 'roof' }],
      filter_groups: [],
      sorting: [{ field: 'budget', direction: 'desc' }],
      template: null,
    },
    columns: ['code', 'name'],
    ownerId,
    version: 1,
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    updatedAt: new Date('2026-01-02T00:00:00.000Z'),
    ...fields,
  };
}

/** What every store of saved views does. `run` executes work in a transaction of the frame. */
export function describeSavedViewStore(
  name: string,
  run: <T>(frameId: string, work: (store: SavedViewStore) => Promise<T>) => Promise<T>,
): void {
  describe(`${name} as a store of saved views`, () => {
    const [owner, other] = [newId(), newId()];
    const page = { page: 1, perPage: 10 };
    let frameId: string;
    const store = <T>(work: (store: SavedViewStore) => Promise<T>) => run(frameId, work);
    const insert = (view: SavedView) => store((views) => views.insert(frameId, view));

    beforeEach(() => {
      frameId = newId();
    });

    it('stores a view with all members', async () => {
      const view = aView(owner, { search: { ...aView(owner).search, template: 'include' } });

      await insert(view);

      expect(await store((views) => views.find(frameId, view.id))).toEqual(view);
      expect(await store((views) => views.lock(frameId, view.id))).toEqual(view);
      expect(await store((views) => views.find(frameId, newId()))).toBeUndefined();
      expect(await store((views) => views.findMany(frameId, [view.id, newId()]))).toEqual([view]);
    });

    it('lists the views of a user and the shared ones by name', async () => {
      const views = [
        aView(owner, { name: 'Delta' }),
        aView(owner, { name: 'alpha', visibility: 'shared' }),
        aView(other, { name: 'Café', visibility: 'shared' }),
        aView(other, { name: 'd' }),
      ];
      for (const view of views) await insert(view);

      const found = await store((all) => all.page(frameId, owner, page));
      const second = await store((all) => all.page(frameId, owner, { page: 2, perPage: 2 }));

      expect({ names: found.views.map((view) => view.name), total: found.total }).toEqual({
        names: ['alpha', 'Café', 'Delta'],
        total: 3,
      });
      expect(second.views.map((view) => view.name)).toEqual(['Delta']);
    });

    it('counts the views of an owner', async () => {
      await insert(aView(owner));
      await insert(aView(other));

      expect(await store((views) => views.countForLimit(frameId, owner))).toBe(1);
    });

    it('replaces and removes a view', async () => {
      const view = aView(owner);
      const changed: SavedView = { ...view, name: 'Ours', visibility: 'shared', columns: [], version: 2 };
      await insert(view);

      await store((views) => views.update(frameId, changed));
      expect(await store((views) => views.find(frameId, view.id))).toEqual(changed);

      await store((views) => views.remove(frameId, view.id));
      expect(await store((views) => views.find(frameId, view.id))).toBeUndefined();
    });

    it('shows nothing of other frames', async () => {
      const view = aView(owner, { visibility: 'shared' });
      await insert(view);
      const elsewhere = newId();

      expect(await run(elsewhere, (views) => views.find(elsewhere, view.id))).toBeUndefined();
      expect((await run(elsewhere, (views) => views.page(elsewhere, owner, page))).total).toBe(0);
    });
  });
}
