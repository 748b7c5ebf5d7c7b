import { defineRoute, type Route } from '@trackway/http';
import { describeModel } from '@trackway/mongo';
import { z } from 'zod';
import { formSearch } from './forms/form-search';

const argument = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  hydrate: z.string().nullable(),
});

const paramsSchema = z.object({
  filters: z.array(
    z.object({
      name: z.string(),
      input_type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'relation']),
      operators: z.array(z.string()),
      options: z.array(z.object({ label: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
      arguments: z.array(argument),
      hydrate: z.string().nullable(),
    }),
  ),
  sorting: z.array(z.object({ name: z.string(), arguments: z.array(argument) })),
});

/** What forms can be filtered by. */
export function metadataRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/form',
      operationId: 'readFormSearchParams',
      summary: 'The fields of forms for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: describeModel(formSearch) }),
    }),
  ];
}
