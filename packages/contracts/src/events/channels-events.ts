import { z } from 'zod';
import { topics } from '../topics';
import { defineEvent } from './event';
import { actor } from './history-events';

const sender = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/**
 * A connector's message was recorded as an inbound media item. Keyed by the conversation. Where a signed delivery lets its
 * project be looked for, it is announced once that was done.
 */
export const messageReceived = defineEvent({
  topic: topics.channelsInbound,
  type: 'channels.message_received.v1',
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

/** A connector took an outbound message. Keyed by the project, else by the conversation. */
export const messageSent = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.message_sent.v1',
  schema: z.object({
    media_item_id: z.uuid(),
    channel_id: z.uuid(),
    conversation_id: z.uuid(),
    project_id: z.uuid().nullable(),
    message: z.string(),
    author: actor.nullable(),
  }),
});

/** A conversation belongs to another project than before. Keyed by the project. */
export const conversationLinked = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.conversation_linked.v1',
  schema: z.object({
    conversation_id: z.uuid(),
    channel_id: z.uuid(),
    project_id: z.uuid(),
    previous_project_id: z.uuid().nullable(),
    sender: sender.nullable(),
    /** The conversation's, raised under its lock: older ones are ignored. */
    version: z.number().int(),
  }),
});

/**
 * Since when a conversation awaits a reply, or that it does not, or that it belongs to another project. Keyed by the project,
 * else by the conversation: events of one conversation may come in any order, and the highest version counts.
 */
export const awaitingReplyChanged = defineEvent({
  topic: topics.channelsEvents,
  type: 'channels.awaiting_reply_changed.v1',
  schema: z.object({
    conversation_id: z.uuid(),
    channel_id: z.uuid(),
    project_id: z.uuid().nullable(),
    awaiting_reply_since: z.iso.datetime().nullable(),
    version: z.number().int(),
  }),
});
