import { valueTypes } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import { defineRoute, pageMetaSchema, pageQuery, type Route, uuidParameter } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import { z } from 'zod';
import { accessorBody, accessorSchema, contextFailures } from '../answers/answer-schemas';
import { presentAccessor } from '../answers/present-answer';
import { formIdSchema, requireFormId } from '../forms/form-schemas';
import { timestamp, uuid } from '../shared/value-types';
import { type FormLink, linkContexts, stateOf } from './form-link';
import type { LinksModule } from './links-module';

const MIN_SECONDS = 60;
const MAX_SECONDS = 7_776_000;
const DEFAULT_SECONDS = 604_800;
const MAX_LINKS = 100;
const MAX_ANSWERS = 500;
const path = '/api/management/dynamic-forms/pivot-accessor';

const generateBody = z
  .strictObject({
    form_id: formIdSchema,
    accessor: accessorBody,
    expires_in: z.int().min(MIN_SECONDS).max(MAX_SECONDS).optional().meta({ description: 'Seconds. Default: 604,800' }),
    expires_at: valueTypes.instant.optional(),
    single_use: z.boolean().default(true),
    pin: z
      .string()
      .regex(/^\d{6,12}$/, 'Must be 6 to 12 digits.')
      .nullable()
      .default(null)
      .meta({
        description:
          'Required to open the link. After 5 wrong PINs in a row the link is blocked for 15 minutes. After 20 wrong PINs in total it is locked permanently',
      }),
    quantity: z.int().min(1).max(MAX_LINKS).default(1).meta({ description: 'Number of links' }),
    context: z.enum(linkContexts).optional().meta({
      description:
        'shared: all submissions are stored in the accessor, so a later one replaces answers of an earlier one. separate: each submission is stored in a new loose form of the project. Default: shared for a single link for one use, otherwise separate',
    }),
    prefill: z
      .array(z.strictObject({ field_id: uuid, value: z.unknown() }))
      .max(MAX_ANSWERS)
      .default([])
      .meta({ description: 'Initial values of the form' }),
  })
  .meta({ id: 'GenerateFormLink' });

const linkSchema = z
  .object({
    id: z.uuid(),
    form_id: z.int(),
    accessor: accessorSchema,
    state: z.enum(['active', 'expired', 'spent', 'revoked']),
    single_use: z.boolean(),
    context: z.enum(linkContexts),
    has_pin: z.boolean(),
    expires_at: timestamp,
    spent_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
    created_by: z.uuid(),
    created_at: timestamp,
  })
  .meta({ id: 'FormLink' });

export function formLinkRoutes(
  { generateLinks, listLinks, revokeLink }: LinksModule,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: `${path}/url-generate`,
      operationId: 'generateFormLink',
      summary: 'Create signed links to answer a form in a context',
      description:
        'The url is only returned once, so Idempotency-Key is not supported. A link for one use is used up by a submission, not by viewing the form.',
      tag: 'Form links',
      scope: 'forms:write',
      body: generateBody,
      response: {
        urls: z.array(z.object({ id: z.uuid(), url: z.url(), expires_at: timestamp, single_use: z.boolean() })),
      },
      failures: contextFailures,
      handle: async ({ caller, body: { form_id, single_use, expires_in, expires_at, ...rest } }) => {
        const expiresAt = expiryOf({ expires_in, expires_at }, clock());
        const command = { ...rest, formId: requireFormId(form_id), expiresAt, singleUse: single_use };
        const links = await generateLinks(caller, command);
        return {
          urls: links.map(({ link, token }) => ({
            id: link.id,
            url: `${publicUrl}/forms/${token}`,
            expires_at: link.expiresAt.toISOString(),
            single_use: link.singleUse,
          })),
        };
      },
    }),
    defineRoute({
      method: 'get',
      path: `${path}/urls`,
      operationId: 'listFormLinks',
      summary: 'List signed links, newest first',
      tag: 'Form links',
      scope: 'forms:read',
      query: pageQuery.extend({ form_id: z.string().optional() }),
      response: { meta: pageMetaSchema, urls: z.array(linkSchema) },
      failures: ['form_model_not_found'],
      handle: async ({ caller, query }) => {
        const formId = query.form_id === undefined ? undefined : requireFormId(query.form_id);
        const { meta, items } = await listLinks(caller, formId, query);
        return { meta, urls: items.map((link) => presentUrl(link, clock())) };
      },
    }),
    defineRoute({
      method: 'delete',
      path: `${path}/urls/:form_link`,
      operationId: 'revokeFormLink',
      summary: 'Revoke a signed link',
      tag: 'Form links',
      scope: 'forms:write',
      params: { form_link: uuidParameter('form_link') },
      response: { url: linkSchema },
      failures: ['form_link_model_not_found'],
      handle: async ({ caller, params: { form_link } }) => ({
        url: presentUrl(await revokeLink(caller, form_link), clock()),
      }),
    }),
  ];
}

function expiryOf(given: { expires_in?: number | undefined; expires_at?: string | undefined }, now: Date): Date {
  if (given.expires_at === undefined) return new Date(now.getTime() + (given.expires_in ?? DEFAULT_SECONDS) * 1_000);
  if (given.expires_in !== undefined) throw invalidInput({ expires_at: ['Use either expires_in or expires_at.'] });
  const expiresAt = new Date(given.expires_at);
  const seconds = (expiresAt.getTime() - now.getTime()) / 1_000;
  if (seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) return expiresAt;
  throw invalidInput({ expires_at: [`Must be ${MIN_SECONDS} to ${MAX_SECONDS} seconds from now.`] });
}

function presentUrl(link: FormLink, now: Date): z.infer<typeof linkSchema> {
  return {
    id: link.id,
    form_id: link.formId,
    accessor: presentAccessor(link.accessor),
    state: stateOf(link, now),
    single_use: link.singleUse,
    context: link.context,
    has_pin: link.pinHash !== null,
    expires_at: link.expiresAt.toISOString(),
    spent_at: link.spentAt?.toISOString() ?? null,
    revoked_at: link.revokedAt?.toISOString() ?? null,
    created_by: link.createdBy,
    created_at: link.createdAt.toISOString(),
  };
}
