import { AppError } from '@trackway/errors';
import type { AgentLimits } from '../definitions/agent';
import type { ModelPrice } from '../models/model-provider';
import type { Usage } from './execution';

/** Consumption of this execution so far, and of today. */
export interface Consumption {
  readonly steps: number;
  readonly seconds: number;
  readonly execution: Usage;
  readonly agentToday: Usage;
  readonly frameToday: Usage;
}

/** Configured limits of all agents of a frame per day. */
export interface FrameLimits {
  readonly dailyTokens: number;
  /** In the currency of the providers' prices. */
  readonly dailyCost?: number | undefined;
}

/** @throws AppError `budget_exceeded` with the limit. */
export function assertWithinBudget(limits: AgentLimits, frame: FrameLimits, spent: Consumption): void {
  assertStepAllowed(limits, spent.steps);
  const checks: readonly [boolean, string][] = [
    [tokensOf(spent.execution) >= limits.max_tokens, `max_tokens of ${limits.max_tokens}`],
    [spent.seconds >= limits.max_seconds, `max_seconds of ${limits.max_seconds}`],
    [isOver(spent.execution, limits.max_cost), `max_cost of ${limits.max_cost}`],
    [
      limits.daily_tokens !== undefined && tokensOf(spent.agentToday) >= limits.daily_tokens,
      'daily_tokens of the agent',
    ],
    [isOver(spent.agentToday, limits.daily_cost), 'daily_cost of the agent'],
    [tokensOf(spent.frameToday) >= frame.dailyTokens, 'tokens that the agents of a frame may use in a day'],
    [isOver(spent.frameToday, frame.dailyCost), 'what the agents of a frame may cost in a day'],
  ];
  const reached = checks.find(([over]) => over);
  if (reached) throw budgetExceeded(reached[1]);
}

/** @throws AppError `budget_exceeded` if no steps are left. */
export function assertStepAllowed({ max_steps }: AgentLimits, steps: number): void {
  if (steps >= max_steps) throw budgetExceeded(`max_steps of ${max_steps}`);
}

function budgetExceeded(limit: string): AppError {
  return new AppError('invalid', 'budget_exceeded', `The budget is used up: ${limit}.`);
}

/** Maximum output tokens of the next call. */
export function remainingTokens({ max_tokens }: AgentLimits, { execution }: Pick<Consumption, 'execution'>): number {
  return Math.max(1, max_tokens - tokensOf(execution));
}

/** Maximum consumption of calls in progress. */
export interface Reservation {
  readonly tokens: number;
  readonly cost: number;
}

export interface CallReservation extends Reservation {
  readonly outputTokens: number;
}

/** More than a model can produce within the timeout of a call. */
const MAX_OUTPUT_TOKENS = 16_384;
/** Average for JSON. The exact number is known when the call is settled. */
const BYTES_PER_TOKEN = 4;

/**
 * The maximum consumption of the next call: its input, and an output that fits into the rest of every budget. Undefined
 * if calls in progress have reserved the rest, so that this call must wait until they are settled.
 */
export function computeReservation(
  limits: AgentLimits,
  frame: FrameLimits,
  use: { readonly spent: Consumption; readonly reserved: { readonly agent: Reservation; readonly frame: Reservation } },
  input: unknown,
  price: ModelPrice | undefined,
): CallReservation | undefined {
  const { spent, reserved } = use;
  const inputTokens = Math.ceil(Buffer.byteLength(JSON.stringify(input)) / BYTES_PER_TOKEN);
  const costOf = (tokensIn: number, tokensOut: number) =>
    price ? (tokensIn * price.input + tokensOut * price.output) / 1_000_000 : 0;
  const outputs = [MAX_OUTPUT_TOKENS, remainingTokens(limits, spent)];
  const budgets = [
    { tokens: undefined, cost: limits.max_cost, used: spent.execution, held: { tokens: 0, cost: 0 } },
    { tokens: limits.daily_tokens, cost: limits.daily_cost, used: spent.agentToday, held: reserved.agent },
    { tokens: frame.dailyTokens, cost: frame.dailyCost, used: spent.frameToday, held: reserved.frame },
  ];
  for (const { tokens, cost, used, held } of budgets) {
    if (tokens !== undefined) {
      const left = tokens - tokensOf(used) - held.tokens - inputTokens;
      if (left < 1 && held.tokens > 0) return undefined;
      outputs.push(left);
    }
    if (cost !== undefined && price && price.output > 0) {
      const left = cost - Number(used.knownCost) - held.cost - costOf(inputTokens, 0);
      const affordable = Math.floor((left * 1_000_000) / price.output);
      if (affordable < 1 && held.cost > 0) return undefined;
      outputs.push(affordable);
    }
  }
  const outputTokens = Math.max(1, Math.min(...outputs));
  return { outputTokens, tokens: inputTokens + outputTokens, cost: costOf(inputTokens, outputTokens) };
}

function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}

/** Calls without a known price are limited only by tokens. */
function isOver({ knownCost }: Usage, limit: number | undefined): boolean {
  return limit !== undefined && Number(knownCost) >= limit;
}
