import { unavailable } from '@trackway/errors';
import { Batcher } from './batcher';

/** Work that finishes on request, and records its batches. */
function gated(outcome: (items: readonly number[]) => readonly number[] = (items) => items.map((item) => item * 2)) {
  const groups: (readonly number[])[] = [];
  let open: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  const work = async (items: readonly number[]) => {
    groups.push(items);
    await first;
    return outcome(items);
  };
  return { groups, work, open };
}

describe('work that is done batcher', () => {
  it('is begun at once, and what comes meanwhile makes the next group', async () => {
    const { groups, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3 });

    const results = [1, 2, 3, 4, 5].map((item) => batcher.add(item));
    open();

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('waits for items of the same event loop iteration if configured', async () => {
    const { groups, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3, collectFirst: true });
    open();

    const results = [1, 2, 3, 4].map((item) => batcher.add(item));

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  it('is begun anew after a pause', async () => {
    const { groups, work, open } = gated();
    const batcher = new Batcher(work, { maxItems: 3 });
    open();

    await batcher.add(1);
    await batcher.add(2);

    expect(groups).toEqual([[1], [2]]);
  });

  it('fails for the one that it fails for, and is done for the others', async () => {
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

  it('fails for the whole group at once where what it needs is away', async () => {
    const { groups, work, open } = gated(() => {
      throw unavailable('The database is away.', 1);
    });
    const batcher = new Batcher(work, { maxItems: 10 });

    const results = [1, 2, 3].map((item) => batcher.add(item));
    open();

    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(groups).toEqual([[1], [2, 3]]);
  });
});
