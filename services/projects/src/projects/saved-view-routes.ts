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
import type { Caller } from '@trackway/runtime';
import { z } from 'zod';
import type { ProjectsModule } from './projects-module';
import type { SavedView } from './saved-views/saved-view';
import {
  createViewBody,
  presentView,
  toViewFields,
  updateViewBody,
  viewSchema,
} from './saved-views/saved-view-schemas';

const path = '/api/management/views';
const tag = 'Views';
const params = { view: uuidParameter('view') };
const response = { view: viewSchema };

export function savedViewRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'listViews',
      summary: 'List your views and the shared ones, by name',
      tag,
      scope: 'projects:read',
      query: pageQuery,
      response: { meta: pageMetaSchema, views: z.array(viewSchema) },
      handle: async ({ caller, query }) => {
        const { meta, views } = await queries.listViews(caller, readPage(query));
        return { meta, views: views.map((view) => presentView(caller.frameId, view)) };
      },
    }),
    defineRoute({
      method: 'post',
      path,
      operationId: 'createView',
      summary: 'Save a search as a view',
      description: 'The search is validated like a search of the resource. A view is private unless it is shared.',
      tag,
      scope: 'projects:write',
      idempotent: true,
      recover: async ({ caller }, id) => reply(caller, await queries.readView(caller, id)),
      body: createViewBody,
      response,
      failures: ['validation_error', 'view_limit_reached'],
      handle: async ({ caller, body }) => reply(caller, await commands.createView(caller, toViewFields(body))),
    }),
    defineRoute({
      method: 'get',
      path: `${path}/:view`,
      operationId: 'readView',
      summary: 'Read a view',
      tag,
      scope: 'projects:read',
      params,
      response,
      failures: ['view_model_not_found'],
      handle: async ({ caller, params: { view } }) => reply(caller, await queries.readView(caller, view)),
    }),
    defineRoute({
      method: 'patch',
      path: `${path}/:view`,
      operationId: 'updateView',
      summary: 'Change a view',
      description: 'Shared views can be changed by their owner and with `system:write`.',
      tag,
      scope: 'projects:write',
      params,
      body: updateViewBody,
      response,
      failures: ['view_model_not_found', 'validation_error', 'precondition_failed'],
      handle: async ({ caller, params: { view: id }, body, request }) => {
        const { filters, filter_groups, sorting, template, ...fields } = body;
        const search = omitUndefined({ filters, filter_groups, sorting, template });
        const changes = { ...omitUndefined(fields), ...(Object.keys(search).length > 0 ? { search } : {}) };
        return reply(caller, await commands.updateView(caller, { id, changes, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      method: 'delete',
      path: `${path}/:view`,
      operationId: 'deleteView',
      summary: 'Delete a view',
      description: 'Shared views can be deleted by their owner and with `system:write`. A view cannot be restored.',
      tag,
      scope: 'projects:write',
      params,
      response,
      failures: ['view_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { view: id }, request }) =>
        reply(caller, await commands.deleteView(caller, { id, ...ifVersion(request) })),
    }),
  ];
}

function reply(caller: Caller, view: SavedView): Reply {
  return versioned({ view: presentView(caller.frameId, view) }, view.version);
}
