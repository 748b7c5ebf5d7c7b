import { pageMeta, readPage } from '@trackway/application';
import {
  clientDisconnected,
  defineRoute,
  pageMetaSchema,
  pageQuery,
  type Route,
  StreamReply,
  uuidParameter,
} from '@trackway/http';
import { z } from 'zod';
import { operationsQuery, readOperationFilters } from './operation-query-schemas';
import { operationSchema, presentOperation, rowErrorSchema } from './operation-schemas';
import { authorizeRows } from './operation-scopes';
import type { OperationsModule } from './operations-module';
import { progressEvents } from './progress-events';

const path = '/api/management/spreadsheet-operations';
const params = { operation: uuidParameter('spreadsheet_operation') };
const common = { tag: 'Spreadsheets', failures: ['spreadsheet_operation_model_not_found'] } as const;
export const operationRoute = { ...common, params, response: { spreadsheet_operation: operationSchema } } as const;

/** `stopping` aborts when the process stops, which ends open streams: their clients reconnect to another replica. */
export function operationRoutes(operations: OperationsModule, stopping: AbortSignal): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listSpreadsheetOperations',
      summary: 'List imports and exports, newest first',
      scope: 'spreadsheets:read',
      query: operationsQuery,
      response: { meta: pageMetaSchema, spreadsheet_operations: z.array(operationSchema) },
      handle: async ({ caller, query }) => {
        const page = readPage(query);
        const filters = readOperationFilters(query);
        const { operations: found, total } = await operations.list(caller.frameId, filters, page);
        return { meta: pageMeta(page, total, found.length), spreadsheet_operations: found.map(presentOperation) };
      },
    }),
    defineRoute({
      ...operationRoute,
      method: 'get',
      path: `${path}/:operation`,
      operationId: 'readSpreadsheetOperation',
      summary: 'Read an import or export',
      scope: 'spreadsheets:read',
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await operations.read(caller.frameId, operation)),
      }),
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:operation/errors`,
      operationId: 'listSpreadsheetOperationErrors',
      summary: 'List row errors in the order of the sheet',
      description: 'Requires the read scope of the rows. Operations of other users also require spreadsheets:write.',
      scope: 'spreadsheets:read',
      params,
      query: pageQuery,
      response: { meta: pageMetaSchema, errors: z.array(rowErrorSchema) },
      handle: async ({ caller, params: { operation }, query }) => {
        const page = readPage(query);
        authorizeRows(caller, await operations.read(caller.frameId, operation));
        const { errors, total } = await operations.listErrors(caller.frameId, operation, page);
        return { meta: pageMeta(page, total, errors.length), errors: [...errors] };
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:operation/events`,
      operationId: 'streamSpreadsheetOperation',
      summary: 'Stream progress as server-sent events until the operation ends',
      scope: 'spreadsheets:read',
      params,
      response: { mediaType: 'text/event-stream' },
      handle: async ({ caller, params: { operation }, request }) => {
        await operations.read(caller.frameId, operation);
        const until = AbortSignal.any([clientDisconnected(request), stopping]);
        const stream = progressEvents(() => operations.read(caller.frameId, operation), until);
        return new StreamReply(stream, {
          headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
        });
      },
    }),
    defineRoute({
      ...operationRoute,
      method: 'post',
      path: `${path}/:operation/cancel`,
      operationId: 'cancelSpreadsheetOperation',
      summary: 'Cancel an import or export',
      description:
        'Imported rows are not undone; a retry continues after them. An operation that has ended is a conflict.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await operations.cancel(caller, operation)),
      }),
    }),
    defineRoute({
      ...operationRoute,
      method: 'post',
      path: `${path}/:operation/retry`,
      operationId: 'retrySpreadsheetOperation',
      summary: 'Retry a failed import or export',
      description: 'A failed or cancelled import resumes after its last stored row.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await operations.retry(caller, operation)),
      }),
    }),
  ];
}
