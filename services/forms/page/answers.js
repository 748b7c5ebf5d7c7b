import { starsText } from './controls.js';
import { element } from './element.js';
import { amountDigits } from './rows.js';

/** Questions and answers as a list. `change` makes a button for a question, or nothing. */
export function answerList(fields, read, texts, change = () => []) {
  const list = element('dl', { className: 'answers' });
  for (const field of fields) {
    const answer = element('dd', {}, ...answerNodes(field, read(field.id), texts));
    list.append(element('dt', {}, field.label, ...change(field)), answer);
  }
  return list;
}

function answerNodes(field, value, texts) {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return [texts.no_answer];
  if (field.type === 'signature') return [element('img', { src: value, alt: texts.signed })];
  if (field.type === 'file' && value.preview) {
    return [element('img', { src: value.preview, alt: '' }), element('div', {}, value.name)];
  }
  if (field.type === 'group') return [element('ol', {}, ...value.map((line) => lineItem(field, line, texts)))];
  return [answerText(field, value, texts)];
}

function lineItem({ fields }, line, texts) {
  const answered = fields.filter(({ id }) => line[id] !== undefined);
  const cells = answered.map((column) => `${column.label}: ${answerText(column, line[column.id], texts)}`);
  return element('li', {}, ...cells.map((cell) => element('div', {}, cell)));
}

export function answerText(field, value, texts) {
  const { type, options, validation } = field;
  const { lang } = document.documentElement;
  const labelOf = (one) => options.find((option) => option.value === one)?.label ?? String(one);
  if (type === 'file') return value.name;
  if (type === 'boolean') return value ? texts.yes : texts.no;
  if (type === 'single_choice') return labelOf(value);
  if (type === 'multiple_choice') return value.map(labelOf).join(', ');
  if (type === 'rating') return starsText(texts, value, validation.max ?? 5);
  if (type === 'date') return new Date(`${value}T00:00`).toLocaleDateString(lang, { dateStyle: 'long' });
  if (type === 'datetime') return new Date(value).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
  if (type === 'number') return value.toLocaleString(lang, { maximumFractionDigits: 10 });
  if (type === 'money' || validation.currency) return moneyText(field, value, lang);
  return type === 'calculated' ? value.toLocaleString(lang, { maximumFractionDigits: 10 }) : String(value);
}

function moneyText(field, value, lang) {
  const { currency } = field.validation;
  const digits = amountDigits(field);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(lang, currency ? { style: 'currency', currency } : decimals);
  return format.format(value / 10 ** digits);
}
