import { httpStatus, isAppError } from '@trackway/errors';
import { defineRoute, idempotencyKeyOf, Reply, type Route, textParameter } from '@trackway/http';
import type { NewId } from '@trackway/runtime';
import type { Request } from 'express';
import { z } from 'zod';
import type { FilesModule } from '../files/files-module';
import { compressed, html } from '../links/html-reply';
import type { LinksModule } from '../links/links-module';
import { presentPublicForm } from '../links/present-link';
import type { PublicForms } from '../links/public-form-routes';
import { makeReceiveLinkUpload, uploadedFile } from '../links/receive-link-upload';
import { timestamp, uuid } from '../shared/value-types';
import { presentLook } from '../themes/theme-schemas';
import type { IntakeModule } from './intake-module';
import { statusUrl } from './intake-schemas';
import type { OpenIntake } from './open-intake';
import type { IntakeStatus } from './read-intake-status';

const MAX_ANSWERS = 500;
const noStore = { headers: { 'Cache-Control': 'no-store' } };
const common = {
  tag: 'Intake links',
  scope: 'public',
  params: { token: textParameter('intake_link', 'Token of the intake link') },
  failures: ['intake_link_model_not_found', 'intake_closed', 'intake_quota_reached'],
} as const;

const submission = z
  .strictObject({ answers: z.array(z.strictObject({ field_id: uuid, value: z.unknown() })).max(MAX_ANSWERS) })
  .meta({ id: 'SubmitIntake', description: 'The value of a file field is the id from the response of the upload' });

const challengeSchema = z
  .object({
    token: z.string(),
    algorithm: z.literal('SHA-256'),
    salt: z.string(),
    difficulty: z.int().meta({ description: 'Number of leading zero bits' }),
    expires_at: timestamp,
  })
  .meta({
    id: 'IntakeChallenge',
    description:
      'Find a whole number so that the SHA-256 of "<salt>:<number>" begins with `difficulty` zero bits. Send "<token>:<number>" as X-Proof-Of-Work',
  });

interface Uploads
  extends Pick<LinksModule, 'assertUploadAllowed' | 'uploadByLink'>,
    Pick<FilesModule, 'expectUpload'> {}

interface RouteDeps extends PublicForms {
  readonly newId: NewId;
  readonly publicUrl: string;
}

/** Public routes of an intake link: the page or its data, challenges, uploads, the submission and its status page. */
export function publicIntakeRoutes(intake: IntakeModule, uploads: Uploads, deps: RouteDeps): Route[] {
  return [
    openRoute(intake, deps),
    challengeRoute(intake),
    submissionRoute(intake, deps),
    uploadRoute(intake, uploads, deps),
    statusRoute(intake, deps),
  ];
}

function openRoute({ openIntake }: IntakeModule, { page }: RouteDeps): Route {
  return defineRoute({
    ...common,
    method: 'get',
    path: '/intake/:token',
    operationId: 'openIntakeLink',
    summary: 'Open the form of an intake link, as a page or as JSON, depending on Accept',
    response: { mediaType: 'text/html' },
    page: true,
    ignoresUnknownParameters: true,
    handle: async ({ params: { token }, request }) => {
      const languages = request.acceptsLanguages();
      if (!wantsPage(request)) return new Reply(present(await openIntake(token), languages), noStore);
      return asPage(page, languages, async () => {
        const presented = { ...present(await openIntake(token), languages), prefill: [] };
        return compressed(html(page.intake(presented, languages)), request);
      });
    },
  });
}

function challengeRoute({ issueChallenge }: IntakeModule): Route {
  return defineRoute({
    ...common,
    method: 'post',
    path: '/intake/:token/challenges',
    operationId: 'createIntakeChallenge',
    summary: 'Request a proof of work for one submission or upload',
    description: 'Valid for ten minutes and for one request. The difficulty rises while there are many submissions.',
    response: { challenge: challengeSchema },
    handle: async ({ params: { token } }) => {
      const { salt, difficulty, expiresAt, ...challenge } = await issueChallenge(token);
      const shown = {
        token: challenge.token,
        algorithm: 'SHA-256',
        salt,
        difficulty,
        expires_at: expiresAt.toISOString(),
      };
      return new Reply({ challenge: shown }, noStore);
    },
  });
}

