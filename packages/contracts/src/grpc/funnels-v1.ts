/** The messages, client and handlers of funnels.v1, generated from proto/trackway/funnels/v1. */
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
export type { Funnel, Funnel__Output as FunnelOutput } from '../generated/trackway/funnels/v1/Funnel';
export type { FunnelsServiceClient, FunnelsServiceHandlers } from '../generated/trackway/funnels/v1/FunnelsService';
export type { Step, Step__Output as StepOutput } from '../generated/trackway/funnels/v1/Step';
