import type { Operator } from '@trackway/filters';
import { readMultipleChoice, readSingleChoice } from './choice-values';
import { isDate, isTime } from './dates';
import type { FieldRules, FieldType, FormField } from './field';
import type { FieldValue, ValueReader } from './field-value';
import { linesOf, readGroup } from './group-values';
import { HIGHEST_RATING, readMoney, readNumber, readRating } from './number-values';
import { readEmail, readPhone, readSignature, readText, readUrl } from './text-values';
import { readDate, readTime } from './time-values';

export type RuleName = keyof FieldRules;

/** Returns what is wrong with a value, or undefined. */
type Check = (value: unknown, field: FormField) => string | undefined;

/** Everything that depends on the type of a field, except its control on the form page (`page/controls.js`). */
interface FieldTypeDefinition {
  /** Reads and validates the value that a client has sent. */
  readonly read: ValueReader;
  /** Validation rules that the type supports. */
  readonly rules: readonly RuleName[];
  /** Checks the values of the rules `min` and `max`. */
  readonly checkBound?: Check;
  /** Operators of visibility conditions on fields of the type. */
  readonly operators: readonly Operator[];
  /** Checks the value of a visibility condition. */
  readonly checkComparison: Check;
  readonly hasOptions?: true;
  /** Whether expressions can use answers to the fields. */
  readonly isNumeric?: true;
  /** Whether a group can have columns of the type. */
  readonly isColumn?: true;
  /** The value of an answer in events, by which searches compare. Default: the value, or the name of a file. */
  readonly searchable?: (value: NonNullable<FieldValue>) => string | number | boolean;
}

const presence = ['is_null', 'is_not_null'] as const;
const equality = ['equals', 'not_equals', ...presence] as const;
const contains = ['contains', 'not_contains'] as const;
const order = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'] as const;

const isNumber: Check = (value, { label }) =>
  typeof value === 'number' ? undefined : `The value to compare ${label} with must be a number.`;
const isText: Check = (value, { label }) =>
  typeof value === 'string' ? undefined : `The value to compare ${label} with must be a text.`;
const isOption: Check = (value, field) =>
  isText(value, field) ??
  (field.options.some((option) => option.value === value) ? undefined : `${field.label} has no option ${value}.`);

const column = { isColumn: true } as const;
const text = { ...column, rules: [], operators: [...equality, ...contains], checkComparison: isText } as const;
const numeric = {
  ...column,
  isNumeric: true,
  operators: [...equality, ...order],
  checkComparison: isNumber,
} as const;
const noAnswer = { rules: [], operators: [], checkComparison: isText } as const;

const definitions = {
  short_text: { ...text, read: readText, rules: ['min_length', 'max_length'] },
  long_text: { ...text, read: readText, rules: ['min_length', 'max_length'] },
  number: {
    ...numeric,
    read: readNumber,
    rules: ['min', 'max', 'integer'],
    checkBound: (value) => (typeof value === 'number' ? undefined : 'Must be a number.'),
  },
  money: {
    ...numeric,
    read: readMoney,
    rules: ['min', 'max', 'currency'],
    checkBound: (value) => (Number.isSafeInteger(value) ? undefined : 'Must be a whole number of minor units.'),
  },
  date: {
    ...column,
    read: readDate,
    rules: ['min', 'max'],
    checkBound: (value) => (isDate(value) ? undefined : 'Must be a date (YYYY-MM-DD).'),
    operators: [...equality, ...order],
    checkComparison: (value, { label }) =>
      isDate(value) ? undefined : `The value for ${label} must be a date (YYYY-MM-DD).`,
  },
  datetime: {
    ...column,
    read: readTime,
    rules: ['min', 'max'],
    checkBound: (value) => (isTime(value) ? undefined : 'Must be an ISO 8601 date and time in UTC.'),
    operators: [...equality, ...order],
    checkComparison: (value, { label }) =>
      isTime(value) ? undefined : `The value for ${label} must be an ISO 8601 time in UTC.`,
  },
  boolean: {
    ...column,
    read: (_field, raw) => (typeof raw === 'boolean' ? { value: raw } : { issue: { code: 'boolean' } }),
    rules: [],
    operators: equality,
    checkComparison: (value, { label }) =>
      typeof value === 'boolean' ? undefined : `The value for ${label} must be true or false.`,
  },
  single_choice: {
    ...column,
    read: readSingleChoice,
    rules: [],
    operators: equality,
    checkComparison: isOption,
    hasOptions: true,
  },
  multiple_choice: {
    ...column,
    read: readMultipleChoice,
    rules: ['min_choices', 'max_choices'],
    operators: [...contains, ...presence],
    checkComparison: isOption,
    hasOptions: true,
  },
  email: { ...text, read: readEmail },
  phone: { ...text, read: readPhone },
  url: { ...text, read: readUrl },
  rating: {
    ...numeric,
    read: readRating,
    rules: ['max'],
    checkBound: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_RATING
        ? undefined
        : `Must be a whole number from 1 to ${HIGHEST_RATING}.`,
  },
  file: {
    read: () => ({ issue: { code: 'upload' } }),
    rules: ['max_bytes', 'mime_types'],
    operators: presence,
    checkComparison: isText,
  },
  signature: {
    read: readSignature,
    rules: [],
    operators: presence,
    checkComparison: isText,
    searchable: () => true,
  },
  /** Repeatable lines. */
  group: {
    read: readGroup,
    rules: ['min_items', 'max_items'],
    operators: presence,
    checkComparison: isText,
    searchable: (value) => linesOf(value).length,
  },
  /** A number or an amount, which the server calculates. */
  calculated: {
    ...numeric,
    read: () => ({ issue: { code: 'calculated' } }),
    rules: ['currency', 'decimals'],
  },
  section: { ...noAnswer, read: () => ({ issue: { code: 'section' } }) },
} as const satisfies Readonly<Record<FieldType, FieldTypeDefinition>>;

export const fieldTypes = Object.keys(definitions) as [FieldType, ...FieldType[]];

export function definitionOf(type: FieldType): FieldTypeDefinition {
  return definitions[type];
}
