import { isAppError } from '@trackway/errors';
import type { HostLimit } from '@trackway/outbound';
import { type Clock, hasScope } from '@trackway/runtime';
import type { AskGrants } from '../../shared/owner-scopes';
import type { WorkOff } from '../../shared/queues/keyed-queue';
import { mayMend } from '../../shared/queues/retries';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { scopeOfKind } from '../events/kind-scopes';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt } from './delivery';
import type { Receiver } from './delivery-client';
import type { makePauseWebhook, makeRecordAttempt } from './record-attempt';

/** After this long a lane lets others have their turn. */
const TURN_MS = 5_000;
/** Until projects is asked again for the scopes of an owner. */
const GRANTS_WAIT_MS = 2_000;

/**
 * Sends what waits in a lane, one after the other. What does not get through holds up what is behind
 * it, so that the order stays; one that was sent and not written down is sent again under the same id.
 */
export function makeDeliverLane(deps: {
  unitOfWork: UnitOfWork<WebhookStores>;
  receiver: Receiver;
  limit: HostLimit;
  askGrants: AskGrants;
  pauseWebhook: ReturnType<typeof makePauseWebhook>;
  recordAttempt: ReturnType<typeof makeRecordAttempt>;
  clock: Clock;
}): WorkOff {
  const { unitOfWork, receiver, limit, askGrants, pauseWebhook, recordAttempt, clock } = deps;
  return async ({ frameId, laneId }, stillMine) => {
    const over = clock().getTime() + TURN_MS;
    const scopesOf = grantsOnce(askGrants, frameId);
    do {
      const next = await unitOfWork.run(frameId, ({ deliveries }) => deliveries.next(frameId, laneId));
      if (!next) return 'empty';
      if (!(await stillMine())) return 'taken_over';
      const { webhook, delivery } = next;
      const scope = scopeOfKind(delivery.event.kind);
      const scopes = await scopesOf(webhook);
      if (!scopes) return { waitMs: GRANTS_WAIT_MS };
      if (!hasScope({ scopes }, scope)) {
        await pauseWebhook(frameId, webhook.id, scope);
        return 'empty';
      }
      const waitMs = limit.tryTake(frameId, webhook.url, clock());
      if (waitMs > 0) return { waitMs };
      const attempt: Attempt = await receiver.tell(webhook, delivery.event);
      const outcome = await recordAttempt(frameId, delivery, attempt);
      if (outcome === 'switched_off') return 'empty';
      if (outcome !== 'over') return outcome;
    } while (clock().getTime() < over);
    return { waitMs: 0 };
  };
}

type Scopes = readonly string[] | undefined;

/** What the owner of a webhook may read now, asked for once in a turn of the lane. Undefined while projects is unavailable. */
function grantsOnce(askGrants: AskGrants, frameId: string): (webhook: Webhook) => Promise<Scopes> {
  const known = new Map<string, Promise<Scopes>>();
  return ({ id, name, owner }) => {
    const actor = { kind: 'system', id, frameId, scopes: [], name } as const;
    const asked = async (): Promise<Scopes> => {
      try {
        const grants = await askGrants(actor, owner);
        return grants?.active ? grants.scopes : [];
      } catch (error) {
        if (isAppError(error) && mayMend(error)) return undefined;
        throw error;
      }
    };
    const scopes = known.get(owner.id) ?? asked();
    known.set(owner.id, scopes);
    return scopes;
  };
}
