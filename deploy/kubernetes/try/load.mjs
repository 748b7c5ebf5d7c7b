/**
 * Asks a gateway as fast as RATE says (requests a second) until the file /tmp/stop is there, every fifth request a POST, none of
 * them twice; then prints what became of them. Runs in a pod of the cluster, as a client on keep-alive connections.
 */
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';

const { URL: base, TOKEN: token, RATE: rate = '50' } = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const outcomes = {};
const waiting = new Set();
let sent = 0;

function send() {
  sent += 1;
  const n = sent;
  const isWrite = n % 5 === 0;
  const body = isWrite ? JSON.stringify({ name: `load ${process.pid} ${n}` }) : undefined;
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const path = `/api/management/${isWrite ? 'projects' : 'projects?per_page=5'}`;
  return new Promise((resolve) => {
    const asked = request(base + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('error', ({ message }) => resolve(message));
      answer.on('end', () =>
        resolve(answer.statusCode < 300 ? 'answered' : `${answer.statusCode} ${text.slice(0, 160)}`),
      );
    });
    asked.on('error', ({ message }) => resolve(message));
    asked.end(body);
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
