/**
 * Asks a gateway as fast as RATE says (requests a second) until it gets SIGTERM or the file /tmp/stop is there, every fifth request a
 * POST, none of them twice, the others lists or, where `isRead`, the newest of its kind (the stand-in of MongoDB reads all for a list); then
 * checks every acknowledged object, and prints the results; each failure is printed at once. Where a
 * system does not carry the rate, what is due while MAX_PENDING wait is not asked, and counted. ASK names what is asked,
 * one after the other: services, or `entering`, for which funnels must ask projects. Runs in a pod of the cluster or beside
 * tools/src/trials/restarts, as a client on keep-alive connections that never asks again.
 */
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';

const { URL: base, TOKEN: token, RATE: rate = '50', ASK: ask = 'projects' } = process.env;
const AT_ONCE = 16;
const MAX_PENDING = 256;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const outcomes = {};
const waiting = new Set();
/** Where that is to be found which was made and acknowledged. */
const acknowledged = [];
/** No two runs make things of the same name: some must be unique. */
const began = Date.now();
let sent = 0;
/** Due and not asked. */
let heldBack = 0;
let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});

const asked = {
  projects: {
    path: 'projects?per_page=5',
    make: async (name) => `projects/${(await post('projects', { name })).project.id}`,
  },
  forms: {
    path: 'get-forms?per_page=5',
    isRead: true,
    make: async (title) => {
      const { form } = await post('forms', { title, fields: [{ label: 'A', type: 'short_text' }] });
      return `forms/${form.id}`;
    },
  },
  funnels: {
    path: 'funnels?per_page=5',
    make: async (name) => `funnels/${(await post('funnels', { name, steps: [{ name: 'First' }] })).funnel.id}`,
  },
  channels: {
    path: 'channels?per_page=5',
    isRead: true,
    make: async (name) =>
      `channels/${(await post('channels', { name, kind: 'webhook', external_ref: name })).channel.id}`,
  },
  spreadsheets: {
    path: 'spreadsheet-operations?per_page=5',
    make: async () =>
      `spreadsheet-operations/${(await post('spreadsheet-operations/export/contact', {})).spreadsheet_operation.id}`,
  },
  entering: {
    path: 'funnels?per_page=1',
    make: async (name) => {
      funnel ??= post('funnels', { name, steps: [{ name: 'First' }] }).catch((error) => {
        funnel = undefined;
        throw error;
      });
      const { id } = (await funnel).funnel;
      const { project } = await post('projects', { name });
      await post(`funnels/${id}/projects/${project.id}`, {});
      return `funnels/${id}/projects/${project.id}`;
    },
  },
};
/** The one that projects enter. */
let funnel;
const subjects = ask.split(',');

const post = (path, body) => call('POST', path, body);

/** @throws Error that names the request, where it is not answered or not well. */
function call(method, path, body) {
  sent += 1;
  const text = body && JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, ...(text ? { 'content-type': 'application/json' } : {}) };
  const what = `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`;
  return new Promise((resolve, reject) => {
    const failed = ({ message, code }) => reject(new Error(`${what}: ${code ?? message}`));
    const asking = request(`${base}/api/management/${path}`, { agent, method, headers }, (answer) => {
      let read = '';
      answer.setEncoding('utf8').on('data', (part) => {
        read += part;
      });
      answer.on('error', failed);
      answer.on('end', () => {
        if (answer.statusCode < 300) resolve(JSON.parse(read));
        else failed({ code: `${answer.statusCode} ${read.replace(/,"request_id.*/s, '').slice(0, 160)}` });
      });
    });
    asking.on('error', failed);
    asking.end(text);
  });
}

async function send(n) {
  const kind = asked[subjects[n % subjects.length]];
  if (Math.floor(n / subjects.length) % 5 === 0) {
    const made = await kind.make(`load-${began}-${n}`);
    acknowledged.push(made);
    if (kind.isRead) kind.path = made;
  } else await call('GET', kind.path);
}

async function count(working) {
  const outcome = await working.then(
    () => 'answered',
    ({ message }) => {
      // At once, so that it can be held beside what the services said at that moment.
      process.stderr.write(`${new Date().toISOString()} ${message}\n`);
      return message;
    },
  );
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

/** Those of what was acknowledged that are not there. It says how far it is: after hours of load it looks for minutes. */
async function lost() {
  const missing = [];
  const left = [...acknowledged];
  const saying = setInterval(() => process.stderr.write(`${left.length} acknowledged things to look for\n`), 30_000);
  const look = async () => {
    for (let path = left.pop(); path; path = left.pop()) await call('GET', path).catch(() => missing.push(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  clearInterval(saying);
  return missing;
}

let turn = 0;
let due = performance.now();
const timer = setInterval(() => {
  if (isOver || existsSync('/tmp/stop')) {
    clearInterval(timer);
    void Promise.all(waiting).then(async () => {
      const asked = sent;
      const seconds = Math.round((Date.now() - began) / 1_000);
      const result = {
        sent: asked,
        heldBack,
        seconds,
        outcomes,
        acknowledged: acknowledged.length,
        lost: await lost(),
      };
      process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
    });
    return;
  }
  // As many as are due by now: a timer that is late must not make the load less.
  for (; due <= performance.now(); due += 1_000 / Number(rate)) {
    if (waiting.size >= MAX_PENDING) {
      heldBack += 1;
      continue;
    }
    const working = count(send(turn++)).finally(() => waiting.delete(working));
    waiting.add(working);
  }
}, 5);
