import type { FormsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import type { Accessor } from './answers/accessor';
import { accessorBody } from './answers/answer-schemas';
import type { TitledAnswer } from './answers/read-answers';
import type { Application } from './application';
import type { FormField } from './fields/field';
import type { Form } from './forms/form';

const NEIGHBOURS = { callers: ['projects', 'funnels', 'spreadsheets', 'channels'] };
const FUNNELS = { callers: ['funnels'] };
const MOST_FORMS = 500;
const MOST_CONTEXTS = 100;

/** Wire in, use case, wire out. */
export function formsServer(
  { commands, queries }: Application,
  rpc: RpcHandlers,
): Omit<
  FormsV1.FormsServiceHandlers,
  'CommitStaged' | 'DropStaged' | 'StageAnswers' | 'StreamAnswerRows' | 'StreamHistoryRows'
> {
  return {
    BatchGetForms: rpc.unary(NEIGHBOURS, async ({ ids }: FormsV1.BatchGetFormsRequestOutput, { caller }) => ({
      forms: (await queries.findForms(caller, ids.slice(0, MOST_FORMS))).map(toFormMessage),
    })),
    BatchGetAnswers: rpc.unary(NEIGHBOURS, async ({ projectIds }: FormsV1.BatchGetAnswersRequestOutput, { caller }) => {
      const answers = await queries.readAnswersOfProjects(caller, projectIds.slice(0, MOST_CONTEXTS));
      return { answers: answers.map(toAnswerMessage) };
    }),
    MissingRequired: rpc.unary(
      FUNNELS,
      async ({ formIds, accessor }: FormsV1.MissingRequiredRequestOutput, { caller }) => {
        const context = toAccessor(accessor);
        const missing = await queries.findMissingRequired(caller, formIds.slice(0, MOST_CONTEXTS), context);
        return { forms: missing.map(({ formId, fields }) => ({ formId, fields: fields.map(toFieldMessage) })) };
      },
    ),
    AttachLooseForm: rpc.unary(FUNNELS, async (request: FormsV1.AttachLooseFormRequestOutput, { caller }) => {
      const { projectId, formId, idempotencyKey } = request;
      const { link } = await commands.attachLooseForm(caller, projectId, formId, idempotencyKey || null);
      return { looseFormId: link.id };
    }),
  };
}

function toFormMessage({ id, title, fields, deletedAt }: Form): FormsV1.Form {
  return { id, title, fields: fields.map(toFieldMessage), deleted: deletedAt !== null };
}

function toFieldMessage({ id, label, type, required }: FormField): FormsV1.FormField {
  return { id, label, type, required };
}

function toAnswerMessage(answer: TitledAnswer): FormsV1.Answer {
  const { type, projectId, id } = answer.accessor;
  return {
    id: answer.id,
    formId: answer.formId,
    formTitle: answer.formTitle,
    formVersion: answer.formVersion,
    fieldId: answer.fieldId,
    label: answer.label,
    type: answer.type,
    valueJson: JSON.stringify(answer.value),
    accessor: { type, projectId, id: id === null ? '' : String(id) },
    answeredById: answer.answeredBy.id,
    answeredByName: answer.answeredBy.name ?? '',
    answeredAt: answer.answeredAt.toISOString(),
  };
}

function toAccessor(message: FormsV1.AccessorOutput | null): Accessor {
  const { type, projectId, id } = message ?? { type: '', projectId: '', id: '' };
  const read = accessorBody.safeParse({ type, project_id: projectId, id });
  if (!read.success) throw invalidInput({ accessor: ['Must be a context of answers.'] });
  return read.data;
}
