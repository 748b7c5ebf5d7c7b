import { type AnswerKind, answerKindOf as kindOf } from '@trackway/contracts';

export type { AnswerKind };

/** PostgreSQL has no year 0, and reads years of four digits. Answers of earlier versions may have others. */
const STORABLE_TIME = /^(?!0000)\d{4}-/;

/** The catalogue of field types decides. Types that only a newer forms service knows are compared as text. */
export function answerKindOf(fieldType: string): AnswerKind {
  return kindOf(fieldType) ?? 'text';
}

export type AnswerColumns = Readonly<Partial<Record<`${AnswerKind}_value`, string | number | boolean>>>;

/** The columns of the values of an answer: one row per value, none if the answer was cleared. */
export function answerColumns(fieldType: string, value: string | number | boolean | string[] | null): AnswerColumns[] {
  const column = `${answerKindOf(fieldType)}_value` as const;
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => {
    const isStored = one !== null && (column !== 'time_value' || STORABLE_TIME.test(String(one)));
    return isStored ? [{ [column]: withoutNul(one) }] : [];
  });
}

/** PostgreSQL cannot store NUL. */
function withoutNul<T>(value: T): T | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}
