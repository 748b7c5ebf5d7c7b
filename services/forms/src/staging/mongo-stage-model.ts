import { defineModel, listOf } from '@trackway/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Respondent } from '../answers/answer';
import type { FieldValue } from '../fields/field-value';
import type { AccessorType } from '../projects/accessor';

export interface StageDocument {
  /** `<frame>:<stage>`. */
  readonly _id: string;
  readonly frame_id: string;
  readonly stage_id: string;
  readonly accessor_type: AccessorType;
  readonly project_id: string;
  readonly accessor_id: string | number | null;
  readonly answers: readonly {
    readonly form_id: number;
    readonly field_id: string;
    readonly value: FieldValue;
    readonly base_version?: number | undefined;
  }[];
  readonly staged_by: Respondent;
  readonly cause?: {
    readonly correlation_id: string;
    readonly causation_id: string | null;
    readonly request_id: string;
  };
  readonly created_at: Date;
  readonly committed_at: Date | null;
}

const text = { type: String, required: true };
const anyValue = { type: Schema.Types.Mixed, default: null };

/** Call once for each connection. */
export function stageModel(connection: Connection): Model<StageDocument> {
  return defineModel<StageDocument>(connection, {
    name: 'StagedAnswers',
    collection: 'staged_answers',
    fields: {
      _id: text,
      frame_id: text,
      stage_id: text,
      accessor_type: text,
      project_id: text,
      accessor_id: anyValue,
      answers: listOf({
        form_id: { type: Number, required: true },
        field_id: text,
        value: anyValue,
        base_version: Number,
      }),
      staged_by: { type: { kind: text, id: text, name: { type: String, default: null } }, required: true, _id: false },
      cause: {
        type: { correlation_id: text, causation_id: { type: String, default: null }, request_id: text },
        _id: false,
      },
      created_at: { type: Date, required: true },
      committed_at: { type: Date, default: null },
    },
  });
}
