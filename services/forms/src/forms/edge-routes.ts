import { defineRoute, listingQuery, pageMetaSchema, type Route } from '@trackway/http';
import { z } from 'zod';
import { fieldTypes } from '../fields/field-types';
import { edgeSearch } from './form-search';
import type { FormsModule } from './forms-module';

const edgeSchema = z
  .object({
    id: z.uuid().meta({ description: 'The value for `arguments` of filters and sorts by answers' }),
    label: z.string().meta({ description: 'The label of the field' }),
    type: z.enum(fieldTypes).meta({ description: 'The type of the field. It decides which operators apply' }),
    form: z.object({ id: z.int(), title: z.string() }).meta({ description: 'The form that contains the field' }),
  })
  .meta({ id: 'FormEdge', description: 'A field in its form' });

/** The listing that `hydrate` of arguments points to. */
export function edgeRoutes({ listEdges }: FormsModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/form-edges',
      operationId: 'listFormEdges',
      summary: 'List the fields of all forms',
      description:
        'The fields (edges) that filters and sorts by answers take as their first argument, in the order of their forms, newest first. `filter[form]` selects one form.',
      tag: 'Forms',
      scope: 'forms:read',
      query: listingQuery(edgeSearch.fields),
      response: { meta: pageMetaSchema, form_edges: z.array(edgeSchema) },
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await listEdges(caller, query);
        return { meta, form_edges: [...items] };
      },
    }),
  ];
}