function submissionRoute({ submitIntake }: IntakeModule, { publicUrl }: RouteDeps): Route {
  return defineRoute({
    ...common,
    method: 'post',
    path: '/intake/:token/answers',
    operationId: 'submitIntake',
    summary: 'Submit the form of an intake link, which creates a project',
    description:
      'Requires a solved challenge as X-Proof-Of-Work. An invalid submission does not use it up. A repeated request with the same Idempotency-Key, or without one with the same proof, has the same result. If the same contact has sent the same answers before, `duplicate` is true and `status_url` is that of the first submission.',
    body: submission,
    response: {
      submission: z.object({ status_url: z.url(), duplicate: z.boolean(), received_at: timestamp }),
    },
    failures: [...common.failures, 'invalid_proof_of_work', 'idempotency_key_reused'],
    handle: async ({ params: { token }, body: { answers }, request }) => {
      const command = { answers, key: idempotencyKeyOf(request), proof: proofOf(request) };
      const { submission: accepted, isDuplicate } = await submitIntake(token, command);
      const received_at = accepted.createdAt.toISOString();
      return { submission: { status_url: statusUrl(accepted, publicUrl), duplicate: isDuplicate, received_at } };
    },
  });
}

function uploadRoute({ openForUpload }: IntakeModule, uploads: Uploads, { storage, newId }: RouteDeps): Route {
  const receiveLinkUpload = makeReceiveLinkUpload({ ...uploads, storage, newId });
  return defineRoute({
    ...common,
    method: 'post',
    path: '/intake/:token/files',
    operationId: 'uploadByIntakeLink',
    summary: 'Upload a file for a submission through the same intake link',
    description: 'Requires a solved challenge as X-Proof-Of-Work, which it uses up.',
    multipart: z
      .object({ file: z.string().meta({ format: 'binary' }), field_id: z.uuid() })
      .meta({ id: 'IntakeUpload', example: { file: 'plan.pdf', field_id: '0198c0de-0000-7000-8000-000000000001' } }),
    response: { file: uploadedFile },
    failures: [...common.failures, 'invalid_proof_of_work', 'upload_limit_reached'],
    handle: async ({ params: { token }, request }) => {
      const opened = await openForUpload(token, proofOf(request));
      return { file: await receiveLinkUpload(opened, request) };
    },
  });
}

function statusRoute({ readStatus }: IntakeModule, { page }: RouteDeps): Route {
  return defineRoute({
    method: 'get',
    path: '/intake-status/:token',
    operationId: 'readIntakeStatus',
    summary: 'Read the status of a submission, as a page or as JSON, depending on Accept',
    description: 'Shows what the owner of the intake link permits, and nothing else of the project.',
    tag: common.tag,
    scope: 'public',
    params: { token: textParameter('submission', 'Token of the status page') },
    response: { mediaType: 'text/html' },
    page: true,
    ignoresUnknownParameters: true,
    failures: ['submission_model_not_found'],
    handle: async ({ params: { token }, request }) => {
      const languages = request.acceptsLanguages();
      if (!wantsPage(request)) return new Reply(presentStatus(await readStatus(token)), noStore);
      return asPage(page, languages, async () => {
        const { theme, ...status } = await readStatus(token);
        return html(page.status({ ...status, look: presentLook(theme) }, languages));
      });
    },
  });
}

function present({ link, ...opened }: OpenIntake, languages: readonly string[]) {
  return { ...presentPublicForm(opened, languages), link: { expires_at: link.expiresAt?.toISOString() ?? null } };
}

function presentStatus({ receivedAt, state, step, frame }: IntakeStatus) {
  const { name, locale } = frame;
  return { submission: { received_at: receivedAt.toISOString(), state, step }, frame: { name, locale } };
}

/** Returns the page, or the page that explains the error. */
async function asPage(
  page: PublicForms['page'],
  languages: readonly string[],
  show: () => Promise<ReturnType<typeof html>>,
) {
  try {
    return await show();
  } catch (error) {
    if (!isAppError(error)) throw error;
    return html(page.closed(error.code, languages), httpStatus[error.kind]);
  }
}

function wantsPage(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html';
}

function proofOf(request: Request): string | undefined {
  return request.get('x-proof-of-work');
}
