import { defineModel, listOf } from '@trackway/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FormField } from '../fields/field';

export type FieldDocument = Omit<FormField, 'visibleWhen' | 'fields' | 'itemLabel'> & {
  readonly visible_when: FormField['visibleWhen'];
  /** Only of groups. */
  readonly fields?: readonly FieldDocument[];
  readonly item_label?: string | null;
};

export interface PageDocument {
  readonly sections_as_pages: boolean;
  readonly review: boolean;
  readonly redirect_url: string | null;
  readonly embed_origins: readonly string[];
  /** JSON, because its keys are texts of users. */
  readonly translations: string;
}

export interface FormDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDocument[];
  /** Absent in documents of previous releases. */
  readonly page?: PageDocument;
  readonly version: number;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

/** A version of a form, for answers that refer to it. */
export interface FormVersionDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly form_id: number;
  readonly version: number;
  readonly title: string;
  readonly fields: readonly FieldDocument[];
  readonly created_at: Date;
}

export interface FormModels {
  readonly forms: Model<FormDocument>;
  readonly versions: Model<FormVersionDocument>;
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };
const time = { type: Date, required: true };
const fields = listOf({
  id: text,
  key: anyText,
  label: text,
  help: anyText,
  type: { type: String, required: true },
  required: { type: Boolean, required: true },
  options: listOf({ value: text, label: text }),
  validation: { type: Schema.Types.Mixed, required: true },
  visible_when: { type: Schema.Types.Mixed, default: null },
  expression: String,
  fields: Schema.Types.Mixed,
  item_label: String,
});

/** Call once for each connection. */
export function formModels(connection: Connection): FormModels {
  return {
    forms: defineModel<FormDocument>(connection, {
      name: 'Form',
      collection: 'forms',
      fields: {
        _id: text,
        frame_id: text,
        id: { type: Number, required: true },
        title: text,
        description: { type: String },
        fields,
        page: {
          type: {
            sections_as_pages: Boolean,
            review: Boolean,
            redirect_url: anyText,
            embed_origins: [String],
            translations: String,
          },
          _id: false,
        },
        version: { type: Number, required: true },
        created_by: anyText,
        created_at: time,
        updated_at: time,
        deleted_at: { type: Date, default: null },
      },
    }),
    versions: defineModel<FormVersionDocument>(connection, {
      name: 'FormVersion',
      collection: 'form_versions',
      fields: {
        _id: text,
        frame_id: text,
        form_id: { type: Number, required: true },
        version: { type: Number, required: true },
        title: text,
        fields,
        created_at: time,
      },
    }),
  };
}
