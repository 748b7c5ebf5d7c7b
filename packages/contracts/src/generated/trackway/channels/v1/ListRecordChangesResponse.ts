// Original file: trackway/channels/v1/channels_service.proto

import type { Effect as _trackway_causes_v1_Effect, Effect__Output as _trackway_causes_v1_Effect__Output } from '../../../trackway/causes/v1/Effect';

export interface ListRecordChangesResponse {
  'effects'?: (_trackway_causes_v1_Effect)[];
}

export interface ListRecordChangesResponse__Output {
  'effects': (_trackway_causes_v1_Effect__Output)[];
}
