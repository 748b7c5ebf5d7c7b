import { importTypes } from '@trackway/contracts';
import { clientDisconnected, defineRoute, type Route } from '@trackway/http';
import { typeParameter } from '../operations/operation-schemas';
import { assertScopes } from '../operations/operation-scopes';
import { fileKindOf } from './file-kind';
import { readFormOf, readSuggestionOptions, suggestionForm } from './import-schemas';
import type { ImportsModule } from './imports-module';
import { receiveUpload } from './receive-upload';
import { presentSuggestion, suggestionSchema } from './suggestion-schemas';

export function suggestionRoutes({
  suggestImport,
  findTarget,
}: Pick<ImportsModule, 'suggestImport' | 'findTarget'>): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/spreadsheet-operations/import/:type/suggestions',
      operationId: 'suggestImportMapping',
      summary: 'Suggest what the columns of a file are',
      description:
        'Reads a file and stores nothing. Suggestions come from earlier imports of the tenant, the export formats of Jira, Trello, Linear, HubSpot, Pipefy and Asana, headings in English, Portuguese and Spanish, and values. Import with use_suggestions to apply them, and with mapping to change them. Requires spreadsheets:write and projects:write, for form_answer forms:write.',
      tag: 'Spreadsheets',
      scope: 'spreadsheets:write',
      params: { type: typeParameter(importTypes) },
      multipart: suggestionForm,
      response: { suggestions: suggestionSchema },
      failures: [
        'validation_errors',
        'payload_too_large',
        'unsupported_media_type',
        'forbidden',
        'form_model_not_found',
      ],
      handle: async ({ caller, params: { type }, request }) => {
        assertScopes(caller, 'import', type);
        const { file, fields, discard } = await receiveUpload(request);
        try {
          const form = readFormOf(type, fields['form_id']);
          const target = await findTarget({ type, ...form });
          const options = { ...readSuggestionOptions(fileKindOf(file.name), fields), ...form };
          const signal = clientDisconnected(request);
          const suggestion = await suggestImport(caller, { target, options, file, signal });
          return { suggestions: presentSuggestion(type, suggestion) };
        } finally {
          await discard();
        }
      },
    }),
  ];
}
