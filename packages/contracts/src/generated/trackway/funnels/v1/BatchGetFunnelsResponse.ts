// Original file: trackway/funnels/v1/funnels_service.proto

import type { Funnel as _trackway_funnels_v1_Funnel, Funnel__Output as _trackway_funnels_v1_Funnel__Output } from '../../../trackway/funnels/v1/Funnel';

export interface BatchGetFunnelsResponse {
  'funnels'?: (_trackway_funnels_v1_Funnel)[];
}

export interface BatchGetFunnelsResponse__Output {
  'funnels': (_trackway_funnels_v1_Funnel__Output)[];
}
