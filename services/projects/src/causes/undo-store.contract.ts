import { newId } from '@trackway/runtime';
import type { Undo } from './undo';
import type { UndoStore } from './undo-store';

function anUndo(frameId: string, fields: Partial<Undo> = {}): Undo {
  const record = { kind: 'project', id: newId(), projectId: newId(), label: 'Roof' } as const;
  return {
    id: newId(),
    causeId: 'cause',
    rootCauseId: 'cause',
    mode: 'all',
    status: 'running',
    caller: { kind: 'user', id: newId(), frameId, scopes: ['*'] },
    steps: [{ record, changes: [{ field: 'name', from: 'b', to: 'a' }], state: 'pending' }],
    skipped: [],
    error: null,
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    finishedAt: null,
    ...fields,
  };
}

/** The behaviour of every store of undos. */
export function describeUndoStore(name: string, open: () => UndoStore): void {
  describe(`${name} as a store of undos`, () => {
    let store: UndoStore;
    let frameId: string;

    beforeEach(() => {
      store = open();
      frameId = newId();
    });

    it('returns an undo to its frame only', async () => {
      const undo = anUndo(frameId);
      await store.insert(frameId, undo);

      expect(await store.find(frameId, undo.id)).toEqual(undo);
      expect(await store.find(newId(), undo.id)).toBeUndefined();
    });

    it('stores one running undo of a cause at a time', async () => {
      const undo = anUndo(frameId);

      expect(await store.insert(frameId, undo)).toBe(true);
      expect(await store.insert(frameId, anUndo(frameId))).toBe(false);
      expect(await store.insert(newId(), anUndo(frameId))).toBe(true);
      await store.save(frameId, { ...undo, status: 'completed', finishedAt: new Date() });
      expect(await store.insert(frameId, anUndo(frameId))).toBe(true);
    });

    it('lists the undos of a cause, newest first, and of its first cause', async () => {
      const first = anUndo(frameId, { status: 'completed' });
      const second = anUndo(frameId, { status: 'completed', createdAt: new Date('2026-01-02T00:00:00.000Z') });
      const ofUndo = anUndo(frameId, { causeId: first.id });
      for (const undo of [first, second, ofUndo]) await store.insert(frameId, undo);

      expect((await store.ofCause(frameId, 'cause')).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect((await store.idsOfRoot(frameId, 'cause')).toSorted()).toEqual([first.id, second.id, ofUndo.id].toSorted());
    });

    it('stores progress of a running undo only', async () => {
      const undo = anUndo(frameId);
      await store.insert(frameId, undo);
      const steps = undo.steps.map((step) => ({ ...step, state: 'changed' as const }));
      const finished = {
        ...undo,
        steps,
        status: 'completed' as const,
        finishedAt: new Date('2026-01-03T00:00:00.000Z'),
      };

      await store.save(frameId, finished);
      await store.save(frameId, { ...undo, status: 'failed' });

      expect(await store.find(frameId, undo.id)).toEqual(finished);
    });
  });
}
