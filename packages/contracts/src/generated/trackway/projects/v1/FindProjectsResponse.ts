// Original file: trackway/projects/v1/projects_service.proto

import type { NamedProject as _trackway_projects_v1_NamedProject, NamedProject__Output as _trackway_projects_v1_NamedProject__Output } from '../../../trackway/projects/v1/NamedProject';

export interface FindProjectsResponse {
  'projects'?: (_trackway_projects_v1_NamedProject)[];
}

export interface FindProjectsResponse__Output {
  'projects': (_trackway_projects_v1_NamedProject__Output)[];
}
