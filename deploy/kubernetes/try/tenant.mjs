/**
 * Creates a tenant's data of every service, or compares it with an earlier state:
 *   URL=… TOKEN=… node tenant.mjs create >state.json
 *   URL=… TOKEN=… node tenant.mjs compare <state.json
 * The state contains the responses to reads, and a checksum of each file. `compare` exits with 1 and prints what differs.
 */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

const { URL: base, TOKEN: token } = process.env;
const PROJECTS = 300;
const POLL_MS = 500;
const SETTLE_MS = 2_000;
/** Signed URLs differ at each read. */
const FILE_URL = /"[^"]*(\/files\/(?:forms|funnels|channels)\/[^"]+)"/g;

async function call(method, path, body) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${base}/api/management/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  const read = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${read.slice(0, 300)}`);
  return JSON.parse(read);
}

function formOf(content, name, fields) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([content]), name);
  return form;
}

async function importProjects() {
  const rows = Array.from({ length: PROJECTS }, (_, index) => `R-${index},Roof ${index}`);
  const mapping = JSON.stringify({ code: 'project.code', name: 'project.name' });
  const file = formOf(['code,name', ...rows].join('\n'), 'projects.csv', { mapping });
  const { id } = (await call('POST', 'spreadsheet-operations/import/project', file)).spreadsheet_operation;
  for (;;) {
    const { status } = (await call('GET', `spreadsheet-operations/${id}`)).spreadsheet_operation;
    if (status === 'completed') return `spreadsheet-operations/${id}`;
    if (status === 'failed') throw new Error('The import failed.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Returns the paths of what was created. */
async function create() {
  const { id } = (await call('POST', 'projects', { name: 'Roof', budget: 1 })).project;
  await call('PATCH', `projects/${id}`, { budget: 2 });
  const { form } = await call('POST', 'forms', {
    title: 'Survey',
    fields: [
      { label: 'Note', type: 'short_text' },
      { label: 'Plan', type: 'file' },
    ],
  });
  const [note, plan] = form.fields.map((field) => field.id);
  const accessor = { type: 'project_form', project_id: id };
  await call('PUT', 'dynamic-forms-answers', {
    form_id: form.id,
    accessor,
    answers: [{ field_id: note, value: 'Ana' }],
  });
  const place = { form_id: String(form.id), 'accessor[type]': 'project_form', 'accessor[project_id]': id };
  await call('POST', 'dynamic-forms-answers-file', formOf('The plan.', 'plan.txt', { ...place, field_id: plan }));
  const steps = [{ name: 'First' }, { name: 'Second' }];
  const { funnel } = await call('POST', 'funnels', { name: 'Sales', steps });
  const step = funnel.steps[0].id;
  await call('POST', `steps/${step}/attachments`, formOf('The terms.', 'terms.txt', { name: 'Terms' }));
  await call('POST', `funnels/${funnel.id}/projects/${id}`, {});
  const { channel } = await call('POST', 'channels', { name: 'Mail', kind: 'email' });
  await call('POST', `channels/inbound/${channel.external_ref}`, { message: 'Hello' });
  const answers = `form_id=${form.id}&accessor[type]=project_form&accessor[project_id]=${id}`;
  return [
    ...[`projects/${id}`, `projects/${id}/history`, 'projects?filter[code]=R-7', await importProjects()],
    ...[`forms/${form.id}`, `dynamic-forms-answers?${answers}`, `dynamic-forms-answers/history?${answers}`],
    ...[`funnels/${funnel.id}`, `steps/${step}/attachments`, `funnels/${funnel.id}/projects/${id}`],
    ...[`channels/${channel.id}`, 'conversations'],
  ];
}

async function stateOf(paths) {
  const responses = {};
  const files = {};
  for (const path of paths) {
    const body = JSON.stringify(await call('GET', path));
    responses[path] = body.replaceAll(FILE_URL, '""');
    for (const [, file] of body.matchAll(FILE_URL)) {
      const response = await fetch(`${base}${file}`);
      const content = Buffer.from(await response.arrayBuffer());
      const digest = createHash('sha256').update(content).digest('hex');
      files[path] = [...(files[path] ?? []), `${response.status} ${content.length} ${digest}`];
    }
  }
  return { responses, files };
}

/** The state that no longer changes, because histories are written after the response. */
async function settledStateOf(paths) {
  for (let before = ''; ; ) {
    const now = JSON.stringify(await stateOf(paths));
    if (now === before) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
}

if (process.argv[2] === 'create') {
  process.stdout.write(`${await settledStateOf(await create())}\n`);
} else {
  const before = JSON.parse(await text(process.stdin));
  const paths = Object.keys(before.responses);
  const now = await stateOf(paths);
  const differing = paths.filter((path) =>
    ['responses', 'files'].some((part) => JSON.stringify(before[part][path]) !== JSON.stringify(now[part][path])),
  );
  for (const path of differing) {
    process.stdout.write(`${path} differs:\n  ${before.responses[path]} ${before.files[path]}\n`);
    process.stdout.write(`  ${now.responses[path]} ${now.files[path]}\n`);
  }
  const files = Object.values(now.files).flat().length;
  process.stdout.write(`${paths.length - differing.length} of ${paths.length} responses equal, ${files} files\n`);
  process.exitCode = differing.length === 0 ? 0 : 1;
}
