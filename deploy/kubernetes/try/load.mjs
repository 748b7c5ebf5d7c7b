/**
 * Sends RATE requests a second to a gateway until SIGTERM or until the file /tmp/stop exists. Every fifth request is a
 * POST, never repeated; the others are lists, or with `isRead` the newest object (lists are slow on the MongoDB replacement). Then it
 * checks every acknowledged object and prints the results. Each failure is printed at once. If the system
 * is slower than the rate, requests above MAX_PENDING are skipped and counted. TARGETS lists the targets,
 * used in turn: services, or `entering`, for which funnels calls projects. TOKEN contains the tokens of one or several
 * tenants, used in turn. Runs in a pod of the cluster or for tools/src/trials/restarts, as a client with keep-alive
 * connections and without retries.
 */
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';

const { URL: base, TOKEN: tokens, RATE: rate = '50', TARGETS: targetList = 'projects' } = process.env;
/** Rejections of writes while a tenant moves: by gateways, and by the databases of the cell that it leaves. */
const PAUSED = /are paused while it moves|^(?!GET).*The database is unavailable or overloaded/;
const CONCURRENCY = 16;
const MAX_PENDING = 256;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const outcomes = {};
const waiting = new Set();
/** Acknowledged objects, each with its token and path. */
const acknowledged = [];
/** Prefix of names, because some must be unique across runs. */
const startedAt = Date.now();
let sent = 0;
/** Requests that were skipped. */
let notSent = 0;
let isStopped = false;
process.on('SIGTERM', () => {
  isStopped = true;
});

/** The targets in the tenant of a token. */
function makeTargets(token) {
  const post = (path, body) => call(token, 'POST', path, body);
  /** The funnel that projects enter. */
  let funnel;
  return {
    projects: {
      path: 'projects?perPage=5',
      create: async (name) => `projects/${(await post('projects', { name })).project.id}`,
    },
    forms: {
      path: 'get-forms?perPage=5',
      isRead: true,
      create: async (title) => {
        const { form } = await post('forms', { title, fields: [{ label: 'A', type: 'short_text' }] });
        return `forms/${form.id}`;
      },
    },
    funnels: {
      path: 'funnels?perPage=5',
      create: async (name) => `funnels/${(await post('funnels', { name, steps: [{ name: 'First' }] })).funnel.id}`,
    },
    channels: {
      path: 'channels?perPage=5',
      isRead: true,
      create: async (name) =>
        `channels/${(await post('channels', { name, kind: 'webhook', external_ref: name })).channel.id}`,
    },
    spreadsheets: {
      path: 'spreadsheet-operations?perPage=5',
      create: async () =>
        `spreadsheet-operations/${(await post('spreadsheet-operations/export/contact', {})).spreadsheet_operation.id}`,
    },
    entering: {
      path: 'funnels?perPage=1',
      create: async (name) => {
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
}

const targetNames = targetList.split(',');
const tenants = tokens.split(/\s+/).map((token) => ({ token, targets: makeTargets(token) }));

/** @throws Error with the request if it fails or its status is not 2xx. */
function call(token, method, path, body) {
  sent += 1;
  const text = body && JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, ...(text ? { 'content-type': 'application/json' } : {}) };
  const what = `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`;
  return new Promise((resolve, reject) => {
    const failed = ({ message, code }) => reject(new Error(`${what}: ${code ?? message}`));
    const outgoing = request(`${base}/api/management/${path}`, { agent, method, headers }, (response) => {
      let read = '';
      response.setEncoding('utf8').on('data', (part) => {
        read += part;
      });
      response.on('error', failed);
      response.on('end', () => {
        if (response.statusCode < 300) resolve(JSON.parse(read));
        else failed({ code: `${response.statusCode} ${read.replace(/,"request_id.*/s, '').slice(0, 160)}` });
      });
    });
    outgoing.on('error', failed);
    outgoing.end(text);
  });
}

async function send(n) {
  const { token, targets } = tenants[Math.floor(n / targetNames.length) % tenants.length];
  const kind = targets[targetNames[n % targetNames.length]];
  if (Math.floor(n / targetNames.length / tenants.length) % 5 === 0) {
    const path = await kind.create(`load-${startedAt}-${n}`);
    acknowledged.push({ token, path });
    if (kind.isRead) kind.path = path;
  } else await call(token, 'GET', kind.path);
}

async function count(working) {
  const outcome = await working.then(
    () => 'succeeded',
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
  const remaining = [...acknowledged];
  const progress = setInterval(
    () => process.stderr.write(`${remaining.length} acknowledged objects to verify\n`),
    30_000,
  );
  const verify = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop()) {
      const { token, path } = next;
      await call(token, 'GET', path).catch(() => missing.push(path));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, verify));
  clearInterval(progress);
  return missing;
}

/** Until the gateway responds, because network policies take a moment to permit a new pod. */
async function untilReachable() {
  for (;;) {
    const response = await fetch(base).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

await untilReachable();
let index = 0;
let due = performance.now();
const timer = setInterval(() => {
  if (isStopped || existsSync('/tmp/stop')) {
    clearInterval(timer);
    void Promise.all(waiting).then(async () => {
      const requests = sent;
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      const result = {
        sent: requests,
        notSent,
        seconds,
        outcomes,
        outsidePause: Object.fromEntries(
          Object.entries(outcomes).filter(([outcome]) => outcome !== 'succeeded' && !PAUSED.test(outcome)),
        ),
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
      notSent += 1;
      continue;
    }
    const working = count(send(index++)).finally(() => waiting.delete(working));
    waiting.add(working);
  }
}, 5);
