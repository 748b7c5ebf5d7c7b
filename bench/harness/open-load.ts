// Sends requests at a fixed rate: open-load.ts <port> <path> <file of tokens> <requests a second> <seconds> <connections>
// Prints an OpenLoad as JSON. Times start when a request is due, so they include waiting for a free connection.
import { readFileSync } from 'node:fs';
import net from 'node:net';
import type { OpenLoad } from './open-loop.ts';
import { quantile } from './statistics.ts';

const [port = '', path = '', file = '', rate = '', seconds = '', connections = ''] = process.argv.slice(2);
const STEP_MS = 1_000 / Number(rate);
/** Requests of the first seconds are not counted. */
const WARM_UP_MS = 1_000;

const requests = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((token) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`));
const idle: Connection[] = [];
/** When the waiting requests were due. */
const waiting: number[] = [];
const times: number[] = [];
let sent = 0;
let failed = 0;

class Connection {
  private readonly socket = net.connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  private due = 0;
  /** Bytes of the response that are missing, or undefined before its head. */
  private missing: number | undefined;

  constructor() {
    this.socket.on('data', (data: Buffer) => this.receive(data));
    this.socket.on('error', (error) => {
      throw error;
    });
  }

  send(due: number): void {
    this.due = due;
    this.missing = undefined;
    this.socket.write(requests[sent % requests.length] as Buffer);
    sent += 1;
  }

  /** The head is received at once, because it is short. */
  private receive(data: Buffer): void {
    this.missing = (this.missing ?? sizeOf(data)) - data.length;
    if (this.missing > 0) return;
    if (this.due - startedAt > WARM_UP_MS) times.push(performance.now() - this.due);
    idle.push(this);
    dispatch();
  }
}

/** The size of a response by its head. */
function sizeOf(data: Buffer): number {
  const end = data.indexOf('\r\n\r\n');
  const head = data.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 2')) failed += 1;
  return end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
}

function dispatch(): void {
  while (waiting.length > 0) {
    const connection = idle.pop();
    if (!connection) return;
    connection.send(waiting.shift() as number);
  }
}

for (let count = 0; count < Number(connections); count += 1) idle.push(new Connection());
const startedAt = performance.now();
const end = startedAt + WARM_UP_MS + Number(seconds) * 1_000;
let due = startedAt;
const timer = setInterval(() => {
  for (; due <= performance.now(); due += STEP_MS) waiting.push(due);
  dispatch();
  if (due < end) return;
  clearInterval(timer);
  const [p50Ms, p99Ms] = [quantile(times, 0.5), quantile(times, 0.99)];
  const result: OpenLoad = { requests: times.length, failed, waiting: waiting.length, p50Ms, p99Ms };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}, 1);
