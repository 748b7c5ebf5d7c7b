import { Hurry, Turns } from './in-turns';

/** Until a turn is over. */
function work(): void {
  const start = performance.now();
  while (performance.now() - start < 2);
}

it('work on the side goes on when the search has got what it waited for', async () => {
  const hurry = new Hurry();
  const order: string[] = [];
  const search = hurry.during(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    order.push('search');
  });
  const turns = new Turns(hurry);
  work();

  await turns.over();
  order.push('side');
  await search;

  expect(order).toEqual(['search', 'side']);
  expect(hurry.isOn).toBe(false);
});

it('it does not wait for ever', async () => {
  const hurry = new Hurry();
  let end: () => void = () => undefined;
  const search = hurry.during(() => new Promise<void>((resolve) => (end = resolve)));
  const turns = new Turns(hurry);
  work();

  await turns.over();

  expect(hurry.isOn).toBe(true);
  end();
  await search;
});

it('it gives way before its turn is over where it says so', async () => {
  const order: string[] = [];
  const turns = new Turns();
  setImmediate(() => order.push('other'));

  await turns.over();
  order.push('side');
  await turns.next();
  order.push('side again');

  expect(order).toEqual(['side', 'other', 'side again']);
});

it('pieces of it that come together have a round of the event loop each', async () => {
  const hurry = new Hurry();
  const order: string[] = [];
  const rounds = async () => {
    for (let round = 0; round < 4; round += 1) {
      await new Promise(setImmediate);
      order.push('round');
    }
  };
  const side = async () => {
    await new Turns(hurry).next();
    order.push('side');
  };

  await Promise.all([side(), side(), side(), rounds()]);

  expect(order.join(' ')).not.toContain('side side');
});
