import { readPage } from '@trackway/application';
import { defineRoute, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import { readPeriod } from '../../shared/listing/period';
import { deliveryListingQuery, readDeliveryFilter } from './delivery-filter';
import {
  deliveryDetailSchema,
  deliverySchema,
  presentDelivery,
  presentDeliveryDetail,
  replayBody,
} from './delivery-schemas';

const path = '/api/management/webhooks/:webhook';
const tag = 'Webhooks';
const params = { webhook: uuidParameter('webhook') };
const onDelivery = { ...params, delivery: uuidParameter('webhook_delivery') };
const missing = ['webhook_model_not_found'];

/** Deliveries of webhooks, and sending them again. */
export function deliveryRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: `${path}/deliveries`,
      operationId: 'listWebhookDeliveries',
      summary: 'List the deliveries of a webhook of the last 30 days, newest first',
      tag,
      scope: 'automations:read',
      params,
      query: deliveryListingQuery,
      response: { meta: pageMetaSchema, deliveries: z.array(deliverySchema) },
      failures: [...missing, 'validation_error'],
      handle: async ({ caller, params: { webhook }, query }) => {
        const filter = readDeliveryFilter(query);
        const { meta, deliveries } = await queries.listWebhookDeliveries(caller, webhook, filter, readPage(query));
        return { meta, deliveries: deliveries.map(presentDelivery) };
      },
    }),
    defineRoute({
      method: 'get',
      path: `${path}/deliveries/:delivery`,
      operationId: 'readWebhookDelivery',
      summary: 'Read a delivery with its payload and attempts',
      tag,
      scope: 'automations:read',
      params: onDelivery,
      response: { delivery: deliveryDetailSchema },
      failures: [...missing, 'webhook_delivery_model_not_found'],
      handle: async ({ caller, params: { webhook, delivery } }) => ({
        delivery: presentDeliveryDetail(await queries.readWebhookDelivery(caller, webhook, delivery)),
      }),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/deliveries/:delivery/resend`,
      operationId: 'resendWebhookDelivery',
      summary: 'Send a delivery again',
      description: `The delivery has the same \`webhook-id\` and is added behind the pending deliveries of its project. A pending delivery is retried immediately.`,
      tag,
      scope: 'automations:write',
      params: onDelivery,
      response: { delivery: deliveryDetailSchema },
      failures: [...missing, 'webhook_delivery_model_not_found', 'test_sent_once'],
      handle: async ({ caller, params: { webhook, delivery } }) => ({
        delivery: presentDeliveryDetail(await commands.resendDelivery(caller, webhook, delivery)),
      }),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/replay`,
      operationId: 'replayWebhook',
      summary: 'Send the events of a period again',
      description:
        'Sends the events of the last 30 days to which the webhook is subscribed now, in their order and with their ids, ' +
        'including events that it never received. At most 10,000 events in one request.',
      tag,
      scope: 'automations:write',
      params,
      body: replayBody,
      response: { events_count: z.int() },
      failures: [...missing, 'replay_too_large'],
      handle: async ({ caller, params: { webhook }, body }) => ({
        events_count: await commands.replayDeliveries(caller, webhook, readPeriod(body, 'from')),
      }),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/test`,
      operationId: 'testWebhook',
      summary: 'Send a test event and return its delivery',
      description:
        'The event is sent once, also if the webhook is not active. The request waits for the response of the receiver.',
      tag,
      scope: 'automations:write',
      params,
      response: { delivery: deliveryDetailSchema },
      failures: [...missing, 'too_many_requests'],
      handle: async ({ caller, params: { webhook } }) => ({
        delivery: presentDeliveryDetail(await commands.testWebhook(caller, webhook)),
      }),
    }),
  ];
}
