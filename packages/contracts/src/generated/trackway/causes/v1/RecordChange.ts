// Original file: trackway/causes/v1/effects.proto

import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from '../../../trackway/causes/v1/RecordRef';
import type { FieldChange as _trackway_causes_v1_FieldChange, FieldChange__Output as _trackway_causes_v1_FieldChange__Output } from '../../../trackway/causes/v1/FieldChange';

export interface RecordChange {
  'record'?: (_trackway_causes_v1_RecordRef | null);
  'changes'?: (_trackway_causes_v1_FieldChange)[];
}

export interface RecordChange__Output {
  'record': (_trackway_causes_v1_RecordRef__Output | null);
  'changes': (_trackway_causes_v1_FieldChange__Output)[];
}
