import { pageMeta, readPage } from '@trackway/application';
import {
  clientDisconnected,
  defineRoute,
  pageMetaSchema,
  type Route,
  StreamReply,
  uuidParameter,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { authorizeRows } from './authorize-rows';
import { operationEvents } from './operation-events';
import { operationsQuery, readOperationFilters } from './operation-filter';
import { operationSchema, presentOperation, rowErrorSchema } from './operation-schema';

const path = '/api/management/spreadsheet-operations';
const params = { operation: uuidParameter('spreadsheet_operation') };
const common = { tag: 'Spreadsheets', failures: ['spreadsheet_operation_model_not_found'] } as const;
const one = { ...common, params, response: { spreadsheet_operation: operationSchema } } as const;

/** `stopping` aborts when the process stops: whoever follows an operation then comes back to another one. */
export function operationRoutes({ operations, requestRollback }: Application, stopping: AbortSignal): Route[] {
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
        const { operations: found, total } = await operations.page(caller.frameId, filters, page);
        return { meta: pageMeta(page, total, found.length), spreadsheet_operations: found.map(presentOperation) };
      },
    }),
    defineRoute({
      ...one,
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
      summary: 'The faults of rows, in the order of the sheet',
      description: 'Needs the read scope of the rows; operations of other users also need spreadsheets:write.',
      scope: 'spreadsheets:read',
      params,
      query: z.looseObject({ page: z.unknown().optional(), perPage: z.unknown().optional() }),
      response: { meta: pageMetaSchema, errors: z.array(rowErrorSchema) },
      handle: async ({ caller, params: { operation }, query }) => {
        const page = readPage(query);
        authorizeRows(caller, await operations.read(caller.frameId, operation));
        const { errors, total } = await operations.errors(caller.frameId, operation, page);
        return { meta: pageMeta(page, total, errors.length), errors: [...errors] };
      },
    }),
    defineRoute({
      ...common,
      method: 'get',
      path: `${path}/:operation/events`,
      operationId: 'streamSpreadsheetOperation',
      summary: 'Progress as server-sent events, until the operation ends',
      scope: 'spreadsheets:read',
      params,
      response: { mediaType: 'text/event-stream' },
      handle: async ({ caller, params: { operation }, request }) => {
        await operations.read(caller.frameId, operation);
        const until = AbortSignal.any([clientDisconnected(request), stopping]);
        const stream = operationEvents(() => operations.read(caller.frameId, operation), until);
        return new StreamReply(stream, {
          headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
        });
      },
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:operation/cancel`,
      operationId: 'cancelSpreadsheetOperation',
      summary: 'Stop an import or export',
      description: 'What was imported stays. An operation that has ended already is a conflict.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await operations.cancel(caller.frameId, operation)),
      }),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:operation/retry`,
      operationId: 'retrySpreadsheetOperation',
      summary: 'Go on with a failed import or export',
      description: 'An import goes on behind its last stored row.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await operations.retry(caller.frameId, operation)),
      }),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:operation/rollback`,
      operationId: 'rollBackSpreadsheetOperation',
      summary: 'Take an import back',
      description:
        'Restores and removes in the background what nobody has changed since. `metadata.rollback` tells how far it is; what is left is named by the errors of the operation, with `rollback` as their column.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict', 'forbidden'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await requestRollback(caller, operation)),
      }),
    }),
  ];
}
