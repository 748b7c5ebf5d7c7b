import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { SendQueueDocument } from './send-queue-model';
import type { Busy, SendQueue, SendQueueStore } from './send-queue-store';

export class MongoSendQueueStore implements SendQueueStore {
  constructor(
    private readonly queues: Model<SendQueueDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async add({ conversationId, frameId, channelId }: Parameters<SendQueueStore['add']>[0], now: Date): Promise<void> {
    const { matchedCount } = await this.queues
      .updateOne({ _id: conversationId }, { $inc: { version: 1 } })
      .session(this.session);
    if (matchedCount > 0) return;
    const queue = { _id: conversationId, frame_id: frameId, channel_id: channelId, due_at: now };
    try {
      await this.queues.insertMany([{ ...queue, holder: '', attempts: 0, version: 1 }], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_') ? new TransactionConflict('a queue was begun') : error;
    }
  }

  async claim(holder: string, now: Date, until: Date, { channels, frames }: Busy): Promise<SendQueue | undefined> {
    const document = await this.queues
      .findOneAndUpdate(
        { due_at: { $lte: now }, channel_id: { $nin: [...channels] }, frame_id: { $nin: [...frames] } },
        { $set: { due_at: until, holder } },
        { sort: { due_at: 1 }, returnDocument: 'after' },
      )
      .lean<SendQueueDocument>();
    return document ? toSendQueue(document) : undefined;
  }

  async renew(queue: SendQueue, until: Date): Promise<boolean> {
    const { matchedCount } = await this.queues.updateOne(held(queue), { $set: { due_at: until } });
    return matchedCount > 0;
  }

  async advance(queue: SendQueue): Promise<void> {
    await this.queues.updateOne(held(queue), { $set: { attempts: 0 } });
  }

  async postpone(queue: SendQueue, until: Date): Promise<void> {
    await this.queues.updateOne(held(queue), { $set: { due_at: until, holder: '' }, $inc: { attempts: 1 } });
  }

  async finish(queue: SendQueue, now: Date): Promise<void> {
    const { deletedCount } = await this.queues.deleteOne({ ...held(queue), version: queue.version });
    if (deletedCount > 0) return;
    await this.queues.updateOne(held(queue), { $set: { due_at: now, holder: '', attempts: 0 } });
  }
}

function held({ conversationId, holder }: SendQueue) {
  return { _id: conversationId, holder };
}

function toSendQueue(document: SendQueueDocument): SendQueue {
  return {
    conversationId: document._id,
    frameId: document.frame_id,
    channelId: document.channel_id,
    attempts: document.attempts,
    version: document.version,
    holder: document.holder,
  };
}
