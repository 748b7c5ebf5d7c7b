import type { Page } from '@trackway/application';
import { isDuplicateKey, startsWithWord, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Conversation } from './conversation';
import { toConversation, toDocument } from './conversation-document';
import type { ConversationDocument } from './conversation-model';
import type { ConversationSearch, ConversationStore, LabelCount } from './conversation-store';
import { sortedPage } from './mongo-sorted-page';

/** Documents without a time are not part of a closed range. */
const EPOCH = new Date(0);
const MAX_LABELS_LISTED = 1_000;

export class MongoConversationStore implements ConversationStore {
  constructor(
    private readonly conversations: Model<ConversationDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async find(frameId: string, id: string): Promise<Conversation | undefined> {
    const document = await this.conversations
      .findOne({ _id: id, frame_id: frameId })
      .session(this.session)
      .lean<ConversationDocument>();
    return document ? toConversation(document) : undefined;
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Conversation[]> {
    const documents = await this.conversations
      .find({ _id: { $in: [...ids] }, frame_id: frameId })
      .session(this.session)
      .lean<ConversationDocument[]>();
    return documents.map(toConversation);
  }

  async page(frameId: string, search: ConversationSearch, { page, perPage }: Page) {
    const filter = toFilter(frameId, search);
    const range = { skip: (page - 1) * perPage, limit: perPage };
    const [documents, total] = await Promise.all([
      sortedPage(this.conversations, filter, search.sort, range),
      this.conversations.countDocuments(filter),
    ]);
    return { items: documents.map(toConversation), total };
  }

  async labels(frameId: string): Promise<readonly LabelCount[]> {
    const groups = await this.conversations.aggregate<{ _id: string; count: number }>([
      { $match: { frame_id: frameId, labels: { $gt: '' } } },
      { $unwind: '$labels' },
      { $group: { _id: '$labels', count: { $sum: 1 } } },
      { $sort: { _id: 1 } },
      { $limit: MAX_LABELS_LISTED },
    ]);
    return groups.map(({ _id, count }) => ({ label: _id, count }));
  }

  async findDueSnoozes(now: Date, limit: number): Promise<readonly Conversation[]> {
    const documents = await this.conversations
      .find({ snoozed_until: { $gt: EPOCH, $lte: now } })
      .sort({ snoozed_until: 1 })
      .limit(limit)
      .lean<ConversationDocument[]>();
    return documents.map(toConversation);
  }

  async findBySender(
    frameId: string,
    channelId: string,
    senderKeys: readonly string[],
  ): Promise<Conversation | undefined> {
    const documents = await this.conversations
      .find({ frame_id: frameId, channel_id: channelId, sender_key: { $in: [...senderKeys] } })
      .session(this.session)
      .lean<ConversationDocument[]>();
    const found = documents.map(toConversation);
    return senderKeys.map((key) => found.find(({ senderKey }) => senderKey === key)).find((one) => one !== undefined);
  }

  async linkedProjects(frameId: string, projectIds: readonly string[]): Promise<readonly string[]> {
    const documents = await this.conversations
      .find({ frame_id: frameId, project_id: { $in: [...projectIds] } }, { project_id: 1 })
      .session(this.session)
      .lean<Pick<ConversationDocument, 'project_id'>[]>();
    return [...new Set(documents.flatMap(({ project_id }) => project_id ?? []))];
  }

  async findByProject(frameId: string, channelId: string, projectId: string): Promise<Conversation | undefined> {
    const document = await this.conversations
      .findOne({ frame_id: frameId, channel_id: channelId, project_id: projectId })
      .sort({ last_message_at: -1, _id: -1 })
      .session(this.session)
      .lean<ConversationDocument>();
    return document ? toConversation(document) : undefined;
  }

  async findBySenders(
    senders: readonly {
      readonly frameId: string;
      readonly channelId: string;
      readonly senderKeys: readonly string[];
    }[],
  ): Promise<readonly Conversation[]> {
    const documents = await this.conversations
      .find({
        frame_id: { $in: distinct(senders.map(({ frameId }) => frameId)) },
        channel_id: { $in: distinct(senders.map(({ channelId }) => channelId)) },
        sender_key: { $in: distinct(senders.flatMap(({ senderKeys }) => senderKeys)) },
      })
      .session(this.session)
      .lean<ConversationDocument[]>();
    return documents.map(toConversation);
  }

  async insert(...conversations: readonly Conversation[]): Promise<void> {
    if (conversations.length === 0) return;
    try {
      await this.conversations.insertMany(conversations.map(toDocument), { session: this.session });
    } catch (error) {
      throw lostRace(error);
    }
  }

  async update(...conversations: readonly Conversation[]): Promise<void> {
    if (conversations.length === 0) return;
    const writes = conversations.map((conversation) => {
      const { _id, frame_id, ...changes } = toDocument(conversation);
      return { updateOne: { filter: { _id, frame_id }, update: { $set: changes } } };
    });
    try {
      await this.conversations.bulkWrite(writes, this.session ? { session: this.session } : {});
    } catch (error) {
      throw lostRace(error);
    }
  }

  async after(frameId: string, afterId: string, limit: number): Promise<readonly Conversation[]> {
    const documents = await this.conversations
      .find({ frame_id: frameId, _id: { $gt: afterId } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ConversationDocument[]>();
    return documents.map(toConversation);
  }

  async claimUnlinked(now: Date, until: Date): Promise<Conversation | undefined> {
    const document = await this.conversations
      .findOneAndUpdate({ link_at: { $gt: EPOCH, $lte: now } }, { $set: { link_at: until } }, { sort: { link_at: 1 } })
      .lean<ConversationDocument>();
    return document ? toConversation(document) : undefined;
  }

  async awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const waiting = { frame_id: frameId, channel_id: { $in: [...channelIds] }, awaiting_reply_since: { $ne: null } };
    const groups = await this.conversations.aggregate<{ _id: string; since: Date }>([
      { $match: waiting },
      { $group: { _id: '$channel_id', since: { $min: '$awaiting_reply_since' } } },
    ]);
    return new Map(groups.map(({ _id, since }) => [_id, since]));
  }
}

/** Each word is in a message or in the sender. */
function toFilter(frameId: string, { conditions, words }: ConversationSearch): QueryFilter<ConversationDocument> {
  const filter = { ...conditions, frame_id: frameId };
  if (!words) return filter;
  const each = words.map(({ word, conversationIds }) => ({
    $or: [{ _id: { $in: [...conversationIds] } }, { search_words: startsWithWord(word) }],
  }));
  return { ...filter, $and: each };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function lostRace(error: unknown): unknown {
  return isDuplicateKey(error, 'conversations_sender_key') ? new TransactionConflict('a conversation was made') : error;
}
