import type { FormsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import { currentContext, type Logger } from '@trackway/runtime';
import type { FindFormAnswers } from './projects/present-projects';
import type { FormAnswer } from './projects/project-schema';

/** A page of projects waits this long for its answers, and is shown without them then. */
const TIMEOUT_MS = 1_000;

/** One call for a page. Where forms does not answer in time there are none, and the answer says that forms' part is missing. */
export function grpcFormAnswers(
  forms: GrpcClient<FormsV1.FormsServiceClient>,
  logger: Pick<Logger, 'warn'>,
): FindFormAnswers {
  return async (caller, projectIds) => {
    try {
      const request: FormsV1.BatchGetAnswersRequest = { projectIds: [...projectIds] };
      const { answers } = await forms.unary<FormsV1.BatchGetAnswersRequest, FormsV1.BatchGetAnswersResponseOutput>(
        (stub) => stub.batchGetAnswers,
        request,
        { timeoutMs: TIMEOUT_MS, caller },
      );
      const byProject = Map.groupBy(answers, ({ readForProjectId }) => readForProjectId);
      return new Map([...byProject].map(([projectId, found]) => [projectId, found.map(toFormAnswer)]));
    } catch (error) {
      if (!isAppError(error)) throw error;
      currentContext()?.stale?.add('forms');
      logger.warn({ err: error }, 'the answers of projects are left out');
      return new Map();
    }
  };
}

function toFormAnswer(answer: FormsV1.AnswerOutput): FormAnswer {
  const { type, projectId, id } = answer.accessor ?? { type: '', projectId: '', id: '' };
  const { answeredById, answeredByName } = answer;
  return {
    id: answer.id,
    form_id: answer.formId,
    form_title: answer.formTitle,
    field_id: answer.fieldId,
    label: answer.label,
    type: answer.type,
    value: JSON.parse(answer.valueJson),
    accessor: { type, project_id: projectId, id: accessorId(type, id) },
    answered_by: answeredById === '' ? null : { id: answeredById, name: answeredByName },
    answered_at: answer.answeredAt,
  };
}

/** Loose forms have numbers, steps and assignments have UUIDs, and the project's own form has none. */
function accessorId(type: string, id: string): string | number | null {
  if (id === '') return null;
  return type === 'project_loose_form' ? Number(id) : id;
}
