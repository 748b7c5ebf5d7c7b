import { z } from 'zod';
import { timestamp } from '../shared/value-types';
import {
  type Conversation,
  closedAt,
  conversationStatuses,
  firstResponseSeconds,
  resolutionSeconds,
} from './conversation';

const text = z.string().nullable();
const seconds = z.int().nullable();

export const senderSchema = z.object({ id: text, name: text, phone: text, email: text }).meta({ id: 'Sender' });

export const conversationStatus = z
  .enum(conversationStatuses)
  .meta({ description: 'An inbound message opens a snoozed or closed conversation' });

export const conversationSchema = z
  .object({
    id: z.uuid(),
    frame_id: z.uuid(),
    channel_id: z.uuid(),
    sender: senderSchema.nullable(),
    project_id: z.uuid().nullable(),
    status: conversationStatus,
    snoozed_until: timestamp.nullable().meta({ description: 'Null unless the status is `snoozed`' }),
    closed_at: timestamp.nullable().meta({ description: 'Null unless the status is `closed`' }),
    assignee_id: z.uuid().nullable().meta({ description: 'Id of the user who handles it' }),
    labels: z.array(z.string()).meta({ description: 'In lower case, in alphabetical order' }),
    messages_count: z.int(),
    last_message_at: timestamp,
    awaiting_reply_since: timestamp
      .nullable()
      .meta({ description: 'When the oldest inbound message after the last reply or closing was sent' }),
    first_response_seconds: seconds.meta({
      description: 'Seconds from the first inbound message to the first reply after it. Null without a reply',
    }),
    resolution_seconds: seconds.meta({
      description: 'Seconds from the first inbound message until it was closed. Null unless it is closed',
    }),
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
    status: conversation.status,
    snoozed_until: conversation.snoozedUntil?.toISOString() ?? null,
    closed_at: closedAt(conversation)?.toISOString() ?? null,
    assignee_id: conversation.assigneeId,
    labels: [...conversation.labels],
    messages_count: conversation.messagesCount,
    last_message_at: conversation.lastMessageAt.toISOString(),
    awaiting_reply_since: conversation.awaitingReplySince?.toISOString() ?? null,
    first_response_seconds: firstResponseSeconds(conversation),
    resolution_seconds: resolutionSeconds(conversation),
    created_at: conversation.createdAt.toISOString(),
  };
}
