import type { FormField } from '../fields/field';
import { definitionOf } from '../fields/field-types';
import { digitsOf } from '../fields/line-texts';
import { readValue } from '../fields/read-value';
import type { ValueIssue } from '../fields/value-issue';
import { ADD_NAME, enteredLines, KEY_NAME, nameInLine, type PlainInput } from './plain-form';

const MAX_KEY_LENGTH = 255;
/** More members than any form has fields and options. */
const MAX_MEMBERS = 20_000;

type Texts = Readonly<Record<string, string>>;

export interface PlainSubmission extends Pick<PlainInput, 'key' | 'values' | 'added'> {
  readonly answers: readonly { readonly field_id: string; readonly value: unknown }[];
}

/** Reads a form-encoded submission. Texts that are not values of their field are kept, so that validation names them. */
export function readPlainSubmission(body: string, fields: readonly FormField[]): PlainSubmission {
  const members = [...new URLSearchParams(body)].slice(0, MAX_MEMBERS);
  const values = new Map(
    [...Map.groupBy(members, ([name]) => name)].map(([name, own]) => [
      name,
      own.map(([, value]) => value.replaceAll('\r\n', '\n')),
    ]),
  );
  const lines = enteredLines(values.keys());
  const answers = fields
    .filter(({ type }) => type !== 'section' && type !== 'calculated')
    .map((field) => ({ field_id: field.id, value: readField(field, values, lines.get(field.id)) }));
  const key = (values.get(KEY_NAME)?.[0] ?? '').slice(0, MAX_KEY_LENGTH);
  return { key, values: Object.fromEntries(values), answers, added: values.get(ADD_NAME)?.[0] };
}

function readField(field: FormField, values: ReadonlyMap<string, readonly string[]>, lines = 0): unknown {
  const { id, type, fields = [] } = field;
  if (type !== 'group') return readText(field, values.get(id) ?? []);
  const columns = fields.filter((column) => column.type !== 'calculated');
  return Array.from({ length: lines }, (_, line) => {
    const cells = columns.map((column) => {
      return [column.id, readText(column, values.get(nameInLine(id, line, column.id)) ?? [])] as const;
    });
    return Object.fromEntries(cells.filter(([, value]) => value !== null));
  });
}

/** The texts of the errors, as the script of the page shows them. */
export function plainIssues(
  fields: readonly FormField[],
  answers: PlainSubmission['answers'],
  texts: Texts,
): PlainInput['issues'] {
  const values = new Map(answers.map(({ field_id, value }) => [field_id, value]));
  const issues = fields.flatMap((field): (readonly [string, string])[] => {
    if (field.type === 'section' || field.type === 'calculated') return [];
    const result = readValue(field, values.get(field.id));
    if ('issue' in result) return issuesOf(field, result.issue, texts);
    return field.required && result.value === null ? [[field.id, texts['required'] ?? '']] : [];
  });
  return Object.fromEntries(issues);
}

function issuesOf(field: FormField, issue: ValueIssue, texts: Texts): (readonly [string, string])[] {
  if (!issue.lines) return [[field.id, issueText(field, issue, texts)]];
  return issue.lines.map(({ line, column = field, name, issue: one }) => [
    nameInLine(field.id, line, name),
    issueText(column, one, texts),
  ]);
}

function issueText(field: FormField, { code, limit }: ValueIssue, texts: Texts): string {
  const shown = field.type === 'money' ? majorUnits(limit, field) : String(limit ?? '');
  return (texts[code] ?? '').replace('{limit}', shown);
}

function majorUnits(limit: unknown, { validation }: FormField): string {
  return typeof limit === 'number' ? String(limit / 10 ** digitsOf(validation.currency)) : String(limit ?? '');
}

function readText({ type, validation }: FormField, texts: readonly string[]): unknown {
  if (type === 'multiple_choice') return texts;
  const [text = ''] = texts;
  if (text.trim() === '') return null;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'money') return minorUnits(text, validation.currency);
  if (definitionOf(type).isNumeric) return numberOf(text);
  return type === 'datetime' ? timeOf(text) : text;
}

function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** Respondents enter 12.50. The stored value is 1250. */
function minorUnits(text: string, currency: string | undefined): number | string {
  const number = numberOf(text);
  if (typeof number === 'string') return number;
  return Number((number * 10 ** digitsOf(currency)).toFixed(4));
}

/** Without script, the zone of the browser is not known. Times are in UTC. */
function timeOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00.000Z` : text;
}
