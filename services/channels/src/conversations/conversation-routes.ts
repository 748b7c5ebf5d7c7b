import {
  bulk,
  defineRoute,
  ifVersion,
  listingQuery,
  MAX_ITEMS,
  outcomesOfSent,
  outcomesResponse,
  pageMetaSchema,
  type Reply,
  type Route,
  readVersion,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { sortParameter } from '@trackway/mongo';
import { z } from 'zod';
import type { Application } from '../application';
import { text, uuid } from '../shared/value-types';
import type { Conversation } from './conversation';
import { conversationSchema, presentConversation } from './conversation-schemas';
import { conversationSearch } from './conversation-search';
import {
  conversationItem,
  labelSchema,
  toChanges,
  updateConversationBody,
  updateConversationsBody,
} from './conversation-update-schemas';

const MAX_QUERY_LENGTH = 200;
const path = '/api/management/conversations';
const tag = 'Channels';
const response = { conversation: conversationSchema };
const params = { conversation: uuidParameter('conversation') };

const listQuery = listingQuery(conversationSearch.fields, conversationSearch).extend({
  q: text.max(MAX_QUERY_LENGTH).optional().meta({
    description:
      'Words of messages and senders. Each must be the start of a word, without regard to case and accents. For each word, at most 10,000 conversations are found by their messages.',
  }),
  sort: sortParameter(conversationSearch),
});

export function conversationRoutes(application: Application): Route[] {
  const { queries } = application;
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'listConversations',
      summary: 'List conversations, the one with the newest message first',
      description:
        '`none` as `filter[assignee_id]` or `filter[project_id]` selects conversations without one. `filter[label]` selects those with any of the labels.',
      tag,
      scope: 'channels:read',
      query: listQuery,
      response: { meta: pageMetaSchema, conversations: z.array(conversationSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listConversations(caller, query);
        return { meta, conversations: items.map(presentConversation) };
      },
    }),
    defineRoute({
      method: 'get',
      path: `${path}/labels`,
      operationId: 'listConversationLabels',
      summary: 'List the labels of conversations',
      description: 'In alphabetical order, at most 1,000.',
      tag,
      scope: 'channels:read',
      response: { labels: z.array(labelSchema) },
      handle: async ({ caller }) => {
        const labels = await queries.listLabels(caller);
        return { labels: labels.map(({ label, count }) => ({ name: label, conversations_count: count })) };
      },
    }),
    defineRoute({
      method: 'get',
      path: `${path}/:conversation`,
      operationId: 'readConversation',
      summary: 'Read a conversation',
      tag,
      scope: 'channels:read',
      params,
      response,
      failures: ['conversation_model_not_found'],
      handle: async ({ caller, params: { conversation } }) =>
        reply(await queries.readConversation(caller, conversation)),
    }),
    ...changeRoutes(application),
  ];
}

function changeRoutes({ commands }: Application): Route[] {
  return [
    defineRoute({
      method: 'patch',
      path: `${path}/:conversation`,
      operationId: 'updateConversation',
      summary: 'Change status, assignee, labels or project of a conversation',
      description:
        'A snoozed conversation is opened at `snoozed_until`, and a snoozed or closed one by the next inbound message. A closed conversation does not await a reply.',
      tag,
      scope: 'channels:write',
      params,
      body: updateConversationBody,
      response,
      failures: [
        'conversation_model_not_found',
        'user_model_not_found',
        'project_model_not_found',
        'precondition_failed',
      ],
      handle: async ({ caller, params: { conversation: id }, body, request }) =>
        reply(await commands.updateConversation(caller, { id, changes: toChanges(body), ...ifVersion(request) })),
    }),
    defineRoute({
      method: 'patch',
      path,
      operationId: 'updateConversations',
      summary: `Change up to ${MAX_ITEMS} conversations`,
      description:
        'Each item is processed separately and has its own outcome, in request order. Errors are those of a single request.',
      tag,
      scope: 'channels:write',
      body: z.strictObject({ conversations: bulk(z.unknown()) }),
      documentedBody: updateConversationsBody,
      response: outcomesResponse(z.uuid()),
      handle: ({ caller, body }) =>
        outcomesOfSent(body.conversations, { item: conversationItem, id: uuid }, ({ id, if_match, ...fields }) =>
          commands.updateConversation(caller, { id, changes: toChanges(fields), ...readVersion(if_match) }),
        ),
    }),
  ];
}

function reply(conversation: Conversation): Reply {
  return versioned({ conversation: presentConversation(conversation) }, conversation.version);
}
