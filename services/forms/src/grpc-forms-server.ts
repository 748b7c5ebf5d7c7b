import type { FormsV1 } from '@trackway/contracts';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import type { Application } from './application';
import { exportsServer } from './exports/grpc-exports-server';
import { statesServer } from './exports/grpc-states-server';
import { fromAccessorMessage, toAnswerMessage, toFieldMessage, toFormMessage } from './grpc-messages';
import { stagingServer } from './staging/grpc-staging-server';

const NEIGHBOURS = { callers: ['projects', 'funnels'] };
const FUNNELS = { callers: ['funnels'] };
const MOST_FORMS = 500;
const MOST_CONTEXTS = 100;

/** Wire in, use case, wire out. */
export function formsServer({ commands, queries }: Application, rpc: RpcHandlers): FormsV1.FormsServiceHandlers {
  return {
    ...exportsServer(queries, rpc),
    ...statesServer(queries, rpc),
    ...stagingServer(commands, rpc),
    BatchGetForms: rpc.unary(NEIGHBOURS, async ({ ids }: FormsV1.BatchGetFormsRequestOutput, { caller }) => ({
      forms: (await queries.findForms(caller, assertMaxItems(ids, MOST_FORMS, 'ids'))).map(toFormMessage),
    })),
    BatchGetAnswers: rpc.unary(NEIGHBOURS, async ({ projectIds }: FormsV1.BatchGetAnswersRequestOutput, { caller }) => {
      const answers = await queries.readAnswersOfProjects(
        caller,
        assertMaxItems(projectIds, MOST_CONTEXTS, 'project_ids'),
      );
      return { answers: answers.map((one) => ({ ...toAnswerMessage(one), readForProjectId: one.readFor })) };
    }),
    MissingRequired: rpc.unary(FUNNELS, async (request: FormsV1.MissingRequiredRequestOutput, { caller }) => {
      const missing = await queries.findMissingRequired(caller, {
        formIds: assertMaxItems(request.formIds, MOST_CONTEXTS, 'form_ids'),
        accessor: fromAccessorMessage(request.accessor),
        stageId: request.stageId,
        fieldIds: request.fieldIds,
      });
      return { forms: missing.map(({ formId, fields }) => ({ formId, fields: fields.map(toFieldMessage) })) };
    }),
    AttachLooseForm: rpc.unary(FUNNELS, async (request: FormsV1.AttachLooseFormRequestOutput, { caller }) => {
      const { projectId, formId, idempotencyKey } = request;
      const { link } = await commands.attachLooseForm(caller, projectId, formId, idempotencyKey || null);
      return { looseFormId: link.id };
    }),
  };
}
