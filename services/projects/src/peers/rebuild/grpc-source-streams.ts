import type { ChannelsV1, FormsV1, FunnelsV1 } from '@trackway/contracts';
import type { CallSettings, GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';
import {
  toAnswerState,
  toAssignmentState,
  toConversationState,
  toEdgeStates,
  toFormState,
  toFunnelState,
} from './grpc-states';
import type { SourceStreams } from './source-streams';

/** A frame with millions of answers takes minutes. */
const TIMEOUT_MS = 3_600_000;
const BATCH_ROWS = 500;

export interface SourceClients {
  readonly funnels: GrpcClient<FunnelsV1.FunnelsServiceClient>;
  readonly forms: GrpcClient<FormsV1.FormsServiceClient>;
  readonly channels: GrpcClient<ChannelsV1.ChannelsServiceClient>;
}

export function grpcSourceStreams({ funnels, forms, channels }: SourceClients): SourceStreams {
  const settings = (caller: Caller): CallSettings => ({ caller, timeoutMs: TIMEOUT_MS });
  const batches = { batchRows: BATCH_ROWS };
  const formsOf = (caller: Caller) =>
    forms.serverStream<FormsV1.StreamFormsRequest, FormsV1.StreamFormsResponseOutput>(
      (stub) => stub.streamForms,
      {},
      settings(caller),
    );
  return {
    async *funnels(caller) {
      const stream = funnels.serverStream<FunnelsV1.StreamFunnelsRequest, FunnelsV1.StreamFunnelsResponseOutput>(
        (stub) => stub.streamFunnels,
        {},
        settings(caller),
      );
      for await (const message of stream) yield message.funnels.map(toFunnelState);
    },
    async *assignments(caller) {
      const stream = funnels.serverStream<
        FunnelsV1.StreamAssignmentsRequest,
        FunnelsV1.StreamAssignmentsResponseOutput
      >((stub) => stub.streamAssignments, batches, settings(caller));
      for await (const { assignments } of stream) yield assignments.map(toAssignmentState);
    },
    async *forms(caller) {
      for await (const message of formsOf(caller)) yield message.forms.map(toFormState);
    },
    async *edges(caller) {
      for await (const message of formsOf(caller)) yield message.forms.flatMap(toEdgeStates);
    },
    async *answers(caller) {
      const stream = forms.serverStream<FormsV1.StreamAnswersRequest, FormsV1.StreamAnswersResponseOutput>(
        (stub) => stub.streamAnswers,
        batches,
        settings(caller),
      );
      for await (const { answers } of stream) yield answers.map(toAnswerState);
    },
    async *conversations(caller) {
      const stream = channels.serverStream<ChannelsV1.StreamAwaitingRequest, ChannelsV1.StreamAwaitingResponseOutput>(
        (stub) => stub.streamAwaiting,
        batches,
        settings(caller),
      );
      for await (const { conversations } of stream) yield conversations.map(toConversationState);
    },
  };
}
