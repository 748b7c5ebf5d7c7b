import type { FieldType } from '../fields/field';
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
}

/** Name of the idempotency key in a submission. */
export const KEY_NAME = 'key';

const SCRIPTED: readonly FieldType[] = ['file', 'signature'];
const INPUT_TYPES: Readonly<Partial<Record<FieldType, string>>> = {
  number: 'number',
  money: 'number',
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
export function plainForm(fields: readonly Field[], texts: Texts, { key, values, issues }: PlainInput): string {
  const wrong = fields.filter(({ id }) => id in issues);
  const summary = wrong.map(({ id, label }) => `<li><a href="#${id}">${html(label)}: ${html(issues[id])}</a></li>`);
  const legend = fields.some(({ required }) => required) ? `<p class="help">${html(texts['legend'])}</p>` : '';
  return [
    `<form method="post">${legend}<input type="hidden" name="${KEY_NAME}" value="${html(key)}">`,
    wrong.length > 0
      ? `<div class="summary"><strong>${html(texts['wrong'])}</strong><ul>${summary.join('')}</ul></div>`
      : '',
    ...fields.map((field) => row(field, texts, values[field.id] ?? [], issues[field.id])),
    `<button type="submit">${html(texts['send'])}</button></form>`,
  ].join('\n');
}

function row(field: Field, texts: Texts, values: readonly string[], issue: string | undefined): string {
  const { id, label, help, required, type, validation } = field;
  const about = help ? `<p class="help">${html(help)}</p>` : '';
  if (type === 'section') return `<div class="field"><h2>${html(label)}</h2>${about}</div>`;
  const name = html(validation.currency ? `${label} (${validation.currency})` : label);
  const caption = required ? `${name}<span class="required"> *</span>` : name;
  const error = issue === undefined ? '' : `<p class="error" id="${id}-error">${html(issue)}</p>`;
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
  return `<div class="field"><label for="${id}">${caption}</label>${about}${control(field, values[0] ?? '', issue)}${error}</div>`;
}

function control({ id, type, required }: Field, value: string, issue: string | undefined): string {
  const state = `${required ? ' required' : ''}${issue === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`;
  if (type === 'long_text') return `<textarea id="${id}" name="${id}"${state}>\n${html(value)}</textarea>`;
  const step = type === 'number' || type === 'money' ? ' step="any"' : '';
  return `<input id="${id}" name="${id}" type="${INPUT_TYPES[type] ?? 'text'}" value="${html(value)}"${step}${state}>`;
}

function optionsOf({ type, options, validation }: Field, texts: Texts): (readonly [string, string])[] | undefined {
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
