import { parseInput } from '@trackway/application';
import { AppError, notFound } from '@trackway/errors';
import { defineRoute, type Route, type RouteInput, uuidParameter } from '@trackway/http';
import { isUuid } from '@trackway/runtime';
import type { Files } from '@trackway/storage';
import { z } from 'zod';
import type { Application } from '../../application';
import {
  attachmentSchema,
  linkAttachmentBody,
  orderAttachmentsBody,
  presentAttachment,
  requireAttachmentBody,
  toAttachmentOrder,
  updateAttachmentBody,
  uploadAttachmentBody,
} from './attachment-schemas';
import { readJson, receiveUpload } from './http-upload';

const step = uuidParameter('step');
const path = '/api/management/steps/:step/attachments';
const common = { tag: 'Funnels', response: { step_attachment: attachmentSchema } } as const;
const one = {
  ...common,
  path: `${path}/:attachment`,
  params: { step, attachment: uuidParameter('step_attachment') },
  scope: 'funnels:write',
} as const;

export function attachmentRoutes({ commands, queries }: Application, { links }: Files): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listStepAttachments',
      summary: 'List the videos and files of a step',
      scope: 'funnels:read',
      params: { step },
      response: { step_attachments: z.array(attachmentSchema) },
      failures: ['step_model_not_found'],
      handle: async ({ caller, params }) => {
        const attachments = await queries.listAttachments(caller, params.step);
        return { step_attachments: attachments.map((found) => presentAttachment(links, caller.frameId, found)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'addStepAttachment',
      summary: 'Upload a video or file to a step, or link one',
      description:
        'An upload is multipart/form-data. A link is application/json: {name, type: video or file, url, duration}. ' +
        'A video needs its duration. The content decides whether an upload is a video.',
      scope: 'funnels:write',
      params: { step },
      multipart: uploadAttachmentBody,
      failures: ['step_model_not_found', 'payload_too_large', 'unsupported_media_type'],
      handle: async ({ caller, params, request }) => {
        const added = request.is('multipart/form-data')
          ? await commands.uploadAttachment(caller, params.step, (storage, key) => receiveUpload(request, storage, key))
          : await commands.addAttachment(caller, { stepId: params.step, ...(await readLink(request)) });
        return { step_attachment: presentAttachment(links, caller.frameId, added) };
      },
    }),
    defineRoute({
      ...common,
      method: 'put',
      path: `${path}/order`,
      operationId: 'orderStepAttachments',
      summary: 'Reorder the attachments of a step',
      description: 'Send all ids in their new order, or one attachment and the one that it is placed before or after.',
      scope: 'funnels:write',
      params: { step },
      body: orderAttachmentsBody,
      response: { step_attachments: z.array(attachmentSchema) },
      failures: ['step_model_not_found', 'step_attachment_model_not_found', 'conflict'],
      handle: async ({ caller, params, body }) => {
        const ordered = await commands.orderAttachments(caller, params.step, toAttachmentOrder(body));
        return { step_attachments: ordered.map((found) => presentAttachment(links, caller.frameId, found)) };
      },
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateStepAttachment',
      summary: 'Change the name or the duration of an attachment',
      body: updateAttachmentBody,
      failures: ['step_attachment_model_not_found'],
      handle: async ({ caller, params, body: { name, duration } }) => {
        const changes = { ...(name === undefined ? {} : { name }), ...(duration === undefined ? {} : { duration }) };
        const target = { id: params.attachment, stepId: params.step };
        const changed = await commands.updateAttachment(caller, target, changes);
        return { step_attachment: presentAttachment(links, caller.frameId, changed) };
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteStepAttachment',
      summary: 'Delete an attachment',
      description: 'Its viewings are retained.',
      failures: ['step_attachment_model_not_found'],
      handle: async ({ caller, params }) => {
        const deleted = await commands.deleteAttachment(caller, { id: params.attachment, stepId: params.step });
        return { step_attachment: presentAttachment(links, caller.frameId, deleted) };
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/management/update-required-step-attachment',
      operationId: 'updateRequiredStepAttachment',
      summary: 'Make a video mandatory to watch, or optional',
      tag: 'Funnels',
      scope: 'funnels:write',
      body: requireAttachmentBody,
      response: {},
      failures: ['step_attachment_model_not_found'],
      handle: async ({ caller, body: { id, watch } }) => {
        if (!isUuid(id)) throw notFound('step_attachment');
        await commands.requireAttachment(caller, { id: id.toLowerCase() }, watch);
        return {};
      },
    }),
  ];
}

async function readLink(request: RouteInput<unknown, unknown, unknown>['request']) {
  if (!request.is(['application/json', 'application/*+json'])) {
    const message = 'Send multipart/form-data with the part file, or application/json with a link.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', message);
  }
  const { name, type, url, duration = null } = parseInput(linkAttachmentBody, await readJson(request));
  return { name, type, source: { url }, duration: type === 'video' ? duration : null };
}
