// Original file: trackway/projects/v1/projects_service.proto

import type { KeptRow as _trackway_projects_v1_KeptRow, KeptRow__Output as _trackway_projects_v1_KeptRow__Output } from '../../../trackway/projects/v1/KeptRow';

export interface RollbackRowsResponse {
  'restored'?: (number);
  'removed'?: (number);
  'kept'?: (_trackway_projects_v1_KeptRow)[];
}

export interface RollbackRowsResponse__Output {
  'restored': (number);
  'removed': (number);
  'kept': (_trackway_projects_v1_KeptRow__Output)[];
}
