import { defineModel, listOf } from '@trackway/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FieldValue } from '../fields/field-value';
import type { AccessorType } from '../projects/accessor';
import type { LinkContext } from './form-link';
import type { AccessKind } from './link-access';

export interface FormLinkDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly token_hash: string;
  readonly form_id: number;
  readonly accessor_type: AccessorType;
  readonly project_id: string;
  readonly accessor_id: string | number | null;
  readonly single_use: boolean;
  /** Absent in documents from before separate responses were supported. */
  readonly context?: LinkContext;
  readonly pin_hash: string | null;
  readonly pin_tries: number;
  readonly pin_tried_at: Date | null;
  /** Total of wrong PINs. Absent in documents from before they were counted. */
  readonly pin_failures?: number;
  readonly prefill: readonly { readonly field_id: string; readonly value: FieldValue }[];
  readonly expires_at: Date;
  readonly spent_at: Date | null;
  readonly revoked_at: Date | null;
  readonly created_by: string;
  readonly created_at: Date;
}

export interface LinkSubmissionDocument {
  /** `<link>:<key>`. */
  readonly _id: string;
  readonly body_hash: string;
  readonly submitted_at: Date;
}

export interface LinkAccessDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly link_id: string;
  readonly kind: AccessKind;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly at: Date;
}

export interface FormLinkModels {
  readonly accesses: Model<LinkAccessDocument>;
  readonly links: Model<FormLinkDocument>;
  readonly submissions: Model<LinkSubmissionDocument>;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };

/** Call once for each connection. */
export function formLinkModels(connection: Connection): FormLinkModels {
  return {
    links: defineModel<FormLinkDocument>(connection, {
      name: 'FormLink',
      collection: 'form_links',
      fields: {
        _id: text,
        frame_id: text,
        token_hash: text,
        form_id: { type: Number, required: true },
        accessor_type: text,
        project_id: text,
        accessor_id: { type: Schema.Types.Mixed, default: null },
        single_use: { type: Boolean, required: true },
        context: { type: String },
        pin_hash: { type: String, default: null },
        pin_tries: { type: Number, default: 0 },
        pin_tried_at: { type: Date, default: null },
        pin_failures: { type: Number, default: 0 },
        prefill: listOf({ field_id: text, value: { type: Schema.Types.Mixed, default: null } }),
        expires_at: time,
        spent_at: { type: Date, default: null },
        revoked_at: { type: Date, default: null },
        created_by: text,
        created_at: time,
      },
    }),
    accesses: defineModel<LinkAccessDocument>(connection, {
      name: 'LinkAccess',
      collection: 'form_link_accesses',
      fields: {
        _id: text,
        frame_id: text,
        link_id: text,
        kind: text,
        address: { type: String, default: null },
        user_agent: { type: String, default: null },
        at: time,
      },
    }),
    submissions: defineModel<LinkSubmissionDocument>(connection, {
      name: 'LinkSubmission',
      collection: 'form_link_submissions',
      fields: { _id: text, body_hash: text, submitted_at: time },
    }),
  };
}
