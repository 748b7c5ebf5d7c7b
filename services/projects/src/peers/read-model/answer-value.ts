/** How a field's answers are compared, by the field's type. */
export type AnswerKind = 'text' | 'number' | 'time' | 'boolean' | 'option';

const kinds: Readonly<Record<string, AnswerKind>> = {
  number: 'number',
  money: 'number',
  rating: 'number',
  date: 'time',
  datetime: 'time',
  boolean: 'boolean',
  signature: 'boolean',
  single_choice: 'option',
  multiple_choice: 'option',
};

/** Types that came later are compared as texts. */
export function answerKindOf(fieldType: string): AnswerKind {
  return kinds[fieldType] ?? 'text';
}

export type AnswerColumns = Readonly<Partial<Record<`${AnswerKind}_value`, string | number | boolean>>>;

/** What an answer is compared by: a row for each of its values, none where it was cleared. */
export function answerColumns(fieldType: string, value: string | number | boolean | string[] | null): AnswerColumns[] {
  const column = `${answerKindOf(fieldType)}_value` as const;
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (one === null ? [] : [{ [column]: withoutNul(one) }]));
}

/** NUL cannot be stored, so it is in no text. */
function withoutNul<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}
