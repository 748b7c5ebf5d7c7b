import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeListAppliedRows } from './list-applied-rows';
import type { ImportStores } from './stores/import-stores';
import type { RowOutcome } from './stores/row-outcome';

const caller = aCaller();
const operationId = newId();

/** `count` batches of two rows each. `onPage` runs after each page. */
function open(count: number, onPage: () => void = () => undefined) {
  const batches: (readonly RowOutcome[])[] = [];
  const state = { ended: false, batches };
  const addBatch = () => void batches.push([outcomeOf(batches.length * 2 + 1), outcomeOf(batches.length * 2 + 2)]);
  for (let index = 0; index < count; index += 1) addBatch();
  const isOwn = (frameId: string, id: string) => frameId === caller.frameId && id === operationId;
  const appliedBatches = {
    lock: async () => undefined,
    endAttempt: async () => {
      state.ended = true;
    },
    listAfter: async (frameId: string, id: string, after: number, limit: number) =>
      batches.filter(([first]) => isOwn(frameId, id) && (first?.rowNumber ?? 0) > after).slice(0, limit),
  };
  const stores = { appliedBatches } as unknown as ImportStores;
  const unitOfWork: UnitOfWork<ImportStores> = {
    async run(_, work) {
      const result = await work(stores);
      onPage();
      return result;
    },
  };
  const list = makeListAppliedRows({ unitOfWork });
  return {
    ...{ state, addBatch },
    list: (given: { afterRow?: number; endImport?: boolean; id?: string } = {}, by = caller) => {
      const { afterRow = 0, endImport = false, id = operationId } = given;
      return Array.fromAsync(list(by, { operationId: id, afterRow, endImport, attempt: 1 }));
    },
  };
}

describe('the outcomes of imported rows', () => {
  it.each([0, 1, 10, 11, 25])('are listed batch by batch, for %i batches', async (count) => {
    const { state, list } = open(count);

    expect(await list()).toEqual(state.batches);
    expect(state.ended).toBe(false);
  });

  it('are listed after a row', async () => {
    const { state, list } = open(3);

    expect(await list({ afterRow: 2 })).toEqual(state.batches.slice(1));
    expect(await list({ afterRow: 6 })).toEqual([]);
  });

  it('include batches that are applied between two pages, unless the import is ended', async () => {
    const { state, addBatch, list } = open(10, () => {
      if (state.batches.length === 10 && !state.ended) addBatch();
    });

    expect(await list({ endImport: true })).toHaveLength(10);
    state.ended = false;
    expect(await list()).toHaveLength(11);
  });

  it('are those of the operation and frame', async () => {
    const { list } = open(1);

    expect(await list({ id: newId() })).toEqual([]);
    expect(await list({}, aCaller())).toEqual([]);
  });

  it('require the scope of an import', async () => {
    const { list, state } = open(1);
    const reader = { ...caller, scopes: ['projects:read'] };

    await expect(list({ endImport: true }, reader)).rejects.toMatchObject({ code: 'forbidden' });
    expect(state.ended).toBe(false);
  });
});

function outcomeOf(rowNumber: number): RowOutcome {
  return { rowNumber, outcome: 'created', id: newId(), errors: [] };
}
