import { type KeyedRequests, parseInput } from '@trackway/application';
import { AppError, notFound } from '@trackway/errors';
import {
  defineRoute,
  type PathParameter,
  type Route,
  type RouteInput,
  uuidParameter,
  withIdempotency,
} from '@trackway/http';
import type { BlobStore, Files } from '@trackway/storage';
import type { Application } from '../../application';
import type { Attachment } from './attachment';
import { attachmentSchema, linkAttachmentBody, presentAttachment, uploadAttachmentBody } from './attachment-schemas';
import { readJson, receiveUpload } from './http-upload';
import type { UploadedFile } from './upload-attachment';
import type { AddAttachment } from './write-attachment';

type Input = RouteInput<{ readonly step: PathParameter }, unknown, unknown>;
type Request = Input['request'];

const declaration = {
  method: 'post',
  path: '/api/management/steps/:step/attachments',
  operationId: 'addStepAttachment',
  summary: 'Upload a video or file to a step, or link one',
  description:
    'An upload is multipart/form-data. A link is application/json: {name, type: video or file, url, duration}. ' +
    'A video needs its duration. The content decides whether an upload is a video. ' +
    'A step can have at most 1,000 attachments.',
  tag: 'Funnels',
  scope: 'funnels:write',
  params: { step: uuidParameter('step') },
  multipart: uploadAttachmentBody,
  documentedBody: linkAttachmentBody,
  idempotent: true,
  response: { step_attachment: attachmentSchema },
  failures: [
    'step_model_not_found',
    'step_attachment_limit_reached',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_key_reused',
    'idempotency_key_in_progress',
  ],
} as const;

interface Deps {
  readonly application: Application;
  readonly links: Files['links'];
  readonly requests: KeyedRequests;
}

/**
 * Claims an idempotency key after it has received the body: requests are compared by their content, and an upload can
 * take longer than a claim is valid.
 */
export function addAttachmentRoute(application: Application, { links }: Files, requests: KeyedRequests): Route {
  const deps = { application, links, requests };
  return defineRoute({ ...declaration, handle: (input: Input) => receiveAndAdd(deps, input) });
}

async function receiveAndAdd(deps: Deps, input: Input) {
  const { caller, params, request } = input;
  if (!request.is('multipart/form-data')) {
    const link = await receiveLink(request);
    return (await addOnce(deps, input, { stepId: params.step, ...link })).result;
  }
  return await deps.application.commands.uploadAttachment(
    caller,
    params.step,
    (storage, key) => receiveFile(request, storage, key),
    (fields) => addOnce(deps, input, fields),
  );
}

async function addOnce({ application, links, requests }: Deps, input: Input, fields: AddAttachment) {
  const { commands, queries } = application;
  let isAdded = false;
  const reply = (attachment: Attachment) => ({
    step_attachment: presentAttachment(links, input.caller.frameId, attachment),
  });
  const route = defineRoute({
    ...declaration,
    handle: async ({ caller }) => {
      isAdded = true;
      return reply(await commands.addAttachment(caller, fields));
    },
    recover: async ({ caller }, id) => {
      const attachment = await queries.findAttachment(caller.frameId, id);
      if (!attachment) throw notFound('step_attachment');
      return reply(attachment);
    },
  });
  return { result: await withIdempotency(route, requests).handle(input as never), isAdded };
}

/** Sets the body of the request, by which requests with the same idempotency key are compared. */
async function receiveFile(request: Request, storage: BlobStore, key: string): Promise<UploadedFile> {
  const upload = await receiveUpload(request, storage, key);
  const { file, ...fields } = upload;
  request.body = { ...fields, file: { name: file.name, hash: file.hash } };
  return upload;
}

/** Sets the body of the request, as `receiveFile` does. */
async function receiveLink(request: Request): Promise<Omit<AddAttachment, 'stepId'>> {
  if (!request.is(['application/json', 'application/*+json'])) {
    const message = 'Send multipart/form-data with the part file, or application/json with a link.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', message);
  }
  request.body = await readJson(request);
  const { name, type, url, duration = null } = parseInput(linkAttachmentBody, request.body);
  return { name, type, source: { url }, duration: type === 'video' ? duration : null };
}
