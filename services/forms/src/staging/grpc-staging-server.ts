import type { FormsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { isUuid } from '@trackway/runtime';
import { fromAccessorMessage, toFieldMessage } from '../answers/grpc-messages';
import { ValidationIssues } from '../shared/validation-issues';
import type { StagingModule } from './staging-module';

const FUNNELS = { callers: ['funnels'] };
const MAX_ANSWERS = 500;
const MAX_FORMS = 100;

type StagingHandlers = Pick<
  FormsV1.FormsServiceHandlers,
  'StageAnswers' | 'CommitStaged' | 'DropStaged' | 'MissingRequired'
>;

/** Staging of answers for moves of the funnels service. */
export function stagingServer(useCases: StagingModule, rpc: RpcHandlers): StagingHandlers {
  return {
    StageAnswers: rpc.unary(FUNNELS, async (request: FormsV1.StageAnswersRequestOutput, { caller }) => {
      const { expiresAt } = await useCases.stageAnswers(caller, {
        stageId: stageIdOf(request),
        accessor: fromAccessorMessage(request.accessor),
        answers: readAnswers(request.answers),
      });
      return { expiresAt: expiresAt.toISOString() };
    }),
    CommitStaged: rpc.unary(FUNNELS, async (request: FormsV1.CommitStagedRequestOutput, { caller }) => {
      await useCases.commitStaged(caller.frameId, stageIdOf(request));
      return {};
    }),
    DropStaged: rpc.unary(FUNNELS, async (request: FormsV1.DropStagedRequestOutput, { caller }) => {
      await useCases.dropStaged(caller.frameId, stageIdOf(request));
      return {};
    }),
    MissingRequired: rpc.unary(FUNNELS, async (request: FormsV1.MissingRequiredRequestOutput, { caller }) => {
      const missing = await useCases.findMissingRequired(caller, {
        formIds: assertMaxItems(request.formIds, MAX_FORMS, 'form_ids'),
        accessor: fromAccessorMessage(request.accessor),
        stageId: request.stageId,
        fieldIds: request.fieldIds,
      });
      return { forms: missing.map(({ formId, fields }) => ({ formId, fields: fields.map(toFieldMessage) })) };
    }),
  };
}

function stageIdOf({ stageId }: { stageId: string }): string {
  if (!isUuid(stageId)) throw invalidInput({ stage_id: ['Must be a UUID.'] });
  return stageId.toLowerCase();
}

function readAnswers(answers: readonly FormsV1.StagedAnswerOutput[]): { field_id: string; value: unknown }[] {
  if (answers.length > MAX_ANSWERS) throw invalidInput({ answers: [`Must have at most ${MAX_ANSWERS} items.`] });
  const issues = new ValidationIssues();
  const read = answers.map(({ fieldId, valueJson }, position) => {
    try {
      return { field_id: fieldId.toLowerCase(), value: JSON.parse(valueJson) };
    } catch {
      issues.add(`answers.${position}.value`, 'Must be JSON.');
      return { field_id: fieldId, value: null };
    }
  });
  issues.throwIfAny();
  return read;
}
