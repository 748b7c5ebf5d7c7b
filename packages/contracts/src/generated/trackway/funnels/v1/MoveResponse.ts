// Original file: trackway/funnels/v1/funnels_service.proto

import type { Assignment as _trackway_funnels_v1_Assignment, Assignment__Output as _trackway_funnels_v1_Assignment__Output } from '../../../trackway/funnels/v1/Assignment';
import type { Blocker as _trackway_funnels_v1_Blocker, Blocker__Output as _trackway_funnels_v1_Blocker__Output } from '../../../trackway/funnels/v1/Blocker';

export interface MoveResponse {
  'assignment'?: (_trackway_funnels_v1_Assignment | null);
  'blockers'?: (_trackway_funnels_v1_Blocker)[];
}

export interface MoveResponse__Output {
  'assignment': (_trackway_funnels_v1_Assignment__Output | null);
  'blockers': (_trackway_funnels_v1_Blocker__Output)[];
}
