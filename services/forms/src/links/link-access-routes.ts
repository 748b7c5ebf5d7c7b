import { defineRoute, pageMetaSchema, pageQuery, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { timestamp } from '../shared/value-types';
import { accessKinds } from './link-access';
import type { LinksModule } from './links-module';

const accessSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(accessKinds),
    address: z.string().nullable().meta({ description: 'IP address of the client. Null if it is not known' }),
    user_agent: z.string().nullable(),
    at: timestamp,
  })
  .meta({ id: 'FormLinkAccess' });

export function linkAccessRoutes({ listAccesses }: LinksModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/dynamic-forms/pivot-accessor/urls/:form_link/accesses',
      operationId: 'listFormLinkAccesses',
      summary: 'List the access log of a signed link, newest first',
      description: 'Views, submissions and wrong PINs of the last 90 days.',
      tag: 'Form links',
      scope: 'forms:read',
      params: { form_link: uuidParameter('form_link') },
      query: pageQuery,
      response: { meta: pageMetaSchema, accesses: z.array(accessSchema) },
      failures: ['form_link_model_not_found'],
      handle: async ({ caller, params, query }) => {
        const { meta, items } = await listAccesses(caller, params.form_link, query);
        const accesses = items.map(({ id, kind, address, userAgent, at }) => ({
          id,
          kind,
          address,
          user_agent: userAgent,
          at: at.toISOString(),
        }));
        return { meta, accesses };
      },
    }),
  ];
}
