import type { FieldType } from '../fields/field';
import { definitionOf } from '../fields/field-types';
import { MAX_LINES } from '../fields/group-values';
import { escapeHtml } from './escape';
import type { PresentedForm } from './present-link';

type Field = PresentedForm['form']['fields'][number];
type Texts = Readonly<Record<string, string>>;

/** The state of a form without script. */
export interface PlainInput {
  /** Idempotency key of the submission. */
  readonly key: string;
  /** Entered texts, by field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Error texts, by field. */
  readonly issues: Readonly<Record<string, string>>;
  /** The group that gets another line. */
  readonly added?: string | undefined;
}

/** Name of the idempotency key in a submission. */
export const KEY_NAME = 'key';
/** Name of the group that gets another line instead of a submission. */
export const ADD_NAME = 'add';

const SCRIPTED: readonly FieldType[] = ['file', 'signature'];
const INPUT_TYPES: Readonly<Partial<Record<FieldType, string>>> = {
  date: 'date',
  datetime: 'datetime-local',
  email: 'email',
  phone: 'tel',
  url: 'url',
};
const DEFAULT_HIGHEST_RATING = 5;

/** Whether a form works without script: it has no conditions, files or signatures. */
export function isPlain(fields: readonly Field[]): boolean {
  return fields.every(({ type, visible_when: condition }) => condition === null && !SCRIPTED.includes(type));
}

/** The form as HTML, with the entered values and their errors. */
export function plainForm(fields: readonly Field[], texts: Texts, input: PlainInput): string {
  const { key, issues } = input;
  const entered = enteredLines(Object.keys(input.values));
  const lines = new Map(fields.map((field) => [field.id, linesOf(field, texts, input, entered.get(field.id))]));
  const wrong = fields
    .flatMap((field) => [field, ...(lines.get(field.id) ?? []).flat()])
    .filter(({ id }) => id in issues);
  const summary = wrong.map(
    ({ id, ...field }) =>
      `<li><a href="#${id}">${html('place' in field ? field.place : field.label)}: ${html(issues[id])}</a></li>`,
  );
  const legend = fields.some(({ required }) => required) ? `<p class="help">${html(texts['legend'])}</p>` : '';
  return [
    `<form method="post">${legend}<input type="hidden" name="${KEY_NAME}" value="${html(key)}">`,
    wrong.length > 0
      ? `<div class="summary"><strong>${html(texts['wrong'])}</strong><ul>${summary.join('')}</ul></div>`
      : '',
    ...fields.map((field) =>
      field.type === 'group' ? group(field, lines.get(field.id) ?? [], texts, input) : row(field, texts, input),
    ),
    `<button type="submit">${html(texts['send'])}</button></form>`,
  ].join('\n');
}

/** The name of a field in a line. */
export function nameInLine(group: string, line: number, column: string): string {
  return `${group}.${line}.${column}`;
}

/** The number of lines whose fields have texts, by group. */
export function enteredLines(names: Iterable<string>): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const name of names) {
    const [group = '', line = ''] = name.split('.', 2);
    if (!/^\d{1,3}$/.test(line)) continue;
    const count = Math.min(Number(line) + 1, MAX_LINES);
    if (count > (lines.get(group) ?? 0)) lines.set(group, count);
  }
  return lines;
}

/** The fields of each line of a group. */
function linesOf(
  { id, fields = [], required, validation, item_label }: Field,
  texts: Texts,
  input: PlainInput,
  entered = 0,
) {
  if (fields.length === 0) return [];
  const { min_items: min = 0, max_items: max = MAX_LINES } = validation;
  const shown = Math.max(min, 1, entered) + (input.added === id ? 1 : 0);
  return Array.from({ length: Math.min(shown, max) }, (_, line) => {
    const isNeeded = required && line < Math.max(min, 1);
    const name = `${item_label ?? texts['line']} ${line + 1}`;
    return fields.map((column) => ({
      ...column,
      id: nameInLine(id, line, column.id),
      isNeeded: column.required && isNeeded,
      line: name,
      place: `${name}, ${column.label}`,
    }));
  });
}

