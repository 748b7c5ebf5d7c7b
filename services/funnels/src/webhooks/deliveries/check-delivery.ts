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
    try {
      if (!hasScope({ scopes: await scopesOf(webhook) }, scope)) return { pause: missingScopeNotice(scope) };
      return webhook.viewId === null ? 'send' : await checkView(webhook.viewId, webhook, event);
    } catch (error) {
      if (isAppError(error) && isRetryable(error)) return 'later';
      throw error;
    }
  };

  async function checkView(viewId: string, { owner }: Webhook, event: Delivery['event']): Promise<DeliveryCheck> {
    const { projectId, consistencyToken = null } = event;
    if (projectId === null) return 'skip';
    try {
      return (await isInView(viewReader(frameId, owner), viewId, projectId, consistencyToken)) ? 'send' : 'skip';
    } catch (error) {
      if (!isAppError(error) || isRetryable(error)) throw error;
      return { pause: error.kind === 'not_found' ? MISSING_VIEW : failedViewNotice(error.message) };
    }
  }
}

/** Fetches the scopes of each webhook's owner once. */
function cachedScopes(fetchGrants: FetchGrants, frameId: string): (webhook: Webhook) => Promise<readonly string[]> {
  const cache = new Map<string, Promise<readonly string[]>>();
  return ({ id, name, owner }) => {
    const fetchScopes = async () => {
      const grants = await fetchGrants({ kind: 'system', id, frameId, scopes: [], name }, owner);
      return grants?.active ? grants.scopes : [];
    };
    const scopes = cache.get(owner.id) ?? fetchScopes();
    cache.set(owner.id, scopes);
    return scopes;
  };
}

function missingScopeNotice(scope: string): string {
  return `The owner lacks the scope ${scope}, which the events need. Deliveries remain pending until a user with that scope changes and activates the webhook.`;
}

const MISSING_VIEW =
  'The view of the webhook does not exist any more, or its owner cannot see it. Deliveries remain pending until another view_id is set, or null, and the webhook is activated.';

function failedViewNotice(message: string): string {
  return `The view of the webhook cannot be evaluated: ${message} Deliveries remain pending until the view is changed, or another view_id is set, and the webhook is activated.`;
}
