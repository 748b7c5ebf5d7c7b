import { newId } from '@trackway/runtime';
import { later } from '../../sample-data';
import type { UnitOfWork } from '../../unit-of-work';
import type { Delivery } from './delivery';

/** What every store of deliveries does. */
export function describeDeliveryStore(name: string, open: () => UnitOfWork): void {
  describe(`${name} as a store of deliveries`, () => {
    it('stores deliveries with all members, and lists the newest first for their frame only', async () => {
      const frameId = newId();
      const [one, two] = [1, 2].map(
        (second): Delivery => ({
          id: newId(),
          frameId,
          channelId: newId(),
          receivedAt: later(second),
          verdict: second === 1 ? 'accepted' : 'invalid_signature',
          reason: null,
          mediaItemId: null,
          contentType: 'application/json',
          signed: { id: 'msg', timestamp: '1', signature: undefined },
          body: Buffer.from([0, 255]),
          replayOf: newId(),
        }),
      ) as [Delivery, Delivery];
      const store = await open().read(async ({ deliveries }) => deliveries);
      await store.insert(one, two);

      expect(await store.find(frameId, one.id)).toEqual(one);
      expect(await store.find(newId(), one.id)).toBeUndefined();
      expect(await store.page(frameId, {}, { page: 1, perPage: 1 })).toEqual({ items: [two], total: 2 });
      const accepted = { verdict: { $in: ['accepted'] } };
      expect(await store.page(frameId, accepted, { page: 1, perPage: 5 })).toEqual({ items: [one], total: 1 });
    });
  });
}
