import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runMain } from '../../process/run-main';
import { type LoadResult, startLoad } from '../system/load';
import { type Replicated, startTrialSystem, type TrialSystem } from '../system/trial-system';
import { parseRestartsArguments, type RestartsAsked } from './arguments';

const REPLICAS = 2;
/** Forms and channels less often: the stand-in of MongoDB carries some hundred commands a second beside everything else. */
const ASK = [
  ...['projects', 'funnels', 'spreadsheets', 'entering', 'projects', 'forms'],
  ...['projects', 'funnels', 'spreadsheets', 'entering', 'projects', 'channels'],
];
const SAY_EVERY = 10;
const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:restarts`: two replicas of each service, a client that sends requests, rolling restarts of each service, then kills.
 * Ends with 1 where a request failed by a restart, or where anything that was acknowledged is lost.
 */
async function main(): Promise<number> {
  const asked = parseRestartsArguments(process.argv.slice(2));
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-restarts-'));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(new Error(`Ended by ${reason}.`)));
  const system = await startTrialSystem({ stateFolder, replicas: REPLICAS, spares: 1, env: process.env, log });
  try {
    const phases = [
      { what: 'rolling restarts', times: asked.restarts, work: roll, mayFail: false },
      { what: 'kills', times: asked.kills, work: kill, mayFail: true },
    ];
    let isWell = true;
    for (const { what, times, work, mayFail } of phases) {
      // A client that is to end as soon as it is started says nothing.
      if (times === 0 || stopping.signal.aborted) continue;
      const seen = await under(system, asked, times, stopping.signal, work);
      report(`${seen.rounds} ${what} of each service`, seen);
      isWell &&= seen.lost.length === 0 && (mayFail || failures(seen).length === 0);
    }
    if (stopping.signal.aborted) log(`Not all that was asked for: ${stopping.signal.reason}`);
    if (!isWell) log(`What the services said is in ${stateFolder}/logs`);
    return isWell ? 0 : 1;
  } finally {
    await system.stop();
    if (process.exitCode === 0) rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Does something to each service, so many times, while a client sends requests. Where it is stopped, it says what it saw until then. */
async function under(
  { connection, services }: TrialSystem,
  asked: RestartsAsked,
  times: number,
  stopped: AbortSignal,
  work: (service: Replicated, round: number) => Promise<void>,
): Promise<LoadResult & { rounds: number }> {
  const load = startLoad({ url: connection.base_url, token: connection.token, rate: asked.rate, ask: ASK });
  const began = Date.now();
  try {
    let rounds = 0;
    while (rounds < times && !stopped.aborted) {
      const round = rounds + 1;
      await inLanes(asked.services, asked.abreast, (name) => work(services[name], round));
      rounds = round;
      if (round % SAY_EVERY === 0) log(`${round} of ${times} rounds, ${Math.round((Date.now() - began) / 1_000)} s`);
    }
    return { ...(await load.stop()), rounds };
  } finally {
    load.kill();
  }
}

/** So many at a time, each as soon as one before it is done. */
async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** As the charts have it (`maxSurge: 1`, `maxUnavailable: 0`): for each replica another one is ready before it gets no new connections and ends. */
async function roll({ replicas, spares, turns }: Replicated): Promise<void> {
  for (const before of [...replicas]) {
    const next = spares.shift();
    if (!next) throw new Error('There is no place for another process.');
    await next.start();
    turns.putIn(next.port);
    replicas.push(next);
    turns.takeOut(before.port);
    await before.stop();
    replicas.splice(replicas.indexOf(before), 1);
    spares.push(before);
  }
}

/** Distributes connections in turn. A stopped replica gets connections until they are refused. */
async function kill({ replicas, turns }: Replicated, round: number): Promise<void> {
  const replica = replicas[round % replicas.length];
  if (!replica) return;
  await replica.kill();
  turns.takeOut(replica.port);
  await replica.start();
  turns.putIn(replica.port);
}

function failures({ outcomes }: LoadResult): [string, number][] {
  return Object.entries(outcomes).filter(([outcome]) => outcome !== 'answered');
}

function report(what: string, result: LoadResult): void {
  const failed = failures(result).sort(([, a], [, b]) => b - a);
  const count = failed.reduce((sum, [, times]) => sum + times, 0);
  const rate = Math.round(result.sent / result.seconds);
  log(`\n${what}: ${result.sent} requests, ${rate} a second, ${count} failed`);
  if (result.heldBack > 0) log(`${result.heldBack} more were due, and not sent: the machine did not carry them`);
  for (const [outcome, times] of failed) log(`  ${times} × ${outcome}`);
  log(`${result.acknowledged} things were acknowledged, ${result.lost.length} of them are lost`);
  for (const path of result.lost) log(`  ${path}`);
}

void runMain(main);
