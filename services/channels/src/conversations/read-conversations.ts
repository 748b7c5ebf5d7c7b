import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { type Conditions, queryWords, readQueryFilters, readSort } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { Stores, UnitOfWork } from '../unit-of-work';
import type { Conversation } from './conversation';
import { conversationSearch } from './conversation-search';
import type { ConversationSearch, LabelCount } from './conversation-store';
import { normalizeLabel } from './label';

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

export interface ListQuery {
  /** Words of messages and senders. */
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
}

export function makeReadConversation({ unitOfWork }: Deps) {
  return async (caller: Caller, id: string): Promise<Conversation> => {
    const conversation = await unitOfWork.read(({ conversations }) => conversations.find(caller.frameId, id));
    if (!conversation) throw notFound('conversation');
    return conversation;
  };
}

/** A page of conversations, the one with the newest message first, by the query of a list request. */
export function makeListConversations({ unitOfWork }: Deps) {
  return async (caller: Caller, query: ListQuery): Promise<{ meta: PageMeta; items: readonly Conversation[] }> => {
    const page = readPage(query);
    const conditions = withLabels(readQueryFilters(conversationSearch, query));
    const sort = readSort(conversationSearch, query.sort);
    const { items, total } = await unitOfWork.read(async (stores) => {
      const words = query.q?.trim() ? await findWords(stores, caller.frameId, query.q) : undefined;
      // A query without a letter or a digit finds nothing.
      if (words?.length === 0) return { items: [], total: 0 };
      return stores.conversations.page(caller.frameId, { conditions, sort, words }, page);
    });
    return { meta: pageMeta(page, total, items.length), items };
  };
}

/** The labels of conversations, with the number of conversations that have each. */
export function makeListLabels({ unitOfWork }: Deps) {
  return ({ frameId }: Caller): Promise<readonly LabelCount[]> =>
    unitOfWork.read(({ conversations }) => conversations.labels(frameId));
}

function findWords(
  { mediaItems }: Pick<Stores, 'mediaItems'>,
  frameId: string,
  text: string,
): Promise<NonNullable<ConversationSearch['words']>> {
  return Promise.all(
    queryWords(text).map(async (word) => ({
      word,
      conversationIds: await mediaItems.conversationsWithWord(frameId, word),
    })),
  );
}

function withLabels(conditions: Conditions): Conditions {
  const { labels } = conditions;
  if (!labels?.$in) return conditions;
  const $in = labels.$in.map((label) => (typeof label === 'string' ? normalizeLabel(label) : label));
  return { ...conditions, labels: { $in } };
}
