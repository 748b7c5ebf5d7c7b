import { defineRoute, type Route, versioned } from '@trackway/http';
import type { FileLinks } from '@trackway/storage';
import { z } from 'zod';
import { formIdSchema, formSchema, presentForm, requireFormId } from '../forms/form-schemas';
import type { FormsModule } from '../forms/forms-module';
import { accessorBody, answerSchema } from './answer-schemas';
import type { AnswersModule } from './answers-module';
import { presentAnswer } from './present-answer';

const body = z.strictObject({ id: formIdSchema, accessor: accessorBody.optional() }).meta({ id: 'GetForm' });

const answeredFormSchema = formSchema
  .extend({ answers: z.array(answerSchema).optional().meta({ description: 'Only if an accessor was given' }) })
  .meta({ id: 'AnsweredForm' });

export function answeredFormRoutes(
  { readForm }: Pick<FormsModule, 'readForm'>,
  { readAnswers }: Pick<AnswersModule, 'readAnswers'>,
  links: FileLinks,
): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/get-form',
      operationId: 'getForm',
      summary: 'Read a form with its fields, by the id in the body',
      description: 'With an accessor, the response contains the answers in that context.',
      tag: 'Forms',
      scope: 'forms:read',
      body,
      response: { form: answeredFormSchema },
      failures: ['form_model_not_found'],
      handle: async ({ caller, body: { id: given, accessor } }) => {
        const id = requireFormId(given, 'id');
        const form = await readForm(caller, id);
        if (!accessor) return versioned({ form: presentForm(form) }, form.version);
        const answers = await readAnswers(caller, accessor, id);
        const answered = { ...presentForm(form), answers: answers.map((answer) => presentAnswer(answer, links)) };
        return versioned({ form: answered }, form.version);
      },
    }),
  ];
}
