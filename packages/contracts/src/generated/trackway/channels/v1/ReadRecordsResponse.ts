// Original file: trackway/channels/v1/channels_service.proto

import type { RecordState as _trackway_causes_v1_RecordState, RecordState__Output as _trackway_causes_v1_RecordState__Output } from '../../../trackway/causes/v1/RecordState';

export interface ReadRecordsResponse {
  'states'?: (_trackway_causes_v1_RecordState)[];
}

export interface ReadRecordsResponse__Output {
  'states': (_trackway_causes_v1_RecordState__Output)[];
}
