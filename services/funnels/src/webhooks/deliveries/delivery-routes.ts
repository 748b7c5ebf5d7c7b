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

/** What webhooks were told, and telling it again. */
export function deliveryRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: `${path}/deliveries`,
      operationId: 'listWebhookDeliveries',
      summary: 'List what a webhook was told in the last 30 days, newest first',
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
      summary: 'Read a delivery, with what was sent and what each attempt came to',
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
      description: `Under the same \`webhook-id\`, behind what waits of its project. One that still waits is tried at once.`,
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
      summary: 'Send again what happened in a period',
      description: `Everything of the last 30 days that the webhook listens to now, also what it was never told of, in the order in which it
happened; under the ids that it had. At most 10,000 events at once.`,
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
      summary: 'Send a test event, and say what came of it',
      description: 'Sent once, whether the webhook is active or not. The answer waits for that of the receiver.',
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
