import type { Form } from '@trackway/client';
import type { Operator } from '../api/operators';

export type FieldType = Form['fields'][number]['type'];
export type RuleName = keyof Form['fields'][number]['validation'] & string;

interface TypeOfField {
  readonly rules: readonly RuleName[];
  /** Operators of conditions on fields of the type. */
  readonly operators: readonly Operator[];
  readonly hasOptions?: true;
  readonly isColumn?: true;
}

const presence = ['is_null', 'is_not_null'] as const;
const equality = ['equals', 'not_equals', ...presence] as const;
const contains = ['contains', 'not_contains'] as const;
const order = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'] as const;
const text = { operators: [...equality, ...contains], isColumn: true } as const;
const ordered = { operators: [...equality, ...order], isColumn: true } as const;

/** What the editor offers for each type. The API decides what is valid. */
export const FIELD_TYPES: Readonly<Record<FieldType, TypeOfField>> = {
  short_text: { ...text, rules: ['min_length', 'max_length'] },
  long_text: { ...text, rules: ['min_length', 'max_length'] },
  number: { ...ordered, rules: ['min', 'max', 'integer'] },
  money: { ...ordered, rules: ['currency', 'min', 'max'] },
  date: { ...ordered, rules: ['min', 'max'] },
  datetime: { ...ordered, rules: ['min', 'max'] },
  boolean: { rules: [], operators: equality, isColumn: true },
  single_choice: { rules: [], operators: equality, hasOptions: true, isColumn: true },
  multiple_choice: {
    rules: ['min_choices', 'max_choices'],
    operators: [...contains, ...presence],
    hasOptions: true,
    isColumn: true,
  },
  email: { ...text, rules: [] },
  phone: { ...text, rules: [] },
  url: { ...text, rules: [] },
  rating: { ...ordered, rules: ['max'] },
  file: { rules: ['max_bytes', 'mime_types'], operators: presence },
  signature: { rules: [], operators: presence },
  group: { rules: ['min_items', 'max_items'], operators: presence },
  calculated: { ...ordered, rules: ['currency', 'decimals'] },
  section: { rules: [], operators: [] },
};

export const TYPE_NAMES = Object.keys(FIELD_TYPES) as readonly FieldType[];

/** Types of the fields of a group. */
export const COLUMN_TYPES = TYPE_NAMES.filter((type) => FIELD_TYPES[type].isColumn);

/** Whether a field of the type has an answer that can be required. */
export function canBeRequired(type: FieldType, isColumn: boolean): boolean {
  return type !== 'section' && !(isColumn && type === 'calculated');
}
