import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { readQueryFilters } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Conversation } from './conversation';
import { conversationSearch } from './conversation-search';

export function makeReadConversation({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (caller: Caller, id: string): Promise<Conversation> => {
    const conversation = await unitOfWork.read(({ conversations }) => conversations.find(caller.frameId, id));
    if (!conversation) throw notFound('conversation');
    return conversation;
  };
}

/** A page of conversations, the one with the newest message first, by the query of a list request. */
export function makeListConversations({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (caller: Caller, query: unknown): Promise<{ meta: PageMeta; items: readonly Conversation[] }> => {
    const page = readPage(query);
    const conditions = readQueryFilters(conversationSearch, query);
    const { items, total } = await unitOfWork.read(({ conversations }) =>
      conversations.page(caller.frameId, conditions, page),
    );
    return { meta: pageMeta(page, total, items.length), items };
  };
}
