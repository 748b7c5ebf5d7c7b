import { unavailable } from '@trackway/errors';
import { Together } from './together';

/** Work that ends when it is told to, and remembers its groups. */
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

describe('work that is done together', () => {
  it('is begun at once, and what comes meanwhile makes the next group', async () => {
    const { groups, work, open } = gated();
    const together = new Together(work, { most: 3 });

    const results = [1, 2, 3, 4, 5].map((item) => together.take(item));
    open();

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('waits for what comes in the same round where it is told to', async () => {
    const { groups, work, open } = gated();
    const together = new Together(work, { most: 3, waits: true });
    open();

    const results = [1, 2, 3, 4].map((item) => together.take(item));

    expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  it('is begun anew after a pause', async () => {
    const { groups, work, open } = gated();
    const together = new Together(work, { most: 3 });
    open();

    await together.take(1);
    await together.take(2);

    expect(groups).toEqual([[1], [2]]);
  });

  it('fails for the one that it fails for, and is done for the others', async () => {
    const { work, open } = gated((items) => {
      if (items.includes(3)) throw new Error('three');
      return items;
    });
    const together = new Together(work, { most: 10 });

    const results = [1, 2, 3, 4].map((item) => together.take(item));
    open();

    const settled = await Promise.allSettled(results);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails for the whole group at once where what it needs is away', async () => {
    const { groups, work, open } = gated(() => {
      throw unavailable('The database is away.', 1);
    });
    const together = new Together(work, { most: 10 });

    const results = [1, 2, 3].map((item) => together.take(item));
    open();

    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(groups).toEqual([[1], [2, 3]]);
  });
});
