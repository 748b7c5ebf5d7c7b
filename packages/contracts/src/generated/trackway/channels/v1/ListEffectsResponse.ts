// Original file: trackway/channels/v1/channels_service.proto

import type { Effect as _trackway_causes_v1_Effect, Effect__Output as _trackway_causes_v1_Effect__Output } from '../../../trackway/causes/v1/Effect';

export interface ListEffectsResponse {
  'effects'?: (_trackway_causes_v1_Effect)[];
  'pending'?: (boolean);
}

export interface ListEffectsResponse__Output {
  'effects': (_trackway_causes_v1_Effect__Output)[];
  'pending': (boolean);
}
