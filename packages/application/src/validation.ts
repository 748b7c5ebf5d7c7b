import { didYouMean, type FieldMessages, invalidInput } from '@trackway/errors';
import { z } from 'zod';

/** Clients need only the first issues. Explaining hundreds of thousands would block the event loop. */
const MAX_ISSUES = 100;

/**
 * Parses `value`.
 * @throws AppError `validation_errors` that names the first 100 invalid fields.
 */
export function parseInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  let explained = 0;
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      explained += 1;
      return explained > MAX_ISSUES ? 'Not checked.' : explainIssue(issue);
    },
  });
  if (!parsed.success) throw invalidInput(fieldMessages(parsed.error.issues));
  return parsed.data;
}

export function fieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  // A Map, because clients name the fields: an object would inherit `constructor` and others.
  const messages = new Map<string, string[]>();
  const all = issues.slice(0, MAX_ISSUES).flatMap(issueMessages).slice(0, MAX_ISSUES);
  for (const [field, text] of all) {
    const ofField = messages.get(field);
    if (ofField) ofField.push(text);
    else messages.set(field, [text]);
  }
  return Object.fromEntries(messages);
}

function issueMessages(issue: z.core.$ZodIssue): readonly (readonly [string, string])[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const texts = issue.message.split('\n');
    return issue.keys
      .slice(0, MAX_ISSUES)
      .map((key, index) => [[...path, key].join('.'), texts[index] ?? UNKNOWN_MEMBER] as const);
  }
  return [[path.join('.') || 'body', issue.message]];
}

const UNKNOWN_MEMBER = 'This field is not known here.';

/** One line for each unknown member, in their order. */
function explainUnknownMembers({ keys, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return keys
    .slice(0, MAX_ISSUES)
    .map((key) => `${UNKNOWN_MEMBER}${didYouMean(key, known)}`)
    .join('\n');
}

/** Describes what would be valid, for `error` of a schema. Messages of zod only name what it expected. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return explainUnknownMembers(issue);
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_union')) {
    return 'This field is required.';
  }
  if (issue.code === 'invalid_type') return `Must be ${typeNames[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_union') return explainType(issue) ?? explainUnion(issue.errors);
  if (issue.code === 'invalid_value') return explainValues(issue.values.map(String), issue.input);
  if (issue.code === 'too_small' && issue.origin === 'string') return 'Must not be empty.';
  if (issue.code === 'too_small' && issue.origin === 'array') return `Must have ${issue.minimum} or more entries.`;
  if (issue.code === 'too_small') return `Must be ${issue.minimum} or more.`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Must have ${issue.maximum} or fewer entries.`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must have at most ${issue.maximum} characters.`;
  if (issue.code === 'too_big') return `Must be ${issue.maximum} or less.`;
  if (issue.code === 'invalid_format') return `Must be a valid ${formatNames[issue.format] ?? issue.format}.`;
  return undefined;
}

function explainValues(allowed: readonly string[], given: unknown): string {
  const suggestion = typeof given === 'string' ? didYouMean(given, allowed) : '';
  return `Must be one of: ${allowed.join(', ')}.${suggestion}`;
}

/** Describes the error of a union whose members differ in one member, such as `type`. */
function explainType({ discriminator, options, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) {
  if (typeof discriminator !== 'string' || !Array.isArray(options)) return undefined;
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const value: unknown = given.find(([name]) => name === discriminator)?.[1];
  return explainValues(options.map(String), value);
}

/** Describes the error of a union: for the member that matches the type of the value, else the allowed types. */
function explainUnion(branches: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  if (branches.flat().some(({ path }) => path.length > 0)) return undefined;
  const ofItsType = branches.filter((issues) => issues.every(({ code }) => code !== 'invalid_type'));
  const messages = (ofItsType.length > 0 ? ofItsType : branches).flat().map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)].join(' Or: ') : undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  guid: 'UUID',
  email: 'e-mail address',
  url: 'URL',
  datetime: 'ISO 8601 date and time, such as 2026-05-04T09:30:00Z',
  date: 'date (YYYY-MM-DD)',
};
