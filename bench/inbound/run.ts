import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { type Measured, postMessages } from './load.ts';

const require = createRequire(import.meta.url);
const { aCaller, freshTopicPrefix, INTERNAL_KEYS, openMongo, serviceClient, testServers } =
  require('@trackway/testkit') as typeof import('@trackway/testkit');

const [rounds = 5, messages = 1_000, atOnce = 8] = process.argv.slice(2).map(Number);
const CHANNELS = 50;

/** Messages per second and p99, compared with a bare route. Needs TEST_MONGODB_URL and TEST_KAFKA_BROKERS. */
async function main(): Promise<void> {
  const database = await openMongo('channels');
  const files = mkdtempSync(join(tmpdir(), 'bench-inbound-'));
  const env = {
    ...process.env,
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    MONGODB_URL: database.url,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: freshTopicPrefix(),
    STORAGE_URL: pathToFileURL(files).href,
    PUBLIC_URL: 'http://127.0.0.1:1',
    PROJECTS_GRPC: '127.0.0.1:1',
    INBOUND_PER_MINUTE: '10000000',
  };
  const children: ChildProcess[] = [];
  try {
    const bare = await start('bare-route.mjs', env, children);
    const channels = await start('channels-process.mjs', env, children);
    const refs = await makeChannels(channels);
    process.stdout.write(`${describeMachine()}\n`);
    const measured: { bare: Measured; channels: Measured }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = {
        bare: await postMessages(bare, refs, messages, atOnce),
        channels: await postMessages(channels, refs, messages, atOnce),
      };
      process.stdout.write(`${round === 0 ? 'warm-up' : `round ${round}`}: ${line('bare', one.bare)}; `);
      process.stdout.write(`${line('channels', one.channels)}\n`);
      if (round > 0) measured.push(one);
    }
    report(measured);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(files, { recursive: true });
    await database.drop();
  }
}

async function start(program: string, env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], { env, stdio: ['ignore', 'pipe', 2] });
  children.push(child);
  for await (const output of child.stdout ?? []) {
    const port = Number(String(output));
    if (port > 0) return port;
  }
  throw new Error(`${program} did not start.`);
}

async function makeChannels(port: number): Promise<string[]> {
  const client = serviceClient(port, aCaller());
  const refs: string[] = [];
  for (let n = 0; n < CHANNELS; n += 1) {
    const { body } = await client.send('POST', '/api/management/channels', { name: `Channel ${n}` });
    refs.push(body.channel.external_ref);
  }
  return refs;
}

function line(name: string, { perSecond, p50Ms, p99Ms }: Measured): string {
  return `${name} ${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

function report(measured: readonly { bare: Measured; channels: Measured }[]): void {
  const ratio = (pick: (one: Measured) => number) => {
    const all = measured.map(({ bare, channels }) => pick(channels) / pick(bare));
    return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`;
  };
  process.stdout.write(`messages a second, channels ÷ bare: ${ratio(({ perSecond }) => perSecond)}\n`);
  process.stdout.write(`p50, channels ÷ bare: ${ratio(({ p50Ms }) => p50Ms)}\n`);
  process.stdout.write(`p99, channels ÷ bare: ${ratio(({ p99Ms }) => p99Ms)}\n`);
}

await main();
