import { KeyedBatcher } from './keyed-batcher';

it('batches items with the same key, and processes different keys concurrently', async () => {
  const batches: string[] = [];
  let open: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  const batcher = new KeyedBatcher<number, string>(
    async (key, items) => {
      batches.push(`${key} ${items.join(' ')}`);
      await first;
      return items.map((item) => `${key}${item}`);
    },
    { maxItems: 10 },
  );

  const results = [batcher.add('a', 1), batcher.add('a', 2), batcher.add('b', 3), batcher.add('a', 4)];
  open();

  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b3', 'a4']);
  expect(batches).toEqual(['a 1', 'b 3', 'a 2 4']);
  expect(await batcher.add('a', 5)).toBe('a5');
});

it('rejects only the items that failed', async () => {
  const batcher = new KeyedBatcher<number, number>(
    async (_, items) => {
      if (items.includes(1)) throw new Error('one');
      return items;
    },
    { maxItems: 10 },
  );

  const settled = await Promise.allSettled([batcher.add('a', 1), batcher.add('a', 2)]);

  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await batcher.add('a', 3)).toBe(3);
});
