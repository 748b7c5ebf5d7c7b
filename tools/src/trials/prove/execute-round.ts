import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { checkFinalState, checkHistory } from './checks/all-checks';
import { type FinalState, readFinalState, Unavailable } from './checks/final-state';
import { untilWorkEnds } from './checks/pending-work';
import { Tenant, type TenantOptions } from './client/tenant';
import type { Operation, Outcome, Violation } from './history/operation';
import type { Program, Step } from './history/step';
import { type Durations, PhaseTimes } from './phase-times';
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
  readonly durations: Durations;
  /** Requests that are not operations, such as reads of what the checks need. */
  readonly otherRequests: number;
};

export type RoundOptions = TenantOptions & {
  readonly recovery: Pick<RecoveryMonitor, 'disturbances' | 'isSettled'>;
  /** Called with the tenant when it begins and ends. */
  readonly onBegin: (tenant: Tenant) => void;
  /** Called when only pending work and checks are left. */
  readonly onProgramEnd?: (() => void) | undefined;
  readonly onEnd: (tenant: Tenant) => void;
};

/** Executes a program in a new tenant, waits until pending work is done, and checks what was observed. */
export async function executeRound(program: Program, options: RoundOptions): Promise<RoundResult> {
  const tenant = new Tenant(options, program.marker);
  const round = { program, tenant, times: new PhaseTimes() };
  options.onBegin(tenant);
  try {
    await round.times.measure('setup', () => executeAll(tenant, program.setup));
    const failed = tenant.operations.filter(({ outcome }) => outcome !== 'ok');
    if (failed.length > 0) return result(round, failed.map(failedSetup), 0);
    await round.times.measure('program', () =>
      Promise.all(program.clients.map((steps, client) => executeClient(tenant, steps, client))),
    );
    await round.times.measure('final reads', () => executeAll(tenant, program.final));
    const endedAt = performance.now();
    options.onProgramEnd?.();
    const violations = await settle(round, options.recovery, endedAt);
    return result(round, violations, performance.now() - endedAt);
  } finally {
    options.onEnd(tenant);
    options.receiver.remove(tenant.frameId);
  }
}

type Round = { readonly program: Program; readonly tenant: Tenant; readonly times: PhaseTimes };

function result({ program, tenant, times }: Round, violations: readonly Violation[], settledMs: number): RoundResult {
  const outcomes = countOutcomes(tenant.operations);
  const { otherRequests } = tenant;
  return { program, outcomes, violations, settledMs, durations: times.durations(), otherRequests };
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

async function executeAll(tenant: Tenant, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await tenant.execute(step, -1, ATTEMPTS);
}

/** Reads the final state until it is right or the time is over. */
async function settle(round: Round, recovery: RoundOptions['recovery'], endedAt: number): Promise<Violation[]> {
  const { tenant, times } = round;
  const isOver = () => recovery.isSettled(endedAt);
  for (;;) {
    const final = await readSettled(round, isOver);
    if (final instanceof Unavailable) return [stuck(final)];
    const observed = { ...tenant, variables: tenant.variables.all(), disturbances: recovery.disturbances, final };
    const pending = await times.measure('checks', () => checkFinalState(observed));
    if (pending.length === 0 || isOver()) {
      return times.measure('checks', () => [...checkHistory(observed), ...pending]);
    }
    await times.measure('pending', () => wait(POLL_INTERVAL_MS));
  }
}

async function readSettled({ tenant, times }: Round, isOver: () => boolean): Promise<FinalState | Unavailable> {
  try {
    await times.measure('pending', () => untilWorkEnds({ tenant, isOver }));
    return await times.measure('state reads', () => readFinalState({ tenant, isOver }));
  } catch (error) {
    if (error instanceof Unavailable) return error;
    throw error;
  }
}

function stuck({ message }: Unavailable): Violation {
  return { check: 'availability', subject: 'tenant', problem: message, operations: [] };
}
