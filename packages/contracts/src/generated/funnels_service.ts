import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Cause as _trackway_causes_v1_Cause, Cause__Output as _trackway_causes_v1_Cause__Output } from './trackway/causes/v1/Cause';
import type { Effect as _trackway_causes_v1_Effect, Effect__Output as _trackway_causes_v1_Effect__Output } from './trackway/causes/v1/Effect';
import type { FieldChange as _trackway_causes_v1_FieldChange, FieldChange__Output as _trackway_causes_v1_FieldChange__Output } from './trackway/causes/v1/FieldChange';
import type { FieldValue as _trackway_causes_v1_FieldValue, FieldValue__Output as _trackway_causes_v1_FieldValue__Output } from './trackway/causes/v1/FieldValue';
import type { RecordChange as _trackway_causes_v1_RecordChange, RecordChange__Output as _trackway_causes_v1_RecordChange__Output } from './trackway/causes/v1/RecordChange';
import type { RecordFields as _trackway_causes_v1_RecordFields, RecordFields__Output as _trackway_causes_v1_RecordFields__Output } from './trackway/causes/v1/RecordFields';
import type { RecordOutcome as _trackway_causes_v1_RecordOutcome, RecordOutcome__Output as _trackway_causes_v1_RecordOutcome__Output } from './trackway/causes/v1/RecordOutcome';
import type { RecordRef as _trackway_causes_v1_RecordRef, RecordRef__Output as _trackway_causes_v1_RecordRef__Output } from './trackway/causes/v1/RecordRef';
import type { RecordState as _trackway_causes_v1_RecordState, RecordState__Output as _trackway_causes_v1_RecordState__Output } from './trackway/causes/v1/RecordState';
import type { AgentExecution as _trackway_funnels_v1_AgentExecution, AgentExecution__Output as _trackway_funnels_v1_AgentExecution__Output } from './trackway/funnels/v1/AgentExecution';
import type { Assignment as _trackway_funnels_v1_Assignment, Assignment__Output as _trackway_funnels_v1_Assignment__Output } from './trackway/funnels/v1/Assignment';
import type { BatchGetAssignmentsRequest as _trackway_funnels_v1_BatchGetAssignmentsRequest, BatchGetAssignmentsRequest__Output as _trackway_funnels_v1_BatchGetAssignmentsRequest__Output } from './trackway/funnels/v1/BatchGetAssignmentsRequest';
import type { BatchGetAssignmentsResponse as _trackway_funnels_v1_BatchGetAssignmentsResponse, BatchGetAssignmentsResponse__Output as _trackway_funnels_v1_BatchGetAssignmentsResponse__Output } from './trackway/funnels/v1/BatchGetAssignmentsResponse';
import type { BatchGetFunnelsRequest as _trackway_funnels_v1_BatchGetFunnelsRequest, BatchGetFunnelsRequest__Output as _trackway_funnels_v1_BatchGetFunnelsRequest__Output } from './trackway/funnels/v1/BatchGetFunnelsRequest';
import type { BatchGetFunnelsResponse as _trackway_funnels_v1_BatchGetFunnelsResponse, BatchGetFunnelsResponse__Output as _trackway_funnels_v1_BatchGetFunnelsResponse__Output } from './trackway/funnels/v1/BatchGetFunnelsResponse';
import type { Blocker as _trackway_funnels_v1_Blocker, Blocker__Output as _trackway_funnels_v1_Blocker__Output } from './trackway/funnels/v1/Blocker';
import type { ChangeRecordRequest as _trackway_funnels_v1_ChangeRecordRequest, ChangeRecordRequest__Output as _trackway_funnels_v1_ChangeRecordRequest__Output } from './trackway/funnels/v1/ChangeRecordRequest';
import type { ChangeRecordResponse as _trackway_funnels_v1_ChangeRecordResponse, ChangeRecordResponse__Output as _trackway_funnels_v1_ChangeRecordResponse__Output } from './trackway/funnels/v1/ChangeRecordResponse';
import type { Funnel as _trackway_funnels_v1_Funnel, Funnel__Output as _trackway_funnels_v1_Funnel__Output } from './trackway/funnels/v1/Funnel';
import type { FunnelsServiceClient as _trackway_funnels_v1_FunnelsServiceClient, FunnelsServiceDefinition as _trackway_funnels_v1_FunnelsServiceDefinition } from './trackway/funnels/v1/FunnelsService';
import type { ListEffectsRequest as _trackway_funnels_v1_ListEffectsRequest, ListEffectsRequest__Output as _trackway_funnels_v1_ListEffectsRequest__Output } from './trackway/funnels/v1/ListEffectsRequest';
import type { ListEffectsResponse as _trackway_funnels_v1_ListEffectsResponse, ListEffectsResponse__Output as _trackway_funnels_v1_ListEffectsResponse__Output } from './trackway/funnels/v1/ListEffectsResponse';
import type { ListRecordChangesRequest as _trackway_funnels_v1_ListRecordChangesRequest, ListRecordChangesRequest__Output as _trackway_funnels_v1_ListRecordChangesRequest__Output } from './trackway/funnels/v1/ListRecordChangesRequest';
import type { ListRecordChangesResponse as _trackway_funnels_v1_ListRecordChangesResponse, ListRecordChangesResponse__Output as _trackway_funnels_v1_ListRecordChangesResponse__Output } from './trackway/funnels/v1/ListRecordChangesResponse';
import type { MoveRequest as _trackway_funnels_v1_MoveRequest, MoveRequest__Output as _trackway_funnels_v1_MoveRequest__Output } from './trackway/funnels/v1/MoveRequest';
import type { MoveResponse as _trackway_funnels_v1_MoveResponse, MoveResponse__Output as _trackway_funnels_v1_MoveResponse__Output } from './trackway/funnels/v1/MoveResponse';
import type { ProjectExecution as _trackway_funnels_v1_ProjectExecution, ProjectExecution__Output as _trackway_funnels_v1_ProjectExecution__Output } from './trackway/funnels/v1/ProjectExecution';
import type { ReadRecordsRequest as _trackway_funnels_v1_ReadRecordsRequest, ReadRecordsRequest__Output as _trackway_funnels_v1_ReadRecordsRequest__Output } from './trackway/funnels/v1/ReadRecordsRequest';
import type { ReadRecordsResponse as _trackway_funnels_v1_ReadRecordsResponse, ReadRecordsResponse__Output as _trackway_funnels_v1_ReadRecordsResponse__Output } from './trackway/funnels/v1/ReadRecordsResponse';
import type { ResolveStagesRequest as _trackway_funnels_v1_ResolveStagesRequest, ResolveStagesRequest__Output as _trackway_funnels_v1_ResolveStagesRequest__Output } from './trackway/funnels/v1/ResolveStagesRequest';
import type { ResolveStagesResponse as _trackway_funnels_v1_ResolveStagesResponse, ResolveStagesResponse__Output as _trackway_funnels_v1_ResolveStagesResponse__Output } from './trackway/funnels/v1/ResolveStagesResponse';
import type { Step as _trackway_funnels_v1_Step, Step__Output as _trackway_funnels_v1_Step__Output } from './trackway/funnels/v1/Step';
import type { StreamAgentExecutionsRequest as _trackway_funnels_v1_StreamAgentExecutionsRequest, StreamAgentExecutionsRequest__Output as _trackway_funnels_v1_StreamAgentExecutionsRequest__Output } from './trackway/funnels/v1/StreamAgentExecutionsRequest';
import type { StreamAgentExecutionsResponse as _trackway_funnels_v1_StreamAgentExecutionsResponse, StreamAgentExecutionsResponse__Output as _trackway_funnels_v1_StreamAgentExecutionsResponse__Output } from './trackway/funnels/v1/StreamAgentExecutionsResponse';
import type { StreamAssignmentsRequest as _trackway_funnels_v1_StreamAssignmentsRequest, StreamAssignmentsRequest__Output as _trackway_funnels_v1_StreamAssignmentsRequest__Output } from './trackway/funnels/v1/StreamAssignmentsRequest';
import type { StreamAssignmentsResponse as _trackway_funnels_v1_StreamAssignmentsResponse, StreamAssignmentsResponse__Output as _trackway_funnels_v1_StreamAssignmentsResponse__Output } from './trackway/funnels/v1/StreamAssignmentsResponse';
import type { StreamFunnelsRequest as _trackway_funnels_v1_StreamFunnelsRequest, StreamFunnelsRequest__Output as _trackway_funnels_v1_StreamFunnelsRequest__Output } from './trackway/funnels/v1/StreamFunnelsRequest';
import type { StreamFunnelsResponse as _trackway_funnels_v1_StreamFunnelsResponse, StreamFunnelsResponse__Output as _trackway_funnels_v1_StreamFunnelsResponse__Output } from './trackway/funnels/v1/StreamFunnelsResponse';
import type { StreamProjectExecutionsRequest as _trackway_funnels_v1_StreamProjectExecutionsRequest, StreamProjectExecutionsRequest__Output as _trackway_funnels_v1_StreamProjectExecutionsRequest__Output } from './trackway/funnels/v1/StreamProjectExecutionsRequest';
import type { StreamProjectExecutionsResponse as _trackway_funnels_v1_StreamProjectExecutionsResponse, StreamProjectExecutionsResponse__Output as _trackway_funnels_v1_StreamProjectExecutionsResponse__Output } from './trackway/funnels/v1/StreamProjectExecutionsResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    causes: {
      v1: {
        Cause: MessageTypeDefinition<_trackway_causes_v1_Cause, _trackway_causes_v1_Cause__Output>
        Effect: MessageTypeDefinition<_trackway_causes_v1_Effect, _trackway_causes_v1_Effect__Output>
        FieldChange: MessageTypeDefinition<_trackway_causes_v1_FieldChange, _trackway_causes_v1_FieldChange__Output>
        FieldValue: MessageTypeDefinition<_trackway_causes_v1_FieldValue, _trackway_causes_v1_FieldValue__Output>
        RecordChange: MessageTypeDefinition<_trackway_causes_v1_RecordChange, _trackway_causes_v1_RecordChange__Output>
        RecordFields: MessageTypeDefinition<_trackway_causes_v1_RecordFields, _trackway_causes_v1_RecordFields__Output>
        RecordOutcome: MessageTypeDefinition<_trackway_causes_v1_RecordOutcome, _trackway_causes_v1_RecordOutcome__Output>
        RecordRef: MessageTypeDefinition<_trackway_causes_v1_RecordRef, _trackway_causes_v1_RecordRef__Output>
        RecordState: MessageTypeDefinition<_trackway_causes_v1_RecordState, _trackway_causes_v1_RecordState__Output>
      }
    }
    funnels: {
      v1: {
        AgentExecution: MessageTypeDefinition<_trackway_funnels_v1_AgentExecution, _trackway_funnels_v1_AgentExecution__Output>
        Assignment: MessageTypeDefinition<_trackway_funnels_v1_Assignment, _trackway_funnels_v1_Assignment__Output>
        BatchGetAssignmentsRequest: MessageTypeDefinition<_trackway_funnels_v1_BatchGetAssignmentsRequest, _trackway_funnels_v1_BatchGetAssignmentsRequest__Output>
        BatchGetAssignmentsResponse: MessageTypeDefinition<_trackway_funnels_v1_BatchGetAssignmentsResponse, _trackway_funnels_v1_BatchGetAssignmentsResponse__Output>
        BatchGetFunnelsRequest: MessageTypeDefinition<_trackway_funnels_v1_BatchGetFunnelsRequest, _trackway_funnels_v1_BatchGetFunnelsRequest__Output>
        BatchGetFunnelsResponse: MessageTypeDefinition<_trackway_funnels_v1_BatchGetFunnelsResponse, _trackway_funnels_v1_BatchGetFunnelsResponse__Output>
        Blocker: MessageTypeDefinition<_trackway_funnels_v1_Blocker, _trackway_funnels_v1_Blocker__Output>
        ChangeRecordRequest: MessageTypeDefinition<_trackway_funnels_v1_ChangeRecordRequest, _trackway_funnels_v1_ChangeRecordRequest__Output>
        ChangeRecordResponse: MessageTypeDefinition<_trackway_funnels_v1_ChangeRecordResponse, _trackway_funnels_v1_ChangeRecordResponse__Output>
        Funnel: MessageTypeDefinition<_trackway_funnels_v1_Funnel, _trackway_funnels_v1_Funnel__Output>
        FunnelsService: SubtypeConstructor<typeof grpc.Client, _trackway_funnels_v1_FunnelsServiceClient> & { service: _trackway_funnels_v1_FunnelsServiceDefinition }
        ListEffectsRequest: MessageTypeDefinition<_trackway_funnels_v1_ListEffectsRequest, _trackway_funnels_v1_ListEffectsRequest__Output>
        ListEffectsResponse: MessageTypeDefinition<_trackway_funnels_v1_ListEffectsResponse, _trackway_funnels_v1_ListEffectsResponse__Output>
        ListRecordChangesRequest: MessageTypeDefinition<_trackway_funnels_v1_ListRecordChangesRequest, _trackway_funnels_v1_ListRecordChangesRequest__Output>
        ListRecordChangesResponse: MessageTypeDefinition<_trackway_funnels_v1_ListRecordChangesResponse, _trackway_funnels_v1_ListRecordChangesResponse__Output>
        MoveRequest: MessageTypeDefinition<_trackway_funnels_v1_MoveRequest, _trackway_funnels_v1_MoveRequest__Output>
        MoveResponse: MessageTypeDefinition<_trackway_funnels_v1_MoveResponse, _trackway_funnels_v1_MoveResponse__Output>
        ProjectExecution: MessageTypeDefinition<_trackway_funnels_v1_ProjectExecution, _trackway_funnels_v1_ProjectExecution__Output>
        ReadRecordsRequest: MessageTypeDefinition<_trackway_funnels_v1_ReadRecordsRequest, _trackway_funnels_v1_ReadRecordsRequest__Output>
        ReadRecordsResponse: MessageTypeDefinition<_trackway_funnels_v1_ReadRecordsResponse, _trackway_funnels_v1_ReadRecordsResponse__Output>
        ResolveStagesRequest: MessageTypeDefinition<_trackway_funnels_v1_ResolveStagesRequest, _trackway_funnels_v1_ResolveStagesRequest__Output>
        ResolveStagesResponse: MessageTypeDefinition<_trackway_funnels_v1_ResolveStagesResponse, _trackway_funnels_v1_ResolveStagesResponse__Output>
        Step: MessageTypeDefinition<_trackway_funnels_v1_Step, _trackway_funnels_v1_Step__Output>
        StreamAgentExecutionsRequest: MessageTypeDefinition<_trackway_funnels_v1_StreamAgentExecutionsRequest, _trackway_funnels_v1_StreamAgentExecutionsRequest__Output>
        StreamAgentExecutionsResponse: MessageTypeDefinition<_trackway_funnels_v1_StreamAgentExecutionsResponse, _trackway_funnels_v1_StreamAgentExecutionsResponse__Output>
        StreamAssignmentsRequest: MessageTypeDefinition<_trackway_funnels_v1_StreamAssignmentsRequest, _trackway_funnels_v1_StreamAssignmentsRequest__Output>
        StreamAssignmentsResponse: MessageTypeDefinition<_trackway_funnels_v1_StreamAssignmentsResponse, _trackway_funnels_v1_StreamAssignmentsResponse__Output>
        StreamFunnelsRequest: MessageTypeDefinition<_trackway_funnels_v1_StreamFunnelsRequest, _trackway_funnels_v1_StreamFunnelsRequest__Output>
        StreamFunnelsResponse: MessageTypeDefinition<_trackway_funnels_v1_StreamFunnelsResponse, _trackway_funnels_v1_StreamFunnelsResponse__Output>
        StreamProjectExecutionsRequest: MessageTypeDefinition<_trackway_funnels_v1_StreamProjectExecutionsRequest, _trackway_funnels_v1_StreamProjectExecutionsRequest__Output>
        StreamProjectExecutionsResponse: MessageTypeDefinition<_trackway_funnels_v1_StreamProjectExecutionsResponse, _trackway_funnels_v1_StreamProjectExecutionsResponse__Output>
      }
    }
  }
}

