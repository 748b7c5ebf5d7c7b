import { defineRoute, ifVersion, integerParameter, type Reply, type Route, versioned } from '@trackway/http';
import type { Form } from './form';
import { createFormBody, formSchema, presentForm, updateFormBody } from './form-schemas';
import type { FormsModule } from './forms-module';
import { toPageSettings } from './page-schemas';

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
      recover: async ({ caller }, id) => withEntityTag(await forms.readForm(caller, Number(id))),
      scope: 'forms:write',
      body: createFormBody,
      handle: async ({ caller, body: { page, ...body } }) =>
        withEntityTag(await forms.createForm(caller, { ...body, page: toPageSettings(page) })),
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
      handle: async ({ caller, params: { form } }) => withEntityTag(await forms.readForm(caller, form)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:form`,
      operationId: 'updateForm',
      summary: 'Update a form',
      description:
        'Creates the next version. Fields that the request names by id retain it. A changed type creates a new field. Answers refer to the version at the time of the answer.',
      scope: 'forms:write',
      params,
      body: updateFormBody,
      failures: ['form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { form: id }, body: { page, ...body }, request }) => {
        const settings = page && toPageSettings(page);
        return withEntityTag(await forms.updateForm(caller, { ...body, page: settings, id, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:form`,
      operationId: 'deleteForm',
      summary: 'Delete a form',
      scope: 'forms:write',
      params,
      failures: ['form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { form }, request }) =>
        withEntityTag(await forms.deleteForm(caller, form, ifVersion(request).ifVersion)),
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/:form/restore`,
      operationId: 'restoreForm',
      summary: 'Restore a deleted form',
      scope: 'forms:write',
      params,
      failures: ['form_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { form }, request }) =>
        withEntityTag(await forms.restoreForm(caller, form, ifVersion(request).ifVersion)),
    }),
  ];
}

function withEntityTag(form: Form): Reply {
  return versioned({ form: presentForm(form) }, form.version);
}
