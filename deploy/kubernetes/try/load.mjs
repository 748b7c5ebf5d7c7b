/**
 * Sends RATE requests a second to a gateway until SIGTERM or until the file /tmp/stop exists. Every fifth request is a
 * POST, never repeated; the others are lists, or with `isRead` the newest object (lists are slow on the MongoDB replacement). Then it
 * checks every acknowledged object and prints the results. Each failure is printed at once. If the system
 * is slower than the rate, requests above MAX_PENDING are skipped and counted. ASK lists the targets,
 * used in turn: services, or `entering`, for which funnels calls projects. Runs in a pod of the cluster or for
 * tools/src/trials/restarts, as a client with keep-alive connections and without retries.
 */
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';

const { URL: base, TOKEN: token, RATE: rate = '50', ASK: ask = 'projects' } = process.env;
const AT_ONCE = 16;
const MAX_PENDING = 256;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const outcomes = {};
const waiting = new Set();
/** Paths of acknowledged objects. */
const acknowledged = [];
/** Prefix of names, because some must be unique across runs. */
const began = Date.now();
let sent = 0;
/** Requests that were skipped. */
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
/** The funnel that projects enter. */
let funnel;
const subjects = ask.split(',');

const post = (path, body) => call('POST', path, body);

/** @throws Error with the request if it fails or its status is not 2xx. */
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
      // Printed at once, so that it can be compared with the logs of the services.
      process.stderr.write(`${new Date().toISOString()} ${message}\n`);
      return message;
    },
  );
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

/** Acknowledged objects that do not exist. Prints its progress, because this can take minutes. */
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
  // Sends all requests that are due, so that a late timer does not reduce the load.
  for (; due <= performance.now(); due += 1_000 / Number(rate)) {
    if (waiting.size >= MAX_PENDING) {
      heldBack += 1;
      continue;
    }
    const working = count(send(turn++)).finally(() => waiting.delete(working));
    waiting.add(working);
  }
}, 5);
