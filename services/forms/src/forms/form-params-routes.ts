import { defineRoute, type Route, searchParamsSchema } from '@trackway/http';
import { describeModel } from '@trackway/mongo';
import { formSearch } from './form-search';

/** Describes the filters of the listing. */
export function formParamsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/system/params/form',
      operationId: 'readFormSearchParams',
      summary: 'List the fields of forms for filtering and sorting',
      tag: 'System',
      scope: 'system:read',
      response: { params: searchParamsSchema },
      handle: async () => ({ params: describeModel(formSearch) }),
    }),
  ];
}
