import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Assignment as _trackway_funnels_v1_Assignment, Assignment__Output as _trackway_funnels_v1_Assignment__Output } from './trackway/funnels/v1/Assignment';
import type { BatchGetAssignmentsRequest as _trackway_funnels_v1_BatchGetAssignmentsRequest, BatchGetAssignmentsRequest__Output as _trackway_funnels_v1_BatchGetAssignmentsRequest__Output } from './trackway/funnels/v1/BatchGetAssignmentsRequest';
import type { BatchGetAssignmentsResponse as _trackway_funnels_v1_BatchGetAssignmentsResponse, BatchGetAssignmentsResponse__Output as _trackway_funnels_v1_BatchGetAssignmentsResponse__Output } from './trackway/funnels/v1/BatchGetAssignmentsResponse';
import type { BatchGetFunnelsRequest as _trackway_funnels_v1_BatchGetFunnelsRequest, BatchGetFunnelsRequest__Output as _trackway_funnels_v1_BatchGetFunnelsRequest__Output } from './trackway/funnels/v1/BatchGetFunnelsRequest';
import type { BatchGetFunnelsResponse as _trackway_funnels_v1_BatchGetFunnelsResponse, BatchGetFunnelsResponse__Output as _trackway_funnels_v1_BatchGetFunnelsResponse__Output } from './trackway/funnels/v1/BatchGetFunnelsResponse';
import type { Funnel as _trackway_funnels_v1_Funnel, Funnel__Output as _trackway_funnels_v1_Funnel__Output } from './trackway/funnels/v1/Funnel';
import type { FunnelsServiceClient as _trackway_funnels_v1_FunnelsServiceClient, FunnelsServiceDefinition as _trackway_funnels_v1_FunnelsServiceDefinition } from './trackway/funnels/v1/FunnelsService';
import type { Step as _trackway_funnels_v1_Step, Step__Output as _trackway_funnels_v1_Step__Output } from './trackway/funnels/v1/Step';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    funnels: {
      v1: {
        Assignment: MessageTypeDefinition<_trackway_funnels_v1_Assignment, _trackway_funnels_v1_Assignment__Output>
        BatchGetAssignmentsRequest: MessageTypeDefinition<_trackway_funnels_v1_BatchGetAssignmentsRequest, _trackway_funnels_v1_BatchGetAssignmentsRequest__Output>
        BatchGetAssignmentsResponse: MessageTypeDefinition<_trackway_funnels_v1_BatchGetAssignmentsResponse, _trackway_funnels_v1_BatchGetAssignmentsResponse__Output>
        BatchGetFunnelsRequest: MessageTypeDefinition<_trackway_funnels_v1_BatchGetFunnelsRequest, _trackway_funnels_v1_BatchGetFunnelsRequest__Output>
        BatchGetFunnelsResponse: MessageTypeDefinition<_trackway_funnels_v1_BatchGetFunnelsResponse, _trackway_funnels_v1_BatchGetFunnelsResponse__Output>
        Funnel: MessageTypeDefinition<_trackway_funnels_v1_Funnel, _trackway_funnels_v1_Funnel__Output>
        FunnelsService: SubtypeConstructor<typeof grpc.Client, _trackway_funnels_v1_FunnelsServiceClient> & { service: _trackway_funnels_v1_FunnelsServiceDefinition }
        Step: MessageTypeDefinition<_trackway_funnels_v1_Step, _trackway_funnels_v1_Step__Output>
      }
    }
  }
}

