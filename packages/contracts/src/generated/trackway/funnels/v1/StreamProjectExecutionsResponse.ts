// Original file: trackway/funnels/v1/funnels_service.proto

import type { ProjectExecution as _trackway_funnels_v1_ProjectExecution, ProjectExecution__Output as _trackway_funnels_v1_ProjectExecution__Output } from '../../../trackway/funnels/v1/ProjectExecution';
import type { Long } from '@grpc/proto-loader';

export interface StreamProjectExecutionsResponse {
  'total'?: (number | string | Long);
  'executions'?: (_trackway_funnels_v1_ProjectExecution)[];
}

export interface StreamProjectExecutionsResponse__Output {
  'total': (number);
  'executions': (_trackway_funnels_v1_ProjectExecution__Output)[];
}
