import type { Delivery, TrackwayClient } from '@trackway/client';
import { CHANNEL } from './channel-api';

/** Rejected deliveries without a replay that was accepted. */
export function unresolved<D extends Pick<Delivery, 'id' | 'verdict' | 'can_replay' | 'replay_of'>>(
  deliveries: readonly D[],
): readonly D[] {
  const replayed = new Set(deliveries.map(({ replay_of: of }) => of));
  return deliveries.filter(({ id, can_replay: canReplay }) => canReplay && !replayed.has(id));
}

/** The rejected deliveries that can be replayed, each with the reason. */
export function rejectedDeliveries(deliveries: readonly Delivery[]) {
  return unresolved(deliveries).map(({ id, verdict, reason, received_at: at }) => {
    return { id, what: verdict, reason: reason ?? verdict, at };
  });
}

export function replay({ call }: TrackwayClient, path: { readonly channel: string; readonly delivery: string }) {
  return call('post', `${CHANNEL}/deliveries/{delivery}/replay`, { path });
}

/** Replays a delivery, and fails if it is rejected again. */
export async function replayAccepted(client: TrackwayClient, path: Parameters<typeof replay>[1]): Promise<void> {
  const { delivery } = await replay(client, path);
  if (delivery.can_replay) throw new Error(delivery.reason ?? delivery.verdict);
}
