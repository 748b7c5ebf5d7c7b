import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { quantile } from '../harness/statistics.ts';
import { cpuOfBackends } from './backend-cpu.ts';
import type { BenchFrame } from './frame.ts';
import { loadFrames } from './load.ts';
import { Replica, type ServiceCode } from './replica.ts';
import { makeRequest, randomFrom } from './requests.ts';

const require = createRequire(import.meta.url);
const { openPostgres } = require('@trackway/testkit') as typeof import('@trackway/testkit');

const [projects = 30_000, rounds = 3, seed = 7] = process.argv.slice(2).map(Number);
const CONCURRENT = [1, 4, 16];
const SEARCHES = 400;

/**
 * Loads the index of a tenant: from the database by the code of another checkout (`BENCH_BEFORE`, optional), from the
 * database, and from its stored form, in turns. Then searches it, several at once. Needs TEST_POSTGRES_URL.
 */
async function main(): Promise<void> {
  const database = await openPostgres('projects');
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), 'trackway-bench-'));
  try {
    process.stdout.write(`${describeMachine()}\nseed ${seed}\n`);
    const [frame] = (await loadFrames(client, [projects])) as [BenchFrame];
    const before = process.env['BENCH_BEFORE'];
    const subjects: Record<string, ServiceCode> = {
      ...(before ? { before: { root: before } } : {}),
      database: { root: join(import.meta.dirname, '../..') },
      stored: { root: join(import.meta.dirname, '../..'), folder },
    };
    const costs = new Map(Object.keys(subjects).map((name) => [name, [] as number[]]));
    // The first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, code] of Object.entries(subjects)) {
        const replica = new Replica(code, database.searchUrl);
        const cost = await measureLoad(name, replica, frame, client);
        if (round > 0) costs.get(name)?.push(cost);
        if (round === rounds && name !== 'database') await measureSearches(name, replica, frame);
        await replica.stop();
      }
    }
    const median = (name: string) => costs.get(name)?.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    process.stdout.write(`stored ÷ database, CPU: ${(median('stored') / median('database')).toFixed(3)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
    await client.end();
    await database.drop();
  }
}

/** Returns the CPU in microseconds for each project. */
async function measureLoad(name: string, replica: Replica, frame: BenchFrame, client: Client): Promise<number> {
  await replica.connect();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [cpu, backends, start] = [process.cpuUsage(), await cpuOfBackends(client), performance.now()];
  await replica.load(frame.id);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const server = (await cpuOfBackends(client)) - backends;
  const lag = [delay.percentile(99), delay.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(1));
  const own = (user + system) / 1_000;
  const each = ((own + server) * 1_000) / projects;
  process.stdout.write(
    `${name}: ${ms.toFixed(0)} ms; CPU ${own.toFixed(0)} ms, PostgreSQL ${server} ms, ${each.toFixed(1)} µs a project; ` +
      `event loop p99 ${lag[0]} ms, longest ${lag[1]} ms\n`,
  );
  await replica.save();
  return each;
}

async function measureSearches(name: string, replica: Replica, frame: BenchFrame): Promise<void> {
  for (const clients of CONCURRENT) {
    const random = randomFrom(seed);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const times: number[] = [];
    const search = async () => {
      while (times.length < SEARCHES) {
        const start = performance.now();
        await replica.search(frame, makeRequest(frame, random));
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, search));
    const at = (share: number) => quantile(times, share).toFixed(1);
    process.stdout.write(
      `${name}, ${clients} at once: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; event loop p99 ` +
        `${(delay.percentile(99) / 1e6).toFixed(1)} ms, longest ${(delay.max / 1e6).toFixed(1)} ms\n`,
    );
  }
}

await main();
