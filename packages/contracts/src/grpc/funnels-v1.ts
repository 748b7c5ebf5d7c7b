/** Messages, client and handlers of funnels.v1, generated from proto/trackway/funnels/v1. */

export type {
  AgentExecution,
  AgentExecution__Output as AgentExecutionOutput,
} from '../generated/trackway/funnels/v1/AgentExecution';
export type { Assignment, Assignment__Output as AssignmentOutput } from '../generated/trackway/funnels/v1/Assignment';
export type {
  BatchGetAssignmentsRequest,
  BatchGetAssignmentsRequest__Output as BatchGetAssignmentsRequestOutput,
} from '../generated/trackway/funnels/v1/BatchGetAssignmentsRequest';
export type {
  BatchGetAssignmentsResponse,
  BatchGetAssignmentsResponse__Output as BatchGetAssignmentsResponseOutput,
} from '../generated/trackway/funnels/v1/BatchGetAssignmentsResponse';
export type {
  BatchGetFunnelsRequest,
  BatchGetFunnelsRequest__Output as BatchGetFunnelsRequestOutput,
} from '../generated/trackway/funnels/v1/BatchGetFunnelsRequest';
export type {
  BatchGetFunnelsResponse,
  BatchGetFunnelsResponse__Output as BatchGetFunnelsResponseOutput,
} from '../generated/trackway/funnels/v1/BatchGetFunnelsResponse';
export type { Blocker, Blocker__Output as BlockerOutput } from '../generated/trackway/funnels/v1/Blocker';
export type {
  ChangeRecordRequest,
  ChangeRecordRequest__Output as ChangeRecordRequestOutput,
} from '../generated/trackway/funnels/v1/ChangeRecordRequest';
export type {
  ChangeRecordResponse,
  ChangeRecordResponse__Output as ChangeRecordResponseOutput,
} from '../generated/trackway/funnels/v1/ChangeRecordResponse';
export type { Funnel, Funnel__Output as FunnelOutput } from '../generated/trackway/funnels/v1/Funnel';
export type { FunnelsServiceClient, FunnelsServiceHandlers } from '../generated/trackway/funnels/v1/FunnelsService';
export type {
  ListEffectsRequest,
  ListEffectsRequest__Output as ListEffectsRequestOutput,
} from '../generated/trackway/funnels/v1/ListEffectsRequest';
export type {
  ListEffectsResponse,
  ListEffectsResponse__Output as ListEffectsResponseOutput,
} from '../generated/trackway/funnels/v1/ListEffectsResponse';
export type {
  ListRecordChangesRequest,
  ListRecordChangesRequest__Output as ListRecordChangesRequestOutput,
} from '../generated/trackway/funnels/v1/ListRecordChangesRequest';
export type {
  ListRecordChangesResponse,
  ListRecordChangesResponse__Output as ListRecordChangesResponseOutput,
} from '../generated/trackway/funnels/v1/ListRecordChangesResponse';
export type {
  MoveRequest,
  MoveRequest__Output as MoveRequestOutput,
} from '../generated/trackway/funnels/v1/MoveRequest';
export type {
  MoveResponse,
  MoveResponse__Output as MoveResponseOutput,
} from '../generated/trackway/funnels/v1/MoveResponse';
export type {
  ProjectExecution,
  ProjectExecution__Output as ProjectExecutionOutput,
} from '../generated/trackway/funnels/v1/ProjectExecution';
export type {
  ReadRecordsRequest,
  ReadRecordsRequest__Output as ReadRecordsRequestOutput,
} from '../generated/trackway/funnels/v1/ReadRecordsRequest';
export type {
  ReadRecordsResponse,
  ReadRecordsResponse__Output as ReadRecordsResponseOutput,
} from '../generated/trackway/funnels/v1/ReadRecordsResponse';
export type {
  ResolveStagesRequest,
  ResolveStagesRequest__Output as ResolveStagesRequestOutput,
} from '../generated/trackway/funnels/v1/ResolveStagesRequest';
export type {
  ResolveStagesResponse,
  ResolveStagesResponse__Output as ResolveStagesResponseOutput,
} from '../generated/trackway/funnels/v1/ResolveStagesResponse';
export type { Step, Step__Output as StepOutput } from '../generated/trackway/funnels/v1/Step';
export type {
  StreamAgentExecutionsRequest,
  StreamAgentExecutionsRequest__Output as StreamAgentExecutionsRequestOutput,
} from '../generated/trackway/funnels/v1/StreamAgentExecutionsRequest';
export type {
  StreamAgentExecutionsResponse,
  StreamAgentExecutionsResponse__Output as StreamAgentExecutionsResponseOutput,
} from '../generated/trackway/funnels/v1/StreamAgentExecutionsResponse';
export type {
  StreamAssignmentsRequest,
  StreamAssignmentsRequest__Output as StreamAssignmentsRequestOutput,
} from '../generated/trackway/funnels/v1/StreamAssignmentsRequest';
export type {
  StreamAssignmentsResponse,
  StreamAssignmentsResponse__Output as StreamAssignmentsResponseOutput,
} from '../generated/trackway/funnels/v1/StreamAssignmentsResponse';
export type {
  StreamFunnelsRequest,
  StreamFunnelsRequest__Output as StreamFunnelsRequestOutput,
} from '../generated/trackway/funnels/v1/StreamFunnelsRequest';
export type {
  StreamFunnelsResponse,
  StreamFunnelsResponse__Output as StreamFunnelsResponseOutput,
} from '../generated/trackway/funnels/v1/StreamFunnelsResponse';
export type {
  StreamProjectExecutionsRequest,
  StreamProjectExecutionsRequest__Output as StreamProjectExecutionsRequestOutput,
} from '../generated/trackway/funnels/v1/StreamProjectExecutionsRequest';
export type {
  StreamProjectExecutionsResponse,
  StreamProjectExecutionsResponse__Output as StreamProjectExecutionsResponseOutput,
} from '../generated/trackway/funnels/v1/StreamProjectExecutionsResponse';
