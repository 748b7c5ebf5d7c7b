import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { checkFinalState, checkHistory } from './checks/all-checks';
import { readFinalState, Unavailable } from './checks/final-state';
import { Tenant, type TenantOptions } from './client/tenant';
import type { Operation, Outcome, Violation } from './history/operation';
import type { Program, Step } from './history/step';
import type { RecoveryMonitor } from './recovery-monitor';

/**
 * Steps that may be repeated after a lost response: reads, and writes with an idempotency key. At least ten minutes, in which
 * a killed service has started again, also on a loaded host and if it is killed again while it starts.
 */
const ATTEMPTS = 2_000;
const CLIENT_ATTEMPTS = 5;
const POLL_INTERVAL_MS = 500;
/** Pause of a client after a lost response, as clients of unavailable services should make. */
const BACKOFF_MS = 500;

export type RoundResult = {
  readonly program: Program;
  /** Operations by outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly violations: readonly Violation[];
  /** Time from the last operation until all events were processed. */
  readonly settledMs: number;
};

export type RoundOptions = TenantOptions & {
  readonly recovery: Pick<RecoveryMonitor, 'disturbances' | 'isSettled'>;
  /** Called with the tenant when it begins and ends. */
  readonly onBegin: (tenant: Tenant) => void;
  readonly onEnd: (tenant: Tenant) => void;
};

/** Executes a program in a new tenant, waits until pending work is done, and checks what was observed. */
export async function executeRound(program: Program, options: RoundOptions): Promise<RoundResult> {
  const tenant = new Tenant(options, program.marker);
  options.onBegin(tenant);
  try {
    for (const step of program.setup) await executeUntilKnown(tenant, step);
    const failed = tenant.operations.filter(({ outcome }) => outcome !== 'ok');
    if (failed.length > 0) return result(program, tenant, failed.map(failedSetup), 0);
    await Promise.all(program.clients.map((steps, client) => executeClient(tenant, steps, client)));
    for (const step of program.final) await executeUntilKnown(tenant, step);
    const endedAt = performance.now();
    const violations = await settle(tenant, options.recovery, endedAt);
    return result(program, tenant, violations, performance.now() - endedAt);
  } finally {
    options.onEnd(tenant);
  }
}

function result(program: Program, tenant: Tenant, violations: readonly Violation[], settledMs: number): RoundResult {
  return { program, outcomes: countOutcomes(tenant.operations), violations, settledMs };
}

/** The setup repeats each request, so it fails only if a service is unavailable for long. */
function failedSetup(operation: Operation): Violation {
  const problem = `${operation.step.path} returned ${operation.status} ${JSON.stringify(operation.body)}`;
  return { check: 'setup', subject: operation.step.path, problem, operations: [operation] };
}

function countOutcomes(operations: readonly Operation[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => operations.filter((operation) => operation.outcome === outcome).length;
  return { ok: count('ok'), rejected: count('rejected'), unknown: count('unknown') };
}

async function executeClient(tenant: Tenant, steps: readonly Step[], client: number): Promise<void> {
  for (const step of steps) {
    const isRepeatable = step.headers?.['idempotency-key'] !== undefined;
    const operation = await tenant.execute(step, client, isRepeatable ? CLIENT_ATTEMPTS : 1);
    if (operation?.outcome === 'unknown') await wait(BACKOFF_MS);
  }
}

async function executeUntilKnown(tenant: Tenant, step: Step): Promise<void> {
  await tenant.execute(step, -1, ATTEMPTS);
}

/** Reads the final state until it is right or the time is over. */
async function settle(tenant: Tenant, recovery: RoundOptions['recovery'], endedAt: number): Promise<Violation[]> {
  const isOver = () => recovery.isSettled(endedAt);
  for (;;) {
    const final = await readFinalState({ tenant, isOver }).catch(unavailable);
    if (final instanceof Unavailable) return [stuck(final)];
    const observed = { ...tenant, variables: tenant.variables.all(), disturbances: recovery.disturbances, final };
    const pending = checkFinalState(observed);
    if (pending.length === 0 || isOver()) return [...checkHistory(observed), ...pending];
    await wait(POLL_INTERVAL_MS);
  }
}

function unavailable(error: unknown): Unavailable {
  if (error instanceof Unavailable) return error;
  throw error;
}

function stuck({ message }: Unavailable): Violation {
  return { check: 'availability', subject: 'tenant', problem: message, operations: [] };
}
