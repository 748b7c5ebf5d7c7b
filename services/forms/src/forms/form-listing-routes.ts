import { defineRoute, listingQuery, pageMetaSchema, type Route } from '@trackway/http';
import { z } from 'zod';
import { formSummarySchema, presentFormSummary } from './form-schemas';
import { formSearch } from './form-search';
import type { FormsModule } from './forms-module';

/** The listing has two paths for compatibility. */
export function formListingRoutes({ listForms }: FormsModule): Route[] {
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
      query: listingQuery(formSearch.fields, formSearch),
      response: { meta: pageMetaSchema, forms: z.array(formSummarySchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await listForms(caller, query);
        return { meta, forms: items.map(presentFormSummary) };
      },
    }),
  );
}
