import { importTypes } from '@trackway/contracts';
import { defineRoute, type Route } from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import { typeParameter } from '../columns/type-parameter';
import { operationSchema, presentOperation } from '../operations/operation-schema';

const form = z
  .object({
    file: z.string().meta({ format: 'binary', description: 'An XLSX workbook of at most 50 MB (52,428,800 bytes)' }),
    mode: z.enum(['create', 'update', 'upsert']).optional().meta({ default: 'create' }),
    match_by: z.string().optional().meta({
      description: 'What finds existing rows: id, code, old_id; contact: id, email; customer: id, name, document',
    }),
    mapping: z.string().optional().meta({ description: 'JSON, from heading to column key' }),
    sheet: z.string().optional().meta({ description: 'Name of the sheet; the first visible one where left out' }),
    create_missing: z.enum(['true', 'false']).optional(),
    dry_run: z.enum(['true', 'false']).optional(),
  })
  .meta({ id: 'ImportForm' });

export function importRoutes({ startImport }: Application): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/spreadsheet-operations/import/:type',
      operationId: 'startImport',
      summary: 'Start an import',
      description: 'The rows are applied in the background. Needs spreadsheets:write and projects:write.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(importTypes) },
      multipart: form,
      idempotent: true,
      response: { spreadsheet_operation: operationSchema },
      failures: [
        'validation_errors',
        'payload_too_large',
        'unsupported_media_type',
        'forbidden',
        'idempotency_key_reused',
      ],
      handle: async ({ caller, params: { type }, request }) => ({
        spreadsheet_operation: presentOperation(await startImport(caller, type, request)),
      }),
    }),
  ];
}
