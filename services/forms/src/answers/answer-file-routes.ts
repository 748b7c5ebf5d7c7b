import { parseInput } from '@trackway/application';
import { isRolledBack } from '@trackway/errors';
import { defineRoute, type Route } from '@trackway/http';
import type { NewId } from '@trackway/runtime';
import { discardBlob, type Files } from '@trackway/storage';
import { z } from 'zod';
import type { FilesModule } from '../files/files-module';
import { receiveUpload } from '../files/receive-upload';
import { requireFormId } from '../forms/form-schemas';
import { uuid } from '../shared/value-types';
import { accessorBody, answerSchema, contextFailures } from './answer-schemas';
import type { AnswersModule } from './answers-module';
import { presentAnswer } from './present-answer';

const parts = z.object({
  form_id: z.string(),
  field_id: uuid,
  accessor: accessorBody,
});

const multipart = z
  .object({
    file: z.string().meta({ format: 'binary', description: 'At most 25 MB. The type is determined by the content' }),
    form_id: z.int(),
    field_id: z.uuid(),
    'accessor[type]': z.string(),
    'accessor[project_id]': z.uuid(),
    'accessor[id]': z.string().optional(),
  })
  .meta({
    id: 'AnswerFileUpload',
    example: {
      file: 'plan.pdf',
      form_id: 1,
      field_id: '0198c0de-0000-7000-8000-000000000001',
      'accessor[type]': 'project_form',
      'accessor[project_id]': '0198c0de-0000-7000-8000-000000000002',
    },
  });

export function answerFileRoutes(
  { answerWithFile }: AnswersModule,
  { expectUpload }: Pick<FilesModule, 'expectUpload'>,
  files: Files,
  newId: NewId,
): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/management/dynamic-forms-answers-file',
      operationId: 'answerWithFile',
      summary: 'Upload a file as the answer to a field',
      tag: 'Answers',
      scope: 'forms:write',
      multipart,
      response: { answer: answerSchema.extend({ file: answerFileSchema() }) },
      failures: contextFailures,
      handle: async ({ caller, request }) => {
        const fileId = newId();
        const key = `${caller.frameId}/${fileId}`;
        await expectUpload(key);
        const { file, fields } = await receiveUpload(request, files.storage, key);
        try {
          const { form_id, field_id, accessor } = parseInput(parts, { ...fields, accessor: accessorOf(fields) });
          const formId = requireFormId(form_id);
          const command = { fileId, formId, fieldId: field_id, accessor, file };
          const answer = presentAnswer(await answerWithFile(caller, command), files.links);
          return { answer: { ...answer, file: answer.value } };
        } catch (error) {
          // Otherwise the answer may be stored. Content without an answer is purged.
          if (isRolledBack(error)) await discardBlob(files.storage, key);
          throw error;
        }
      },
    }),
  ];
}

function answerFileSchema() {
  return z
    .object({ id: z.uuid(), name: z.string(), size: z.int(), mime_type: z.string(), url: z.string() })
    .meta({ id: 'AnswerFile', description: 'The url is valid for ten minutes' });
}

/** Combines the parts `accessor[type]` … to one object. Undefined if there are none. */
function accessorOf(fields: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const members = Object.entries(fields).flatMap(([name, value]) => {
    const member = /^accessor\[(\w+)\]$/.exec(name)?.[1];
    return member ? [[member, value] as const] : [];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
