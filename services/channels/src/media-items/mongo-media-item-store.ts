import type { Page } from '@trackway/application';
import { type Conditions, isDuplicateKey, startsWithWord, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Attachment, MediaItem, MediaItemChanges } from './media-item';
import { toChanges, toDocument, toMediaItem } from './media-item-document';
import type { MediaItemDocument } from './media-item-model';
import type { MediaItemStore } from './media-item-store';

/** Documents without a time are not part of a closed range. */
const EPOCH = new Date(0);
const MAX_FOUND_CONVERSATIONS = 10_000;

type OfConversation = Pick<MediaItem, 'id' | 'frameId'>;

/** The index of the migrations, or the one with the tenant in front, which a sharded collection requires. */
const DEDUPE_INDEXES = ['media_items_dedupe_unique_key', 'media_items_dedupe_tenant_key'];

export class MongoMediaItemStore implements MediaItemStore {
  constructor(
    private readonly items: Model<MediaItemDocument>,
    private readonly session: ClientSession | null,
  ) {}

  find(frameId: string, id: string): Promise<MediaItem | undefined> {
    return this.one({ _id: id, frame_id: frameId });
  }

  findByDedupeKey(frameId: string, channelId: string, dedupeKey: string): Promise<MediaItem | undefined> {
    return this.one({ frame_id: frameId, channel_id: channelId, dedupe_key: dedupeKey });
  }

  async findByDedupeKeys(
    keys: readonly { readonly frameId: string; readonly channelId: string; readonly dedupeKey: string }[],
  ): Promise<readonly MediaItem[]> {
    if (keys.length === 0) return [];
    const frames = new Map(keys.map(({ channelId, frameId }) => [channelId, frameId]));
    const documents = await this.items
      .find({
        channel_id: { $in: [...frames.keys()] },
        dedupe_key: { $in: [...new Set(keys.map(({ dedupeKey }) => dedupeKey))] },
      })
      .session(this.session)
      .lean<MediaItemDocument[]>();
    return documents.filter((one) => one.frame_id === frames.get(one.channel_id)).map(toMediaItem);
  }

  findSent(frameId: string, channelId: string, externalId: string): Promise<MediaItem | undefined> {
    const filter = {
      frame_id: frameId,
      channel_id: channelId,
      external_id: externalId,
      direction: 'outbound',
    } as const;
    return this.one(filter);
  }

  async nextQueued(conversation: OfConversation): Promise<MediaItem | undefined> {
    const [next] = await this.oldest({ ...within(conversation), status: 'queued' }, 1);
    return next;
  }

  findUnpublished(conversation: OfConversation, limit: number): Promise<readonly MediaItem[]> {
    return this.oldest({ ...within(conversation), announced: false }, limit);
  }

  async lastReplyAt(conversation: OfConversation): Promise<Date | null> {
    const filter = { ...within(conversation), direction: 'outbound', counts_as_reply: true } as const;
    const last = await this.items
      .findOne({ ...filter, status: { $ne: 'failed' } })
      .sort({ at: -1 })
      .session(this.session)
      .lean<MediaItemDocument>();
    return last?.at ?? null;
  }

  async firstReplyAfter(conversation: OfConversation, from: Date): Promise<Date | null> {
    const filter = {
      ...within(conversation),
      direction: 'outbound',
      counts_as_reply: true,
      at: { $gte: from },
    } as const;
    const first = await this.items
      .findOne({ ...filter, status: { $ne: 'failed' } })
      .sort({ at: 1 })
      .session(this.session)
      .lean<MediaItemDocument>();
    return first?.at ?? null;
  }

  async conversationsWithWord(frameId: string, word: string): Promise<readonly string[]> {
    const groups = await this.items.aggregate<{ _id: string }>([
      { $match: { frame_id: frameId, search_words: startsWithWord(word) } },
      { $group: { _id: '$conversation_id' } },
      { $limit: MAX_FOUND_CONVERSATIONS },
    ]);
    return groups.map(({ _id }) => _id);
  }

  async firstInboundAfter(conversation: OfConversation, after: Date | null): Promise<Date | null> {
    const first = await this.items
      .findOne({ ...within(conversation), direction: 'inbound', ...(after ? { at: { $gt: after } } : {}) })
      .sort({ at: 1 })
      .session(this.session)
      .lean<MediaItemDocument>();
    return first?.at ?? null;
  }

  findByAttachment(frameId: string, attachmentId: string): Promise<MediaItem | undefined> {
    return this.one({ frame_id: frameId, 'attachments.id': attachmentId });
  }

  async claimFetch(now: Date, until: Date): Promise<{ item: MediaItem; attempts: number } | undefined> {
    const document = await this.items
      .findOneAndUpdate(
        { fetch_at: { $gt: EPOCH, $lte: now } },
        { $set: { fetch_at: until }, $inc: { fetch_attempts: 1 } },
        { sort: { fetch_at: 1 }, returnDocument: 'after' },
      )
      .lean<MediaItemDocument>();
    return document ? { item: toMediaItem(document), attempts: document.fetch_attempts } : undefined;
  }

  async settleFetch(
    { id, frameId }: OfConversation,
    attachments: readonly Attachment[],
    fetchAt: Date | null,
  ): Promise<void> {
    const changes = { attachments: [...attachments], fetch_at: fetchAt };
    await this.items.updateOne({ _id: id, frame_id: frameId }, { $set: changes });
  }

  async page(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const filter = { ...conditions, frame_id: frameId };
    const [documents, total] = await Promise.all([
      this.items
        .find(filter)
        .sort({ received_at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<MediaItemDocument[]>(),
      this.items.countDocuments(filter),
    ]);
    return { items: documents.map(toMediaItem), total };
  }

  async insert(...items: readonly MediaItem[]): Promise<void> {
    if (items.length === 0) return;
    try {
      await this.items.insertMany(items.map(toDocument), { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, ...DEDUPE_INDEXES) ? new TransactionConflict('a message was recorded') : error;
    }
  }

  async change({ id, frameId }: OfConversation, changes: MediaItemChanges): Promise<void> {
    await this.items.updateOne({ _id: id, frame_id: frameId }, { $set: toChanges(changes) }).session(this.session);
  }

  private async one(filter: QueryFilter<MediaItemDocument>): Promise<MediaItem | undefined> {
    const document = await this.items.findOne(filter).session(this.session).lean<MediaItemDocument>();
    return document ? toMediaItem(document) : undefined;
  }

  private async oldest(filter: QueryFilter<MediaItemDocument>, limit: number): Promise<MediaItem[]> {
    const documents = await this.items
      .find(filter)
      .sort({ received_at: 1, _id: 1 })
      .limit(limit)
      .session(this.session)
      .lean<MediaItemDocument[]>();
    return documents.map(toMediaItem);
  }
}

function within({ id, frameId }: OfConversation) {
  return { frame_id: frameId, conversation_id: id };
}
