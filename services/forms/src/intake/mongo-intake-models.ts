import { defineModel, listOf } from '@trackway/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FieldValue } from '../fields/field-value';
import type { StatusPart } from './intake-link';
import type { IntakeContact, IntakeIssue, IntakeProgress } from './intake-submission';

export interface IntakeLinkDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly token: string;
  readonly form_id: number;
  readonly name: string;
  readonly funnel_id: string | null;
  readonly template_id: string | null;
  readonly customer_id: string | null;
  readonly project_name_field: string | null;
  readonly contact_name_field: string | null;
  readonly email_field: string | null;
  readonly phone_field: string | null;
  readonly quota_total: number | null;
  readonly quota_per_day: number | null;
  readonly duplicate_window_hours: number;
  readonly proof_difficulty: number;
  readonly status_shows: readonly StatusPart[];
  readonly redirect_url: string | null;
  readonly embed_origins: readonly string[] | null;
  readonly expires_at: Date | null;
  readonly active: boolean;
  readonly used: number;
  readonly used_day: string;
  readonly used_on_day: number;
  /** Raised by each accepted request, so that concurrent transactions conflict. */
  readonly writes: number;
  readonly version: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface IntakeSubmissionDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly link_id: string;
  readonly status_token: string;
  readonly project_id: string;
  readonly contact_id: number | null;
  readonly duplicate_key: string | null;
  readonly duplicates: number;
  readonly progress: IntakeProgress;
  readonly project_name: string | null;
  readonly contact: IntakeContact | null;
  readonly answers: readonly { readonly field_id: string; readonly value: FieldValue }[] | null;
  readonly issues: readonly IntakeIssue[];
  readonly correlation_id: string;
  readonly request_id: string;
  readonly attempts: number;
  /** Null if it is completed. */
  readonly next_attempt_at: Date | null;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

export interface IntakeRequestDocument {
  /** `<link>:<key>`. */
  readonly _id: string;
  readonly frame_id: string;
  readonly body_hash: string;
  readonly submission_id: string;
  readonly duplicate: boolean;
  readonly submitted_at: Date;
}

export interface IntakeProofDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly link_id: string;
  readonly spent_at: Date;
}

export interface IntakeModels {
  readonly links: Model<IntakeLinkDocument>;
  readonly submissions: Model<IntakeSubmissionDocument>;
  readonly requests: Model<IntakeRequestDocument>;
  readonly proofs: Model<IntakeProofDocument>;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const time = { type: Date, required: true };
const optional = { type: String, default: null };
const mixed = { type: Schema.Types.Mixed, default: null };

/** Call once for each connection. */
export function intakeModels(connection: Connection): IntakeModels {
  return {
    links: defineModel<IntakeLinkDocument>(connection, {
      name: 'IntakeLink',
      collection: 'intake_links',
      fields: {
        ...{ _id: text, frame_id: text, token: text, form_id: number, name: text },
        ...{ funnel_id: optional, template_id: optional, customer_id: optional },
        ...{ project_name_field: optional, contact_name_field: optional, email_field: optional, phone_field: optional },
        quota_total: { type: Number, default: null },
        quota_per_day: { type: Number, default: null },
        ...{ duplicate_window_hours: number, proof_difficulty: number },
        status_shows: [String],
        redirect_url: optional,
        embed_origins: mixed,
        expires_at: { type: Date, default: null },
        active: { type: Boolean, required: true },
        used: number,
        used_day: { type: String, default: '' },
        ...{ used_on_day: number, writes: number, version: number },
        ...{ created_by: text, created_at: time, updated_at: time },
      },
    }),
    submissions: defineModel<IntakeSubmissionDocument>(connection, {
      name: 'IntakeSubmission',
      collection: 'intake_submissions',
      fields: {
        ...{ _id: text, frame_id: text, link_id: text, status_token: text, project_id: text },
        contact_id: { type: Number, default: null },
        duplicate_key: optional,
        ...{ duplicates: number, progress: text, project_name: optional, contact: mixed, answers: mixed },
        issues: listOf({ code: text, detail: text }),
        ...{ correlation_id: text, request_id: text, attempts: number },
        next_attempt_at: { type: Date, default: null },
        created_at: time,
        completed_at: { type: Date, default: null },
      },
    }),
    requests: defineModel<IntakeRequestDocument>(connection, {
      name: 'IntakeRequest',
      collection: 'intake_requests',
      fields: {
        ...{ _id: text, frame_id: text, body_hash: text, submission_id: text },
        duplicate: { type: Boolean, required: true },
        submitted_at: time,
      },
    }),
    proofs: defineModel<IntakeProofDocument>(connection, {
      name: 'IntakeProof',
      collection: 'intake_proofs',
      fields: { _id: text, frame_id: text, link_id: text, spent_at: time },
    }),
  };
}
