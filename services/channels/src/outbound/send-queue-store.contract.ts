import { newId } from '@trackway/runtime';
import { later } from '../sample-data';
import type { UnitOfWork } from '../unit-of-work';
import type { SendQueue } from './send-queue-store';

/** What every store of send queues does. Its queues are due long before those of other tests. */
export function describeSendQueueStore(name: string, open: () => UnitOfWork): void {
  describe(`${name} as a store of send queues`, () => {
    const due = new Date(Date.UTC(2001));
    const next = new Date(due.getTime() + 1_000);
    let queue: Pick<SendQueue, 'conversationId' | 'frameId' | 'channelId'>;
    const store = () => open().read(async ({ sendQueues }) => sendQueues);
    const claim = async (holder = 'one', now = due) =>
      (await store()).claim(holder, now, next, { channels: [], frames: [] });

    beforeEach(async () => {
      queue = { conversationId: newId(), frameId: newId(), channelId: newId() };
      await (await store()).add(queue, due);
    });
    afterEach(async () => {
      const left = await claim('end', later(0));
      if (left) await (await store()).finish(left, due);
    });

    it('leases a due queue to one worker, except those of busy channels', async () => {
      expect(
        await (await store()).claim('one', due, next, { channels: [queue.channelId], frames: [] }),
      ).toBeUndefined();
      expect(await (await store()).claim('one', due, next, { channels: [], frames: [queue.frameId] })).toBeUndefined();
      expect(await claim()).toEqual({ ...queue, attempts: 0, version: 1, holder: 'one' });
      expect(await claim('two')).toBeUndefined();
    });

    it('passes a queue to another worker after its lease, and not back', async () => {
      const first = (await claim()) as SendQueue;
      const second = (await claim('two', next)) as SendQueue;

      expect(await (await store()).renew(first, later(1))).toBe(false);
      expect(await (await store()).renew(second, next)).toBe(true);
    });

    it('counts postponed attempts until the next message', async () => {
      await (await store()).postpone((await claim()) as SendQueue, next);
      expect(await claim()).toBeUndefined();
      const second = (await claim('two', next)) as SendQueue;
      await (await store()).advance(second);
      await (await store()).postpone(second, next);

      expect(second.attempts).toBe(1);
      expect(await claim('three', next)).toMatchObject({ attempts: 1 });
    });

    it('ends when it is empty, and is due at once if a message was added', async () => {
      const claimed = (await claim()) as SendQueue;
      await (await store()).add(queue, due);
      await (await store()).finish(claimed, due);
      const again = (await claim('two')) as SendQueue;
      await (await store()).finish(again, due);

      expect(again.version).toBe(2);
      expect(await claim('three', next)).toBeUndefined();
    });
  });
}
