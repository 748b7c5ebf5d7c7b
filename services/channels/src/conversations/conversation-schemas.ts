import { z } from 'zod';
import { timestamp } from '../shared/value-types';
import type { Conversation } from './conversation';

const text = z.string().nullable();

export const senderSchema = z.object({ id: text, name: text, phone: text, email: text }).meta({ id: 'Sender' });

export const conversationSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    channel_id: z.uuid(),
    sender: senderSchema.nullable(),
    project_id: z.uuid().nullable(),
    messages_count: z.int(),
    last_message_at: timestamp,
    awaiting_reply_since: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Conversation', description: 'The messages of one sender on one channel' });

export function presentConversation(conversation: Conversation): z.infer<typeof conversationSchema> {
  return {
    id: conversation.id,
    frame_id: conversation.frameId,
    channel_id: conversation.channelId,
    sender: conversation.sender,
    project_id: conversation.projectId,
    messages_count: conversation.messagesCount,
    last_message_at: conversation.lastMessageAt.toISOString(),
    awaiting_reply_since: conversation.awaitingReplySince?.toISOString() ?? null,
    created_at: conversation.createdAt.toISOString(),
  };
}
