import { defineRoute, listingQuery, pageMetaSchema, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { conversationSchema, presentConversation } from './conversation-schemas';
import { conversationSearch } from './conversation-search';

const path = '/api/management/conversations';
const common = { method: 'get', tag: 'Channels', scope: 'channels:read' } as const;

export function conversationRoutes({ queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      path,
      operationId: 'listConversations',
      summary: 'List conversations, the one with the newest message first',
      query: listingQuery(conversationSearch.fields, conversationSearch),
      response: { meta: pageMetaSchema, conversations: z.array(conversationSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listConversations(caller, query);
        return { meta, conversations: items.map(presentConversation) };
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
        conversation: presentConversation(await queries.readConversation(caller, conversation)),
      }),
    }),
  ];
}
