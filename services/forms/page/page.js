import { answerList } from './answers.js';
import { controls } from './controls.js';
import { drafts, prefilled } from './drafts.js';
import { element } from './element.js';
import './groups.js';
import { askPin } from './pin.js';
import { errorLine, fieldRow, issueText, markRow } from './rows.js';
import './signature.js';
import { stepsOf, visibleSteps } from './steps.js';
import './uploads.js';
import { address, headers } from './visitor.js';

const { texts, intake, ...given } = JSON.parse(document.getElementById('data').textContent);
const { form, prefill } = given.form ? given : await askPin(texts);
const { readValue } = globalThis.rules('fields/read-value');
const { resolveFields } = globalThis.rules('fields/resolve-fields');

const main = document.querySelector('main');
const stored = drafts.read();
const draft = stored ?? { key: crypto.randomUUID(), values: {}, step: 0 };
const fields = form.fields.map((field) => ({ ...field, visibleWhen: field.visible_when }));
const steps = stepsOf(fields, form.page.sections_as_pages);
const rows = new Map();
let current = steps[draft.step] ?? steps[0];
let isReviewing = false;
let shown = new Map();

const summary = element('div', { className: 'summary', hidden: true, tabIndex: -1 });
summary.setAttribute('role', 'alert');
const status = element('p', { className: 'help' });
status.setAttribute('role', 'status');
const back = element('button', { type: 'button', hidden: true }, texts.back);
const send = element('button', { type: 'submit' }, texts.send);
const progress = element('progress', { hidden: true });
const position = element('p', { className: 'position', hidden: true, tabIndex: -1, id: 'position' });
progress.setAttribute('aria-labelledby', position.id);
const review = element('div', { className: 'review', hidden: true });
const sheet = element('form', { noValidate: true }, position, progress, ...notices(), summary);
sheet.append(...fields.map(row), review, element('div', { className: 'buttons' }, back, send), status);
main.append(sheet);
showStep();

sheet.addEventListener('submit', async (event) => {
  event.preventDefault();
  const visible = showVisible();
  const open = visibleSteps(steps, visible);
  const isLast = open.at(-1) === current;
  const wrong = wrongOf(isLast || isReviewing ? fields : current, visible);
  if (wrong.length > 0) return goTo(stepOf(wrong[0].field), () => showSummary(wrong));
  if (!isLast) return goTo(open[open.indexOf(current) + 1]);
  if (form.page.review && !isReviewing) return showReview(visible);
  const given = answered(visible).filter(({ type }) => type !== 'calculated');
  await submit(given.map(({ id }) => ({ field_id: id, value: sendable(id) })));
});

back.addEventListener('click', () => {
  const open = visibleSteps(steps, showVisible());
  goTo(isReviewing ? current : (open[open.indexOf(current) - 1] ?? current));
});

/** The legend of required fields, and how to drop answers that were restored. */
function notices() {
  const nodes = [];
  if (stored) {
    const again = element('button', { type: 'button' }, texts.start_again);
    again.addEventListener('click', () => {
      drafts.drop();
      location.reload();
    });
    nodes.push(element('div', { className: 'notice' }, element('p', {}, texts.restored), again));
  }
  if (fields.some(({ required }) => required)) nodes.push(element('p', { className: 'help legend' }, texts.legend));
  return nodes;
}

function row(field) {
  if (field.type === 'section') {
    const section = element('div', { className: 'field' }, element('h2', {}, field.label));
    if (field.help) section.append(element('p', { className: 'help' }, field.help));
    rows.set(field.id, { node: section });
    return section;
  }
  const state = { changed: (id) => changed(field, undefined, id), failed: (problem) => changed(field, problem) };
  const control = controls.make(field, state, texts);
  const made = fieldRow(field, control, texts);
  rows.set(field.id, made);
  const before = draft.values[field.id] ?? prefilled(prefill, field);
  if (before !== undefined && before !== null) control.restore(before);
  return made.node;
}

function inputValue(id) {
  return rows.get(id)?.control?.read() ?? null;
}

/** The value to send. A file is sent as the id of its upload. */
function sendable(id) {
  const value = inputValue(id);
  return value?.id ?? value;
}

/** `id` is that of the changed control in a line of the field. */
function changed(field, problem, id) {
  markRow(rows.get(field.id), problem);
  for (const one of [field.id, id]) summary.querySelector(`[href="#${one}"]`)?.closest('li').remove();
  if (!summary.querySelector('li')) summary.hidden = true;
  showStep();
  for (const [id, { control }] of rows) if (control) draft.values[id] = control.draft();
  status.textContent = store() ? texts.saved : '';
}

function store() {
  return drafts.store({ ...draft, step: steps.indexOf(current) });
}

function showVisible() {
  const given = new Map(fields.map(({ id }) => [id, rows.get(id).control?.filled?.() ?? inputValue(id)]));
  const { visible, values, issues } = resolveFields(fields, given);
  shown = values;
  for (const field of fields) {
    const { node, control } = rows.get(field.id);
    node.hidden = isReviewing || !visible.has(field.id) || !current.includes(field);
    if (field.type === 'calculated') {
      const issue = issues.find((one) => one.field === field);
      control.show(values.get(field.id) ?? null, issue);
    } else control?.show?.(values.get(field.id), issues);
  }
  return visible;
}

/** The value with the results of calculated fields. */
function shownValue(id) {
  return shown.get(id) ?? null;
}

