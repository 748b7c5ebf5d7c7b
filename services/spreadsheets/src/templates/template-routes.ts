import { Readable } from 'node:stream';
import { importTypes } from '@trackway/contracts';
import { defineRoute, type Route, StreamReply } from '@trackway/http';
import { typeParameter } from '../columns/type-parameter';
import { MEDIA_TYPES } from '../operations/download';
import { importTemplate } from './import-template';

export function templateRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/spreadsheet-operations/import/:type/template',
      operationId: 'downloadImportTemplate',
      summary: 'A workbook to fill in for an import',
      description: 'It has the headings, lists where there are choices, and a sheet that explains each column.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:read',
      params: { type: typeParameter(importTypes) },
      response: { mediaType: MEDIA_TYPES.xlsx },
      failures: ['validation_errors'],
      handle: async ({ params: { type } }) => {
        const workbook = await importTemplate(type);
        return new StreamReply(Readable.from([workbook]), {
          headers: {
            'Content-Type': MEDIA_TYPES.xlsx,
            'Content-Length': String(workbook.length),
            'Content-Disposition': `attachment; filename="${type}s-template.xlsx"`,
          },
        });
      },
    }),
  ];
}
