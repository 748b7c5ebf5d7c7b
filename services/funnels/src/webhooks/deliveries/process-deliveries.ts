import { isAppError } from '@trackway/errors';
import type { HostLimit } from '@trackway/outbound';
import { type Clock, hasScope } from '@trackway/runtime';
import type { FetchGrants } from '../../shared/owner-scopes';
import type { ProcessPartition } from '../../shared/queues/keyed-queue';
import { isRetryable } from '../../shared/queues/retries';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopeOfKind } from '../events/kind-scopes';
import type { Webhook } from '../subscriptions/webhook';
import type { DeliveryClient } from './delivery-client';
import type { makePauseWebhook, makeRecordAttempt } from './record-attempt';

/** After this time the partition is released, so that other partitions are processed. */
const TIME_SLICE_MS = 5_000;
/** Delay before the scopes of an owner are fetched again while projects is unavailable. */
const GRANTS_RETRY_MS = 2_000;

/**
 * Sends the pending deliveries of a partition, one after the other. A delivery that fails blocks the ones behind it, which
 * preserves their order. After a crash between sending and recording, a delivery is sent again with the same id.
 */
export function makeProcessDeliveries(deps: {
  unitOfWork: UnitOfWork<WebhookStores>;
  deliveryClient: DeliveryClient;
  limit: HostLimit;
  fetchGrants: FetchGrants;
  pauseWebhook: ReturnType<typeof makePauseWebhook>;
  recordAttempt: ReturnType<typeof makeRecordAttempt>;
  clock: Clock;
}): ProcessPartition {
  const { unitOfWork, deliveryClient, limit, fetchGrants, pauseWebhook, recordAttempt, clock } = deps;
  return async ({ frameId, partitionId }, holdsLease) => {
    const sliceEnd = clock().getTime() + TIME_SLICE_MS;
    const scopesOf = cachedScopes(fetchGrants, frameId);
    do {
      const next = await unitOfWork.run(frameId, ({ deliveries }) => deliveries.next(frameId, partitionId));
      if (!next) return 'empty';
      if (!(await holdsLease())) return 'lease_lost';
      const { webhook, delivery } = next;
      const scope = scopeOfKind(delivery.event.kind);
      const scopes = await scopesOf(webhook);
      if (!scopes) return { retryInMs: GRANTS_RETRY_MS };
      if (!hasScope({ scopes }, scope)) {
        await pauseWebhook(frameId, webhook.id, scope);
        return 'empty';
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

type Scopes = readonly string[] | undefined;

/** Fetches the scopes of each webhook's owner once per time slice. Undefined while projects is unavailable. */
function cachedScopes(fetchGrants: FetchGrants, frameId: string): (webhook: Webhook) => Promise<Scopes> {
  const cache = new Map<string, Promise<Scopes>>();
  return ({ id, name, owner }) => {
    const actor = { kind: 'system', id, frameId, scopes: [], name } as const;
    const fetchScopes = async (): Promise<Scopes> => {
      try {
        const grants = await fetchGrants(actor, owner);
        return grants?.active ? grants.scopes : [];
      } catch (error) {
        if (isAppError(error) && isRetryable(error)) return undefined;
        throw error;
      }
    };
    const scopes = cache.get(owner.id) ?? fetchScopes();
    cache.set(owner.id, scopes);
    return scopes;
  };
}
