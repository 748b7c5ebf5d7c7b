import { HostLimit } from '@trackway/outbound';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt, Delivery } from './delivery';
import { makeProcessDeliveries } from './process-deliveries';

const partition = { frameId: 'frame', partitionId: 'partition', arrivals: 1, workerId: 'worker' };
const clock = () => new Date(1_000_000);
const webhook = {
  ...{ id: 'w', url: 'https://example.org/hook', viewId: null },
  owner: { kind: 'user', id: 'u', name: null },
} as Webhook;

/** A partition with `waiting` deliveries to one host, and the number of requests that were sent. */
function setUp({ waiting, limit }: { waiting: number; limit: HostLimit }) {
  const requests: string[] = [];
  const delivery = (id: number) => ({ id: String(id), event: { kind: 'project.updated' } }) as Delivery;
  const next = async () => (requests.length < waiting ? { webhook, delivery: delivery(requests.length) } : undefined);
  const unitOfWork = { run: async (_, work) => work({ deliveries: { next } } as never) } as UnitOfWork<WebhookStores>;
  const deliver = makeProcessDeliveries({
    unitOfWork,
    limit,
    deliveryClient: {
      send: async (_, { kind }) => {
        requests.push(kind);
        return { verdict: 'delivered' } as Attempt;
      },
    },
    fetchGrants: async () => ({ active: true, scopes: ['projects:read'] }),
    isInView: () => Promise.reject(new Error('The webhook has no view.')),
    pauseWebhook: async () => undefined,
    skipDelivery: async () => undefined,
    recordAttempt: async () => 'delivered',
    clock,
  });
  return { requests, deliver: () => deliver(partition, async () => true) };
}

describe('the deliveries of a webhook', () => {
  it('wait when the frame has reached the limit of the host', async () => {
    const { requests, deliver } = setUp({ waiting: 3, limit: new HostLimit(8) });

    await expect(deliver()).resolves.toEqual({ retryInMs: 7_500 });
    expect(requests).toHaveLength(2);
  });

  it('are all sent below the limit', async () => {
    const { requests, deliver } = setUp({ waiting: 3, limit: new HostLimit(60) });

    await expect(deliver()).resolves.toBe('empty');
    expect(requests).toHaveLength(3);
  });
});
