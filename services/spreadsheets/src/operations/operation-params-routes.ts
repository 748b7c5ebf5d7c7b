import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import { operationFields } from './operation-store';

/** Describes the filters of the listing. It supports `equals` only, and its order is fixed. */
export function operationParamsRoutes(): Route[] {
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