function answered(visible) {
  return fields.filter(({ id, type }) => visible.has(id) && type !== 'section');
}

function stepOf(field) {
  return steps.find((step) => step.includes(field));
}

/** Shows the fields of the current step, its position and its buttons. */
function showStep() {
  const visible = showVisible();
  const open = visibleSteps(steps, visible);
  if (!open.includes(current)) current = open[0];
  showVisible();
  const at = open.indexOf(current);
  const all = open.length + (form.page.review ? 1 : 0);
  for (const one of [progress, position]) one.hidden = all < 2;
  const place = isReviewing ? all : at + 1;
  position.textContent = texts.step.replace('{at}', place).replace('{all}', all);
  Object.assign(progress, { max: all, value: place });
  back.hidden = at === 0 && !isReviewing;
  const isLast = at === open.length - 1;
  send.textContent = isReviewing || (isLast && !form.page.review) ? texts.send : isLast ? texts.review : texts.next;
}

/** Opens a step. The focus moves to its position, or to what `then` shows. */
function goTo(step, then = () => position.focus()) {
  current = step;
  isReviewing = false;
  review.replaceChildren();
  review.hidden = true;
  summary.hidden = true;
  showStep();
  store();
  then();
}

function showReview(visible) {
  isReviewing = true;
  summary.hidden = true;
  const change = (field) => {
    if (field.type === 'calculated') return [];
    const button = element('button', { type: 'button', className: 'change' }, texts.change);
    button.setAttribute('aria-label', `${texts.change}: ${field.label}`);
    button.addEventListener('click', () => goTo(stepOf(field), () => rows.get(field.id).control.target.focus()));
    return [button];
  };
  const title = element('h2', { tabIndex: -1 }, texts.review_title);
  review.replaceChildren(title, answerList(answered(visible), shownValue, texts, change));
  review.hidden = false;
  showStep();
  title.focus();
}

/** The errors: their field, their text, and for a field in a line its label, target and id. */
function wrongOf(list, visible) {
  return list.flatMap((field) => {
    if (!visible.has(field.id) || field.type === 'section') return [];
    const { text, places = [] } = issuesOf(field);
    markRow(rows.get(field.id), text);
    return text ? [{ field, text }] : places.map((place) => ({ field, ...place }));
  });
}

function issuesOf(field) {
  const { control } = rows.get(field.id);
  if (control.check) return control.check();
  if (field.type === 'calculated') {
    return field.required && shownValue(field.id) === null ? { text: texts.not_calculated } : {};
  }
  const value = inputValue(field.id);
  if (value?.pending) return { text: texts.uploading };
  const problem = control.problem?.();
  if (problem) return { text: problem };
  const result = field.type === 'file' ? { value } : readValue(field, value);
  if (result.issue) return { text: issueText(field, result.issue, texts) };
  return field.required && result.value === null ? { text: texts.required } : {};
}

function showSummary(wrong) {
  const items = wrong.map(({ field, text, label, target, id = field.id }) => {
    const { control } = rows.get(field.id);
    const name = label ? `${field.label}, ${label}` : field.label;
    const link = element('a', { href: `#${id}` }, errorLine(name, text));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(stepOf(field), () => {
        summary.hidden = false;
        (target ?? control.target).focus();
      });
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
      headers: {
        ...headers,
        ...(await globalThis.proveWork?.(address)),
        'Content-Type': 'application/json',
        'Idempotency-Key': draft.key,
      },
      body: JSON.stringify({ answers }),
    });
    const body = await response.json();
    if (response.ok) return finish(body.submission?.duplicate ? 'duplicate' : 'done', body.submission?.status_url);
    if ([404, 410].includes(response.status) || body.message === 'intake_quota_reached')
      return finish(texts[body.message] ? body.message : 'unknown');
    if (response.status === 409) return finish(intake ? 'duplicate' : 'link_spent');
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
    const [kind, at, , line, name] = path.split('.');
    const id = kind === 'fields' ? at : answers[Number(at)]?.field_id;
    const field = fields.find((one) => one.id === id);
    if (!field) return [];
    const place = name && rows.get(id).control.mark?.(Number(line), name, text);
    if (!place) markRow(rows.get(id), text);
    return [{ field, text, ...place }];
  });
  if (wrong.length > 0) goTo(stepOf(wrong[0].field), () => showSummary(wrong));
  else status.textContent = error;
}

/** After a submission, respondents get a copy of their answers, or the page that the owner of the form chose. */
function finish(code, statusUrl) {
  const title = element('h1', { tabIndex: -1 }, texts[`${code}_title`]);
  const card = element('div', { className: code === 'done' ? 'card done' : 'card' }, title);
  card.append(element('p', {}, texts[code]));
  if (code === 'done' || code === 'duplicate') drafts.drop();
  if (code === 'done' && form.page.redirect_url) return location.assign(form.page.redirect_url);
  if (statusUrl) {
    const follow = element('a', { href: statusUrl }, texts.status_link);
    card.append(element('p', {}, texts.status_about), element('p', {}, follow));
  }
  if (code === 'done') {
    const print = element('button', { type: 'button' }, texts.print);
    print.addEventListener('click', () => window.print());
    const copy = answerList(answered(showVisible()), shownValue, texts);
    card.append(element('h2', {}, texts.copy_title), copy, print);
  }
  sheet.replaceWith(card);
  title.focus();
}
