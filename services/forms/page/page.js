import { controls, element } from './controls.js';
import { askPin } from './pin.js';
import { address, headers } from './visitor.js';

const { texts, ...given } = JSON.parse(document.getElementById('data').textContent);
const { form, prefill } = given.form ? given : await askPin(texts);
const { readValue } = globalThis.rules('fields/read-value');
const { visibleFields } = globalThis.rules('fields/visible-fields');

const main = document.querySelector('main');
const draftKey = `draft:${location.pathname}`;
const draft = JSON.parse(localStorage.getItem(draftKey) ?? 'null') ?? { key: crypto.randomUUID(), values: {} };
const fields = form.fields.map((field) => ({ ...field, visibleWhen: field.visible_when }));
const rows = new Map();

const summary = element('div', { className: 'summary', hidden: true, tabIndex: -1 });
summary.setAttribute('role', 'alert');
const status = element('p', { className: 'help' });
status.setAttribute('role', 'status');
const send = element('button', { type: 'submit' }, texts.send);
const sheet = element('form', { noValidate: true }, summary, ...fields.map(row), send, status);
main.append(sheet);
showVisible();

sheet.addEventListener('submit', async (event) => {
  event.preventDefault();
  const visible = showVisible();
  const answers = fields.filter(({ id, type }) => visible.has(id) && type !== 'section');
  const wrong = answers.flatMap((field) => {
    const text = issueTextOf(field);
    showIssue(field, text);
    return text ? [[field, text]] : [];
  });
  if (wrong.length > 0) return showSummary(wrong);
  await submit(answers.map(({ id }) => ({ field_id: id, value: sendable(id) })));
});

function row(field) {
  if (field.type === 'section') {
    const section = element('div', { className: 'field' }, element('h2', {}, field.label));
    if (field.help) section.append(element('p', { className: 'help' }, field.help));
    rows.set(field.id, { node: section });
    return section;
  }
  const control = controls.make(field, { changed: () => changed(field) }, texts);
  const error = element('p', { className: 'error', id: `${field.id}-error` });
  const { currency } = field.validation;
  const name = [currency ? `${field.label} (${currency})` : field.label];
  if (field.required) name.push(element('span', { className: 'required', title: texts.needed }, ' *'));
  const caption = control.isGroup ? element('legend', {}, ...name) : element('label', {}, ...name);
  const node = element(control.isGroup ? 'fieldset' : 'div', { className: 'field' }, caption);
  if (control.isGroup) control.nodes[0].id = field.id;
  else {
    control.target.id = field.id;
    caption.htmlFor = field.id;
    if (field.required) control.target.required = true;
  }
  const described = [error.id];
  if (field.help) {
    node.append(element('p', { className: 'help', id: `${field.id}-help` }, field.help));
    described.unshift(`${field.id}-help`);
  }
  (control.isGroup ? node : control.target).setAttribute('aria-describedby', described.join(' '));
  node.append(...control.nodes, error);
  rows.set(field.id, { node, control, error });
  const before = draft.values[field.id] ?? prefilled(field, control);
  if (before !== undefined && before !== null) control.restore(before);
  return node;
}

/** The initial value of a field, in the format of a draft. */
function prefilled(field, control) {
  const value = prefill.find(({ field_id }) => field_id === field.id)?.value;
  if (value === undefined || Array.isArray(value)) return value;
  if (['boolean', 'single_choice', 'rating'].includes(field.type)) return [value];
  if (field.type === 'money') return String(value / 10 ** control.digits);
  if (field.type !== 'datetime') return String(value);
  const time = new Date(value);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function inputValue(id) {
  return rows.get(id)?.control?.read() ?? null;
}

/** The value to send. A file is sent as the id of its upload. */
function sendable(id) {
  const value = inputValue(id);
  return value?.id ?? value;
}

function changed(field) {
  showIssue(field, undefined);
  summary.querySelector(`[href="#${field.id}"]`)?.closest('li').remove();
  if (!summary.querySelector('li')) summary.hidden = true;
  showVisible();
  for (const [id, { control }] of rows) if (control) draft.values[id] = control.draft();
  localStorage.setItem(draftKey, JSON.stringify(draft));
  status.textContent = texts.saved;
}

function showVisible() {
  const values = new Map(fields.map(({ id }) => [id, inputValue(id)]));
  const visible = visibleFields(fields, values);
  for (const [id, { node }] of rows) node.hidden = !visible.has(id);
  return visible;
}

function issueTextOf(field) {
  const value = inputValue(field.id);
  if (value?.pending) return texts.uploading;
  const result = field.type === 'file' ? { value } : readValue(field, value);
  if (result.issue) return texts[result.issue.code].replace('{limit}', limitText(field, result.issue.limit));
  return field.required && result.value === null ? texts.required : undefined;
}

function limitText(field, limit) {
  if (field.type !== 'money' || typeof limit !== 'number') return limit ?? '';
  return (limit / 10 ** rows.get(field.id).control.digits).toLocaleString(document.documentElement.lang);
}

function showIssue(field, text) {
  const { node, control, error } = rows.get(field.id);
  error.textContent = text ?? '';
  node.classList.toggle('wrong', text !== undefined);
  const marked = control.isGroup ? [...node.querySelectorAll('input')] : [control.target];
  for (const one of marked) one.setAttribute('aria-invalid', String(text !== undefined));
}

function showSummary(wrong) {
  const items = wrong.map(([field, text]) => {
    const { control } = rows.get(field.id);
    const link = element('a', { href: `#${field.id}` }, `${field.label}: ${text}`);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.target.focus();
    });
    return element('li', {}, link);
  });
  summary.replaceChildren(element('strong', {}, texts.wrong), element('ul', {}, ...items));
  summary.hidden = false;
  summary.focus();
}

async function submit(answers) {
  summary.hidden = true;
  send.disabled = true;
  status.textContent = texts.sending;
  try {
    const response = await fetch(`${address}/answers`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': draft.key },
      body: JSON.stringify({ answers }),
    });
    const body = await response.json();
    if (response.ok) return finish('done');
    if (response.status === 410 || response.status === 404)
      return finish(texts[body.message] ? body.message : 'unknown');
    if (response.status === 409) return finish('link_spent');
    if (response.status === 422) return showServerErrors(body, answers);
    throw new Error(body.message);
  } catch {
    status.textContent = texts.away;
    send.disabled = false;
    send.focus();
  }
}

/** Shows the errors of the server, which may have a newer version of the form. */
function showServerErrors({ validation = {}, error }, answers) {
  status.textContent = '';
  send.disabled = false;
  const wrong = Object.entries(validation).flatMap(([path, [text]]) => {
    const [, kind, at] = path.split('.').length > 1 ? [path, ...path.split('.')] : [];
    const id = kind === 'fields' ? at : answers[Number(at)]?.field_id;
    const field = fields.find((one) => one.id === id);
    if (field) showIssue(field, text);
    return field ? [[field, text]] : [];
  });
  if (wrong.length > 0) showSummary(wrong);
  else status.textContent = error;
}

function finish(code) {
  if (code === 'done') localStorage.removeItem(draftKey);
  const title = element('h1', { tabIndex: -1 }, texts[`${code}_title`]);
  main.replaceChildren(
    element('div', { className: code === 'done' ? 'card done' : 'card' }, title, element('p', {}, texts[code])),
  );
  title.focus();
}
