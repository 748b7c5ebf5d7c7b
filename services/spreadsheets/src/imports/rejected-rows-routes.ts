import { clientDisconnected, defineRoute, type Route, uuidParameter } from '@trackway/http';
import { type BlobStore, fileReply } from '@trackway/storage';
import { XLSX_MEDIA_TYPE } from '../operations/operation-schemas';
import { authorizeRows } from '../operations/operation-scopes';
import type { OperationsModule } from '../operations/operations-module';
import { withoutExtension } from './file-kind';
import type { ImportsModule } from './imports-module';

export function rejectedRowsRoutes(
  { rejectedRowsFile }: Pick<ImportsModule, 'rejectedRowsFile'>,
  { read }: Pick<OperationsModule, 'read'>,
  storage: BlobStore,
): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/:operation/errors/download',
      operationId: 'downloadRejectedRows',
      summary: 'Download the rejected rows of an import as a workbook, with the reasons for each row',
      description:
        "Correct the rows and import the workbook again with the same options. A workbook is returned for CSV and TSV files, too. Requires the read scope of the rows. Files of other users' operations also require spreadsheets:write.",
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { operation: uuidParameter('spreadsheet_operation') },
      response: { mediaType: XLSX_MEDIA_TYPE },
      failures: ['spreadsheet_operation_model_not_found', 'operation_not_completed', 'file_expired'],
      handle: async ({ caller, params, request }) => {
        const operation = await read(caller.frameId, params.operation);
        authorizeRows(caller, operation);
        const { key, size } = await rejectedRowsFile(operation, clientDisconnected(request));
        const name = `${withoutExtension(operation.fileName)}-rejected.xlsx`;
        const file = { key, size, name, mimeType: XLSX_MEDIA_TYPE, cacheControl: 'private, no-store' };
        return fileReply(storage, file, request);
      },
    }),
  ];
}
