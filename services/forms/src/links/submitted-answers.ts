import { invalidInput } from '@trackway/errors';
import { fileValue } from '../answers/answer-with-file';
import type { GivenAnswer } from '../answers/plan-answers';
import { isBlank } from '../fields/read-value';
import type { FileStores } from '../files/file-store';
import type { Form } from '../forms/form';

/** Respondents do not see stored answers, so blank values must not clear them. Required fields still need a value. */
export function omitBlanks({ fields }: Form, given: readonly GivenAnswer[]): GivenAnswer[] {
  const optional = new Set(fields.filter(({ required }) => !required).map(({ id }) => id));
  return given
    .map((answer, position) => ({ ...answer, position }))
    .filter(({ field_id, value }) => !(optional.has(field_id) && isBlank(value)));
}

/** Replaces the ids of uploaded files by their values. A file must have been uploaded for this field through this link. */
export async function resolveFiles(
  stores: FileStores,
  link: { readonly id: string; readonly frameId: string },
  form: Form,
  answers: readonly GivenAnswer[],
) {
  const fileFields = new Set(form.fields.filter(({ type }) => type === 'file').map(({ id }) => id));
  const isNamed = ({ field_id, value }: GivenAnswer) => fileFields.has(field_id) && typeof value === 'string';
  const named = answers.filter(isNamed);
  const files = await stores.files.findMany(
    link.frameId,
    named.map(({ value }) => String(value)),
  );
  const byId = new Map(files.filter(({ linkId }) => linkId === link.id).map((file) => [file.id, file]));
  const given = answers.map((answer, index) => {
    if (!isNamed(answer)) return answer;
    const file = byId.get(String(answer.value));
    if (file?.fieldId !== answer.field_id) {
      throw invalidInput({
        [`answers.${index}.value`]: ['Must be the id of a file that was uploaded for this field.'],
      });
    }
    return { field_id: answer.field_id, value: fileValue(file) };
  });
  return { given, files, trusted: new Set(named.map(({ field_id }) => field_id)) };
}
