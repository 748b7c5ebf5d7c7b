/** The messages, client and handlers of funnels.v1, generated from proto/trackway/funnels/v1. */
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
