import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface LooseFormDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly id: number;
  readonly project_id: string;
  readonly form_id: number;
  readonly version: number;
  readonly idempotency_key: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const time = { type: Date, required: true };

/** Call once for each connection. */
export function looseFormModel(connection: Connection): Model<LooseFormDocument> {
  return defineModel<LooseFormDocument>(connection, {
    name: 'LooseForm',
    collection: 'loose_forms',
    fields: {
      _id: text,
      frame_id: text,
      id: number,
      project_id: text,
      form_id: number,
      version: number,
      idempotency_key: { type: String, default: null },
      created_at: time,
      updated_at: time,
      deleted_at: { type: Date, default: null },
    },
  });
}
