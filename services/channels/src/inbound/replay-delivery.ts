import { notFound, ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import type { Delivery } from './deliveries/delivery';
import type { DeliveryStore } from './deliveries/delivery-store';
import { processDelivery } from './process-delivery';

/**
 * Validates a rejected delivery again, with the current secrets of the channel and its original time, and records the
 * result as a new delivery. An accepted delivery does not change, and a second replay that is accepted is a duplicate.
 */
export function makeReplayDelivery(deps: Parameters<typeof processDelivery>[0]) {
  return async (caller: Caller, channel: Channel, id: string): Promise<Delivery> => {
    const [known, first] = await deps.unitOfWork.read(async ({ deliveries }) => {
      const delivery = await deliveries.find(caller.frameId, id);
      return [delivery, delivery && (await firstOf(deliveries, delivery))];
    });
    if (!first || known?.channelId !== channel.id) throw notFound('delivery');
    if (known.mediaItemId !== null) return known;
    const { body, contentType, signed, receivedAt: at } = known;
    if (body === null) {
      throw ruleBroken(
        'body_not_kept',
        'The body of this delivery was not stored. The connector has to send it again.',
      );
    }
    const raw = { contentType: contentType ?? undefined, signed, body: async () => body };
    const { delivery } = await processDelivery(deps, channel, raw, { caller, of: known.id, first, at });
    return delivery;
  };
}

/** The id of the delivery at the start of a chain of replays, also if that delivery expired. */
async function firstOf(deliveries: DeliveryStore, delivery: Delivery): Promise<string> {
  if (delivery.replayOf === null) return delivery.id;
  const before = await deliveries.find(delivery.frameId, delivery.replayOf);
  return before ? firstOf(deliveries, before) : delivery.replayOf;
}
