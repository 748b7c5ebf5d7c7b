import { defineRoute, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import type { Delivery } from './delivery';
import { deliverySearch } from './list-deliveries';

const text = z.string().nullable();
const path = '/api/management/channels/:channel/deliveries';
const channelParameter = { channel: uuidParameter('channel') };

const deliverySchema = z
  .object({
    id: z.uuid(),
    channel_id: z.uuid(),
    received_at: z.iso.datetime(),
    verdict: z.string().meta({ description: 'accepted, duplicate, or the error code' }),
    reason: text.meta({ description: 'Error message' }),
    media_item_id: z.uuid().nullable(),
    webhook_id: text,
    content_type: text,
    can_replay: z.boolean().meta({ description: 'Whether its body was stored, so that it can be replayed' }),
    replay_of: z.uuid().nullable(),
  })
  .meta({ id: 'Delivery', description: 'One attempt of a connector to deliver a message' });

export function deliveryRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'listDeliveries',
      summary: 'List the deliveries of the last 30 days, accepted or not, newest first',
      description: 'Deliveries over the limits are not listed.',
      tag: 'Channels',
      scope: 'channels:read',
      params: channelParameter,
      query: listingQuery(deliverySearch.fields, deliverySearch),
      response: { meta: pageMetaSchema, deliveries: z.array(deliverySchema) },
      failures: ['channel_model_not_found', 'validation_error'],
      handle: async ({ caller, params: { channel: id }, query }) => {
        const channel = await queries.readChannel(caller, id);
        const { meta, items } = await queries.listDeliveries(caller, channel.id, query);
        return { meta, deliveries: items.map(present) };
      },
    }),
    defineRoute({
      method: 'post',
      path: `${path}/:delivery/replay`,
      operationId: 'replayDelivery',
      summary: 'Replay a rejected delivery',
      description:
        'Uses the current secrets of the channel and the original time of the delivery. The result is a new delivery with its own verdict: `duplicate` if the message is already recorded. An accepted delivery does not change.',
      tag: 'Channels',
      scope: 'channels:write',
      params: { ...channelParameter, delivery: uuidParameter('delivery') },
      response: { delivery: deliverySchema },
      failures: ['channel_model_not_found', 'delivery_model_not_found', 'body_not_kept'],
      handle: async ({ caller, params: { channel: id, delivery } }) => {
        const channel = await queries.readChannel(caller, id);
        return { delivery: present(await commands.replayDelivery(caller, channel, delivery)) };
      },
    }),
  ];
}

function present(delivery: Delivery): z.infer<typeof deliverySchema> {
  return {
    id: delivery.id,
    channel_id: delivery.channelId,
    received_at: delivery.receivedAt.toISOString(),
    verdict: delivery.verdict,
    reason: delivery.reason,
    media_item_id: delivery.mediaItemId,
    webhook_id: delivery.signed.id ?? null,
    content_type: delivery.contentType,
    can_replay: delivery.body !== null,
    replay_of: delivery.replayOf,
  };
}
