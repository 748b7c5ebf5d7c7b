import { notFound } from '@trackway/errors';
import { defineRoute, type Route, uuidParameter } from '@trackway/http';
import { isUuid } from '@trackway/runtime';
import type { Files } from '@trackway/storage';
import { z } from 'zod';
import type { Application } from '../../application';
import {
  attachmentSchema,
  orderAttachmentsBody,
  presentAttachment,
  requireAttachmentBody,
  toAttachmentOrder,
  updateAttachmentBody,
} from './attachment-schemas';

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
