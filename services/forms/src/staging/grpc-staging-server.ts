import type { FormsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import { isUuid } from '@trackway/runtime';
import type { Application } from '../application';
import { Faults } from '../fields/faults';
import { fromAccessorMessage } from '../grpc-messages';

const FUNNELS = { callers: ['funnels'] };
const MOST_ANSWERS = 500;

type StagingHandlers = Pick<FormsV1.FormsServiceHandlers, 'StageAnswers' | 'CommitStaged' | 'DropStaged'>;

/** Answers that count once a move of funnels is made. */
export function stagingServer(commands: Application['commands'], rpc: RpcHandlers): StagingHandlers {
  return {
    StageAnswers: rpc.unary(FUNNELS, async (request: FormsV1.StageAnswersRequestOutput, { caller }) => {
      const { expiresAt } = await commands.stageAnswers(caller, {
        stageId: stageIdOf(request),
        accessor: fromAccessorMessage(request.accessor),
        answers: readAnswers(request.answers),
      });
      return { expiresAt: expiresAt.toISOString() };
    }),
    CommitStaged: rpc.unary(FUNNELS, async (request: FormsV1.CommitStagedRequestOutput, { caller }) => {
      await commands.commitStaged(caller.frameId, stageIdOf(request));
      return {};
    }),
    DropStaged: rpc.unary(FUNNELS, async (request: FormsV1.DropStagedRequestOutput, { caller }) => {
      await commands.dropStaged(caller.frameId, stageIdOf(request));
      return {};
    }),
  };
}

function stageIdOf({ stageId }: { stageId: string }): string {
  if (!isUuid(stageId)) throw invalidInput({ stage_id: ['Must be a UUID.'] });
  return stageId.toLowerCase();
}

function readAnswers(answers: readonly FormsV1.StagedAnswerOutput[]): { field_id: string; value: unknown }[] {
  if (answers.length > MOST_ANSWERS) throw invalidInput({ answers: [`Must have ${MOST_ANSWERS} members at most.`] });
  const faults = new Faults();
  const read = answers.map(({ fieldId, valueJson }, position) => {
    try {
      return { field_id: fieldId.toLowerCase(), value: JSON.parse(valueJson) };
    } catch {
      faults.add(`answers.${position}.value`, 'Must be JSON.');
      return { field_id: fieldId, value: null };
    }
  });
  faults.refuse();
  return read;
}
