// Original file: trackway/channels/v1/channels_service.proto

import type { RecordFields as _trackway_causes_v1_RecordFields, RecordFields__Output as _trackway_causes_v1_RecordFields__Output } from '../../../trackway/causes/v1/RecordFields';

export interface ReadRecordsRequest {
  'records'?: (_trackway_causes_v1_RecordFields)[];
}

export interface ReadRecordsRequest__Output {
  'records': (_trackway_causes_v1_RecordFields__Output)[];
}
