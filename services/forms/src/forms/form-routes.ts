import { notFound } from '@trackway/errors';
import { defineRoute, ifVersion, integerParameter, type Reply, type Route, versioned } from '@trackway/http';
import type { FileLinks } from '@trackway/storage';
import { presentAnswer } from '../answers/present-answer';
import type { Application } from '../application';
import type { Form } from './form';
import {
  answeredFormSchema,
  createFormBody,
  formSchema,
  getFormBody,
  presentForm,
  readFormId,
  updateFormBody,
} from './form-schemas';

const params = { form: integerParameter('form') };
const common = { tag: 'Forms', response: { form: formSchema } } as const;
const path = '/api/management/forms';

export function formRoutes({ commands, queries }: Application, links: FileLinks): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createForm',
      summary: 'Create a form',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(await queries.readForm(caller, Number(id))),
      scope: 'forms:write',
      body: createFormBody,
      handle: async ({ caller, body }) => tagged(await commands.createForm(caller, body)),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:form`,
      operationId: 'readForm',
      summary: 'Read a form with its fields',
      scope: 'forms:read',
      params,
      failures: ['form_model_not_found'],
      handle: async ({ caller, params: { form } }) => tagged(await queries.readForm(caller, form)),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: '/api/management/get-form',
      operationId: 'getForm',
      summary: 'Read a form with its fields, by the id in the body',
      description: 'Given an accessor, the form comes with its answers in that context.',
      scope: 'forms:read',
      body: getFormBody,
      response: { form: answeredFormSchema },
      failures: ['form_model_not_found'],
      handle: async ({ caller, body: { id: given, accessor } }) => {
        const id = readFormId(given);
        if (id === undefined) throw notFound('form');
        const form = await queries.readForm(caller, id);
        if (!accessor) return tagged(form);
        const answers = await queries.readAnswers(caller, accessor, id);
        const body = { ...presentForm(form), answers: answers.map((answer) => presentAnswer(answer, links)) };
        return versioned({ form: body }, form.version);
      },
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:form`,
      operationId: 'updateForm',
      summary: 'Make the next version of a form',
      description:
        'A field keeps its id where it is named by it; a changed type makes a new field. Answers keep the version that they were given to.',
      scope: 'forms:write',
      params,
      body: updateFormBody,
      failures: ['form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { form: id }, body, request }) =>
        tagged(await commands.updateForm(caller, { ...body, id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:form`,
      operationId: 'deleteForm',
      summary: 'Delete a form softly',
      scope: 'forms:write',
      params,
      failures: ['form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { form }, request }) =>
        tagged(await commands.deleteForm(caller, form, ifVersion(request).ifVersion)),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:form/restore`,
      operationId: 'restoreForm',
      summary: 'Bring a deleted form back',
      scope: 'forms:write',
      params,
      failures: ['form_model_not_found'],
      handle: async ({ caller, params: { form } }) => tagged(await commands.restoreForm(caller, form)),
    }),
  ];
}

function tagged(form: Form): Reply {
  return versioned({ form: presentForm(form) }, form.version);
}
