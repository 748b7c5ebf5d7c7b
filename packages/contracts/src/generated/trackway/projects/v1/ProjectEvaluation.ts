// Original file: trackway/projects/v1/projects_service.proto

import type { FilterEvaluation as _trackway_projects_v1_FilterEvaluation, FilterEvaluation__Output as _trackway_projects_v1_FilterEvaluation__Output } from '../../../trackway/projects/v1/FilterEvaluation';

export interface ProjectEvaluation {
  'projectId'?: (string);
  'matches'?: (boolean);
  'filters'?: (_trackway_projects_v1_FilterEvaluation)[];
}

export interface ProjectEvaluation__Output {
  'projectId': (string);
  'matches': (boolean);
  'filters': (_trackway_projects_v1_FilterEvaluation__Output)[];
}
