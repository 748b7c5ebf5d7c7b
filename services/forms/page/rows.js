import { element } from './element.js';

/** The row of a field: its caption, its control and its error. */
export function fieldRow(field, control, texts) {
  const error = element('p', { className: 'error', id: `${field.id}-error` });
  const { currency } = field.validation;
  const name = [currency && field.type === 'money' ? `${field.label} (${currency})` : field.label];
  if (field.required && field.type !== 'calculated') {
    name.push(element('span', { className: 'required', title: texts.needed }, ' *'));
  }
  const caption = control.isGroup ? element('legend', {}, ...name) : element('label', {}, ...name);
  const node = element(control.isGroup ? 'fieldset' : 'div', { className: 'field' }, caption);
  if (control.isGroup) control.nodes[0].id = field.id;
  else {
    control.target.id = field.id;
    caption.htmlFor = field.id;
    if (field.required && field.type !== 'calculated') control.target.required = true;
  }
  const described = [control.describedBy, error.id].filter(Boolean);
  if (field.help) {
    node.append(element('p', { className: 'help', id: `${field.id}-help` }, field.help));
    described.unshift(`${field.id}-help`);
  }
  (control.isGroup ? node : control.target).setAttribute('aria-describedby', described.join(' '));
  node.append(...control.nodes, error);
  return { node, control, error };
}

/** Shows the error of a row, or removes it. */
export function markRow({ node, control, error }, text) {
  error.textContent = text ?? '';
  node.classList.toggle('wrong', text !== undefined);
  const inputs = control.isGroup ? [...node.querySelectorAll('input')] : [control.target];
  for (const one of control.marked ?? inputs) one.setAttribute('aria-invalid', String(text !== undefined));
}

export function issueText(field, { code, limit }, texts) {
  const isAmount = field.type === 'money' && typeof limit === 'number';
  const { lang } = document.documentElement;
  const shown = isAmount ? (limit / 10 ** amountDigits(field)).toLocaleString(lang) : (limit ?? '');
  return texts[code].replace('{limit}', shown);
}

/** The decimals of an amount, which is stored in minor units. */
export function amountDigits({ validation: { currency } }) {
  if (!currency) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
