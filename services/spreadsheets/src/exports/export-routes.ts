import { exportTypes } from '@trackway/contracts';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { typeParameter } from '../columns/type-parameter';
import { operationSchema, presentOperation } from '../operations/operation-schema';
import { startKeyOf } from '../operations/start-key';
import { filtersSchema } from './filters-schema';

const body = z
  .strictObject({
    columns: z.array(z.string()).max(500).optional().meta({ description: 'Keys of columns; all where left out' }),
    filters: filtersSchema.default([]).meta({
      description: 'As in an advanced search of the type; those of form_answer and answer_history are of projects',
    }),
    sorting: z
      .array(z.looseObject({ field: z.string(), direction: z.enum(['asc', 'desc']) }))
      .max(5)
      .default([]),
    template: z.enum(['exclude', 'include', 'only']).optional().meta({
      description: 'Of projects: as in a search. exclude where left out, or include where a filter names is_template',
    }),
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
      description:
        'Needs spreadsheets:write and the scope that reads the rows: projects:read, forms:read for form_answer and answer_history (with filters projects:read, too), automations:read for agent_execution and project_execution, which are exported whole.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(exportTypes) },
      body,
      idempotent: true,
      response: { spreadsheet_operation: operationSchema },
      failures: ['validation_errors', 'validation_error', 'forbidden', 'idempotency_key_reused'],
      handle: async ({ caller, params: { type }, body: { file_name, ...rest }, request }) => {
        const key = startKeyOf(caller, request);
        const operation = await startExport(caller, { type, fileName: file_name, ...rest, key });
        return { spreadsheet_operation: presentOperation(operation) };
      },
    }),
  ];
}
