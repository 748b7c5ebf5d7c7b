// Original file: trackway/projects/v1/projects_service.proto

import type { ProjectEvaluation as _trackway_projects_v1_ProjectEvaluation, ProjectEvaluation__Output as _trackway_projects_v1_ProjectEvaluation__Output } from '../../../trackway/projects/v1/ProjectEvaluation';

export interface EvaluateFiltersResponse {
  'projects'?: (_trackway_projects_v1_ProjectEvaluation)[];
  'behind'?: (boolean);
}

export interface EvaluateFiltersResponse__Output {
  'projects': (_trackway_projects_v1_ProjectEvaluation__Output)[];
  'behind': (boolean);
}
