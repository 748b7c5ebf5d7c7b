// Latency of one tenant while another tenant attacks a running system with slow clients:
// npm run bench -- gateway/slow-clients <base URL> <attacker's token> <other tenant's token> [attack seconds] [idle seconds]
import http from 'node:http';
import net, { type Socket } from 'node:net';
import { describeMachine } from '../harness/machine.ts';

const [baseUrl = '', attacker = '', other = '', attackSeconds = '600', idleSeconds = '60'] = process.argv.slice(2);
const base = new URL(baseUrl);
const host = { host: base.hostname, port: Number(base.port) };

/** Below the default rate limit of one subject, which is 600 requests a minute. */
const REQUESTS_PER_SECOND = 9;
const ATTACKS_PER_SECOND = 18;
const IDLE_CONNECTIONS = 1_000;
const MAX_OPEN_SOCKETS = 4_000;

const withToken = `Host: x\r\nAuthorization: Bearer ${attacker}\r\n`;

/** Every attack opens one connection and keeps it busy for as long as the gateway allows. */
const ATTACKS: Record<string, (socket: Socket) => void> = {
  'incomplete body': (socket) => {
    socket.write(
      `POST /api/management/spreadsheet-operations/export/project HTTP/1.1\r\n${withToken}Content-Length: 10\r\n\r\n{`,
    );
  },
  'incomplete upload': (socket) => {
    const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n';
    socket.write(`POST /api/management/spreadsheet-operations/import/project HTTP/1.1\r\n${withToken}${type}\r\n--x`);
  },
  'incomplete body without a token': (socket) => {
    socket.write(
      'POST /forms/unknown/answers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    );
  },
  'slow head': (socket) => {
    socket.write('GET /api/management/projects HTTP/1.1\r\nHost: x\r\n');
    const timer = setInterval(() => socket.write('X-A: b\r\n'), 1_000);
    socket.once('close', () => clearInterval(timer));
  },
  'slow read': (socket) => {
    socket.pause();
    for (let index = 0; index < 10; index += 1) {
      socket.write(`GET /api/management/projects?perPage=100 HTTP/1.1\r\n${withToken}\r\n`);
    }
  },
};

async function main(): Promise<void> {
  console.log(describeMachine());
  await measure(10);
  const idle = await measure(Number(idleSeconds));
  console.log(`idle: ${describe(idle)}`);
  const stop = startAttack();
  const attacked = await measure(Number(attackSeconds));
  const opened = stop();
  console.log(`under attack: ${describe(attacked)}`);
  console.log(`p99 under attack ÷ idle: ${(percentile(attacked, 99) / percentile(idle, 99)).toFixed(2)}`);
  console.log(`connections opened: ${JSON.stringify(opened)}`);
  process.exit(0);
}

interface Measurement {
  readonly milliseconds: number[];
  failed: number;
}

/** Sends requests of the other tenant at a fixed rate, whether or not earlier ones have finished. */
async function measure(seconds: number): Promise<Measurement> {
  const measurement: Measurement = { milliseconds: [], failed: 0 };
  const agent = new http.Agent({ keepAlive: true });
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < seconds * REQUESTS_PER_SECOND; index += 1) {
    const due = start + (index * 1_000) / REQUESTS_PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    pending.push(request(agent, due, measurement));
  }
  await Promise.all(pending);
  agent.destroy();
  return measurement;
}

function request(agent: http.Agent, due: number, measurement: Measurement): Promise<void> {
  return new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${other}` };
    const sent = http.get(new URL('/api/management/projects?perPage=3', base), { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode !== 200) measurement.failed += 1;
        measurement.milliseconds.push(performance.now() - due);
        resolve();
      });
    });
    sent.on('error', () => {
      measurement.failed += 1;
      resolve();
    });
  });
}

/** Starts all attacks. The returned function stops them and counts the connections of each. */
function startAttack(): () => Record<string, number> {
  const opened: Record<string, number> = {};
  const sockets = new Set<Socket>();
  const open = (name: string, onConnect: (socket: Socket) => void): void => {
    if (sockets.size >= MAX_OPEN_SOCKETS) return;
    const socket = net.connect(host, () => onConnect(socket)).resume();
    sockets.add(socket);
    opened[name] = (opened[name] ?? 0) + 1;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const attack = (): void => {
    for (const [name, onConnect] of Object.entries(ATTACKS)) open(name, onConnect);
    const missing = IDLE_CONNECTIONS - sockets.size;
    for (let index = 0; index < Math.min(missing, 100); index += 1) open('idle connection', () => undefined);
  };
  const timer = setInterval(attack, 1_000 / ATTACKS_PER_SECOND);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    return opened;
  };
}

function percentile({ milliseconds }: Measurement, percent: number): number {
  const sorted = milliseconds.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

function describe(measurement: Measurement): string {
  const figures = [50, 99, 100].map((percent) => `p${percent} ${percentile(measurement, percent).toFixed(1)} ms`);
  return `${measurement.milliseconds.length} requests, ${measurement.failed} failed, ${figures.join(', ')}`;
}

await main();
