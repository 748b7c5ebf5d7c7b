import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { funnelFields } from './funnel-filter';

const paramsSchema = z
  .object({
    filters: z.array(
      z.object({
        name: z.string(),
        input_type: z.enum(['text', 'number', 'date', 'boolean', 'select', 'relation']),
        operators: z.array(z.string()),
        options: z.array(z.object({ label: z.string(), value: z.string() })),
        arguments: z.array(z.object({ name: z.string(), type: z.string() })),
        hydrate: z.string().nullable(),
      }),
    ),
    sorting: z.array(z.object({ name: z.string() })),
  })
  .meta({ id: 'FunnelSearchParams' });

/** What the listing of funnels can be filtered by: it knows equality alone, and its order is fixed. */
export function metadataRoutes(): Route[] {
  const filters = funnelFields.map(({ name, inputType, hydrate }) => ({
    name,
    input_type: inputType,
    operators: ['equals'],
    options: [],
    arguments: [],
    hydrate,
  }));
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/funnel',
      operationId: 'readFunnelSearchParams',
      summary: 'The fields of funnels for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: paramsSchema },
      handle: async () => ({ params: { filters, sorting: [] } }),
    }),
  ];
}
