import type { Sort } from '@trackway/mongo';
import type { Model, QueryFilter } from 'mongoose';
import type { ConversationDocument } from './conversation-model';

type Conversations = Model<ConversationDocument>;
type Filter = QueryFilter<ConversationDocument>;
interface Range {
  readonly skip: number;
  readonly limit: number;
}

const NEWEST_FIRST = { last_message_at: -1, _id: -1 } as const;

/**
 * A page of conversations. The server sorts missing values first in ascending order. Therefore the conversations with
 * a value are read first, and the others fill the page.
 */
export async function sortedPage(
  conversations: Conversations,
  filter: Filter,
  sort: Sort | undefined,
  range: Range,
): Promise<ConversationDocument[]> {
  if (!sort) return read(conversations, filter, NEWEST_FIRST, range);
  const { path, direction, min } = sort;
  const order = { [path]: direction, _id: direction };
  if (direction === -1) return read(conversations, filter, order, range);
  const filled = { $and: [filter, { [path]: { $gte: min } }] };
  const first = await read(conversations, filled, order, range);
  const limit = range.limit - first.length;
  if (limit === 0) return first;
  const skip = Math.max(0, range.skip - (await conversations.countDocuments(filled)));
  const empty = { $and: [filter, { [path]: null }] };
  return [...first, ...(await read(conversations, empty, NEWEST_FIRST, { skip, limit }))];
}

function read(
  conversations: Conversations,
  filter: Filter,
  order: Readonly<Record<string, 1 | -1>>,
  { skip, limit }: Range,
): Promise<ConversationDocument[]> {
  return conversations.find(filter).sort(order).skip(skip).limit(limit).lean<ConversationDocument[]>();
}
