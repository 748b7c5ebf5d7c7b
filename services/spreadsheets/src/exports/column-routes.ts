import { exportTypes, spreadsheetColumns } from '@trackway/contracts';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { typeParameter } from '../operations/operation-schemas';

const columnSchema = z
  .object({
    key: z.string().meta({ description: '<entity>.<field>', example: 'project.name' }),
    label: z.string(),
    required: z.boolean(),
    importable: z.boolean(),
  })
  .meta({ id: 'ExportColumn' });

/** The catalogue of columns of imports and exports. */
export function columnRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/export/:type/columns',
      operationId: 'listExportColumns',
      summary: 'List the columns of an export type',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { type: typeParameter(exportTypes) },
      response: { columns: z.array(columnSchema) },
      failures: ['validation_errors'],
      handle: async ({ params: { type } }) => ({ columns: spreadsheetColumns[type].map((column) => ({ ...column })) }),
    }),
  ];
}
