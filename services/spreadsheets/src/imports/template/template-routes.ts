import { Readable } from 'node:stream';
import { importTypes } from '@trackway/contracts';
import { defineRoute, type Route, StreamReply } from '@trackway/http';
import { typeParameter, XLSX_MEDIA_TYPE } from '../../operations/operation-schemas';
import { importTemplate } from './import-template';

export function templateRoutes(): Route[] {
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
      response: { mediaType: XLSX_MEDIA_TYPE },
      failures: ['validation_errors'],
      handle: async ({ params: { type } }) => {
        const workbook = await importTemplate(type);
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
