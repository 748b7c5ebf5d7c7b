import { auditOf } from '@trackway/messaging';
import type { FormField } from '../fields/field';
import type { Form } from './form';

/** The settings of a form in entries of the audit log, which are also those that an undo restores. */
export function formSettings({ title, description, page, fields }: Form): Readonly<Record<string, unknown>> {
  return {
    title,
    description,
    sections_as_pages: page.sectionsAsPages,
    review: page.review,
    redirect_url: page.redirectUrl,
    embed_origins: page.embedOrigins,
    translations: page.translations,
    field_order: fields.map(({ id }) => id),
    ...Object.fromEntries(fields.map((field) => [`fields.${field.id}`, settingsOf(field)])),
  };
}

/** Each field is a setting, so that an entry contains only the fields that were changed. */
export const auditForm = auditOf<Form>({
  source: 'forms',
  kind: 'form',
  identify: ({ id, title }) => ({ id: String(id), name: title }),
  settings: formSettings,
  details: ({ version }) => ({ version }),
  restorable: { kind: 'form', values: formSettings },
});

function settingsOf({ id: _, visibleWhen, fields, itemLabel, ...field }: FormField): object {
  return {
    ...field,
    visible_when: visibleWhen,
    ...(fields ? { fields: fields.map((column) => ({ id: column.id, ...settingsOf(column) })) } : {}),
    ...(itemLabel === undefined ? {} : { item_label: itemLabel }),
  };
}
