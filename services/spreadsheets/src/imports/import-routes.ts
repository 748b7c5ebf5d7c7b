import { importTypes } from '@trackway/contracts';
import { defineRoute, idempotencyKeyOf, type Route } from '@trackway/http';
import { operationSchema, presentOperation, typeParameter } from '../operations/operation-schemas';
import { assertScopes } from '../operations/operation-scopes';
import { startKeyOf } from '../operations/start-key';
import { fileKindOf } from './file-kind';
import { importForm, readFormOf, readImportOptions } from './import-schemas';
import type { ImportsModule } from './imports-module';
import { receiveUpload } from './receive-upload';

export function importRoutes({ startImport, findTarget }: Pick<ImportsModule, 'startImport' | 'findTarget'>): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/spreadsheet-operations/import/:type',
      operationId: 'startImport',
      summary: 'Start an import',
      description:
        'Accepts XLSX, CSV and TSV. The rows are applied in the background. How a CSV or TSV file was read is in metadata.text_format. Rows of the type form_answer are answers of projects to the form in form_id. Requires spreadsheets:write and projects:write, for form_answer forms:write.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(importTypes) },
      multipart: importForm,
      idempotent: true,
      response: { spreadsheet_operation: operationSchema },
      failures: [
        'validation_errors',
        'payload_too_large',
        'unsupported_media_type',
        'forbidden',
        'form_model_not_found',
        'idempotency_key_reused',
      ],
      handle: async ({ caller, params: { type }, request }) => {
        // Before the upload, so that a caller without the scopes does not send the file in vain.
        assertScopes(caller, 'import', type);
        const key = startKeyOf(caller, idempotencyKeyOf(request));
        const { file, fields, discard } = await receiveUpload(request);
        try {
          const form = readFormOf(type, fields['form_id']);
          const target = await findTarget({ type, ...form });
          const options = { ...readImportOptions(target, fileKindOf(file.name), fields), ...form };
          const operation = await startImport(caller, { type, options, file, key });
          return { spreadsheet_operation: presentOperation(operation) };
        } finally {
          await discard();
        }
      },
    }),
  ];
}
