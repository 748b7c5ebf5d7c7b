import { unavailable } from '@trackway/errors';
import { Batcher } from './batcher';

/** Work that finishes on request, and records its batches. */
function gated(outcome: (items: readonly number[]) => readonly number[] = (items) => items.map((item) => item * 2)) {
  const batches: (readonly number[])[] = [];
  let open: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  const work = async (items: readonly number[]) => {
    batches.push(items);
    await first;
    return outcome(items);
  };
  return { batches, work, open };
}

describe('Batcher', () => {
  it('starts the first batch immediately, and collects later items into the next ones', async () => {
    const { batches, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3 });

    const results = [1, 2, 3, 4, 5].map((item) => batcher.add(item));
    open();

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('waits for items of the same event loop iteration if configured', async () => {
    const { batches, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3, collectFirst: true });
    open();

    const results = [1, 2, 3, 4].map((item) => batcher.add(item));

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('starts again after it was idle', async () => {
    const { batches, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3 });
    open();

    await batcher.add(1);
    await batcher.add(2);

    expect(batches).toEqual([[1], [2]]);
  });

  it('rejects only the items that fail', async () => {
    const { work, open } = gated((items) => {
      if (items.includes(3)) throw new Error('three');
      return items;
    });
    const batcher = new Batcher(work, { maxItems: 10 });

    const results = [1, 2, 3, 4].map((item) => batcher.add(item));
    open();

    const settled = await Promise.allSettled(results);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('rejects all items of a batch if a dependency is unavailable', async () => {
    const { batches, work, open } = gated(() => {
      throw unavailable('The database is unavailable.', 1);
    });
    const batcher = new Batcher(work, { maxItems: 10 });

    const results = [1, 2, 3].map((item) => batcher.add(item));
    open();

    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(batches).toEqual([[1], [2, 3]]);
  });
});
