import { element } from './element.js';

/** The row of a field: its caption, its control and its error. */
export function fieldRow(field, control, texts) {
  const error = element('p', { className: 'error', id: `${field.id}-error` });
  const { currency } = field.validation;
  const name = [currency && field.type === 'money' ? `${field.label} (${currency})` : field.label];
  const isRequired = field.required && field.type !== 'calculated';
  if (isRequired) name.push(...requiredMark(control, texts));
  const caption = control.isGroup ? element('legend', {}, ...name) : element('label', {}, ...name);
  const node = element(control.isGroup ? 'fieldset' : 'div', { className: 'field' }, caption);
  if (control.isGroup) control.nodes[0].id = field.id;
  else {
    control.target.id = field.id;
    caption.htmlFor = field.id;
  }
  if (control.role) node.setAttribute('role', control.role);
  // Not `required`, with which browsers report an empty date or file as invalid before it is answered.
  if (isRequired && hasRequiredState(control)) ariaTarget(node, control).setAttribute('aria-required', 'true');
  const described = [control.describedBy, error.id].filter(Boolean);
  if (field.help) {
    node.append(element('p', { className: 'help', id: `${field.id}-help` }, field.help));
    described.unshift(`${field.id}-help`);
  }
  ariaTarget(node, control).setAttribute('aria-describedby', described.join(' '));
  node.append(...control.nodes, error);
  return { node, control, error };
}

/** The sign of a required field. Screen readers read the state of the control instead, or a word if it has no such state. */
function requiredMark(control, texts) {
  const star = element('span', { className: 'required', ariaHidden: 'true', title: texts.needed }, ' *');
  return hasRequiredState(control) ? [star] : [star, element('span', { className: 'unseen' }, ` (${texts.needed})`)];
}

function hasRequiredState({ isGroup, role, target }) {
  return isGroup ? role === 'radiogroup' : !['file', 'date', 'datetime-local'].includes(target.type);
}

function ariaTarget(node, { isGroup, target }) {
  return isGroup ? node : target;
}

/** Shows the error of a row, or removes it. */
export function markRow({ node, control, error }, text) {
  error.textContent = text ?? '';
  node.classList.toggle('wrong', text !== undefined);
  const inputs = control.isGroup ? [...node.querySelectorAll('input')] : [control.target];
  const marked = control.marked ?? (control.role ? [node] : inputs);
  for (const one of marked) one.setAttribute('aria-invalid', String(text !== undefined));
}

/** The error of a question in a list of errors. */
export function errorLine(label, text) {
  return /[?!:.]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
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
