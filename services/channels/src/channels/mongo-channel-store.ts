import type { Page } from '@trackway/application';
import { conflict } from '@trackway/errors';
import { type Conditions, isDuplicateKey } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { Channel } from './channel';
import { toChannel, toDocument } from './channel-document';
import type { ChannelDocument } from './channel-model';
import type { ChannelStore } from './channel-store';

export class MongoChannelStore implements ChannelStore {
  constructor(
    private readonly channels: Model<ChannelDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Channel[]> {
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    const documents = await this.channels.find(filter).session(this.session).lean<ChannelDocument[]>();
    return documents.map(toChannel);
  }

  async findByExternalRef(externalRef: string): Promise<Channel | undefined> {
    const document = await this.channels
      .findOne({ external_ref: externalRef })
      .session(this.session)
      .lean<ChannelDocument>();
    return document ? toChannel(document) : undefined;
  }

  async page(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const filter = { ...conditions, frame_id: frameId };
    const [documents, total] = await Promise.all([
      this.channels
        .find(filter)
        .sort({ created_at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<ChannelDocument[]>(),
      this.channels.countDocuments(filter),
    ]);
    return { items: documents.map(toChannel), total };
  }

  async insert(channel: Channel): Promise<void> {
    try {
      await this.channels.insertMany([toDocument(channel)], { session: this.session });
    } catch (error) {
      if (!isDuplicateKey(error, 'channels_external_ref_key')) throw error;
      throw conflict('This external reference is in use.', {
        external_ref: ['It must be unique in the whole system.'],
      });
    }
  }

  async update(channel: Channel): Promise<void> {
    const { _id, frame_id, ...changes } = toDocument(channel);
    const before = { _id, frame_id, version: channel.version - 1 };
    const { matchedCount } = await this.channels.updateOne(before, { $set: changes }).session(this.session);
    if (matchedCount === 0) throw new Error('The stored version of the channel is not the expected one.');
  }
}
