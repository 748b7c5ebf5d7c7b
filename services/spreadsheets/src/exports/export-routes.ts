import { absentIfNull, valueTypes } from '@trackway/application';
import { exportTypes } from '@trackway/contracts';
import { defineRoute, idempotencyKeyOf, type Route } from '@trackway/http';
import { z } from 'zod';
import { operationSchema, presentOperation, typeParameter } from '../operations/operation-schemas';
import { startKeyOf } from '../operations/start-key';
import { filterGroupsSchema, filtersSchema, sortingSchema } from './export-filters';
import type { ExportsModule } from './exports-module';

const body = z
  .strictObject({
    columns: absentIfNull(z.array(z.string()).max(500)).meta({ description: 'Keys of columns. Default: all columns' }),
    filters: absentIfNull(filtersSchema).meta({
      description: 'As in an advanced search of the type. For form_answer and answer_history: filters of projects',
    }),
    filter_groups: absentIfNull(filterGroupsSchema).meta({
      description: 'As in an advanced search of the type. They must match in addition to the filters',
    }),
    sorting: absentIfNull(sortingSchema).meta({
      description: 'At most 5. `form_answer` and `answer_history` support no sorting',
    }),
    template: z
      .union([z.boolean(), z.enum(['exclude', 'include', 'only'])])
      .transform((given) => (typeof given === 'string' ? given : given ? 'only' : 'exclude'))
      .optional()
      .meta({
        description:
          'For projects, as in a search. Default: exclude, or include if a filter uses is_template. false means exclude, true means only',
      }),
    view_id: z.uuid().optional().meta({
      description:
        'A view of projects. Its filters must match as well; its sorting and template option apply if they are not given',
    }),
    format: z.enum(['xlsx', 'csv']).default('xlsx').meta({ description: 'Format of the file' }),
    file_name: valueTypes.text.min(1).max(200).optional(),
  })
  .meta({ id: 'StartExport', example: { columns: ['project.code', 'project.name', 'project.budget'], format: 'csv' } });

export function exportRoutes({ startExport }: Pick<ExportsModule, 'startExport'>): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/spreadsheet-operations/export/:type',
      operationId: 'startExport',
      summary: 'Start an export',
      description:
        'Requires spreadsheets:write and the read scope of the rows: projects:read; forms:read for form_answer and answer_history (with filters also projects:read); automations:read for agent_execution and project_execution, which support no filters.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(exportTypes) },
      body,
      idempotent: true,
      response: { spreadsheet_operation: operationSchema },
      failures: [
        'validation_errors',
        'validation_error',
        'forbidden',
        'view_model_not_found',
        'idempotency_key_reused',
      ],
      handle: async ({
        caller,
        params: { type },
        body: { file_name, view_id: viewId, filters = [], filter_groups: filterGroups, sorting = [], ...rest },
        request,
      }) => {
        const key = startKeyOf(caller, idempotencyKeyOf(request));
        const operation = await startExport(caller, {
          type,
          fileName: file_name,
          filters,
          sorting,
          ...rest,
          ...(filterGroups === undefined ? {} : { filterGroups }),
          ...(viewId === undefined ? {} : { viewId }),
          key,
        });
        return { spreadsheet_operation: presentOperation(operation) };
      },
    }),
  ];
}
