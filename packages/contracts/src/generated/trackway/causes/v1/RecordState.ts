// Original file: trackway/causes/v1/effects.proto

import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from '../../../trackway/causes/v1/RecordRef';
import type { FieldValue as _trackway_causes_v1_FieldValue, FieldValue__Output as _trackway_causes_v1_FieldValue__Output } from '../../../trackway/causes/v1/FieldValue';

export interface RecordState {
  'record'?: (_trackway_causes_v1_RecordRef | null);
  'values'?: (_trackway_causes_v1_FieldValue)[];
}

export interface RecordState__Output {
  'record': (_trackway_causes_v1_RecordRef__Output | null);
  'values': (_trackway_causes_v1_FieldValue__Output)[];
}
