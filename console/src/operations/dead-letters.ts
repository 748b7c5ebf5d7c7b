import type { TrackwayClient } from '@trackway/client';
import { rejectedDeliveries, replayAccepted } from '../channels/rejected-deliveries';
import { failedDeliveries, resend } from '../deliveries/webhook-deliveries';
import type { RetryItem } from '../retry/use-retries';

/** A delivery that is not tried again by itself. */
export interface DeadLetter extends RetryItem {
  readonly kind: 'webhook' | 'channel';
  /** The webhook or the channel. */
  readonly owner: { readonly id: string; readonly name: string };
}

/** Webhooks and channels that are looked into, the newest ones. */
const MAX_OWNERS = 20;
const PER_OWNER = 20;
const PER_PAGE = 100;

/** Failed deliveries of webhooks and rejected ones of channels, newest first. */
export async function readDeadLetters({ call }: TrackwayClient): Promise<readonly DeadLetter[]> {
  const query = { perPage: PER_PAGE };
  const [{ webhooks }, { channels }] = await Promise.all([
    call('get', '/api/management/webhooks', { query }),
    call('get', '/api/management/channels', { query }),
  ]);
  const found = await Promise.all([
    ...webhooks.slice(0, MAX_OWNERS).map(async ({ id, name, url }) => {
      const input = { path: { webhook: id }, query: { perPage: PER_OWNER, filter: { status: 'failed' } } };
      const { deliveries } = await call('get', '/api/management/webhooks/{webhook}/deliveries', input);
      return failedDeliveries(deliveries).map(lettersOf('webhook', { id, name: name || url }));
    }),
    ...channels.slice(0, MAX_OWNERS).map(async ({ id, name }) => {
      const input = { path: { channel: id }, query: { perPage: PER_OWNER } };
      const { deliveries } = await call('get', '/api/management/channels/{channel}/deliveries', input);
      return rejectedDeliveries(deliveries).map(lettersOf('channel', { id, name }));
    }),
  ]);
  return found.flat().toSorted((a, b) => b.at.localeCompare(a.at));
}

function lettersOf(kind: DeadLetter['kind'], owner: DeadLetter['owner']) {
  return (item: RetryItem): DeadLetter => ({ ...item, kind, owner });
}

/** Processes a delivery again. */
export async function retryLetter(client: TrackwayClient, { kind, id: delivery, owner }: DeadLetter): Promise<void> {
  if (kind === 'webhook') await resend(client, { webhook: owner.id, delivery });
  else await replayAccepted(client, { channel: owner.id, delivery });
}
