import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import { operationFields } from './operation-filter';

/** What the listing of operations can be filtered by: it knows equality alone, and its order is fixed. */
export function metadataRoutes(): Route[] {
  const filters = Object.entries(operationFields).map(([name, values]) => ({
    name,
    input_type: 'select' as const,
    operators: ['equals'],
    options: values.map((value) => ({ label: value.replaceAll('_', ' '), value })),
    arguments: [],
    hydrate: null,
  }));
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/spreadsheet_operation',
      operationId: 'readSpreadsheetOperationSearchParams',
      summary: 'The fields of imports and exports for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: searchParamsSchema },
      handle: async () => ({ params: { filters, sorting: [] } }),
    }),
  ];
}
