import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchSupervisor } from '../../dev/start/launch-supervisor';
import type { Connection } from '../../dev/supervisor/connection';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { AlertsSeen } from './alerts-seen';
import type { Cause } from './cause';
import { allCauses } from './causes/all-causes';
import { startModel } from './model';
import { allAlerts, Prometheus } from './prometheus';
import { Scene } from './scene';

const QUIET_MS = 45_000;
const FIRES_MS = 300_000;
const RECOVERS_MS = 600_000;
const log = (line: string) => process.stdout.write(`${line}\n`);

/** When an alert fired after its cause began, and when it was over after the cure. */
type Fired = { cause: Cause; began: number; cured: number };

/**
 * `npm run try:alerts [-- ALERT …]`: a system of its own and a Prometheus with our rules in shorter times; each alert's condition is brought about, its
 * runbook followed, and the alert seen to end. Ends with 1 where one did not fire, did not end, or fired while all was well.
 */
async function main(): Promise<number> {
  const asked = new Set(process.argv.slice(2));
  const causes = allCauses.filter(({ alerts }) => asked.size === 0 || alerts.some((name) => asked.has(name)));
  if (causes.length === 0)
    throw new StartFailure(
      `There are: ${allAlerts()
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
  let isWell = false;
  try {
    const file = await Promise.race([supervisor.ready, supervisor.ended.then(didNotStart)]);
    const connection: Connection = JSON.parse(readFileSync(file, 'utf8'));
    const targets = Object.values(connection.services).map(({ operations }) => new URL(operations).host);
    const prometheus = await Prometheus.start(join(folder, 'prometheus'), targets, process.env['PATH'] ?? '');
    await prometheus.untilAllRead();
    const seen = new AlertsSeen(prometheus).start();
    const scene = new Scene(connection, model);
    scene.meanwhile(300, () => scene.ask('GET', '/projects'));
    const problems = await rehearse(scene, seen, causes);
    for (const problem of problems) log(problem);
    isWell = problems.length === 0;
    await scene.stop();
    await seen.stop();
    await prometheus.stop();
  } finally {
    supervisor.stop();
    await supervisor.ended;
    await model.stop();
    if (isWell) rmSync(folder, { recursive: true, force: true });
    else log(`What everybody said is in ${folder}`);
  }
  return isWell ? 0 : 1;
}

/** @returns what was not as it should be, a sentence each. */
async function rehearse(scene: Scene, seen: AlertsSeen, causes: readonly Cause[]): Promise<string[]> {
  await wait(QUIET_MS);
  const problems = [...seen.first.keys()].map((name) => `${name} fired while all was well.`);
  const fired: Fired[] = [];
  for (const cause of causes) {
    log(`\n${cause.what}`);
    try {
      fired.push(await rehearseOne(scene, seen, cause));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log(`  ${why}`);
      problems.push(`${namesOf(cause).join(', ')}: ${why}`);
    }
  }
  log('\nwaiting until all is over …');
  const names = allAlerts().map(({ name }) => name);
  const left = await seen.untilOver(names, RECOVERS_MS);
  report(seen, fired);
  const missing = fired.flatMap(({ cause }) => namesOf(cause).filter((name) => !seen.first.has(name)));
  problems.push(...missing.map((name) => `${name} did not fire.`));
  return [...problems, ...left.map((name) => `${name} still fires after the cure.`)];
}

async function rehearseOne(scene: Scene, seen: AlertsSeen, cause: Cause): Promise<Fired> {
  const began = Date.now();
  const cure = await cause.begin(scene);
  const missing = [...(await seen.untilFired(cause.alerts, FIRES_MS))];
  log(`  cure: ${cause.cure}`);
  await cure();
  const cured = Date.now();
  missing.push(...(await seen.untilFired(cause.afterwards ?? [], FIRES_MS)));
  for (const name of namesOf(cause)) log(`  ${name} ${missing.includes(name) ? 'does NOT fire' : 'fires'}`);
  return { cause, began, cured };
}

function namesOf({ alerts, afterwards = [] }: Cause): string[] {
  return [...alerts, ...afterwards];
}

function report(seen: AlertsSeen, fired: readonly Fired[]): void {
  const about = new Map(allAlerts().map((alert) => [alert.name, alert]));
  const rows = fired.flatMap(({ cause, began, cured }) =>
    namesOf(cause).map((name) => {
      const { severity = '', runbook = '' } = about.get(name) ?? {};
      return [name, severity, seconds(began, seen.first.get(name)), seconds(cured, seen.last.get(name)), runbook];
    }),
  );
  log(['', ...table([['alert', 'severity', 'fired after', 'over after', 'runbook'], ...rows]), ''].join('\n'));
}

function seconds(from: number, until: number | undefined): string {
  return until === undefined ? 'never' : `${Math.max(0, Math.round((until - from) / 1_000))} s`;
}

function didNotStart(): never {
  throw new StartFailure('The system did not start; why is said above.');
}

const NO_LIMITS = {
  RATE_LIMIT_SUBJECT_PER_MINUTE: '1000000',
  RATE_LIMIT_SUBJECT_BURST: '100000',
  RATE_LIMIT_FRAME_PER_MINUTE: '1000000',
};

void runMain(main);
