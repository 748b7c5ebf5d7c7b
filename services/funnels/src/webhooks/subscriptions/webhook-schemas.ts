import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { name, owner, text, timestamp, uuid } from '../../shared/field-types';
import { subscribableKinds } from '../events/event-kinds';
import { changedHeaders, newHeaders } from './custom-headers';
import { eventFilters } from './event-filter-schema';
import { disabledReasons, orderings, type WebhookFields } from './webhook';
import type { WebhookWithBacklog } from './webhook-store';
import type { WebhookChanges } from './write-webhook';

const kinds = z
  .array(z.enum(['*', ...subscribableKinds]))
  .min(1)
  .max(100)
  .transform((given) => [...new Set(given)])
  .meta({ description: 'Kinds of events, or * for all, including future ones, except audit.entry_recorded' });

const url = z
  .string()
  .trim()
  .max(2_048)
  .meta({ description: 'http or https, on the public internet. Redirects are not followed' });

const projectIds = z
  .array(uuid)
  .min(1)
  .max(500)
  .nullable()
  .meta({ description: 'Only events of these projects; null for all' });

const orderingHelp =
  'project: a delivery waits until earlier ones of the same project have succeeded; none: no delivery waits, and one that fails for a day while others succeed is given up. Default: project';

const fields = {
  description: text.max(10_000).optional(),
  active: z.boolean().optional(),
  project_ids: projectIds.optional(),
  funnel_id: uuid
    .nullable()
    .optional()
    .meta({ description: 'Only events in this funnel and of projects in it; null for all' }),
  view_id: uuid.nullable().optional().meta({
    description:
      'Only events of projects that are in this saved view when the event is delivered; null for all. Other deliveries are skipped',
  }),
  filters: eventFilters.optional(),
  ordering: z.enum(orderings).optional().meta({ description: orderingHelp }),
};

export const createWebhookBody = z.strictObject({ name, url, kinds, ...fields, headers: newHeaders.optional() }).meta({
  id: 'CreateWebhook',
  example: {
    name: 'Data warehouse',
    url: 'https://hooks.example.org/trackway',
    kinds: ['project.created', 'funnel.moved'],
  },
});

export const updateWebhookBody = z
  .strictObject({
    name: name.optional(),
    url: url.optional(),
    kinds: kinds.optional(),
    ...fields,
    headers: changedHeaders.optional(),
  })
  .meta({ id: 'UpdateWebhook', example: { kinds: ['project.updated'] } });

export const webhookSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    name: z.string(),
    description: z.string(),
    url: z.string(),
    kinds: z.array(z.string()),
    project_ids: z.array(z.uuid()).nullable(),
    funnel_id: z.uuid().nullable(),
    view_id: z.uuid().nullable(),
    filters: z.array(z.object({ field: z.string(), operator: z.string(), value: z.unknown().optional() })),
    ordering: z.enum(orderings).meta({ description: orderingHelp }),
    header_names: z.array(z.string()).meta({ description: 'Names of the custom headers. Their values are not shown' }),
    active: z.boolean(),
    disabled_reason: z.enum(disabledReasons).nullable().meta({
      description:
        'paused: by a user; failing: no delivery succeeded for one day; gone: the receiver responded with 410',
    }),
    notice: z
      .string()
      .nullable()
      .meta({ description: 'The reason in a sentence, with the last response of the receiver' }),
    disabled_at: timestamp.nullable(),
    failing_since: timestamp.nullable().meta({ description: 'When the first pending delivery failed' }),
    waiting_count: z.int().meta({ description: 'Number of pending deliveries' }),
    previous_secret_until: timestamp
      .nullable()
      .meta({ description: 'Until then, deliveries are also signed with the previous secret' }),
    owner,
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'Webhook', description: 'Sends events to a URL. Its secret is not shown' });

export const secretSchema = z
  .string()
  .meta({ description: '`whsec_` and base64, according to Standard Webhooks. Shown only once' });

export function presentWebhook(
  frameId: string,
  { webhook, waiting }: WebhookWithBacklog,
): z.infer<typeof webhookSchema> {
  const { disabled, previousSecret } = webhook;
  return {
    id: webhook.id,
    frame_id: frameId,
    name: webhook.name,
    description: webhook.description,
    url: webhook.url,
    kinds: [...webhook.kinds],
    project_ids: webhook.projectIds && [...webhook.projectIds],
    funnel_id: webhook.funnelId,
    view_id: webhook.viewId,
    filters: webhook.filters.map((filter) => ({ ...filter })),
    ordering: webhook.ordering,
    header_names: Object.keys(webhook.headers).sort(),
    active: disabled === null,
    disabled_reason: disabled?.reason ?? null,
    notice: disabled?.notice ?? null,
    disabled_at: disabled?.at.toISOString() ?? null,
    failing_since: webhook.failingSince?.toISOString() ?? null,
    waiting_count: waiting,
    previous_secret_until: previousSecret?.until.toISOString() ?? null,
    owner: webhook.owner,
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
    deleted_at: webhook.deletedAt?.toISOString() ?? null,
  };
}

export function toChangedFields(body: z.infer<typeof updateWebhookBody>): WebhookChanges {
  const { project_ids: ids, funnel_id: funnelId, view_id: viewId, ...rest } = body;
  return omitUndefined({ ...rest, projectIds: ids && [...new Set(ids)], funnelId, viewId });
}

export function toFields({
  description = '',
  active = true,
  project_ids: ids = null,
  funnel_id: funnelId = null,
  view_id: viewId = null,
  filters = [],
  ordering = 'project',
  headers = {},
  ...rest
}: z.infer<typeof createWebhookBody>): WebhookFields & { active: boolean } {
  return {
    ...rest,
    description,
    active,
    projectIds: ids && [...new Set(ids)],
    funnelId,
    viewId,
    filters,
    ordering,
    headers,
  };
}