function group(field: Field, lines: ReturnType<typeof linesOf>, texts: Texts, input: PlainInput): string {
  const { id, label, help, required, item_label, validation } = field;
  const isAdded = (index: number) => input.added === id && index === lines.length - 1;
  const rows = lines.map((columns, index) => {
    const cells = columns.map((column, at) => row(column, texts, input, isAdded(index) && at === 0));
    return `<fieldset class="line"><legend>${html(columns[0]?.line)}</legend>${cells.join('')}</fieldset>`;
  });
  const next = (texts['add_line'] ?? '').replace('{item}', `${item_label ?? texts['line']} ${lines.length + 1}`);
  const add =
    lines.length < (validation.max_items ?? MAX_LINES)
      ? `<button name="${ADD_NAME}" value="${id}" formnovalidate>${html(next)}</button>`
      : '';
  const error = input.issues[id] === undefined ? '' : `<p class="error">${html(input.issues[id])}</p>`;
  const caption = required ? `${html(label)}<span class="required"> *</span>` : html(label);
  const about = help ? `<p class="help">${html(help)}</p>` : '';
  return `<fieldset class="field" id="${id}"><legend>${caption}</legend>${about}${rows.join('')}${add}${error}</fieldset>`;
}

function row(
  field: Omit<Field, 'fields' | 'item_label'> & Pick<Control, 'isNeeded'>,
  texts: Texts,
  input: PlainInput,
  hasFocus = false,
): string {
  const [values, issue] = [input.values[field.id] ?? [], input.issues[field.id]];
  const { id, label, help, required, type, validation } = field;
  const about = help ? `<p class="help">${html(help)}</p>` : '';
  if (type === 'section') return `<div class="field"><h2>${html(label)}</h2>${about}</div>`;
  const name = html(validation.currency ? `${label} (${validation.currency})` : label);
  const caption = required ? `${name}<span class="required"> *</span>` : name;
  const error = issue === undefined ? '' : `<p class="error" id="${id}-error">${html(issue)}</p>`;
  if (type === 'calculated') {
    const later = `<p class="help">${html(texts['calculated_later'])}</p>`;
    return `<div class="field" id="${id}"><p><strong>${html(label)}</strong></p>${about}${later}${error}</div>`;
  }
  const options = optionsOf(field, texts);
  if (options) {
    const kind = type === 'multiple_choice' ? 'checkbox' : 'radio';
    const inputs = options.map(([value, text]) => {
      const checked = values.includes(value) ? ' checked' : '';
      return `<label><input type="${kind}" name="${id}" value="${html(value)}"${checked}><span>${html(text)}</span></label>`;
    });
    const group = `<div class="options" id="${id}">${inputs.join('')}</div>`;
    return `<fieldset class="field"><legend>${caption}</legend>${about}${group}${error}</fieldset>`;
  }
  return `<div class="field"><label for="${id}">${caption}</label>${about}${control(field, values[0] ?? '', issue, hasFocus)}${error}</div>`;
}

interface Control extends Pick<Field, 'id' | 'type' | 'required'> {
  /** Whether the browser demands a value. A line may stay blank. Default: `required`. */
  readonly isNeeded?: boolean;
}

function control(
  { id, type, required, isNeeded = required }: Control,
  value: string,
  issue: string | undefined,
  hasFocus: boolean,
): string {
  const state = `${hasFocus ? ' autofocus' : ''}${isNeeded ? ' required' : ''}${issue === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`;
  if (type === 'long_text') return `<textarea id="${id}" name="${id}"${state}>\n${html(value)}</textarea>`;
  const { isNumeric } = definitionOf(type);
  const step = isNumeric ? ' step="any"' : '';
  return `<input id="${id}" name="${id}" type="${isNumeric ? 'number' : (INPUT_TYPES[type] ?? 'text')}" value="${html(value)}"${step}${state}>`;
}

function optionsOf(
  { type, options, validation }: Pick<Field, 'type' | 'options' | 'validation'>,
  texts: Texts,
): (readonly [string, string])[] | undefined {
  if (type === 'single_choice' || type === 'multiple_choice') return options.map(({ value, label }) => [value, label]);
  if (type === 'boolean') {
    return [
      ['true', texts['yes'] ?? ''],
      ['false', texts['no'] ?? ''],
    ];
  }
  if (type !== 'rating') return undefined;
  const highest = Number(validation.max ?? DEFAULT_HIGHEST_RATING);
  return Array.from({ length: highest }, (_, index) => [String(index + 1), String(index + 1)]);
}

function html(text = ''): string {
  return escapeHtml(text);
}
