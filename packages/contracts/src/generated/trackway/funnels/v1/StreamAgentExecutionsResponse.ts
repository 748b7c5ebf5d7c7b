// Original file: trackway/funnels/v1/funnels_service.proto

import type { AgentExecution as _trackway_funnels_v1_AgentExecution, AgentExecution__Output as _trackway_funnels_v1_AgentExecution__Output } from '../../../trackway/funnels/v1/AgentExecution';
import type { Long } from '@grpc/proto-loader';

export interface StreamAgentExecutionsResponse {
  'total'?: (number | string | Long);
  'executions'?: (_trackway_funnels_v1_AgentExecution)[];
}

export interface StreamAgentExecutionsResponse__Output {
  'total': (number);
  'executions': (_trackway_funnels_v1_AgentExecution__Output)[];
}
