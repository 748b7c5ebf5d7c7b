import { TogetherBy } from './together-by';

it('does together what is for the same thing, and side by side what is for different ones', async () => {
  const groups: string[] = [];
  let open: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  const together = new TogetherBy<number, string>(
    async (key, items) => {
      groups.push(`${key} ${items.join(' ')}`);
      await first;
      return items.map((item) => `${key}${item}`);
    },
    { most: 10 },
  );

  const results = [together.take('a', 1), together.take('a', 2), together.take('b', 3), together.take('a', 4)];
  open();

  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b3', 'a4']);
  expect(groups).toEqual(['a 1', 'b 3', 'a 2 4']);
  expect(await together.take('a', 5)).toBe('a5');
});

it('lets those fail that do, and goes on', async () => {
  const together = new TogetherBy<number, number>(
    async (_, items) => {
      if (items.includes(1)) throw new Error('one');
      return items;
    },
    { most: 10 },
  );

  const settled = await Promise.allSettled([together.take('a', 1), together.take('a', 2)]);

  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await together.take('a', 3)).toBe(3);
});
