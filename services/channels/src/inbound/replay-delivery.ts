import { notFound, ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import type { Delivery } from './deliveries/delivery';
import { processDelivery } from './process-delivery';

/**
 * Validates a rejected delivery again, with the current secrets of the channel and its original time, and records the
 * result as a new delivery. An accepted delivery does not change.
 */
export function makeReplayDelivery(deps: Parameters<typeof processDelivery>[0]) {
  return async (caller: Caller, channel: Channel, id: string): Promise<Delivery> => {
    const known = await deps.unitOfWork.read(({ deliveries }) => deliveries.find(caller.frameId, id));
    if (known?.channelId !== channel.id) throw notFound('delivery');
    if (known.mediaItemId !== null) return known;
    const { body, contentType, signed, receivedAt: at } = known;
    if (body === null) {
      throw ruleBroken(
        'body_not_kept',
        'The body of this delivery was not stored. The connector has to send it again.',
      );
    }
    const raw = { contentType: contentType ?? undefined, signed, body: async () => body };
    const { delivery } = await processDelivery(deps, channel, raw, { caller, of: known.id, at });
    return delivery;
  };
}
