import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface SendQueueDocument {
  /** The conversation's id. */
  readonly _id: string;
  readonly frame_id: string;
  readonly channel_id: string;
  /** When it is due: the next attempt, or the end of a lease. */
  readonly due_at: Date;
  readonly holder: string;
  readonly attempts: number;
  readonly version: number;
}

const text = { type: String, required: true };
const count = { type: Number, required: true };

/** One model for each connection. */
export function sendQueueModel(connection: Connection): Model<SendQueueDocument> {
  return defineModel<SendQueueDocument>(connection, {
    name: 'SendQueue',
    collection: 'send_queues',
    fields: {
      _id: text,
      frame_id: text,
      channel_id: text,
      due_at: { type: Date, required: true },
      holder: { type: String },
      attempts: count,
      version: count,
    },
  });
}
