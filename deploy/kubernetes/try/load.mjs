/**
 * Asks a gateway as fast as RATE says (requests a second) until the file /tmp/stop is there, every fifth request a POST, none of
 * them twice; then prints what became of them. ASK names the services that are asked, one after the other. Runs in a pod of the
 * cluster, as a client on keep-alive connections.
 */
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';

const { URL: base, TOKEN: token, RATE: rate = '50', ASK: ask = 'projects' } = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const outcomes = {};
const waiting = new Set();
/** No two runs make things of the same name: some must be unique. */
const began = Date.now();
let sent = 0;

const asked = {
  projects: { path: 'projects?per_page=5', create: ['projects', (name) => ({ name })] },
  forms: {
    path: 'get-forms?per_page=5',
    create: ['forms', (title) => ({ title, fields: [{ label: 'A', type: 'short_text' }] })],
  },
  funnels: { path: 'funnels?per_page=5', create: ['funnels', (name) => ({ name, steps: [{ name: 'First' }] })] },
  channels: {
    path: 'channels?per_page=5',
    create: ['channels', (name) => ({ name, kind: 'webhook', external_ref: name })],
  },
  spreadsheets: {
    path: 'spreadsheet-operations?per_page=5',
    create: ['spreadsheet-operations/export/contact', () => ({})],
  },
};
const services = ask.split(',');

function send() {
  sent += 1;
  const n = sent;
  const { path, create } = asked[services[n % services.length]];
  const isWrite = Math.floor(n / services.length) % 5 === 0;
  const body = isWrite ? JSON.stringify(create[1](`load-${began}-${n}`)) : undefined;
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const url = `${base}/api/management/${isWrite ? create[0] : path}`;
  return new Promise((resolve) => {
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('error', ({ message }) => resolve(message));
      answer.on('end', () => {
        const isWell = answer.statusCode < 300;
        resolve(isWell ? 'answered' : `${body ? 'POST' : 'GET'} ${path}: ${answer.statusCode} ${text.slice(0, 160)}`);
      });
    });
    call.on('error', ({ message }) => resolve(`${path}: ${message}`));
    call.end(body);
  });
}

const timer = setInterval(() => {
  if (existsSync('/tmp/stop')) {
    clearInterval(timer);
    void Promise.all(waiting).then(() =>
      process.stdout.write(`${JSON.stringify({ sent, outcomes })}\n`, () => process.exit(0)),
    );
    return;
  }
  const asking = send().then((outcome) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    waiting.delete(asking);
  });
  waiting.add(asking);
}, 1_000 / Number(rate));
