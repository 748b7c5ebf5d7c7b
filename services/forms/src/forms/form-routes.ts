import { defineRoute, ifVersion, integerParameter, type Reply, type Route, versioned } from '@trackway/http';
import type { Form } from './form';
import { createFormBody, formSchema, presentForm, updateFormBody } from './form-schemas';
import type { FormsModule } from './forms-module';

const params = { form: integerParameter('form') };
const common = { tag: 'Forms', response: { form: formSchema } } as const;
const path = '/api/management/forms';

export function formRoutes(forms: FormsModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createForm',
      summary: 'Create a form',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(await forms.readForm(caller, Number(id))),
      scope: 'forms:write',
      body: createFormBody,
      handle: async ({ caller, body }) => tagged(await forms.createForm(caller, body)),
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
      handle: async ({ caller, params: { form } }) => tagged(await forms.readForm(caller, form)),
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
        tagged(await forms.updateForm(caller, { ...body, id, ...ifVersion(request) })),
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
        tagged(await forms.deleteForm(caller, form, ifVersion(request).ifVersion)),
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
      handle: async ({ caller, params: { form } }) => tagged(await forms.restoreForm(caller, form)),
    }),
  ];
}

function tagged(form: Form): Reply {
  return versioned({ form: presentForm(form) }, form.version);
}
