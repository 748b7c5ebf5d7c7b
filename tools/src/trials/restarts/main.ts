import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runConcurrently } from '../../process/run-concurrently';
import { runMain } from '../../process/run-main';
import { type LoadResult, startLoad } from '../system/load';
import { killReplica, restartInTurn } from '../system/replica-faults';
import { type Replicated, startTrialSystem, type TrialSystem } from '../system/trial-system';
import { parseRestartsArguments, type RestartOptions } from './arguments';

const REPLICAS = 2;
/** Forms and channels are called less often, because the local MongoDB replacement supports few hundred commands a second. */
const TARGETS = [
  ...['projects', 'funnels', 'spreadsheets', 'entering', 'projects', 'forms'],
  ...['projects', 'funnels', 'spreadsheets', 'entering', 'projects', 'channels'],
];
const PROGRESS_INTERVAL = 10;
const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:restarts` sends requests to two replicas of each service during rolling restarts of each service, then
 * during kills. Exits with 1 if a request failed because of a restart, or an acknowledged write is lost.
 */
async function main(): Promise<number> {
  const options = parseRestartsArguments(process.argv.slice(2));
  const stateFolder = mkdtempSync(join(tmpdir(), 'trackway-restarts-'));
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(new Error(`Ended by ${reason}.`)));
  const system = await startTrialSystem({ stateFolder, replicas: REPLICAS, spares: 1, env: process.env, log });
  try {
    const phases = [
      {
        what: 'rolling restarts',
        times: options.restarts,
        work: (service: Replicated) => restartInTurn(service),
        mayFail: false,
      },
      { what: 'kills', times: options.kills, work: killReplica, mayFail: true },
    ];
    let succeeded = true;
    for (const { what, times, work, mayFail } of phases) {
      // A client that is stopped right after its start has no results.
      if (times === 0 || stopping.signal.aborted) continue;
      const seen = await runUnderLoad(system, options, times, stopping.signal, work);
      report(`${seen.rounds} ${what} of each service`, seen);
      succeeded &&= seen.lost.length === 0 && (mayFail || failures(seen).length === 0);
    }
    if (stopping.signal.aborted) log(`Stopped before the end: ${stopping.signal.reason}`);
    if (!succeeded) log(`The logs of the services are in ${stateFolder}/logs`);
    return succeeded ? 0 : 1;
  } finally {
    await system.stop();
    if (process.exitCode === 0) rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Runs `work` on each service, `times` times, while a client sends requests. Returns partial results after a stop. */
async function runUnderLoad(
  { connection, services }: TrialSystem,
  options: RestartOptions,
  times: number,
  stopped: AbortSignal,
  work: (service: Replicated, round: number) => Promise<void>,
): Promise<LoadResult & { rounds: number }> {
  const load = startLoad({ url: connection.base_url, token: connection.token, rate: options.rate, targets: TARGETS });
  const startedAt = Date.now();
  try {
    let rounds = 0;
    while (rounds < times && !stopped.aborted) {
      const round = rounds + 1;
      await runConcurrently(options.services, options.concurrency, (name) => work(services[name], round));
      rounds = round;
      if (round % PROGRESS_INTERVAL === 0)
        log(`${round} of ${times} rounds, ${Math.round((Date.now() - startedAt) / 1_000)} s`);
    }
    return { ...(await load.stop()), rounds };
  } finally {
    load.kill();
  }
}

function failures({ outcomes }: LoadResult): [string, number][] {
  return Object.entries(outcomes).filter(([outcome]) => outcome !== 'succeeded');
}

function report(what: string, result: LoadResult): void {
  const failed = failures(result).sort(([, a], [, b]) => b - a);
  const count = failed.reduce((sum, [, times]) => sum + times, 0);
  const rate = Math.round(result.sent / result.seconds);
  log(`\n${what}: ${result.sent} requests, ${rate} a second, ${count} failed`);
  if (result.notSent > 0) log(`${result.notSent} more were due but not sent, because the host was overloaded`);
  for (const [outcome, times] of failed) log(`  ${times} × ${outcome}`);
  log(`${result.acknowledged} writes were acknowledged, ${result.lost.length} of them are lost`);
  for (const path of result.lost) log(`  ${path}`);
}

void runMain(main);
