/** The types of form fields, and how answers to them are compared and exported. `null`: the field has no answers. */
export const formFieldTypes = {
  short_text: 'text',
  long_text: 'text',
  number: 'number',
  money: 'number',
  date: 'time',
  datetime: 'time',
  boolean: 'boolean',
  single_choice: 'option',
  multiple_choice: 'option',
  email: 'text',
  phone: 'text',
  url: 'text',
  rating: 'number',
  /** Compared by its name. */
  file: 'text',
  /** True if the field is signed. */
  signature: 'boolean',
  /** Compared by the number of its lines. */
  group: 'number',
  calculated: 'number',
  section: null,
} as const;

export type FormFieldType = keyof typeof formFieldTypes;

export type AnswerKind = NonNullable<(typeof formFieldTypes)[FormFieldType]>;

/** The kind of a type in an event or message. A type of a newer forms service is unknown until this service is updated. */
export function answerKindOf(fieldType: string): AnswerKind | null | undefined {
  return Object.hasOwn(formFieldTypes, fieldType) ? formFieldTypes[fieldType as FormFieldType] : undefined;
}
