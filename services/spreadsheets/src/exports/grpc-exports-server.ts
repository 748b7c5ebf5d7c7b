import { type ExportType, exportTypes, type SpreadsheetsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import { filtersSchema } from './export-filters';
import type { ExportsModule } from './exports-module';

export function spreadsheetsServer(
  { startExport }: Pick<ExportsModule, 'startExport'>,
  rpc: RpcHandlers,
): SpreadsheetsV1.SpreadsheetsServiceHandlers {
  return {
    StartExport: rpc.unary(
      { callers: ['funnels'] },
      async (request: SpreadsheetsV1.StartExportRequestOutput, { caller }) => {
        const operation = await startExport(caller, {
          type: exportType(request.type),
          columns: request.columns,
          filters: readFilters(request.filtersJson),
          sorting: [],
          format: exportFormat(request.format),
          key: request.idempotencyKey ? { value: request.idempotencyKey, lifetimeMs: null } : undefined,
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

function exportFormat(format: string): 'xlsx' | 'csv' {
  if (format === 'csv') return 'csv';
  if (format === '' || format === 'xlsx') return 'xlsx';
  throw invalidInput({ format: ['Must be xlsx or csv.'] });
}

function readFilters(json: string): readonly unknown[] {
  if (json === '') return [];
  const filters = filtersSchema.safeParse(parseJson(json));
  if (!filters.success) throw invalidInput({ filters: ['Must be a list as in an advanced search.'] });
  return filters.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
