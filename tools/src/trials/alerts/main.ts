import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchSupervisor } from '../../dev/start/launch-supervisor';
import type { Connection } from '../../dev/supervisor/connection';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { AlertHistory } from './alert-history';
import type { Fault } from './fault';
import { allFaults } from './faults/all-faults';
import { startModel } from './model';
import { allAlerts, Prometheus, staticTargets } from './prometheus';
import { SystemHandle } from './system-handle';

const BASELINE_MS = 45_000;
const FIRING_TIMEOUT_MS = 300_000;
const RECOVERY_TIMEOUT_MS = 600_000;
const log = (line: string) => process.stdout.write(`${line}\n`);

/** A fault, and when it was injected and remedied. */
type FaultResult = { fault: Fault; injectedAt: number; remediedAt: number };

/**
 * `npm run try:alerts [-- ALERT …]` starts a system and a Prometheus with accelerated rules. It injects a fault for each
 * alert, applies the remedy of its runbook, and waits until the alert resolves. Exits with 1 if an alert did not fire, did not resolve, or fired without a fault.
 */
async function main(): Promise<number> {
  const selected = new Set(process.argv.slice(2));
  const faults = allFaults.filter(({ alerts }) => selected.size === 0 || alerts.some((name) => selected.has(name)));
  if (faults.length === 0)
    throw new StartFailure(
      `Known alerts: ${allAlerts()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'trackway-alerts-'));
  mkdirSync(join(folder, 'prometheus'));
  const model = await startModel();
  const supervisor = launchSupervisor({
    args: ['--state', join(folder, 'system'), '--quiet'],
    env: { ...process.env, AI_PROVIDERS: JSON.stringify([model.provider]), ...NO_LIMITS },
  });
  let succeeded = false;
  try {
    const file = await Promise.race([supervisor.ready, supervisor.ended.then(didNotStart)]);
    const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
    const targets = Object.values(connection.services).map(({ operations }) => new URL(operations).host);
    const prometheus = await Prometheus.start(
      join(folder, 'prometheus'),
      staticTargets(targets),
      process.env['PATH'] ?? '',
    );
    await prometheus.untilScraped();
    const history = new AlertHistory(prometheus).start();
    const handle = new SystemHandle(connection, model);
    handle.repeatEvery(300, () => handle.request('GET', '/projects'));
    const problems = await runFaults(handle, history, faults);
    for (const problem of problems) log(problem);
    succeeded = problems.length === 0;
    await handle.stop();
    await history.stop();
    await prometheus.stop();
  } finally {
    supervisor.stop();
    await supervisor.ended;
    await model.stop();
    if (succeeded) rmSync(folder, { recursive: true, force: true });
    else log(`The logs are in ${folder}`);
  }
  return succeeded ? 0 : 1;
}

/** @returns the problems, a sentence each. */
async function runFaults(handle: SystemHandle, history: AlertHistory, faults: readonly Fault[]): Promise<string[]> {
  await wait(BASELINE_MS);
  const problems = [...history.first.keys()].map((name) => `${name} fired without a fault.`);
  const results: FaultResult[] = [];
  for (const fault of faults) {
    log(`\n${fault.description}`);
    try {
      results.push(await runFault(handle, history, fault));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log(`  ${why}`);
      problems.push(`${namesOf(fault).join(', ')}: ${why}`);
    }
  }
  log('\nwaiting until all alerts have resolved …');
  const names = allAlerts().map(({ name }) => name);
  const left = await history.untilResolved(names, RECOVERY_TIMEOUT_MS);
  report(history, results);
  const missing = results.flatMap(({ fault }) => namesOf(fault).filter((name) => !history.first.has(name)));
  problems.push(...missing.map((name) => `${name} did not fire.`));
  return [...problems, ...left.map((name) => `${name} still fires after the remedy.`)];
}

async function runFault(handle: SystemHandle, history: AlertHistory, fault: Fault): Promise<FaultResult> {
  const injectedAt = Date.now();
  const remedy = await fault.inject(handle);
  const missing = [...(await history.untilFired(fault.alerts, FIRING_TIMEOUT_MS))];
  log(`  remedy: ${fault.remedy}`);
  await remedy();
  const remediedAt = Date.now();
  missing.push(...(await history.untilFired(fault.laterAlerts ?? [], FIRING_TIMEOUT_MS)));
  for (const name of namesOf(fault)) log(`  ${name} ${missing.includes(name) ? 'does NOT fire' : 'fires'}`);
  return { fault, injectedAt, remediedAt };
}

function namesOf({ alerts, laterAlerts = [] }: Fault): string[] {
  return [...alerts, ...laterAlerts];
}

function report(history: AlertHistory, results: readonly FaultResult[]): void {
  const about = new Map(allAlerts().map((alert) => [alert.name, alert]));
  const rows = results.flatMap(({ fault, injectedAt, remediedAt }) =>
    namesOf(fault).map((name) => {
      const { severity = '', runbook = '' } = about.get(name) ?? {};
      return [
        name,
        severity,
        seconds(injectedAt, history.first.get(name)),
        seconds(remediedAt, history.last.get(name)),
        runbook,
      ];
    }),
  );
  log(['', ...table([['alert', 'severity', 'fired after', 'resolved after', 'runbook'], ...rows]), ''].join('\n'));
}

function seconds(from: number, until: number | undefined): string {
  return until === undefined ? 'never' : `${Math.max(0, Math.round((until - from) / 1_000))} s`;
}

function didNotStart(): never {
  throw new StartFailure('The system did not start; the reason is printed above.');
}

const NO_LIMITS = {
  RATE_LIMIT_SUBJECT_PER_MINUTE: '1000000',
  RATE_LIMIT_SUBJECT_BURST: '100000',
  RATE_LIMIT_FRAME_PER_MINUTE: '1000000',
};

void runMain(main);
