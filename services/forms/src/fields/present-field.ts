import type { z } from 'zod';
import type { FormField } from './field';
import type { fieldSchema } from './field-schemas';

export function presentField({ visibleWhen, validation, ...field }: FormField): z.infer<typeof fieldSchema> {
  const { mime_types, ...rules } = validation;
  return {
    ...field,
    options: field.options.map(({ value, label }) => ({ value, label })),
    validation: { ...rules, ...(mime_types ? { mime_types: [...mime_types] } : {}) },
    visible_when: visibleWhen,
  };
}
