// Times of responses at 50 % and 80 % of the capacity of the gateway, HAProxy and Envoy, each with its own capacity:
// npm run bench -- gateway/open-loop [rounds] [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { type OpenLoad, openLoop } from '../harness/open-loop.ts';
import { median } from '../harness/statistics.ts';
import { RunningSubjects, type Subject } from '../harness/subject.ts';
import { load } from '../harness/wrk.ts';
import { createCertificates } from './certificates.ts';
import { startEnvoy } from './envoy.ts';
import { startHaproxy } from './haproxy.ts';
import { rs256Issuer } from './issuer.ts';
import { LOAD_CORE, startGateway, startUpstream } from './subjects.ts';

const CONNECTIONS = 32;
const TARGET = '/api/management/projects/0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const SHARES = [0.5, 0.8];
const CAPACITY_SECONDS = 3;
/** Until code is compiled, and each token was seen. */
const WARM_UP_SECONDS = 10;

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);

interface Measured {
  readonly subject: Subject;
  readonly capacity: number;
  /** By share of the capacity, one for each round. */
  readonly loads: ReadonlyMap<number, OpenLoad[]>;
}

async function main(): Promise<void> {
  const machine = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'trackway-bench-'));
  const running = new RunningSubjects();
  const keep = (subject: Subject) => running.keep(subject);
  const issuer = await rs256Issuer(folder);
  try {
    const tls = { TLS_FOLDER: createCertificates(folder) };
    const upstream = keep(await startUpstream(folder));
    const tlsUpstream = keep(await startUpstream(folder, tls.TLS_FOLDER));
    const subjects = [
      keep(await startGateway('gateway', upstream, issuer)),
      keep(await startGateway('gateway with internal TLS', tlsUpstream, issuer, tls)),
    ];
    for (const start of [startHaproxy, startEnvoy]) {
      const peer = await start(folder, upstream, issuer.publicKey);
      if (peer) subjects.push(keep(peer));
    }
    const measured: Measured[] = [];
    for (const subject of subjects) measured.push(await measureCapacity(subject, issuer.file));
    // In turns, so that other load on the host affects all subjects. The first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { subject, capacity, loads } of measured) {
        for (const share of SHARES) {
          const one = await openLoop({ ...optionsOf(subject, issuer.file), perSecond: capacity * share, seconds });
          if (one.failed > 0) throw new Error(`${subject.name}: ${one.failed} of ${one.requests} requests failed.`);
          if (round > 0) loads.get(share)?.push(one);
        }
      }
    }
    console.log(`${machine}; ${rounds} rounds of ${seconds} s in turn, RS256, ${CONNECTIONS} connections.\n`);
    console.log(tableOf(measured));
  } finally {
    await running.stop();
    issuer.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Requests a second if each connection sends the next one after a response. */
async function measureCapacity(subject: Subject, tokens: string): Promise<Measured> {
  const script = path.join(import.meta.dirname, 'tokens.lua');
  const url = `http://127.0.0.1:${subject.port}${TARGET}`;
  const options = { url, core: LOAD_CORE, connections: CONNECTIONS, script, scriptArguments: [tokens] };
  await load({ ...options, seconds: WARM_UP_SECONDS });
  const { perSecond } = await load({ ...options, seconds: CAPACITY_SECONDS });
  return { subject, capacity: perSecond, loads: new Map(SHARES.map((share) => [share, []])) };
}

function optionsOf({ port }: Subject, tokens: string) {
  return { port, path: TARGET, core: LOAD_CORE, tokens, connections: CONNECTIONS };
}

function tableOf(measured: readonly Measured[]): string {
  const head = ['subject', 'capacity', ...SHARES.flatMap((share) => [`p50 ms at ${share * 100} %`, 'p99 ms'])];
  const lines = measured.map(({ subject, capacity, loads }) => [
    subject.name,
    `${capacity.toFixed(0)}/s`,
    ...SHARES.flatMap((share) => {
      const all = loads.get(share) ?? [];
      return [median(all.map(({ p50Ms }) => p50Ms)), median(all.map(({ p99Ms }) => p99Ms))].map((ms) => ms.toFixed(2));
    }),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await main();
