import { defineRoute, pageMetaSchema, pageQuery, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { formSummarySchema, presentFormSummary } from './form-schemas';

const query = pageQuery.extend({
  filter: z.unknown().optional().meta({
    type: 'object',
    description:
      'filter[<field>]=value means equals. filter[trashed]=with shows deleted forms too, only shows no others.',
  }),
});

/** The listing under the two paths that clients know it by. */
export function formListingRoutes({ queries }: Application): Route[] {
  const listings = [
    { path: '/api/management/get-forms', operationId: 'getForms', summary: 'List forms, newest first' },
    { path: '/api/management/forms', operationId: 'listForms', summary: 'The same as get-forms' },
  ];
  return listings.map((listing) =>
    defineRoute({
      ...listing,
      method: 'get',
      tag: 'Forms',
      scope: 'forms:read',
      query,
      response: { meta: pageMetaSchema, forms: z.array(formSummarySchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query: given }) => {
        const { meta, items } = await queries.listForms(caller, given);
        return { meta, forms: items.map(presentFormSummary) };
      },
    }),
  );
}
