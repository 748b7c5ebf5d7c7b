import { actorKinds } from '@trackway/contracts';
import { z } from 'zod';
import { senderSchema } from '../conversations/conversation-schemas';
import { timestamp } from '../shared/value-types';
import type { MediaItem } from './media-item';
import { messageStatuses } from './message-status';

const text = z.string().nullable();

const attachmentSchema = z
  .object({
    id: z.string(),
    name: text,
    mime_type: text,
    status: z.enum(['pending', 'stored', 'refused']),
    reason: text.meta({ description: 'Error message if it was not fetched' }),
    size: z.int().nullable().meta({ description: 'In bytes' }),
    url: z.string().meta({ description: 'URL of the file at the connector' }),
    file_url: z.string().nullable().meta({ description: 'Link to the stored file, valid for ten minutes' }),
  })
  .meta({ id: 'Attachment' });

export const mediaItemSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    direction: z.enum(['inbound', 'outbound']),
    message: z.string(),
    external_id: text.meta({ description: "The connector's own id of the message" }),
    sender: senderSchema.nullable(),
    project_id: z.uuid().nullable(),
    attachments: z.array(attachmentSchema),
    metadata: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As sent by the connector; unknown fields are in `extra`' }),
    sent_at: timestamp.nullable(),
    received_at: timestamp,
    author: z
      .object({ kind: z.enum(actorKinds), id: z.string(), name: text })
      .nullable()
      .meta({ description: 'Author of an outbound message' }),
    status: z.enum(messageStatuses).nullable().meta({ description: 'Status of an outbound message' }),
    failure: text.meta({ description: 'Error message if it failed' }),
    correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
  })
  .meta({ id: 'MediaItem' });

export type PresentMediaItem = ReturnType<typeof mediaItemPresenter>;

/** `urlOf` returns a link to a stored attachment. */
export function mediaItemPresenter(urlOf: (file: { frameId: string; id: string }) => string) {
  return (item: MediaItem): z.infer<typeof mediaItemSchema> => ({
    id: item.id,
    frame_id: item.frameId,
    channel_id: item.channelId,
    conversation_id: item.conversationId,
    direction: item.direction,
    message: item.message,
    external_id: item.externalId,
    sender: item.sender,
    project_id: item.projectId,
    attachments: item.attachments.map(({ id, url, name, mime_type, status, reason, size }) => {
      const link = status === 'stored' ? urlOf({ frameId: item.frameId, id }) : null;
      return { id, name, mime_type, status, reason, size, url, file_url: link };
    }),
    metadata: item.metadata,
    sent_at: item.sentAt?.toISOString() ?? null,
    received_at: item.receivedAt.toISOString(),
    author: item.author,
    status: item.status,
    failure: item.failure,
    correlation_id: item.cause.correlationId,
  });
}
