import type { FrameRecordRef } from '@trackway/contracts';
import type { Connection, Model } from 'mongoose';
import { defineModel } from '../connection/define-model';

/** A recorded change of a setting. Actor and changes are JSON, because values have any keys. */
export interface EffectDocument {
  readonly _id: string;
  readonly frame_id: string;
  readonly kind: FrameRecordRef['kind'];
  readonly record_id: string;
  readonly label: string;
  readonly action: string;
  readonly actor: string;
  readonly changes: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly happened_at: Date;
  readonly event_ids?: readonly string[];
}

const text = { type: String, required: true };
const anyText = { type: String, default: null };

/** Call once for each connection. */
export function settingEffectModel(connection: Connection): Model<EffectDocument> {
  return defineModel<EffectDocument>(connection, {
    name: 'SettingEffect',
    collection: 'setting_effects',
    fields: {
      _id: text,
      frame_id: text,
      kind: text,
      record_id: text,
      label: { type: String },
      action: text,
      actor: text,
      changes: text,
      correlation_id: text,
      causation_id: anyText,
      request_id: anyText,
      happened_at: { type: Date, required: true },
      event_ids: { type: [String], default: undefined },
    },
  });
}
