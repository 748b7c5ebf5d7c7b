import { type EffectSource, effectMessages, type FunnelsV1, type ServiceStubs } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { Caller } from '@trackway/runtime';

/** Reading the effects of a large cause takes longer than other calls. */
const TIMEOUT_MS = 10_000;

/** These services have the same methods, with the same messages. */
type EffectStub = ServiceStubs['funnels'] | ServiceStubs['forms'] | ServiceStubs['channels'];

/** The records of a peer service, for undos. It fails if the service is unavailable, because its effects would be missing. */
export function grpcEffectSource<Stub extends EffectStub>(client: GrpcClient<Stub>): EffectSource<Caller> {
  return {
    list: async (caller, causeIds, part) => {
      if (part?.of === 'directory') return { effects: [], isPending: false };
      const request = {
        causeIds: [...causeIds],
        projectIds: part?.of === 'projects' ? [...part.ids] : [],
        settingsOnly: part?.of === 'settings',
      };
      const { effects, pending } = await client.unary<
        FunnelsV1.ListEffectsRequest,
        FunnelsV1.ListEffectsResponseOutput
      >((stub) => stub.listEffects, request, { timeoutMs: TIMEOUT_MS, caller });
      return { effects: effects.map(effectMessages.toEffect), isPending: pending };
    },
    changesSince: async (caller, records, time) => {
      const request = { records: records.map(effectMessages.fromRef), since: time.toISOString() };
      const { effects } = await client.unary<
        FunnelsV1.ListRecordChangesRequest,
        FunnelsV1.ListRecordChangesResponseOutput
      >((stub) => stub.listRecordChanges, request, { timeoutMs: TIMEOUT_MS, caller });
      return effects.map(effectMessages.toEffect);
    },
    read: async (caller, records) => {
      const request = { records: records.map(effectMessages.fromFields) };
      const { states } = await client.unary<FunnelsV1.ReadRecordsRequest, FunnelsV1.ReadRecordsResponseOutput>(
        (stub) => stub.readRecords,
        request,
        { timeoutMs: TIMEOUT_MS, caller },
      );
      return states.map(effectMessages.toState);
    },
    change: async (caller, change) => {
      const request = { change: effectMessages.fromRecordChange(change) };
      const { outcome } = await client.unary<FunnelsV1.ChangeRecordRequest, FunnelsV1.ChangeRecordResponseOutput>(
        (stub) => stub.changeRecord,
        request,
        { timeoutMs: TIMEOUT_MS, caller },
      );
      return effectMessages.toOutcome(outcome);
    },
  };
}
