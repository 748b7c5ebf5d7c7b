import type { FormsV1 } from '@trackway/contracts';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import type { FormsModule } from '../forms/forms-module';
import type { LooseFormsModule } from '../loose-forms/loose-forms-module';
import type { AnswersModule } from './answers-module';
import { toAnswerMessage, toImportableFormMessage } from './grpc-messages';

const READERS = { callers: ['projects', 'funnels'] };
const READERS_OF_FORMS = { callers: [...READERS.callers, 'spreadsheets'] };
const MAX_FORMS = 500;
const MAX_PROJECTS = 100;

interface Modules {
  readonly forms: FormsModule;
  readonly looseForms: LooseFormsModule;
  readonly answers: AnswersModule;
}

type Handlers = Pick<FormsV1.FormsServiceHandlers, 'BatchGetForms' | 'BatchGetAnswers' | 'AttachLooseForm'>;

/** Forms, loose forms and answers for the other services. */
export function answersServer({ forms, looseForms, answers }: Modules, rpc: RpcHandlers): Handlers {
  return {
    BatchGetForms: rpc.unary(READERS_OF_FORMS, async ({ ids }: FormsV1.BatchGetFormsRequestOutput, { caller }) => ({
      forms: (await forms.findForms(caller, assertMaxItems(ids, MAX_FORMS, 'ids'))).map(toImportableFormMessage),
    })),
    BatchGetAnswers: rpc.unary(READERS, async ({ projectIds }: FormsV1.BatchGetAnswersRequestOutput, { caller }) => {
      const found = await answers.readAnswersOfProjects(
        caller,
        assertMaxItems(projectIds, MAX_PROJECTS, 'project_ids'),
      );
      return { answers: found.map((answer) => ({ ...toAnswerMessage(answer), readForProjectId: answer.readFor })) };
    }),
    AttachLooseForm: rpc.unary(
      { callers: ['funnels'] },
      async ({ projectId, formId, idempotencyKey }: FormsV1.AttachLooseFormRequestOutput, { caller }) => {
        const { link } = await looseForms.attachLooseForm(caller, projectId, formId, idempotencyKey || null);
        return { looseFormId: link.id };
      },
    ),
  };
}
