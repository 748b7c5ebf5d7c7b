import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { typeParameter } from '../columns/type-parameter';
import { exportTypes } from '../operations/operation';
import { operationSchema, presentOperation } from '../operations/operation-schema';

const body = z
  .strictObject({
    columns: z.array(z.string()).max(500).optional().meta({ description: 'Keys of columns; all where left out' }),
    filters: z
      .array(z.looseObject({ field: z.string(), operator: z.string() }))
      .max(50)
      .default([]),
    sorting: z
      .array(z.looseObject({ field: z.string(), direction: z.enum(['asc', 'desc']) }))
      .max(5)
      .default([]),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    file_name: z.string().min(1).max(200).optional(),
  })
  .meta({ id: 'StartExport' });

export function exportRoutes({ startExport }: Application): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/spreadsheet-operations/export/:type',
      operationId: 'startExport',
      summary: 'Start an export',
      description: 'Needs spreadsheets:write and projects:read.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(exportTypes) },
      body,
      response: { spreadsheet_operation: operationSchema },
      failures: ['validation_errors', 'forbidden'],
      handle: async ({ caller, params: { type }, body: { file_name, ...rest } }) => ({
        spreadsheet_operation: presentOperation(await startExport(caller, { type, fileName: file_name, ...rest })),
      }),
    }),
  ];
}
