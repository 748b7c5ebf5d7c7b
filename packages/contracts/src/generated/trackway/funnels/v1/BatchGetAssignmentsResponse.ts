// Original file: trackway/funnels/v1/funnels_service.proto

import type { Assignment as _trackway_funnels_v1_Assignment, Assignment__Output as _trackway_funnels_v1_Assignment__Output } from '../../../trackway/funnels/v1/Assignment';

export interface BatchGetAssignmentsResponse {
  'assignments'?: (_trackway_funnels_v1_Assignment)[];
}

export interface BatchGetAssignmentsResponse__Output {
  'assignments': (_trackway_funnels_v1_Assignment__Output)[];
}
