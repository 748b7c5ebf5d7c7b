import { AppError, notFound } from '@trackway/errors';
import { defineRoute, type Route, type StreamReply, uuidParameter } from '@trackway/http';
import type { Clock } from '@trackway/runtime';
import { type BlobStore, fileReply, type RequestedRange } from '@trackway/storage';
import { notCompleted, type Operation } from '../operations/operation';
import { auditOperation } from '../operations/operation-audit';
import { XLSX_MEDIA_TYPE } from '../operations/operation-schemas';
import { authorizeRows } from '../operations/operation-scopes';
import type { OperationsModule } from '../operations/operations-module';

const MEDIA_TYPES = { xlsx: XLSX_MEDIA_TYPE, csv: 'text/csv; charset=utf-8' } as const;

export function downloadRoutes(
  { read, publish }: Pick<OperationsModule, 'read' | 'publish'>,
  { storage, clock }: { storage: BlobStore; clock: Clock },
): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/:operation/download',
      operationId: 'downloadSpreadsheet',
      summary: 'Download the file of a completed export',
      description:
        "Supports ranges. Requires the read scope of the rows: projects:read, forms:read or automations:read. Files of other users' operations also require spreadsheets:write.",
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { operation: uuidParameter('spreadsheet_operation') },
      response: { mediaType: [XLSX_MEDIA_TYPE, 'text/csv'] },
      ranges: true,
      failures: ['spreadsheet_operation_model_not_found', 'operation_not_completed', 'file_expired'],
      handle: async ({ caller, params, request }) => {
        const operation = await read(caller.frameId, params.operation);
        authorizeRows(caller, operation);
        const reply = await downloadReply(operation, { storage, now: clock(), request });
        // Later ranges belong to a download that was recorded with its first range.
        const isStart = reply.options.headers['Content-Range']?.startsWith('bytes 0-') ?? true;
        const details = { rows: operation.processedRows };
        if (isStart) await publish(caller.frameId, auditOperation(caller, 'downloaded', operation, { details }));
        return reply;
      },
    }),
  ];
}

/** The file, or the range of it that the `Range` header requests. */
async function downloadReply(
  operation: Operation,
  { storage, now, request }: { storage: BlobStore; now: Date; request: RequestedRange },
): Promise<StreamReply> {
  if (operation.action !== 'export') {
    const message = 'An import has no file to download. Its rejected rows are at …/errors/download.';
    throw notFound('spreadsheet_operation', message);
  }
  const { status, resultKey: key, fileName: name, options, expiresAt } = operation;
  if (status !== 'completed' || key === null) throw notCompleted();
  const size = await storage.size(key);
  if (expiresAt <= now || size === undefined) {
    throw new AppError('gone', 'file_expired', 'The file was retained for 30 days. Start the export again.');
  }
  const file = { key, name, size, mimeType: MEDIA_TYPES[options.format], cacheControl: 'private, no-store' };
  return fileReply(storage, file, request);
}
