import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AlertHistory } from '../alerts/alert-history';
import type { Prometheus } from '../alerts/prometheus';
import { startLoad } from '../system/load';
import type { DrillCluster } from './cluster/drill-cluster';
import type { Incident, Operator } from './incident';
import { type Journey, makeJourney, missingOf } from './journey';
import type { DrillResult } from './result';
import { readStep } from './runbook';

const RATE = 5;
const TENANTS = 4;
const TARGETS = ['projects', 'forms', 'projects', 'entering'];
const BASELINE_MS = 10_000;
/** The longest window of an alert of the incidents is an hour, which the accelerated rules shorten to a minute. */
const QUIET_TIMEOUT_MS = 300_000;
const RECOVERY_TIMEOUT_MS = 180_000;
/** Consecutive journeys that must succeed. */
const SUCCESSES = 3;
const POLL_INTERVAL_MS = 500;

type Played = { cluster: DrillCluster; prometheus: Prometheus; log: (line: string) => void };

/** Times in milliseconds; undefined if it did not happen. */
type Times = { startedAt: number; recoveredAt?: number; resolvedAt?: number; error?: string };

/** Plays an incident under load, follows its runbooks, and measures what happens. */
export async function playDrill(incident: Incident, played: Played): Promise<DrillResult> {
  const { cluster, prometheus } = played;
  const expected = expectedAlerts(incident);
  await incident.prepare?.(cluster);
  await untilQuiet(prometheus, expected);
  const before = await makeJourney(cluster, cluster.tokenOf(randomUUID()));
  const token = Array.from({ length: TENANTS }, () => cluster.tokenOf(randomUUID())).join(' ');
  const load = startLoad({ url: cluster.base, token, rate: RATE, targets: TARGETS, quiet: true });
  const history = new AlertHistory(prometheus).start();
  await wait(BASELINE_MS);
  const steps: string[] = [];
  const times = await injectAndResolve(incident, before, history, { ...played, steps });
  const end = async () => {
    await cluster.endDrill();
    await incident.restore?.(cluster);
  };
  await end().catch((cause) => {
    times.error ??= messageOf(cause);
  });
  const outcome = await load.stop();
  await history.stop();
  const { startedAt, recoveredAt, resolvedAt, error } = times;
  return {
    incident: incident.name,
    limitSeconds: incident.limitSeconds,
    alerts: Object.fromEntries(expected.map((name) => [name, seconds(startedAt, history.first.get(name))])),
    steps,
    recoveredSeconds: seconds(startedAt, recoveredAt),
    resolvedSeconds: seconds(recoveredAt, resolvedAt),
    load: outcome,
    missing: await missingOf(cluster, before),
    ...(error === undefined ? {} : { error }),
  };
}

async function injectAndResolve(
  incident: Incident,
  before: Journey,
  history: AlertHistory,
  played: Played & { steps: string[] },
): Promise<Times> {
  const { cluster } = played;
  const limitMs = incident.limitSeconds * 1_000;
  const times: Times = { startedAt: Date.now() };
  try {
    const resolve = await incident.inject(cluster);
    await history.untilFired(incident.alerts, limitMs);
    await resolve(operatorOf(played));
    times.recoveredAt = await untilRecovered(cluster, before);
    await history.untilFired(incident.laterAlerts ?? [], limitMs);
    const left = await history.untilResolved(expectedAlerts(incident), QUIET_TIMEOUT_MS);
    if (left.length === 0) times.resolvedAt = Date.now();
  } catch (cause) {
    times.error = messageOf(cause);
  }
  return times;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function expectedAlerts({ alerts, laterAlerts = [] }: Incident): string[] {
  return [...alerts, ...laterAlerts];
}

function seconds(from: number | undefined, until: number | undefined): number | undefined {
  return from === undefined || until === undefined ? undefined : Math.round((until - from) / 1_000);
}

function operatorOf({ cluster, prometheus, steps, log }: Played & { steps: string[] }): Operator {
  return {
    follow: async (runbook, title, variables = {}) => {
      const { commands } = readStep(runbook, title);
      log(`  ${runbook}: ${title}`);
      const output = await cluster.run(commands, { PROMETHEUS: prometheus.url, ...variables });
      log(output.replaceAll(/^/gm, '    | ').trimEnd());
      steps.push(title);
      return output;
    },
    act: async (description, action) => {
      log(`  ${description}`);
      await action();
      steps.push(description);
    },
  };
}

/** Alerts of an earlier drill must not count for this one. */
async function untilQuiet(prometheus: Prometheus, names: readonly string[]): Promise<void> {
  const deadline = Date.now() + QUIET_TIMEOUT_MS;
  for (;;) {
    const firing = await prometheus.firing();
    const left = names.filter((name) => firing.has(name));
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`${left.join(', ')} fires before the incident.`);
    await wait(POLL_INTERVAL_MS);
  }
}

/** Resolves with the time at which journeys succeed again. */
async function untilRecovered(cluster: DrillCluster, { token }: Journey): Promise<number> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
  let first = 0;
  for (let successes = 0; successes < SUCCESSES; ) {
    const at = Date.now();
    const isWorking = await makeJourney(cluster, token).then(
      () => true,
      () => false,
    );
    if (isWorking && successes === 0) first = at;
    successes = isWorking ? successes + 1 : 0;
    if (at > deadline) throw new Error('Requests fail after the runbook was followed.');
    await wait(POLL_INTERVAL_MS);
  }
  return first;
}
