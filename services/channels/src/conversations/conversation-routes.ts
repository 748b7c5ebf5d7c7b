import { defineRoute, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { senderSchema } from '../media-items/media-item-schemas';
import { timestamp } from '../value-types';
import type { Conversation } from './conversation';

const path = '/api/management/conversations';
const common = { method: 'get', tag: 'Channels', scope: 'channels:read' } as const;

const conversationSchema = z
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

export function conversationRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      path,
      operationId: 'listConversations',
      summary: 'List conversations, that with the newest message first',
      query: listingQuery,
      response: { meta: pageMetaSchema, conversations: z.array(conversationSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listConversations(caller, query);
        return { meta, conversations: items.map(present) };
      },
    }),
    defineRoute({
      ...common,
      path: `${path}/:conversation`,
      operationId: 'readConversation',
      summary: 'Read a conversation',
      params: { conversation: uuidParameter('conversation') },
      response: { conversation: conversationSchema },
      failures: ['conversation_model_not_found'],
      handle: async ({ caller, params: { conversation } }) => ({
        conversation: present(await queries.readConversation(caller, conversation)),
      }),
    }),
  ];
}

function present(conversation: Conversation): z.infer<typeof conversationSchema> {
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
