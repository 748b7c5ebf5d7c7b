import { defineRoute, integerParameter, pageMetaSchema, pageQuery, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { formIdSchema, requireFormId } from '../forms/form-schemas';
import { looseFormSchema, presentLooseForm } from './loose-form-schemas';
import type { LooseFormsModule } from './loose-forms-module';

const project = uuidParameter('project');
const path = '/api/management/projects/:project/loose-forms';
const common = { tag: 'Loose forms', failures: ['project_model_not_found'] } as const;

export function looseFormRoutes(looseForms: LooseFormsModule): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'attachLooseForm',
      summary: 'Attach a form to a project',
      idempotent: true,
      recover: async ({ caller }, id) => ({
        loose_form: presentLooseForm(await looseForms.readLooseForm(caller, Number(id))),
      }),
      description: 'A form can be attached several times. Each attachment has its own id.',
      scope: 'forms:write',
      params: { project },
      body: z.strictObject({ id: formIdSchema }).meta({ id: 'AttachLooseForm' }),
      response: { loose_form: looseFormSchema },
      failures: ['project_model_not_found', 'form_model_not_found', 'merged_project'],
      handle: async ({ caller, params, body }) => ({
        loose_form: presentLooseForm(
          await looseForms.attachLooseForm(caller, params.project, requireFormId(body.id, 'id')),
        ),
      }),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listLooseForms',
      summary: 'List the forms attached to a project, newest first',
      scope: 'forms:read',
      params: { project },
      query: pageQuery,
      response: { meta: pageMetaSchema, loose_forms: z.array(looseFormSchema) },
      handle: async ({ caller, params, query }) => {
        const { meta, items } = await looseForms.listLooseForms(caller, params.project, query);
        return { meta, loose_forms: items.map(presentLooseForm) };
      },
    }),
    defineRoute({
      ...common,
      method: 'delete',
      path: `${path}/:loose_form`,
      operationId: 'detachLooseForm',
      summary: 'Detach a form from a project',
      description: 'Its answers are not deleted and can be read with the same accessor.',
      scope: 'forms:write',
      params: { project, loose_form: integerParameter('loose_form') },
      response: { loose_form: looseFormSchema },
      failures: ['loose_form_model_not_found'],
      handle: async ({ caller, params }) => ({
        loose_form: presentLooseForm(await looseForms.detachLooseForm(caller, params.project, params.loose_form)),
      }),
    }),
  ];
}
