import type { RoundResult } from './execute-round';
import type { Injected } from './faults/process-faults';
import type { Operation, Outcome, Violation } from './history/operation';
import { describeDurations } from './phase-times';

const MAX_OPERATIONS = 40;

export type Summary = {
  readonly rounds: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly seconds: number;
  readonly violations: number;
  readonly longestSettleMs: number;
  /** Shares of phases in the time of all rounds. */
  readonly phases: string;
  readonly otherRequests: number;
};

/** What is retained of a round, because programs and histories take much memory. */
export type RoundSummary = Omit<RoundResult, 'program' | 'violations'> & { readonly violations: number };

export function summaryOf({ outcomes, settledMs, durations, otherRequests, violations }: RoundResult): RoundSummary {
  return { outcomes, settledMs, durations, otherRequests, violations: violations.length };
}

export function summarize(results: readonly RoundSummary[], seconds: number): Summary {
  const sum = (outcome: Outcome) => results.reduce((total, { outcomes }) => total + outcomes[outcome], 0);
  return {
    rounds: results.length,
    outcomes: { ok: sum('ok'), rejected: sum('rejected'), unknown: sum('unknown') },
    seconds,
    violations: results.reduce((total, { violations }) => total + violations, 0),
    longestSettleMs: Math.max(0, ...results.map(({ settledMs }) => settledMs)),
    phases: describeDurations(results.map(({ durations }) => durations)),
    otherRequests: results.reduce((total, { otherRequests }) => total + otherRequests, 0),
  };
}

export function describeSummary(summary: Summary, injected: readonly Injected[]): string {
  const { rounds, outcomes, seconds, violations, longestSettleMs, phases, otherRequests } = summary;
  const faults = [...Map.groupBy(injected, ({ name }) => name)].map(([name, ofName]) => `${ofName.length} × ${name}`);
  const operations = outcomes.ok + outcomes.rejected + outcomes.unknown;
  const perMinute = Math.round((operations / seconds) * 60);
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  return [
    `${operations} operations in ${rounds} rounds (${perMinute} a minute): ${counts.join(', ')}`,
    `faults: ${faults.join(', ') || 'none'}`,
    `time of rounds: ${phases}; ${otherRequests} requests in addition to operations`,
    `pending work ended at most ${(longestSettleMs / 1_000).toFixed(1)} s after the last operation of a round`,
    `${violations} violations`,
  ].join('\n');
}

/** The violation and the operations that show it, in the order of their start. */
export function describeViolation({ check, subject, problem, operations }: Violation): string {
  const from = operations[0]?.startedAt ?? 0;
  const lines = operations.slice(-MAX_OPERATIONS).map((operation) => describeOperation(operation, from));
  return [`${check} · ${subject}: ${problem}`, ...lines].join('\n    ');
}

function describeOperation(operation: Operation, from: number): string {
  const { step, client, startedAt, endedAt, outcome, status, version, requestId } = operation;
  const times = `${(startedAt - from).toFixed(0)}–${endedAt === Number.POSITIVE_INFINITY ? '?' : (endedAt - from).toFixed(0)} ms`;
  const body = step.body === undefined ? '' : ` ${JSON.stringify(step.body)}`;
  const versioned = version === undefined ? '' : ` v${version}`;
  return `${times} client ${client}: ${step.method} ${step.path}${body} → ${outcome} ${status}${versioned} (${requestId})${readResult(operation)}`;
}

function readResult({ step, outcome, body }: Operation): string {
  if (outcome !== 'ok' || !step.kind.endsWith('.read')) return '';
  const { name, budget, description } = body.project ?? {};
  const shown = body.project ? { name, budget, description } : (body.answers ?? body.assignment?.step_id);
  return ` ${JSON.stringify(shown)?.slice(0, 300)}`;
}
