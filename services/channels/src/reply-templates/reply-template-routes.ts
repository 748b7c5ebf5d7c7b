import { omitUndefined, readPage } from '@trackway/application';
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
import { z } from 'zod';
import type { Application } from '../application';
import type { ReplyTemplate } from './reply-template';
import {
  createTemplateBody,
  presentTemplate,
  previewBody,
  templateSchema,
  updateTemplateBody,
} from './reply-template-schemas';

const path = '/api/management/reply-templates';
const tag = 'Channels';
const params = { reply_template: uuidParameter('reply_template') };
const response = { reply_template: templateSchema };

export function replyTemplateRoutes(application: Application): Route[] {
  const { commands, queries } = application;
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'listReplyTemplates',
      summary: 'List reply templates by name',
      tag,
      scope: 'channels:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, reply_templates: z.array(templateSchema) },
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listTemplates(caller, readPage(query));
        return { meta, reply_templates: items.map(presentTemplate) };
      },
    }),
    defineRoute({
      method: 'post',
      path,
      operationId: 'createReplyTemplate',
      summary: 'Create a reply template',
      tag,
      scope: 'channels:write',
      idempotent: true,
      recover: async ({ caller }, id) => reply(await queries.readTemplate(caller, id)),
      body: createTemplateBody,
      response,
      failures: ['conflict', 'template_limit_reached'],
      handle: async ({ caller, body }) => reply(await commands.createTemplate(caller, body)),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/preview`,
      operationId: 'previewReply',
      summary: 'Preview a reply in a conversation',
      description:
        'Returns the text of a template with the values of the conversation, its project and its contact. Nothing is sent. Variables of the project require `projects:read`.',
      tag,
      scope: 'channels:read',
      body: previewBody,
      response: { message: z.string() },
      failures: ['conversation_model_not_found', 'reply_template_model_not_found', 'template_variables_missing'],
      handle: async ({ caller, body: { conversation_id: conversationId, template_id: templateId, body } }) => ({
        message: await queries.previewReply(caller, { conversationId, templateId, body }),
      }),
    }),
    ...singleRoutes(application),
  ];
}

function singleRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: `${path}/:reply_template`,
      operationId: 'readReplyTemplate',
      summary: 'Read a reply template',
      tag,
      scope: 'channels:read',
      params,
      response,
      failures: ['reply_template_model_not_found'],
      handle: async ({ caller, params: { reply_template: id } }) => reply(await queries.readTemplate(caller, id)),
    }),
    defineRoute({
      method: 'patch',
      path: `${path}/:reply_template`,
      operationId: 'updateReplyTemplate',
      summary: 'Change a reply template',
      tag,
      scope: 'channels:write',
      params,
      body: updateTemplateBody,
      response,
      failures: ['reply_template_model_not_found', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params: { reply_template: id }, body, request }) => {
        const changes = omitUndefined(body);
        return reply(await commands.updateTemplate(caller, { id, changes, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      method: 'delete',
      path: `${path}/:reply_template`,
      operationId: 'deleteReplyTemplate',
      summary: 'Delete a reply template',
      description: 'A template cannot be restored.',
      tag,
      scope: 'channels:write',
      params,
      response,
      failures: ['reply_template_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { reply_template: id }, request }) =>
        reply(await commands.deleteTemplate(caller, { id, ...ifVersion(request) })),
    }),
  ];
}

function reply(template: ReplyTemplate): Reply {
  return versioned({ reply_template: presentTemplate(template) }, template.version);
}
