import { defineModel } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';

export interface FileDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly mime_type: string;
  readonly hash: string;
  readonly field_id: string;
  readonly link_id: string | null;
  readonly created_at: Date;
  readonly unused_since: Date | null;
}

export interface ExpectedUploadDocument {
  /** The key. */
  readonly _id: string;
  readonly created_at: Date;
}

export interface FileModels {
  readonly files: Model<FileDocument>;
  readonly expected: Model<ExpectedUploadDocument>;
}

const text = { type: String, required: true };

/** Call once for each connection. */
export function fileModels(connection: Connection): FileModels {
  const expected = defineModel<ExpectedUploadDocument>(connection, {
    name: 'ExpectedUpload',
    collection: 'expected_uploads',
    fields: { _id: text, created_at: { type: Date, required: true } },
  });
  const files = defineModel<FileDocument>(connection, {
    name: 'AnswerFile',
    collection: 'answer_files',
    fields: {
      _id: text,
      frame_id: text,
      key: text,
      name: text,
      size: { type: Number, required: true },
      mime_type: text,
      hash: text,
      field_id: text,
      link_id: { type: String, default: null },
      created_at: { type: Date, required: true },
      unused_since: { type: Date, default: null },
    },
  });
  return { files, expected };
}
