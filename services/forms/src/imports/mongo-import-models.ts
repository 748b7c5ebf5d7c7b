import { defineModel, listOf } from '@trackway/mongo';
import type { Connection, Model } from 'mongoose';
import type { RowOutcome } from './import-row';

export interface ImportDocument {
  /** `<frame>:<operation>`. */
  readonly _id: string;
  readonly frame_id: string;
  /** Incremented by each transaction, so that they conflict. */
  readonly writes: number;
  /** Rows of this attempt and of earlier ones are rejected. Absent before the first end. */
  readonly ended_attempt?: number;
  readonly updated_at: Date;
}

export interface ImportedRowDocument {
  /** `<frame>:<operation>:<row>`. */
  readonly _id: string;
  readonly frame_id: string;
  readonly operation_id: string;
  readonly row: number;
  readonly outcome: RowOutcome['outcome'];
  readonly project_id: string;
  readonly row_errors: readonly {
    readonly column: string;
    readonly code: string;
    readonly message: string;
    readonly value: string;
  }[];
  readonly changes: readonly { readonly answer_id: string; readonly change_id: string; readonly version: number }[];
  readonly rolled_back: {
    readonly marks: readonly { readonly answer_id: string; readonly stands_at: number; readonly counts_as: number }[];
    readonly kept: readonly { readonly answer_id: string; readonly reason: 'changed_since' | 'gone' }[];
  } | null;
  readonly applied_at: Date;
}

export interface ImportModels {
  readonly imports: Model<ImportDocument>;
  readonly rows: Model<ImportedRowDocument>;
}

const text = { type: String, required: true };
const maybeEmpty = { type: String, default: '' };
const number = { type: Number, required: true };

/** Call once for each connection. */
export function importModels(connection: Connection): ImportModels {
  return {
    imports: defineModel<ImportDocument>(connection, {
      name: 'Import',
      collection: 'imports',
      fields: {
        _id: text,
        frame_id: text,
        writes: number,
        ended_attempt: { type: Number, required: false },
        updated_at: { type: Date, required: true },
      },
    }),
    rows: defineModel<ImportedRowDocument>(connection, {
      name: 'ImportedRow',
      collection: 'imported_rows',
      fields: {
        _id: text,
        frame_id: text,
        operation_id: text,
        row: number,
        outcome: text,
        project_id: maybeEmpty,
        row_errors: listOf({ column: text, code: text, message: text, value: maybeEmpty }),
        changes: listOf({ answer_id: text, change_id: text, version: number }),
        rolled_back: {
          type: {
            marks: listOf({ answer_id: text, stands_at: number, counts_as: number }),
            kept: listOf({ answer_id: text, reason: text }),
          },
          default: null,
          _id: false,
        },
        applied_at: { type: Date, required: true },
      },
    }),
  };
}
