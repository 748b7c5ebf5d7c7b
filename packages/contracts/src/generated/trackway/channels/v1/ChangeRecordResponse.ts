// Original file: trackway/channels/v1/channels_service.proto

import type { RecordOutcome as _trackway_causes_v1_RecordOutcome, RecordOutcome__Output as _trackway_causes_v1_RecordOutcome__Output } from '../../../trackway/causes/v1/RecordOutcome';

export interface ChangeRecordResponse {
  'outcome'?: (_trackway_causes_v1_RecordOutcome | null);
}

export interface ChangeRecordResponse__Output {
  'outcome': (_trackway_causes_v1_RecordOutcome__Output | null);
}
