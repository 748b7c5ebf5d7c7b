// Original file: trackway/channels/v1/channels_service.proto

import type { RecordChange as _trackway_causes_v1_RecordChange, RecordChange__Output as _trackway_causes_v1_RecordChange__Output } from '../../../trackway/causes/v1/RecordChange';

export interface ChangeRecordRequest {
  'change'?: (_trackway_causes_v1_RecordChange | null);
}

export interface ChangeRecordRequest__Output {
  'change': (_trackway_causes_v1_RecordChange__Output | null);
}
