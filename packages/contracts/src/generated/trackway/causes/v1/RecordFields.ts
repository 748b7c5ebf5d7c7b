// Original file: trackway/causes/v1/effects.proto

import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from '../../../trackway/causes/v1/RecordRef';

export interface RecordFields {
  'record'?: (_trackway_causes_v1_RecordRef | null);
  'fields'?: (string)[];
}

export interface RecordFields__Output {
  'record': (_trackway_causes_v1_RecordRef__Output | null);
  'fields': (string)[];
}
