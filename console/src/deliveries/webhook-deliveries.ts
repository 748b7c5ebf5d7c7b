import type { TrackwayClient, WebhookDelivery } from '@trackway/client';

export const DELIVERY = '/api/management/webhooks/{webhook}/deliveries/{delivery}';

/** A test is sent once, so it cannot be sent again. */
const TEST = 'webhook.test';

/** Deliveries that are not tried again by themselves, each with the reason. */
export function failedDeliveries(deliveries: readonly WebhookDelivery[]) {
  return deliveries
    .filter(({ status, kind }) => status === 'failed' && kind !== TEST)
    .map(({ id, kind, last_attempt: last, occurred_at: at }) => {
      const reason = last ? [last.response?.status, last.detail || last.verdict].filter(Boolean).join(' ') : '';
      return { id, what: kind, reason, at };
    });
}

export function resend({ call }: TrackwayClient, path: { readonly webhook: string; readonly delivery: string }) {
  return call('post', `${DELIVERY}/resend`, { path });
}
