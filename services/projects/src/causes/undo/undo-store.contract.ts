import { newId } from '@trackway/runtime';
import type { Undo } from './undo';
import type { UndoPartStore, UndoStore } from './undo-store';

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

export interface TestedUndoStores {
  readonly undos: UndoStore;
  readonly parts: UndoPartStore;
}

/** The behaviour of every store of undos and their parts. */
export function describeUndoStores(name: string, open: () => TestedUndoStores): void {
  describeUndos(name, () => open().undos);
  describeParts(name, open);
}

function describeUndos(name: string, open: () => UndoStore): void {
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

function describeParts(name: string, open: () => TestedUndoStores): void {
  describe(`${name} as a store of the parts of undos`, () => {
    const PARTS = [{ of: 'projects', ids: [newId(), newId()] }, { of: 'settings' }] as const;
    let stores: TestedUndoStores;
    let frameId: string;
    let undo: Undo;

    beforeEach(async () => {
      stores = open();
      frameId = newId();
      undo = anUndo(frameId, { steps: [] });
      await stores.undos.insert(frameId, undo, { parts: PARTS });
    });

    const step = (state: 'pending' | 'changed') => {
      const record = { kind: 'customer', id: newId(), projectId: null, label: '' } as const;
      return { record, changes: [{ field: 'name', from: 'b', to: 'a' }], state };
    };
    const skip = (message: string) => ({ id: newId(), action: 'project.updated', record: null, message });

    it('has the parts in order, which are not planned at first', async () => {
      const none = { steps: 0, pending: 0, changed: 0, skipped: 0, isPlanned: false };

      expect(await stores.parts.list(frameId, undo.id)).toEqual([
        { number: 1, ...none },
        { number: 2, ...none },
      ]);
      expect(await stores.parts.read(frameId, undo.id, 1)).toEqual({
        number: 1,
        part: PARTS[0],
        steps: null,
        skipped: [],
      });
      expect(await stores.parts.read(newId(), undo.id, 1)).toBeUndefined();
    });

    it('stores plans, and adds their numbers to the undo', async () => {
      const planned = {
        number: 1,
        part: PARTS[0],
        steps: [step('changed'), step('pending')],
        skipped: [skip('first')],
      };
      await stores.parts.save(frameId, undo.id, planned);
      await stores.parts.save(newId(), undo.id, { ...planned, steps: [] });

      const counts = { steps: 2, pending: 1, changed: 1, skipped: 1 };
      expect(await stores.parts.read(frameId, undo.id, 1)).toEqual(planned);
      expect((await stores.parts.list(frameId, undo.id))[0]).toEqual({ number: 1, isPlanned: true, ...counts });
      expect((await stores.undos.find(frameId, undo.id))?.totals).toEqual(counts);
      expect((await stores.undos.ofCause(frameId, 'cause'))[0]?.totals).toEqual(counts);
    });

    it('lists the first skipped effects in the order of the parts', async () => {
      await stores.parts.save(frameId, undo.id, { number: 2, part: PARTS[1], steps: [], skipped: [skip('third')] });
      const skipped = [skip('first'), skip('second')];
      await stores.parts.save(frameId, undo.id, { number: 1, part: PARTS[0], steps: [], skipped });

      const messages = async (limit: number) =>
        (await stores.parts.firstSkipped(frameId, undo.id, limit)).map(({ message }) => message);
      expect(await messages(2)).toEqual(['first', 'second']);
      expect(await messages(5)).toEqual(['first', 'second', 'third']);
    });
  });
}
