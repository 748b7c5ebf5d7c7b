import type { SpreadsheetsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import { z } from 'zod';
import type { Application } from './application';
import { type ExportType, exportTypes } from './operations/operation';

/** Wire in, use case, wire out. */
export function spreadsheetsServer(app: Application, rpc: RpcHandlers): SpreadsheetsV1.SpreadsheetsServiceHandlers {
  return {
    StartExport: rpc.unary(
      { callers: ['funnels'] },
      async (request: SpreadsheetsV1.StartExportRequestOutput, { caller }) => {
        const type = exportType(request.type);
        const filters = request.filtersJson === '' ? [] : z.array(z.unknown()).parse(JSON.parse(request.filtersJson));
        const format = request.format === 'csv' ? 'csv' : 'xlsx';
        const operation = await app.startExport(caller, {
          type,
          columns: request.columns,
          filters,
          sorting: [],
          format,
        });
        return { operationId: operation.id };
      },
    ),
  };
}

function exportType(type: string): ExportType {
  const known = exportTypes.find((candidate) => candidate === type);
  if (known === undefined) throw invalidInput({ type: [`Must be one of: ${exportTypes.join(', ')}.`] });
  return known;
}
