// Original file: trackway/projects/v1/projects_service.proto

import type { Project as _trackway_projects_v1_Project, Project__Output as _trackway_projects_v1_Project__Output } from '../../../trackway/projects/v1/Project';

export interface BatchGetProjectsResponse {
  'projects'?: (_trackway_projects_v1_Project)[];
}

export interface BatchGetProjectsResponse__Output {
  'projects': (_trackway_projects_v1_Project__Output)[];
}
