import type { HostLimit } from '@trackway/outbound';
import type { Clock } from '@trackway/runtime';
import type { ProcessPartition } from '../../shared/queues/keyed-queue';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { type CheckDeliveryDeps, makeCheckDelivery } from './check-delivery';
import type { DeliveryClient } from './delivery-client';
import type { makePauseWebhook, makeRecordAttempt, makeSkipDelivery } from './record-attempt';

/** After this time the partition is released, so that other partitions are processed. */
const TIME_SLICE_MS = 5_000;
/** Delay before a delivery is checked again while projects is unavailable. */
const CHECK_RETRY_MS = 2_000;

interface Deps extends CheckDeliveryDeps {
  readonly unitOfWork: UnitOfWork<WebhookStores>;
  readonly deliveryClient: DeliveryClient;
  readonly limit: HostLimit;
  readonly pauseWebhook: ReturnType<typeof makePauseWebhook>;
  readonly recordAttempt: ReturnType<typeof makeRecordAttempt>;
  readonly skipDelivery: ReturnType<typeof makeSkipDelivery>;
  readonly clock: Clock;
}

/**
 * Sends the pending deliveries of a partition, one after the other. A delivery that fails blocks the ones behind it, which
 * preserves their order. After a crash between sending and recording, a delivery is sent again with the same id.
 */
export function makeProcessDeliveries(deps: Deps): ProcessPartition {
  const { unitOfWork, deliveryClient, limit, pauseWebhook, recordAttempt, skipDelivery, clock } = deps;
  return async ({ frameId, partitionId }, holdsLease) => {
    const sliceEnd = clock().getTime() + TIME_SLICE_MS;
    const check = makeCheckDelivery(deps, frameId);
    do {
      const next = await unitOfWork.run(frameId, ({ deliveries }) => deliveries.next(frameId, partitionId));
      if (!next) return 'empty';
      if (!(await holdsLease())) return 'lease_lost';
      const { webhook, delivery } = next;
      const checked = await check(webhook, delivery.event);
      if (checked === 'later') return { retryInMs: CHECK_RETRY_MS };
      if (typeof checked === 'object') {
        await pauseWebhook(frameId, webhook.id, checked.pause);
        return 'empty';
      }
      if (checked === 'skip') {
        await skipDelivery(frameId, delivery.id);
        continue;
      }
      const retryInMs = limit.tryTake(frameId, webhook.url, clock());
      if (retryInMs > 0) return { retryInMs };
      const attempt = await deliveryClient.send(webhook, delivery.event);
      const result = await recordAttempt(frameId, delivery, attempt);
      if (result === 'disabled') return 'empty';
      if (result !== 'delivered' && result !== 'given_up') return result;
    } while (clock().getTime() < sliceEnd);
    return { retryInMs: 0 };
  };
}
