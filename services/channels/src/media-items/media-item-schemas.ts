import { z } from 'zod';
import type { MediaItem } from './media-item';

const timestamp = z.iso.datetime();
const text = z.string().nullable();

export const senderSchema = z.object({ id: text, name: text, phone: text, email: text }).meta({ id: 'Sender' });

export const mediaItemSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    direction: z.literal('inbound'),
    message: z.string(),
    external_id: text.meta({ description: "The connector's own id of the message" }),
    sender: senderSchema.nullable(),
    project_id: z.uuid().nullable(),
    attachments: z.array(z.object({ url: z.string(), name: text, mime_type: text })),
    metadata: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As the connector gave it; what it sent beside the known fields stands under extra' }),
    sent_at: timestamp.nullable(),
    received_at: timestamp,
  })
  .meta({ id: 'MediaItem' });

export function presentMediaItem(item: MediaItem): z.infer<typeof mediaItemSchema> {
  return {
    id: item.id,
    frame_id: item.frameId,
    channel_id: item.channelId,
    conversation_id: item.conversationId,
    direction: item.direction,
    message: item.message,
    external_id: item.externalId,
    sender: item.sender,
    project_id: item.projectId,
    attachments: item.attachments.map(({ url, name, mime_type }) => ({ url, name, mime_type })),
    metadata: item.metadata,
    sent_at: item.sentAt?.toISOString() ?? null,
    received_at: item.receivedAt.toISOString(),
  };
}
