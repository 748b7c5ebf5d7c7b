export const fieldTypes = [
  'short_text',
  'long_text',
  'number',
  'money',
  'date',
  'datetime',
  'boolean',
  'single_choice',
  'multiple_choice',
  'email',
  'phone',
  'url',
  'rating',
  'file',
  'signature',
  'section',
] as const;

export type FieldType = (typeof fieldTypes)[number];

export function isChoice(type: FieldType): boolean {
  return type === 'single_choice' || type === 'multiple_choice';
}
