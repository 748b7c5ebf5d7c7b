// Original file: trackway/projects/v1/projects_service.proto

import type { RowOutcome as _trackway_projects_v1_RowOutcome, RowOutcome__Output as _trackway_projects_v1_RowOutcome__Output } from '../../../trackway/projects/v1/RowOutcome';

export interface ListAppliedRowsResponse {
  'outcomes'?: (_trackway_projects_v1_RowOutcome)[];
}

export interface ListAppliedRowsResponse__Output {
  'outcomes': (_trackway_projects_v1_RowOutcome__Output)[];
}
