import {
  type EffectPart,
  type EffectSource,
  effectMessages,
  type FunnelsV1,
  MAX_EFFECTS,
  scopeOfRecord,
} from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { type Caller, hasScope } from '@trackway/runtime';

const PROJECTS = { callers: ['projects'] };
const MAX_CAUSES = 100;
const MAX_RECORDS = 500;

type Methods = 'ListEffects' | 'ListRecordChanges' | 'ReadRecords' | 'ChangeRecord';

/** The effects of a service for causes and undos. Funnels and forms have the same methods, with the same messages. */
export function effectHandlers(
  rpc: RpcHandlers,
  source: EffectSource<Caller>,
): Pick<FunnelsV1.FunnelsServiceHandlers, Methods> {
  return {
    ListEffects: rpc.unary(PROJECTS, async (request: FunnelsV1.ListEffectsRequestOutput, { caller }) => {
      const causeIds = assertMaxItems(request.causeIds, MAX_CAUSES, 'cause_ids');
      const { effects, isPending } = await source.list(caller, causeIds, partOf(request));
      return { effects: effects.slice(0, MAX_EFFECTS + 1).map(effectMessages.fromEffect), pending: isPending };
    }),
    ListRecordChanges: rpc.unary(
      PROJECTS,
      async ({ records, since }: FunnelsV1.ListRecordChangesRequestOutput, { caller }) => {
        const wanted = assertMaxItems(records, MAX_RECORDS, 'records').map(effectMessages.toFrameRef);
        const effects = await source.changesSince(caller, wanted, new Date(since));
        return { effects: effects.map(effectMessages.fromEffect) };
      },
    ),
    ReadRecords: rpc.unary(PROJECTS, async ({ records }: FunnelsV1.ReadRecordsRequestOutput, { caller }) => {
      const fields = assertMaxItems(records, MAX_RECORDS, 'records').map(effectMessages.toFields);
      return { states: (await source.read(caller, fields)).map(effectMessages.fromState) };
    }),
    ChangeRecord: rpc.unary(PROJECTS, async ({ change }: FunnelsV1.ChangeRecordRequestOutput, { caller }) => {
      const requested = effectMessages.toRecordChange(change);
      const scope = scopeOfRecord(requested.record.kind, 'write');
      if (!hasScope(caller, scope)) throw missingScope(scope);
      return { outcome: effectMessages.fromOutcome(await source.change(caller, requested)) };
    }),
  };
}

function partOf({ projectIds, settingsOnly }: FunnelsV1.ListEffectsRequestOutput): EffectPart | undefined {
  if (settingsOnly) return { of: 'settings' };
  const ids = assertMaxItems(projectIds, MAX_RECORDS, 'project_ids');
  return ids.length > 0 ? { of: 'projects', ids } : undefined;
}
