import { httpStatus, isAppError } from '@trackway/errors';
import {
  defineRoute,
  idempotencyKeyOf,
  Reply,
  type Route,
  receiveBytes,
  type StreamReply,
  textParameter,
} from '@trackway/http';
import type { NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { Request } from 'express';
import { z } from 'zod';
import type { FilesModule } from '../files/files-module';
import { uuid } from '../shared/value-types';
import type { FormPage } from './form-page';
import { compressed, html } from './html-reply';
import type { LinksModule } from './links-module';
import type { OpenLink, Visit } from './open-link';
import { readPlainSubmission } from './plain-answers';
import { isPlain, KEY_NAME } from './plain-form';
import { presentLink } from './present-link';
import { makeReceiveLinkUpload, uploadedFile } from './receive-link-upload';

const MAX_ANSWERS = 500;
const MAX_ADDRESS_LENGTH = 64;
const MAX_USER_AGENT_LENGTH = 200;
const MAX_PLAIN_BYTES = 1_048_576;
const common = {
  tag: 'Form links',
  scope: 'public',
  params: { token: textParameter('form_link', 'Token of the signed link') },
  failures: ['form_link_model_not_found', 'link_expired', 'link_spent', 'link_revoked', 'invalid_pin'],
} as const;

const submission = z
  .strictObject({
    answers: z.array(z.strictObject({ field_id: uuid, value: z.unknown() })).max(MAX_ANSWERS),
  })
  .meta({ id: 'SubmitForm', description: 'The value of a file field is the id from the response of the upload' });

export interface PublicForms {
  readonly storage: BlobStore;
  readonly page: FormPage;
  readonly newId: NewId;
}

/** Public routes of a signed link: the page or its data, uploads and the submission. */
export function publicFormRoutes(
  links: LinksModule,
  { expectUpload }: Pick<FilesModule, 'expectUpload'>,
  { storage, page, newId }: PublicForms,
): Route[] {
  const { openLink, submitLink, assertUploadAllowed, uploadByLink } = links;
  const receiveLinkUpload = makeReceiveLinkUpload({ assertUploadAllowed, expectUpload, uploadByLink, storage, newId });
  return [
    defineRoute({
      ...common,
      method: 'get',
      path: '/forms/:token',
      operationId: 'openFormLink',
      summary: 'Open the form of a signed link, as a page or as JSON, depending on Accept',
      response: { mediaType: 'text/html' },
      page: true,
      ignoresUnknownParameters: true,
      handle: async ({ params: { token }, request }) => {
        const visit = visitOf(request);
        if (request.accepts(['json', 'html']) !== 'html')
          return json(await openLink(token, visit, 'opened'), request.acceptsLanguages());
        const languages = request.acceptsLanguages();
        try {
          const presented = presentLink(await openLink(token, visit, 'opened'), languages);
          return compressed(html(page.form(presented, languages)), request);
        } catch (error) {
          if (!isAppError(error)) throw error;
          if (error.code === 'invalid_pin') return html(page.pin(languages), 403);
          return html(page.closed(error.code, languages), httpStatus[error.kind]);
        }
      },
    }),
    plainSubmissionRoute(links, page),
    defineRoute({
      ...common,
      method: 'post',
      path: '/forms/:token/answers',
      operationId: 'submitFormLink',
      summary: 'Submit the form of a signed link',
      description:
        'A submission without a required answer is rejected as a whole. Repeated requests with the same Idempotency-Key have the same result.',
      body: submission,
      response: {},
      failures: [...common.failures, 'idempotency_key_reused'],
      handle: async ({ params: { token }, body: { answers }, request }) => {
        const key = idempotencyKeyOf(request);
        await submitLink(token, { answers, key, visit: visitOf(request) });
        return {};
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: '/forms/:token/files',
      operationId: 'uploadByFormLink',
      summary: 'Upload a file for a submission through the same link',
      multipart: z
        .object({ file: z.string().meta({ format: 'binary' }), field_id: z.uuid() })
        .meta({ id: 'LinkUpload', example: { file: 'plan.pdf', field_id: '0198c0de-0000-7000-8000-000000000001' } }),
      response: { file: uploadedFile },
      failures: [...common.failures, 'upload_limit_reached'],
      handle: async ({ params: { token }, request }) => {
        const opened = await openLink(token, visitOf(request));
        return { file: await receiveLinkUpload(opened, request) };
      },
    }),
  ];
}

/** The page of a form without conditions, files and signatures also works without script. */
function plainSubmissionRoute(links: LinksModule, page: FormPage): Route {
  return defineRoute({
    ...common,
    method: 'post',
    path: '/forms/:token',
    operationId: 'submitFormPage',
    summary: 'Submit the form of a signed link from its page without JavaScript',
    description: 'The response is a page: the form with its errors (422), or the end of the submission.',
    rawBody: z
      .looseObject({ [KEY_NAME]: z.string().optional().meta({ description: 'Idempotency key of the submission' }) })
      .meta({
        id: 'SubmitFormPage',
        example: { [KEY_NAME]: 'b4c0f6de-1', '0198c0de-0000-7000-8000-000000000001': 'Rua das Flores 12, Porto' },
        description:
          'Form-encoded texts by the ids of fields; `<group>.<line>.<field>` in groups. With `add`, the page gets another line of this group instead',
      }),
    response: { mediaType: 'text/html' },
    page: true,
    ignoresUnknownParameters: true,
    handle: async ({ params: { token }, request }) => {
      const body = (await receiveBytes(request, MAX_PLAIN_BYTES)).toString('utf8');
      const languages = request.acceptsLanguages();
      const submission = { token, body, languages, visit: visitOf(request) };
      return submitPlain(links, page, submission).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
        return html(page.closed(error.code, languages), httpStatus[error.kind]);
      });
    },
  });
}

interface PlainRequest {
  readonly token: string;
  readonly body: string;
  readonly languages: readonly string[];
  readonly visit: Visit;
}

/** Returns the page after the submission, or the form with its errors. */
async function submitPlain(
  { openLink, submitLink }: LinksModule,
  page: FormPage,
  { token, body, languages, visit }: PlainRequest,
): Promise<Reply | StreamReply> {
  const opened = await openLink(token, visit);
  const presented = presentLink(opened, languages);
  if (!isPlain(presented.form.fields)) return html(page.form(presented, languages), 422);
  const { answers, key, values, added } = readPlainSubmission(body, opened.form.fields);
  if (added !== undefined) return html(page.form(presented, languages, { key, values, issues: {}, added }));
  try {
    await submitLink(token, { answers: [...answers], key: key || undefined, visit });
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'invalid') throw error;
    const issues = page.issuesOf(opened.form, answers, languages);
    return html(page.form(presented, languages, { key, values, issues }), 422);
  }
  const { redirectUrl } = opened.form.page;
  return redirectUrl === null ? html(page.closed('done', languages)) : redirect(redirectUrl);
}

function redirect(url: string): Reply {
  return new Reply(null, { status: 303, headers: { Location: url, 'Cache-Control': 'no-store' } });
}

/** The gateway appends the address of the client. Direct requests have no address. */
function visitOf(request: Request): Visit {
  const address = request.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, MAX_ADDRESS_LENGTH) ?? null;
  const userAgent = request.get('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  return { pin: request.get('x-form-pin'), visitor: { address, userAgent } };
}

function json(opened: OpenLink, languages: readonly string[]): Reply {
  return new Reply(presentLink(opened, languages), { headers: { 'Cache-Control': 'no-store' } });
}
