import { effectMessages, type FormsV1, MAX_EFFECTS } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { hasScope } from '@trackway/runtime';
import type { AnswersModule } from './answers-module';

const PROJECTS = { callers: ['projects'] };
const MAX_CAUSES = 100;
const MAX_RECORDS = 500;

type Handlers = Pick<FormsV1.FormsServiceHandlers, 'ListEffects' | 'ReadRecords' | 'ChangeRecord'>;

/** Effects on answers, for causes and undos. */
export function effectsServer(answers: AnswersModule, rpc: RpcHandlers): Handlers {
  return {
    ListEffects: rpc.unary(PROJECTS, async ({ causeIds }: FormsV1.ListEffectsRequestOutput, { caller }) => {
      const effects = await answers.listEffects(caller, assertMaxItems(causeIds, MAX_CAUSES, 'cause_ids'));
      return { effects: effects.slice(0, MAX_EFFECTS + 1).map(effectMessages.fromEffect), pending: false };
    }),
    ReadRecords: rpc.unary(PROJECTS, async ({ records }: FormsV1.ReadRecordsRequestOutput, { caller }) => {
      const fields = assertMaxItems(records, MAX_RECORDS, 'records').map(effectMessages.toFields);
      return { states: (await answers.readRecords(caller, fields)).map(effectMessages.fromState) };
    }),
    ChangeRecord: rpc.unary(PROJECTS, async ({ change }: FormsV1.ChangeRecordRequestOutput, { caller }) => {
      if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
      const outcome = await answers.changeRecord(caller, effectMessages.toRecordChange(change));
      return { outcome: effectMessages.fromOutcome(outcome) };
    }),
  };
}
