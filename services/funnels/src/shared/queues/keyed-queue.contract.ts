import { newId } from '@trackway/runtime';
import type { KeyedQueue } from './keyed-queue';

export interface TestedKeyedQueue {
  readonly queue: KeyedQueue;
  /** Adds work to a partition. */
  add(frameId: string, partitionId: string): Promise<void>;
  /** Ends the lease of a partition, as time does. */
  expireLease(partitionId: string): Promise<void>;
  /** Makes a delayed partition ready. */
  makeReady(partitionId: string): Promise<void>;
  clear(): Promise<void>;
}

/** The behaviour of every keyed queue. */
export function describeKeyedQueue(name: string, open: () => TestedKeyedQueue): void {
  describe(`KeyedQueue: ${name}`, () => {
    let tested: TestedKeyedQueue;
    let queue: KeyedQueue;

    beforeEach(async () => {
      tested = open();
      queue = tested.queue;
      await tested.clear();
    });

    const put = async (frameId: string, partitionId = newId()): Promise<string> => {
      await tested.add(frameId, partitionId);
      return partitionId;
    };

    it('leases one partition of each frame before a second of any', async () => {
      const [crowd, lonely, late] = [newId(), newId(), newId()];
      for (let count = 0; count < 100; count += 1) await put(crowd);
      const [theirs, other] = [await put(lonely), await put(late)];

      const taken = await queue.lease(3);

      expect(new Set(taken.map(({ frameId }) => frameId))).toEqual(new Set([crowd, lonely, late]));
      expect(taken.map(({ partitionId }) => partitionId)).toEqual(expect.arrayContaining([theirs, other]));
      // Leased partitions count: the frame with many partitions has one, so the other frame comes next.
      const newcomer = newId();
      await put(newcomer);
      expect((await queue.lease(1))[0]?.frameId).toBe(newcomer);
    });

    it('leases a partition to one worker at a time', async () => {
      const frameId = newId();
      for (let count = 0; count < 20; count += 1) await put(frameId);
      const { queue: other } = open();

      const taken = (await Promise.all([queue.lease(8), other.lease(8), queue.lease(8), other.lease(8)])).flat();

      expect(taken).toHaveLength(20);
      expect(new Set(taken.map(({ partitionId }) => partitionId)).size).toBe(20);
    });

    it('keeps a partition that got new work during the lease, and removes it otherwise', async () => {
      const frameId = newId();
      const [quiet, busy] = [await put(frameId), await put(frameId)];
      const taken = await queue.lease(2);
      await put(frameId, busy);

      for (const partition of taken) await queue.release(partition, 'empty');

      const left = await queue.lease(2);
      expect(left.map(({ partitionId }) => partitionId)).toEqual([busy]);
      expect(quiet).not.toBe(busy);
    });

    it('gives a partition to another worker when the lease has expired', async () => {
      const partitionId = await put(newId());
      const [lost] = await queue.lease(1);
      if (!lost) throw new Error('A partition waits.');
      expect(await queue.renew(lost)).toBe(true);
      await tested.expireLease(partitionId);

      const [found] = await queue.lease(1);

      expect(found?.partitionId).toBe(partitionId);
      expect(await queue.renew(lost)).toBe(false);
      await queue.release(lost, 'empty');
      expect(found && (await queue.renew(found))).toBe(true);
    });

    it('delays a partition', async () => {
      const partitionId = await put(newId());
      const [partition] = await queue.lease(1);
      if (!partition) throw new Error('A partition waits.');

      await queue.release(partition, { retryInMs: 60_000 });

      expect(await queue.lease(1)).toEqual([]);
      await tested.makeReady(partitionId);
      expect(await queue.lease(1)).toMatchObject([{ partitionId }]);
    });
  });
}
