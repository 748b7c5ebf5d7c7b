import { auditOf } from '@trackway/messaging';
import type { FormField } from '../fields/field';
import type { Form } from './form';

/** Each field is a setting, so that an entry contains only the fields that were changed. */
export const auditForm = auditOf<Form>({
  source: 'forms',
  kind: 'form',
  identify: ({ id, title }) => ({ id: String(id), name: title }),
  settings: ({ title, description, page, fields }) => ({
    title,
    description,
    sections_as_pages: page.sectionsAsPages,
    review: page.review,
    redirect_url: page.redirectUrl,
    embed_origins: page.embedOrigins,
    translations: page.translations,
    field_order: fields.map(({ id }) => id),
    ...Object.fromEntries(fields.map((field) => [`fields.${field.id}`, settingsOf(field)])),
  }),
  details: ({ version }) => ({ version }),
});

function settingsOf({ id: _, visibleWhen, fields, itemLabel, ...field }: FormField): object {
  return {
    ...field,
    visible_when: visibleWhen,
    ...(fields ? { fields: fields.map((column) => ({ id: column.id, ...settingsOf(column) })) } : {}),
    ...(itemLabel === undefined ? {} : { item_label: itemLabel }),
  };
}
