// Original file: trackway/channels/v1/channels_service.proto

import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from '../../../trackway/causes/v1/RecordRef';

export interface ListRecordChangesRequest {
  'records'?: (_trackway_causes_v1_RecordRef)[];
  'since'?: (string);
}

export interface ListRecordChangesRequest__Output {
  'records': (_trackway_causes_v1_RecordRef__Output)[];
  'since': (string);
}
