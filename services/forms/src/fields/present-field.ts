import type { z } from 'zod';
import type { FormField } from './field';
import type { fieldSchema } from './field-schemas';

type PresentedField = z.infer<typeof fieldSchema>;

export function presentField({ fields, itemLabel, ...field }: FormField): PresentedField {
  return {
    ...presentColumn(field),
    ...(fields ? { fields: fields.map(presentColumn) } : {}),
    ...(itemLabel === undefined ? {} : { item_label: itemLabel }),
  };
}

function presentColumn({
  visibleWhen,
  validation,
  ...field
}: FormField): Omit<PresentedField, 'fields' | 'item_label'> {
  const { mime_types, ...rules } = validation;
  return {
    ...field,
    options: field.options.map(({ value, label }) => ({ value, label })),
    validation: { ...rules, ...(mime_types ? { mime_types: [...mime_types] } : {}) },
    visible_when: visibleWhen,
  };
}
