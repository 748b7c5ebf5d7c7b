import type { Channel, Delivery, TrackwayClient, Webhook, WebhookDelivery } from '@trackway/client';

/** A delivery that is not tried again by itself. */
export interface DeadLetter {
  readonly id: string;
  readonly kind: 'webhook' | 'channel';
  /** The webhook or the channel. */
  readonly owner: { readonly id: string; readonly name: string };
  readonly what: string;
  readonly reason: string;
  readonly at: string;
}

/** Webhooks and channels that are looked into, the newest ones. */
const MAX_OWNERS = 20;
const PER_OWNER = 20;
const PER_PAGE = 100;
/** A test is sent once, so it cannot be sent again. */
const TEST = 'webhook.test';

/** Failed deliveries of webhooks and rejected ones of channels, newest first. */
export async function readDeadLetters({ call }: TrackwayClient): Promise<readonly DeadLetter[]> {
  const query = { perPage: PER_PAGE };
  const [{ webhooks }, { channels }] = await Promise.all([
    call('get', '/api/management/webhooks', { query }),
    call('get', '/api/management/channels', { query }),
  ]);
  const found = await Promise.all([
    ...webhooks.slice(0, MAX_OWNERS).map(async (webhook) => {
      const input = { path: { webhook: webhook.id }, query: { perPage: PER_OWNER, filter: { status: 'failed' } } };
      const { deliveries } = await call('get', '/api/management/webhooks/{webhook}/deliveries', input);
      return deliveries.filter(({ kind }) => kind !== TEST).map((delivery) => ofWebhook(webhook, delivery));
    }),
    ...channels.slice(0, MAX_OWNERS).map(async (channel) => {
      const input = { path: { channel: channel.id }, query: { perPage: PER_OWNER } };
      const { deliveries } = await call('get', '/api/management/channels/{channel}/deliveries', input);
      return unresolved(deliveries).map((delivery) => ofChannel(channel, delivery));
    }),
  ]);
  return found.flat().toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Rejected deliveries without a replay that was accepted. */
export function unresolved<D extends Pick<Delivery, 'id' | 'verdict' | 'can_replay' | 'replay_of'>>(
  deliveries: readonly D[],
): readonly D[] {
  const replayed = new Set(deliveries.map(({ replay_of: of }) => of));
  return deliveries.filter(({ id, can_replay: canReplay }) => canReplay && !replayed.has(id));
}

/** Processes a delivery again. */
export async function replay({ call }: TrackwayClient, { kind, id: delivery, owner }: DeadLetter): Promise<void> {
  if (kind === 'webhook') {
    const path = { webhook: owner.id, delivery };
    await call('post', '/api/management/webhooks/{webhook}/deliveries/{delivery}/resend', { path });
  } else {
    const path = { channel: owner.id, delivery };
    await call('post', '/api/management/channels/{channel}/deliveries/{delivery}/replay', { path });
  }
}

function ofWebhook({ id, name, url }: Webhook, delivery: WebhookDelivery): DeadLetter {
  const last = delivery.last_attempt;
  const reason = last ? [last.response?.status, last.detail || last.verdict].filter(Boolean).join(' ') : '';
  const owner = { id, name: name || url };
  return { id: delivery.id, kind: 'webhook', owner, what: delivery.kind, reason, at: delivery.occurred_at };
}

function ofChannel({ id, name }: Channel, { id: delivery, verdict, reason, received_at: at }: Delivery): DeadLetter {
  return { id: delivery, kind: 'channel', owner: { id, name }, what: verdict, reason: reason ?? verdict, at };
}
