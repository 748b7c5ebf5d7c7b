import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { actor, fieldChange } from './history-events';

const sender = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export const messageReceived = defineEvent({
  topic: topics.channelsInbound,
  type: 'channels.message_received.v1',
  description:
    'An inbound message was recorded. Keyed by the conversation. If its project is determined later, the event is published after that.',
  schema: z.object({
    media_item_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    project_id: z.uuid().nullable(),
    message: z.string(),
    external_id: z.string().nullable(),
    sender: sender.nullable(),
    sent_at: z.iso.datetime().nullable(),
    received_at: z.iso.datetime(),
  }),
});

export const messageSent = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.message_sent.v1',
  description: 'A connector accepted an outbound message. Keyed by the project, else by the conversation.',
  schema: z.object({
    media_item_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    project_id: z.uuid().nullable(),
    message: z.string(),
    author: actor.nullable(),
  }),
});

export const conversationLinked = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.conversation_linked.v1',
  description: 'A conversation was linked to another project. Keyed by the project.',
  schema: z.object({
    conversation_id: z.uuid(),
    channel_id: z.uuid(),
    project_id: z.uuid(),
    previous_project_id: z.uuid().nullable(),
    sender: sender.nullable(),
    /** Version of the conversation. Consumers ignore lower versions. */
    version: z.number().int(),
  }),
});

export const awaitingReplyChanged = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.awaiting_reply_changed.v1',
  description:
    'The reply state or the project of a conversation changed. Keyed by the project, else by the conversation. Events of one conversation can arrive in any order; the highest version is valid.',
  schema: z.object({
    conversation_id: z.uuid(),
    channel_id: z.uuid(),
    project_id: z.uuid().nullable(),
    awaiting_reply_since: z.iso.datetime().nullable(),
    version: z.number().int(),
  }),
});

export const conversationUpdated = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.conversation_updated.v1',
  description:
    'Status, assignee or labels of a conversation changed. Keyed by the project, else by the conversation. The highest version is valid.',
  schema: z.object({
    conversation_id: z.uuid(),
    channel_id: z.uuid(),
    project_id: z.uuid().nullable(),
    status: z.enum(['open', 'snoozed', 'closed']),
    snoozed_until: z.iso.datetime().nullable(),
    assignee_id: z.uuid().nullable(),
    labels: z.array(z.string()),
    actor,
    changes: z.array(fieldChange),
    version: z.number().int(),
  }),
});
