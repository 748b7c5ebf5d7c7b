// Original file: trackway/projects/v1/projects_service.proto

import type { User as _trackway_projects_v1_User, User__Output as _trackway_projects_v1_User__Output } from '../../../trackway/projects/v1/User';

export interface BatchGetUsersResponse {
  'users'?: (_trackway_projects_v1_User)[];
}

export interface BatchGetUsersResponse__Output {
  'users': (_trackway_projects_v1_User__Output)[];
}
