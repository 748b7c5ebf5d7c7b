import { defineRoute, pageMetaSchema, pageQuery, type Route } from '@trackway/http';
import type { FileLinks } from '@trackway/storage';
import { z } from 'zod';
import type { FormField } from '../fields/field';
import { formIdSchema, requireFormId } from '../forms/form-schemas';
import { uuid } from '../shared/value-types';
import { accessorBody, answerChangeSchema, answerSchema, contextFailures } from './answer-schemas';
import type { AnswersModule } from './answers-module';
import { presentAnswer, presentChange } from './present-answer';
import type { WrittenAnswers } from './write-answers';

const MAX_ANSWERS = 500;
const path = '/api/management/dynamic-forms-answers';
const written = {
  answers: z.array(answerSchema),
  missing_required: z.array(z.object({ field_id: z.uuid(), label: z.string() })).meta({
    description: 'Visible required fields without an answer, and required groups without enough complete lines',
  }),
  calculation_issues: z
    .array(
      z.object({
        field_id: z.uuid(),
        label: z.string(),
        line: z.int().optional().meta({ description: 'Number of the line from 1, for a field of a group' }),
        code: z.enum(['division_by_zero', 'out_of_range']),
      }),
    )
    .meta({ description: 'Calculated fields without a result although their inputs have answers' }),
};
const common = {
  tag: 'Answers',
  failures: contextFailures,
} as const;

export function answerRoutes(useCases: AnswersModule, links: FileLinks): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'put',
      path,
      operationId: 'putAnswers',
      summary: 'Answer fields of a form in a context',
      description:
        'Answers to other fields are not changed. Values are validated by the rules of their fields. An answer to a field that is not visible with the other answers is rejected. An answer whose field becomes hidden is cleared. The value of a group replaces all its lines. Values of calculated fields are ignored: the server calculates them.',
      scope: 'forms:write',
      body: z
        .strictObject({
          form_id: formIdSchema,
          accessor: accessorBody,
          answers: z
            .array(z.strictObject({ field_id: uuid, value: z.unknown() }))
            .min(1)
            .max(MAX_ANSWERS),
        })
        .meta({ id: 'PutAnswers' }),
      response: written,
      handle: async ({ caller, body: { form_id, accessor, answers } }) =>
        present(await useCases.putAnswers(caller, { formId: requireFormId(form_id), accessor, answers }), links),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/clear`,
      operationId: 'clearAnswers',
      summary: 'Clear answers of a form in a context',
      description: 'Clears the given fields. Default: all fields. The history retains the values.',
      scope: 'forms:write',
      body: z
        .strictObject({
          form_id: formIdSchema,
          accessor: accessorBody,
          field_ids: z.array(uuid).min(1).max(MAX_ANSWERS).optional(),
        })
        .meta({ id: 'ClearAnswers' }),
      response: { answers: z.array(answerSchema) },
      handle: async ({ caller, body: { form_id, accessor, field_ids } }) => {
        const { answers } = present(
          await useCases.clearAnswers(caller, { formId: requireFormId(form_id), accessor, fieldIds: field_ids }),
          links,
        );
        return { answers };
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'readAnswers',
      summary: 'Read the answers in a context',
      scope: 'forms:read',
      query: z.looseObject({ accessor: accessorBody, form_id: z.string().optional() }),
      response: { answers: z.array(answerSchema) },
      failures: [],
      handle: async ({ caller, query: { accessor, form_id } }) => {
        const formId = form_id === undefined ? undefined : requireFormId(form_id);
        return {
          answers: (await useCases.readAnswers(caller, accessor, formId)).map((answer) => presentAnswer(answer, links)),
        };
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/history`,
      operationId: 'readAnswerHistory',
      summary: 'List changes of answers in a context, newest first',
      scope: 'forms:read',
      query: pageQuery.extend({ accessor: accessorBody, form_id: z.string().optional(), field_id: uuid.optional() }),
      response: { meta: pageMetaSchema, changes: z.array(answerChangeSchema) },
      failures: [],
      handle: async ({ caller, query }) => {
        const formId = query.form_id === undefined ? undefined : requireFormId(query.form_id);
        const requested = { formId, fieldId: query.field_id, page: query };
        const { meta, items } = await useCases.readAnswerChanges(caller, query.accessor, requested);
        return { meta, changes: items.map((change) => presentChange(change, links)) };
      },
    }),
  ];
}

function present({ form, answers, missing, calculationIssues }: WrittenAnswers, links: FileLinks) {
  return {
    answers: answers.map((answer) => presentAnswer({ ...answer, formTitle: form.title }, links)),
    missing_required: missing.map(({ id, label }: FormField) => ({ field_id: id, label })),
    calculation_issues: calculationIssues.map(({ field, code, line }) => ({
      field_id: field.id,
      label: field.label,
      ...(line === undefined ? {} : { line: line + 1 }),
      code,
    })),
  };
}
