import type { Page } from '@trackway/http';
import { type Conditions, isDuplicateKey, LostRace } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { MediaItem } from './media-item';
import type { MediaItemDocument } from './media-item-model';
import type { MediaItemStore } from './media-item-store';

export class MongoMediaItemStore implements MediaItemStore {
  constructor(
    private readonly items: Model<MediaItemDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async find(frameId: string, id: string): Promise<MediaItem | undefined> {
    const document = await this.items
      .findOne({ _id: id, frame_id: frameId })
      .session(this.session)
      .lean<MediaItemDocument>();
    return document ? toMediaItem(document) : undefined;
  }

  async isKnown(frameId: string, channelId: string, dedupeKey: string): Promise<boolean> {
    const filter = { frame_id: frameId, channel_id: channelId, dedupe_key: dedupeKey };
    return (await this.items.exists(filter).session(this.session)) !== null;
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

  async insert(item: MediaItem): Promise<void> {
    try {
      await this.items.insertMany([toDocument(item)], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, 'media_items_dedupe_key') ? new LostRace('a message was recorded') : error;
    }
  }
}

function toMediaItem(document: MediaItemDocument): MediaItem {
  return {
    id: document._id,
    frameId: document.frame_id,
    channelId: document.channel_id,
    conversationId: document.conversation_id,
    direction: document.direction,
    message: document.message,
    externalId: document.external_id,
    dedupeKey: document.dedupe_key,
    sender: document.sender,
    projectId: document.project_id,
    attachments: document.attachments,
    metadata: JSON.parse(document.metadata),
    sentAt: document.sent_at,
    receivedAt: document.received_at,
  };
}

function toDocument(item: MediaItem): MediaItemDocument {
  return {
    _id: item.id,
    frame_id: item.frameId,
    channel_id: item.channelId,
    conversation_id: item.conversationId,
    direction: item.direction,
    message: item.message,
    external_id: item.externalId,
    dedupe_key: item.dedupeKey,
    sender: item.sender,
    project_id: item.projectId,
    attachments: item.attachments,
    metadata: JSON.stringify(item.metadata),
    sent_at: item.sentAt,
    received_at: item.receivedAt,
  };
}
