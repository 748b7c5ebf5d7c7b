import { isAppError } from '@trackway/errors';
import { hasScope } from '@trackway/runtime';
import type { FetchGrants } from '../../shared/owner-scopes';
import { isRetryable } from '../../shared/queues/retries';
import { scopeOfKind } from '../events/kind-scopes';
import { type IsInView, viewReader } from '../subscriptions/view-check';
import type { Webhook } from '../subscriptions/webhook';
import type { Delivery } from './delivery';

/**
 * - `send`: the delivery may be sent
 * - `skip`: the project is not in the view of the webhook
 * - `later`: projects is unavailable, or its search has not applied the change yet
 * - `pause`: the webhook cannot deliver, with the reason in a sentence
 */
export type DeliveryCheck = 'send' | 'skip' | 'later' | { readonly pause: string };

export interface CheckDeliveryDeps {
  readonly fetchGrants: FetchGrants;
  readonly isInView: IsInView;
}

/** Checks deliveries of a frame. Fetches the scopes of each owner once, so use it for a short time only. */
export function makeCheckDelivery({ fetchGrants, isInView }: CheckDeliveryDeps, frameId: string) {
  const scopesOf = cachedScopes(fetchGrants, frameId);
  return async (webhook: Webhook, event: Delivery['event']): Promise<DeliveryCheck> => {
    const scope = scopeOfKind(event.kind);
    const scopes = await scopesOf(webhook);
    if (!scopes) return 'later';
    if (!hasScope({ scopes }, scope)) return { pause: missingScope(scope) };
    return webhook.viewId === null ? 'send' : checkView(isInView, frameId, webhook.viewId, { webhook, event });
  };
}

async function checkView(
  isInView: IsInView,
  frameId: string,
  viewId: string,
  { webhook, event }: { readonly webhook: Webhook; readonly event: Delivery['event'] },
): Promise<DeliveryCheck> {
  const { projectId, consistencyToken = null } = event;
  if (projectId === null) return 'skip';
  try {
    const isIn = await isInView(viewReader(frameId, webhook.owner), viewId, projectId, consistencyToken);
    return isIn ? 'send' : 'skip';
  } catch (error) {
    if (isAppError(error) && error.kind === 'not_found') return { pause: MISSING_VIEW };
    if (isAppError(error) && isRetryable(error)) return 'later';
    throw error;
  }
}

type Scopes = readonly string[] | undefined;

/** Fetches the scopes of each webhook's owner once. Undefined while projects is unavailable. */
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

function missingScope(scope: string): string {
  return `The owner lacks the scope ${scope}, which the events need. Deliveries remain pending until a user with that scope changes and activates the webhook.`;
}

const MISSING_VIEW =
  'The view of the webhook does not exist any more, or its owner cannot see it. Deliveries remain pending until another view_id is set, or null, and the webhook is activated.';
