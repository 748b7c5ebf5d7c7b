import { importTypes } from '@trackway/contracts';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import { typeParameter } from '../operations/operation-schemas';
import { formIdQuery, readFormOf } from './import-schemas';
import type { ImportsModule } from './imports-module';

const columnSchema = z
  .object({
    key: z.string().meta({ description: '<entity>.<field>, for mapping', example: 'task.title' }),
    label: z.string(),
    required: z.boolean(),
    options: z.array(z.string()).nullable().meta({ description: 'The labels of the options of a choice' }),
  })
  .meta({ id: 'ImportColumn' });

/** The columns that an import accepts. */
export function importColumnRoutes({ findTarget }: Pick<ImportsModule, 'findTarget'>): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/import/:type/columns',
      operationId: 'listImportColumns',
      summary: 'List the columns of an import type',
      description: 'Answers have a column for each field of the form in form_id.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { type: typeParameter(importTypes) },
      query: formIdQuery,
      response: { columns: z.array(columnSchema) },
      failures: ['validation_errors', 'form_model_not_found'],
      handle: async ({ params: { type }, query }) => {
        const { columns } = await findTarget({ type, ...readFormOf(type, query.form_id) });
        return {
          columns: columns
            .filter(({ importable }) => importable)
            .map(({ key, label, required, options }) => ({
              key,
              label,
              required,
              options: options ? [...options] : null,
            })),
        };
      },
    }),
  ];
}
