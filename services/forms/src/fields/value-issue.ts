import type { FormField } from './field';

/** A problem with a value. `limit` is the allowed number, date or list of values, if the message contains one. */
export interface ValueIssue {
  readonly code: ValueIssueCode;
  readonly limit?: string | number | undefined;
  /** The problems of a group, by line and column. */
  readonly lines?: readonly LineIssue[];
}

export interface LineIssue {
  /** Index of the line in the value. */
  readonly line: number;
  /** Absent if the group has no such column. */
  readonly column?: FormField;
  /** The name of the value in the line: the id of the column. */
  readonly name: string;
  readonly issue: ValueIssue;
}

const messages = {
  required: 'An answer is required.',
  text: 'Must be a text.',
  characters: 'Must not contain characters that are not Unicode text.',
  too_short: 'Must have {limit} characters or more.',
  too_long: 'Must have {limit} characters or less.',
  number: 'Must be a number.',
  integer: 'Must be a whole number.',
  minor_units: 'Must be a whole number of minor units, such as cents.',
  too_small: 'Must be {limit} or more.',
  too_big: 'Must be {limit} or less.',
  date: 'Must be a date (YYYY-MM-DD).',
  datetime: 'Must be an ISO 8601 date and time with a time zone.',
  too_early: 'Must be {limit} or later.',
  too_late: 'Must be {limit} or earlier.',
  boolean: 'Must be true or false.',
  choice: 'Must be one of: {limit}.',
  choices: 'Must be a list of some of: {limit}, each at most once.',
  too_few: 'Choose {limit} or more.',
  too_many: 'Choose {limit} or less.',
  email: 'Must be an e-mail address.',
  phone: 'Must be a phone number, such as +351 912 345 678.',
  url: 'Must be an address that begins with http:// or https://.',
  signature: 'Must be a PNG image of at most 100 KB as a data URL.',
  upload: 'Upload files with dynamic-forms-answers-file.',
  section: 'A section has no answer.',
  hidden: 'The field is not visible with the other answers.',
  calculated: 'The value is calculated.',
  not_calculated: 'Cannot be calculated with these answers.',
  lines: 'Must be a list of lines: objects with values by the ids of the fields of the group.',
  line_values: 'Some lines have errors.',
  line_field: 'The group has no field with this id.',
  too_few_lines: 'Must have {limit} lines or more.',
  too_many_lines: 'Must have {limit} lines or less.',
} as const;

export type ValueIssueCode = keyof typeof messages;

export function issueMessage({ code, limit }: ValueIssue): string {
  return messages[code].replace('{limit}', String(limit ?? ''));
}
