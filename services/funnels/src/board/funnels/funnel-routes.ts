import { readPage } from '@trackway/application';
import {
  defineRoute,
  ifVersion,
  pageMetaSchema,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../../application';
import type { Funnel } from './funnel';
import { funnelListingQuery, readFunnelFilter } from './funnel-filter';
import { createFunnelBody, funnelSchema, presentFunnel, toNewStep, updateFunnelBody } from './funnel-schemas';

const path = '/api/management/funnels';
const common = { tag: 'Funnels', response: { funnel: funnelSchema } } as const;
const one = { ...common, path: `${path}/:funnel`, params: { funnel: uuidParameter('funnel') } } as const;

export function funnelRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listFunnels',
      summary: 'List funnels with their steps, newest first',
      scope: 'funnels:read',
      query: funnelListingQuery,
      response: { meta: pageMetaSchema, funnels: z.array(funnelSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, funnels } = await queries.listFunnels(caller, readFunnelFilter(query), readPage(query));
        return { meta, funnels: funnels.map((funnel) => presentFunnel(caller.frameId, funnel)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createFunnel',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readFunnel(caller, id)),
      summary: 'Create a funnel, optionally with its steps',
      scope: 'funnels:write',
      body: createFunnelBody,
      handle: async ({ caller, body: { name, steps = [] } }) =>
        tagged(caller.frameId, await commands.createFunnel(caller, { name, steps: steps.map(toNewStep) })),
    }),
    defineRoute({
      ...one,
      method: 'get',
      operationId: 'readFunnel',
      summary: 'Read a funnel with its steps',
      scope: 'funnels:read',
      failures: ['funnel_model_not_found'],
      handle: async ({ caller, params: { funnel } }) =>
        tagged(caller.frameId, await queries.readFunnel(caller, funnel)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      operationId: 'updateFunnel',
      summary: 'Change fields of a funnel',
      description: 'With If-Match, the change is made only if the client has read the latest version.',
      scope: 'funnels:write',
      body: updateFunnelBody,
      failures: ['funnel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, body: { name }, request }) => {
        const target = { funnelId: params.funnel, ...ifVersion(request) };
        const funnel = await commands.changeFunnel(caller, target, (current) =>
          name === undefined || name === current.name ? current : { ...current, name },
        );
        return tagged(caller.frameId, funnel);
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      operationId: 'deleteFunnel',
      summary: 'Delete a funnel; it can be restored',
      scope: 'funnels:write',
      failures: ['funnel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) =>
        tagged(caller.frameId, await commands.deleteFunnel(caller, { id: params.funnel, ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:funnel/restore`,
      operationId: 'restoreFunnel',
      summary: 'Restore a deleted funnel',
      scope: 'funnels:write',
      failures: ['funnel_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params, request }) =>
        tagged(caller.frameId, await commands.restoreFunnel(caller, { id: params.funnel, ...ifVersion(request) })),
    }),
  ];
}

function tagged(frameId: string, funnel: Funnel): Reply {
  return versioned({ funnel: presentFunnel(frameId, funnel) }, funnel.version);
}
