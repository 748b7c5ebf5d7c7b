import { clientDisconnected, defineRoute, type Route, uuidParameter } from '@trackway/http';
import { fileReply } from '@trackway/storage';
import type { Application } from '../application';
import { authorizeRows } from './authorize-rows';
import { downloadReply, MEDIA_TYPES } from './download';

const path = '/api/management/spreadsheet-operations';
const shared = {
  tag: 'Spreadsheets',
  scope: 'spreadsheets:read',
  params: { operation: uuidParameter('spreadsheet_operation') },
  response: { mediaType: MEDIA_TYPES.xlsx },
  failures: ['spreadsheet_operation_model_not_found', 'operation_not_completed', 'file_expired'],
} as const;

const NEEDS =
  "Needs the read scope of the rows (projects:read, forms:read or automations:read); files of other users' operations also need spreadsheets:write.";

/** The files of operations. */
export function fileRoutes({ operations, storage, clock, rejectedRowsFile }: Application): Route[] {
  return [
    defineRoute({
      ...shared,
      method: 'get',
      path: `${path}/:operation/download`,
      operationId: 'downloadSpreadsheet',
      summary: 'The file of a completed export',
      description: `Supports ranges. ${NEEDS}`,
      handle: async ({ caller, params, request }) => {
        const operation = await operations.read(caller.frameId, params.operation);
        authorizeRows(caller, operation);
        const range = request.get('range');
        const reply = await downloadReply(operation, { storage, now: clock(), range });
        // What goes on behind the beginning belongs to a download that was noted.
        if (!range || /^bytes=0-/.test(range)) await operations.noteDownload(caller, operation);
        return reply;
      },
    }),
    defineRoute({
      ...shared,
      method: 'get',
      path: `${path}/:operation/errors/download`,
      operationId: 'downloadRejectedRows',
      summary: 'The rejected rows of an import as a workbook, with the reasons behind each',
      description: `Correct the rows and send the workbook again, with the same options: only they are imported then. ${NEEDS}`,
      handle: async ({ caller, params, request }) => {
        const operation = await operations.read(caller.frameId, params.operation);
        authorizeRows(caller, operation);
        const { key, size } = await rejectedRowsFile(operation, clientDisconnected(request));
        const name = `${operation.fileName.replace(/\.xlsx$/i, '')}-rejected.xlsx`;
        const file = { key, size, name, mimeType: MEDIA_TYPES.xlsx, cacheControl: 'private, no-store' };
        return fileReply(storage, file, request.get('range'));
      },
    }),
  ];
}
