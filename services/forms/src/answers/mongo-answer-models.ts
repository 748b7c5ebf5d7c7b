import { defineModel } from '@trackway/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FieldType } from '../fields/field';
import type { FieldValue } from '../fields/field-value';
import type { AccessorType } from '../projects/accessor';
import type { Respondent } from './answer';

interface InContext {
  readonly frame_id: string;
  readonly form_id: number;
  readonly field_id: string;
  readonly label: string;
  readonly accessor_key: string;
  readonly accessor_type: AccessorType;
  readonly accessor_id: string | number | null;
  readonly project_id: string;
}

export interface AnswerDocument extends InContext {
  readonly _id: string;
  readonly form_version: number;
  readonly type: FieldType;
  readonly value: FieldValue;
  readonly answered_by: Respondent;
  readonly answered_at: Date;
  readonly version: number;
}

export interface AnswerChangeDocument extends InContext {
  readonly _id: string;
  readonly answer_id: string;
  readonly type: FieldType;
  readonly old_value: FieldValue;
  readonly new_value: FieldValue;
  readonly changed_by: Respondent;
  readonly way: string;
  readonly changed_at: Date;
  readonly cause?: {
    readonly correlation_id: string;
    readonly causation_id: string | null;
    readonly request_id: string | null;
    readonly event_ids: readonly string[];
  };
}

export interface AnswerContextDocument {
  readonly _id: string;
  readonly writes: number;
}

export interface AnswerModels {
  readonly answers: Model<AnswerDocument>;
  readonly changes: Model<AnswerChangeDocument>;
  readonly contexts: Model<AnswerContextDocument>;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const anyValue = { type: Schema.Types.Mixed, default: null };
const respondent = {
  type: { kind: text, id: text, name: { type: String, default: null } },
  required: true,
  _id: false,
};
const inContext = {
  _id: text,
  frame_id: text,
  form_id: number,
  field_id: text,
  label: text,
  accessor_key: text,
  accessor_type: text,
  accessor_id: anyValue,
  project_id: text,
};

/** Call once for each connection. */
export function answerModels(connection: Connection): AnswerModels {
  return {
    answers: defineModel<AnswerDocument>(connection, {
      name: 'Answer',
      collection: 'answers',
      fields: {
        ...inContext,
        form_version: number,
        type: { type: String, required: true },
        value: anyValue,
        answered_by: respondent,
        answered_at: { type: Date, required: true },
        version: number,
      },
    }),
    changes: defineModel<AnswerChangeDocument>(connection, {
      name: 'AnswerChange',
      collection: 'answer_changes',
      fields: {
        ...inContext,
        answer_id: text,
        type: { type: String, required: true },
        old_value: anyValue,
        new_value: anyValue,
        changed_by: respondent,
        way: text,
        changed_at: { type: Date, required: true },
        cause: {
          type: {
            correlation_id: text,
            causation_id: { type: String, default: null },
            request_id: { type: String, default: null },
            event_ids: [String],
          },
          _id: false,
        },
      },
    }),
    contexts: defineModel<AnswerContextDocument>(connection, {
      name: 'AnswerContext',
      collection: 'answer_contexts',
      fields: { _id: text, writes: number },
    }),
  };
}
