export const FORMS_PATH = '/api/management/forms';
export const FORM = '/api/management/forms/{form}';

/** Path of a form, under which its version is known. */
export function formPath(form: number): string {
  return `${FORMS_PATH}/${form}`;
}
