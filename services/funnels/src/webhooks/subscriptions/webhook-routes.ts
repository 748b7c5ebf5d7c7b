import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import type { Application } from '../../application';
import { eventKinds, subscribableKinds } from '../events/event-kinds';
import type { Webhook } from './webhook';
import { readWebhookFilter, webhookListingQuery } from './webhook-filter';
import {
  createWebhookBody,
  presentWebhook,
  secretSchema,
  toChangedFields,
  toFields,
  updateWebhookBody,
  webhookSchema,
} from './webhook-schemas';
import type { WebhookWithBacklog } from './webhook-store';

const path = '/api/management/webhooks';
const common = { tag: 'Webhooks', response: { webhook: webhookSchema } } as const;
const one = { ...common, path: `${path}/:webhook`, params: { webhook: uuidParameter('webhook') } } as const;
const missing = ['webhook_model_not_found'];

/** Webhooks. `delivery-routes.ts` has their deliveries. */
export function webhookRoutes({ commands, queries }: Application): Route[] {
  const counted = async (caller: Caller, webhook: Webhook): Promise<WebhookWithBacklog> => ({
    webhook,
    waiting: await queries.countWaitingDeliveries(caller, webhook.id),
  });
  const reply = async (caller: Caller, webhook: Webhook, more: Record<string, unknown> = {}) =>
    webhookReply(caller, await counted(caller, webhook), more);
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listWebhooks',
      summary: 'List webhooks, newest first',
      scope: 'automations:read',
      query: webhookListingQuery,
      response: { meta: pageMetaSchema, webhooks: z.array(webhookSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, webhooks } = await queries.listWebhooks(caller, readWebhookFilter(query), readPage(query));
        return { meta, webhooks: webhooks.map((webhook) => presentWebhook(caller.frameId, webhook)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createWebhook',
      summary: 'Create a webhook',
      description: 'Responds with the secret that signs each delivery. It is shown only once.',
      scope: 'automations:write',
      idempotent: true,
      recover: async ({ caller }, id) => {
        const found = await queries.readWebhook(caller, id);
        return webhookReply(caller, found, { secret: found.webhook.secret });
      },
      body: createWebhookBody,
      response: { webhook: webhookSchema, secret: secretSchema },
      failures: ['funnel_model_not_found', 'view_model_not_found', 'project_model_not_found', 'webhook_limit_reached'],
      handle: async ({ caller, body }) => {
        const webhook = await commands.createWebhook(caller, toFields(body));
        return webhookReply(caller, { webhook, waiting: 0 }, { secret: webhook.secret });
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      // Before the webhooks: `kinds` must not be read as an id.
      path: `${path}/kinds`,
      operationId: 'listWebhookKinds',
      summary: 'List the kinds of events',
      scope: 'automations:read',
      response: { kinds: z.array(z.object({ kind: z.string(), summary: z.string() })) },
      handle: async () => ({ kinds: subscribableKinds.map((kind) => ({ kind, summary: eventKinds[kind].summary })) }),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readWebhook',
      summary: 'Read a webhook',
      scope: 'automations:read',
      failures: missing,
      handle: async ({ caller, params }) => webhookReply(caller, await queries.readWebhook(caller, params.webhook)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateWebhook',
      summary: 'Change a webhook; activate or deactivate it by `active`',
      description:
        'If the URL changes, pending deliveries are retried immediately. While the webhook is not active, deliveries remain pending.',
      scope: 'automations:write',
      body: updateWebhookBody,
      failures: [
        ...missing,
        'funnel_model_not_found',
        'view_model_not_found',
        'project_model_not_found',
        'precondition_failed',
      ],
      handle: async ({ caller, params, body, request }) => {
        const target = { id: params.webhook, ...ifVersion(request) };
        return reply(caller, await commands.updateWebhook(caller, target, toChangedFields(body)));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook; it can be restored',
      description: 'It receives no further events. Pending deliveries are retained for 30 days.',
      scope: 'automations:write',
      failures: [...missing, 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const target = { id: params.webhook, ...ifVersion(request) };
        return reply(caller, await commands.deleteWebhook(caller, target));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/restore`,
      operationId: 'restoreWebhook',
      summary: 'Restore a deleted webhook with its pending deliveries',
      scope: 'automations:write',
      failures: [...missing, 'webhook_limit_reached', 'precondition_failed'],
      handle: async ({ caller, params, request }) =>
        reply(caller, await commands.restoreWebhook(caller, params.webhook, ifVersion(request).ifVersion)),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/activate`,
      operationId: 'activateWebhook',
      summary: 'Activate a webhook',
      description: 'Pending deliveries are sent now, in their order.',
      scope: 'automations:write',
      failures: [...missing, 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const target = { id: params.webhook, ...ifVersion(request) };
        return reply(caller, await commands.activateWebhook(caller, target));
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${one.path}/secret`,
      operationId: 'rotateWebhookSecret',
      summary: 'Rotate the secret of a webhook',
      description:
        'Responds with the new secret, which is shown only once. For one day, deliveries are signed with both secrets.',
      scope: 'automations:write',
      response: { webhook: webhookSchema, secret: secretSchema },
      failures: [...missing, 'precondition_failed'],
      handle: async ({ caller, params, request }) => {
        const target = { id: params.webhook, ...ifVersion(request) };
        const webhook = await commands.rotateWebhookSecret(caller, target);
        return reply(caller, webhook, { secret: webhook.secret });
      },
    }),
  ];
}

function webhookReply({ frameId }: Caller, counted: WebhookWithBacklog, more: Record<string, unknown> = {}): Reply {
  const body = { webhook: presentWebhook(frameId, counted), ...more };
  // Responses with a secret must not be cached.
  return versioned(body, counted.webhook.version, { 'Cache-Control': 'no-store' });
}
