// Original file: trackway/projects/v1/projects_service.proto

import type { Project as _trackway_projects_v1_Project, Project__Output as _trackway_projects_v1_Project__Output } from '../../../trackway/projects/v1/Project';
import type { Frame as _trackway_projects_v1_Frame, Frame__Output as _trackway_projects_v1_Frame__Output } from '../../../trackway/projects/v1/Frame';

export interface BatchGetProjectsResponse {
  'projects'?: (_trackway_projects_v1_Project)[];
  'frame'?: (_trackway_projects_v1_Frame | null);
}

export interface BatchGetProjectsResponse__Output {
  'projects': (_trackway_projects_v1_Project__Output)[];
  'frame': (_trackway_projects_v1_Frame__Output | null);
}
