import { eventually, quietLogger } from '@trackway/testkit';
import { duePoller } from './due-poller';

it('handles the other due items if one of them fails', async () => {
  const due = new Set(['broken', 'first', 'second']);
  const poller = duePoller<string>({
    name: 'clock',
    due: async () => [...due],
    handle: async (item) => {
      if (item === 'broken') throw new Error('This item cannot be handled.');
      due.delete(item);
    },
    clock: () => new Date(),
    logger: quietLogger(),
  });

  poller.start();
  await eventually(() => expect([...due]).toEqual(['broken']), 1_000);
  await poller.stop();
});
