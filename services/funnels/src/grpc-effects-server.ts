import { effectMessages, type FunnelsV1, MAX_EFFECTS } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { hasScope } from '@trackway/runtime';
import type { BoardModule } from './board/board-module';

const PROJECTS = { callers: ['projects'] };
const MAX_CAUSES = 100;
const MAX_RECORDS = 500;

type Handlers = Pick<FunnelsV1.FunnelsServiceHandlers, 'ListEffects' | 'ReadRecords' | 'ChangeRecord'>;

/** Effects on assignments, for causes and undos. */
export function effectsServer(
  { commands, queries }: Pick<BoardModule, 'commands' | 'queries'>,
  rpc: RpcHandlers,
): Handlers {
  return {
    ListEffects: rpc.unary(PROJECTS, async ({ causeIds }: FunnelsV1.ListEffectsRequestOutput, { caller }) => {
      const ids = assertMaxItems(causeIds, MAX_CAUSES, 'cause_ids');
      const { effects, isPending } = await queries.listEffects(caller, ids);
      return { effects: effects.slice(0, MAX_EFFECTS + 1).map(effectMessages.fromEffect), pending: isPending };
    }),
    ReadRecords: rpc.unary(PROJECTS, async ({ records }: FunnelsV1.ReadRecordsRequestOutput, { caller }) => {
      const fields = assertMaxItems(records, MAX_RECORDS, 'records').map(effectMessages.toFields);
      return { states: (await queries.readRecords(caller, fields)).map(effectMessages.fromState) };
    }),
    ChangeRecord: rpc.unary(PROJECTS, async ({ change }: FunnelsV1.ChangeRecordRequestOutput, { caller }) => {
      if (!hasScope(caller, 'funnels:write')) throw missingScope('funnels:write');
      const outcome = await commands.changeRecord(caller, effectMessages.toRecordChange(change));
      return { outcome: effectMessages.fromOutcome(outcome) };
    }),
  };
}
