import { defineRoute, type Route } from '@trackway/http';
import { operationRoute } from '../operations/operation-routes';
import { presentOperation } from '../operations/operation-schemas';
import type { RollbacksModule } from './rollbacks-module';

export function rollbackRoutes({ requestRollback }: Pick<RollbacksModule, 'requestRollback'>): Route[] {
  return [
    defineRoute({
      ...operationRoute,
      method: 'post',
      path: '/api/management/spreadsheet-operations/:operation/rollback',
      operationId: 'rollBackSpreadsheetOperation',
      summary: 'Roll back an import',
      description:
        'Restores and removes records in the background if they were not changed since the import. `metadata.rollback` shows the progress. The errors of the operation with the column `rollback` name the records that stay unchanged.',
      scope: 'spreadsheets:write',
      failures: ['spreadsheet_operation_model_not_found', 'conflict', 'forbidden'],
      handle: async ({ caller, params: { operation } }) => ({
        spreadsheet_operation: presentOperation(await requestRollback(caller, operation)),
      }),
    }),
  ];
}
