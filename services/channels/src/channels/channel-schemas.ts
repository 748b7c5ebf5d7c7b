import { z } from 'zod';
import { jsonObject } from '../shared/json-object';
import { name, timestamp } from '../shared/value-types';
import type { ChannelWithAwaiting } from './read-channels';

const kind = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'Must begin with a letter and have small letters, digits, - and _ alone.');

const kindDescription =
  'Kind of connector, such as `webhook`, `email`, `whatsapp` or `slack`. Any name is accepted: connectors are programs ' +
  'outside of Trackway, and the kind does not change how messages are processed';

const settings = jsonObject.pipe(
  z.looseObject({
    delivery_url: z
      .url({ protocol: /^https?$/, error: 'Must be a URL that begins with https:// or http://.' })
      .max(2_048)
      .nullish()
      .meta({ description: 'URL that outbound messages are posted to' }),
    agent_replies_count: z
      .boolean()
      .nullish()
      .meta({ description: 'Whether an answer of an AI agent counts as a reply' }),
  }),
);

export const createChannelBody = z
  .strictObject({
    name,
    kind: kind.default('webhook').meta({ description: kindDescription }),
    external_ref: z
      .string()
      .regex(/^[A-Za-z0-9._~-]{8,128}$/, 'Must have 8 to 128 letters, digits, dots, dashes, tildes and underscores.')
      .optional()
      .meta({ description: 'Unique in the whole system; generated if omitted' }),
    active: z.boolean().default(true),
    settings: settings.default({}).meta({ description: 'Settings of the connector, stored unchanged' }),
  })
  .meta({ id: 'CreateChannel', example: { name: 'Support', kind: 'webhook' } });

export const updateChannelBody = z
  .strictObject({
    name: name.optional(),
    kind: kind.optional().meta({ description: kindDescription }),
    active: z.boolean().optional(),
    settings: settings.optional(),
  })
  .meta({ id: 'UpdateChannel', example: { name: 'Support Lisbon' } });

export const rotateSecretBody = z
  .strictObject({
    secret: z
      .string()
      .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,32}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, {
        error: 'Must be whsec_ and 24 to 96 bytes in base64.',
      })
      .optional()
      .meta({ description: 'Generated if omitted' }),
  })
  .meta({ id: 'RotateChannelSecret', example: {} });

export const channelSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    name: z.string(),
    kind: z.string().meta({ description: kindDescription }),
    external_ref: z.string(),
    active: z.boolean(),
    settings: z.record(z.string(), z.unknown()),
    has_secret: z.boolean().meta({ description: 'Whether deliveries must be signed' }),
    awaiting_reply_since: timestamp
      .nullable()
      .meta({ description: 'When the oldest message on this channel that awaits a reply was sent' }),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'Channel' });

export function presentChannel({ channel, awaitingReplySince }: ChannelWithAwaiting): z.infer<typeof channelSchema> {
  return {
    id: channel.id,
    frame_id: channel.frameId,
    name: channel.name,
    kind: channel.kind,
    external_ref: channel.externalRef,
    active: channel.active,
    settings: channel.settings,
    has_secret: channel.secrets.length > 0,
    awaiting_reply_since: awaitingReplySince?.toISOString() ?? null,
    created_at: channel.createdAt.toISOString(),
    updated_at: channel.updatedAt.toISOString(),
    deleted_at: channel.deletedAt?.toISOString() ?? null,
  };
}
