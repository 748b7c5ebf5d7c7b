// Original file: trackway/funnels/v1/funnels_service.proto

import type { Funnel as _trackway_funnels_v1_Funnel, Funnel__Output as _trackway_funnels_v1_Funnel__Output } from '../../../trackway/funnels/v1/Funnel';

export interface StreamFunnelsResponse {
  'funnels'?: (_trackway_funnels_v1_Funnel)[];
}

export interface StreamFunnelsResponse__Output {
  'funnels': (_trackway_funnels_v1_Funnel__Output)[];
}
