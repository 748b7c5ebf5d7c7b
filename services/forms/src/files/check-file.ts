import { invalidInput } from '@trackway/errors';
import type { FormField } from '../fields/field';
import type { Form } from '../forms/form';
import { isAllowed } from './media-type';
import type { ReceivedFile } from './stored-file';

/** Returns the field. @throws AppError `validation_errors` if the field does not accept files, or not this file */
export function checkFile(form: Form, fieldId: string, file: ReceivedFile): FormField {
  const field = form.fields.find(({ id }) => id === fieldId);
  if (!field) throw invalidInput({ field_id: ['The form has no field with this id.'] });
  if (field.type !== 'file') throw invalidInput({ field_id: [`${field.label} does not accept files.`] });
  const { max_bytes, mime_types } = field.validation;
  if (max_bytes !== undefined && file.size > max_bytes) {
    throw invalidInput({ file: [`${field.label}: Must have at most ${max_bytes} bytes.`] });
  }
  if (mime_types && !isAllowed(file.mimeType, mime_types)) {
    throw invalidInput({
      file: [`${field.label}: Must be one of ${mime_types.join(', ')}; the content is ${file.mimeType}.`],
    });
  }
  return field;
}
