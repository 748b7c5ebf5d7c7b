import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';
import { requireFormId } from '../forms/form-schemas';
import type { IntakeLink } from './intake-link';
import type { IntakeModule } from './intake-module';
import {
  createIntakeLinkBody,
  intakeLinkSchema,
  intakeSubmissionSchema,
  presentIntakeLink,
  presentSubmission,
  toIntakeChanges,
  toIntakeSettings,
  updateIntakeLinkBody,
} from './intake-schemas';

const path = '/api/management/dynamic-forms/intake-links';
const tag = 'Intake links';
const params = { intake_link: uuidParameter('intake_link') };
const missing = [
  'form_model_not_found',
  'funnel_model_not_found',
  'project_model_not_found',
  'customer_model_not_found',
];

/** Routes to manage intake links. */
export function intakeLinkRoutes(
  intake: IntakeModule,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): Route[] {
  const reply = (link: IntakeLink): Reply =>
    versioned({ intake_link: presentIntakeLink(link, publicUrl, clock()) }, link.version);
  const common = { tag, response: { intake_link: intakeLinkSchema } } as const;
  return [
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createIntakeLink',
      idempotent: true,
      recover: async ({ caller }, id) => reply(await intake.readLink(caller, id)),
      summary: 'Create a public link, by which each submission of a form creates a project',
      description:
        'Requires projects:write too, and funnels:write with a funnel. The contact of a project is one with the same e-mail or phone, else a new one.',
      scope: 'forms:write',
      body: createIntakeLinkBody,
      failures: missing,
      handle: async ({ caller, body: { form_id, ...body } }) => {
        const command = { ...toIntakeSettings(body), formId: requireFormId(form_id) };
        return reply(await intake.createLink(caller, command));
      },
    }),
    defineRoute({
      method: 'get',
      path,
      operationId: 'listIntakeLinks',
      summary: 'List intake links, newest first',
      tag,
      scope: 'forms:read',
      query: pageQuery.extend({ form_id: z.string().optional() }),
      response: { meta: pageMetaSchema, intake_links: z.array(intakeLinkSchema) },
      failures: ['form_model_not_found'],
      handle: async ({ caller, query }) => {
        const formId = query.form_id === undefined ? undefined : requireFormId(query.form_id);
        const { meta, items } = await intake.listLinks(caller, formId, query);
        return { meta, intake_links: items.map((link) => presentIntakeLink(link, publicUrl, clock())) };
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:intake_link`,
      operationId: 'readIntakeLink',
      summary: 'Read an intake link',
      scope: 'forms:read',
      params,
      failures: ['intake_link_model_not_found'],
      handle: async ({ caller, params: { intake_link } }) => reply(await intake.readLink(caller, intake_link)),
    }),
    defineRoute({
      ...common,
      method: 'patch',
      path: `${path}/:intake_link`,
      operationId: 'updateIntakeLink',
      summary: 'Change, deactivate or activate an intake link',
      description:
        'With active false, its page explains that it accepts no submissions. Projects and status pages stay.',
      scope: 'forms:write',
      params,
      body: updateIntakeLinkBody,
      failures: ['intake_link_model_not_found', 'precondition_failed', ...missing],
      handle: async ({ caller, params: { intake_link: id }, body, request }) =>
        reply(await intake.updateLink(caller, { id, changes: toIntakeChanges(body), ...ifVersion(request) })),
    }),
    defineRoute({
      method: 'get',
      path: `${path}/:intake_link/submissions`,
      operationId: 'listIntakeSubmissions',
      summary: 'List the submissions of an intake link with their projects, newest first',
      tag,
      scope: 'forms:read',
      params,
      query: pageQuery,
      response: { meta: pageMetaSchema, submissions: z.array(intakeSubmissionSchema) },
      failures: ['intake_link_model_not_found'],
      handle: async ({ caller, params: { intake_link }, query }) => {
        const { meta, items } = await intake.listSubmissions(caller, intake_link, query);
        return { meta, submissions: items.map((one) => presentSubmission(one, publicUrl)) };
      },
    }),
  ];
}
