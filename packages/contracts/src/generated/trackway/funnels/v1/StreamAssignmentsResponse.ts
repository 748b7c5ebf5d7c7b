// Original file: trackway/funnels/v1/funnels_service.proto

import type { Assignment as _trackway_funnels_v1_Assignment, Assignment__Output as _trackway_funnels_v1_Assignment__Output } from '../../../trackway/funnels/v1/Assignment';

export interface StreamAssignmentsResponse {
  'assignments'?: (_trackway_funnels_v1_Assignment)[];
}

export interface StreamAssignmentsResponse__Output {
  'assignments': (_trackway_funnels_v1_Assignment__Output)[];
}
