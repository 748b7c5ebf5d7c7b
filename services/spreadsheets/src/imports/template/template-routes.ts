import { Readable } from 'node:stream';
import { importTypes } from '@trackway/contracts';
import { defineRoute, type Route, StreamReply } from '@trackway/http';
import { typeParameter, XLSX_MEDIA_TYPE } from '../../operations/operation-schemas';
import { formIdQuery, readFormOf } from '../import-schemas';
import type { ImportsModule } from '../imports-module';
import { importTemplate } from './import-template';

export function templateRoutes({ findTarget }: Pick<ImportsModule, 'findTarget'>): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/import/:type/template',
      operationId: 'downloadImportTemplate',
      summary: 'Download a template for an import',
      description:
        'The workbook contains the headings, lists of allowed values, and a sheet that explains each column.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { type: typeParameter(importTypes) },
      query: formIdQuery,
      response: { mediaType: XLSX_MEDIA_TYPE },
      failures: ['validation_errors', 'form_model_not_found'],
      handle: async ({ params: { type }, query }) => {
        const workbook = await importTemplate(await findTarget({ type, ...readFormOf(type, query.form_id) }));
        return new StreamReply(Readable.from([workbook]), {
          headers: {
            'Content-Type': XLSX_MEDIA_TYPE,
            'Content-Length': String(workbook.length),
            'Content-Disposition': `attachment; filename="${type}s-template.xlsx"`,
          },
        });
      },
    }),
  ];
}
