// Memory and latency of searches over several replicas of projects, by frame beside in turns, then with a replica killed.
// `npm run bench -- replicas [projects] [frames] [replicas] [seconds]`. Needs TEST_CONNECTION.
import { describeMachine } from '../harness/machine.ts';
import { readSearchMemory } from '../harness/metrics.ts';
import { quantile } from '../harness/statistics.ts';
import { type Connection, connect, readConnection, tokenOf } from '../search/connection.ts';
import { type BenchFrame, frameSizes } from '../search/frame.ts';
import { loadFrames } from '../search/load.ts';
import { makeRequest, randomFrom } from '../search/requests.ts';
import type { Process } from './processes.ts';
import { startGateway, startReplicas } from './start.ts';

const [projects = 2_000_000, frameCount = 400, replicaCount = 4, seconds = 60] = process.argv.slice(2).map(Number);
const CLIENTS = 4;

async function main(): Promise<void> {
  const connection = readConnection();
  const client = await connect(connection, 'projects');
  process.stdout.write(`${describeMachine()}\n`);
  const frames = await loadFrames(client, frameSizes(projects, frameCount));
  await client.end();
  for (const way of ['in turns', 'by frame'] as const) {
    const replicas = await startReplicas(connection, replicaCount);
    const gateway = await startGateway(connection, replicaCount, way);
    for (const phase of ['first requests', 'then']) {
      line(`${way}, ${phase}`, await run(connection, gateway, frames));
      process.stdout.write(`${await memoryOf(replicas)}\n`);
    }
    if (way === 'by frame') {
      setTimeout(() => replicas[0]?.child.kill('SIGKILL'), 1_000);
      line('by frame, one replica killed', await run(connection, gateway, frames));
      process.stdout.write(`${await memoryOf(replicas.slice(1))}\n`);
    }
    for (const { child } of [gateway, ...replicas]) child.kill('SIGKILL');
  }
}

interface Outcome {
  readonly times: readonly number[];
  readonly failures: ReadonlyMap<number, number>;
}

/** Searches of random frames by several clients. */
async function run(connection: Connection, gateway: Process, frames: readonly BenchFrame[]): Promise<Outcome> {
  const times: number[] = [];
  const failures = new Map<number, number>();
  const end = Date.now() + seconds * 1_000;
  const client = async (seed: number) => {
    const random = randomFrom(seed);
    while (Date.now() < end) {
      const frame = frames[Math.floor(random() * frames.length)] as BenchFrame;
      const start = performance.now();
      const status = await search(gateway.url, tokenOf(connection, frame.id), makeRequest(frame, random));
      times.push(performance.now() - start);
      if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index + 1)));
  return { times, failures };
}

async function search(
  url: string,
  token: string,
  { filters, sorting }: ReturnType<typeof makeRequest>,
): Promise<number> {
  const response = await fetch(`${url}/api/management/projects/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filters, sorting, perPage: 1 }),
  });
  await response.arrayBuffer();
  return response.status;
}

function line(what: string, { times, failures }: Outcome): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none failed';
  process.stdout.write(`${what}: ${times.length} searches, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed}\n`);
}

async function memoryOf(replicas: readonly Process[]): Promise<string> {
  const each = await Promise.all(replicas.map(({ url }) => readSearchMemory(url)));
  const texts = each.map(({ frames, indexMb, residentMb }) =>
    [frames, indexMb.toFixed(0), residentMb.toFixed(0)].join(' / '),
  );
  return `  frames, MB of indexes and RSS of each replica: ${texts.join('; ')}`;
}

await main();
