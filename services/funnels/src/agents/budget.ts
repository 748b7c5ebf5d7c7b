import { AppError } from '@trackway/errors';
import type { AgentLimits } from './agent';
import type { Usage } from './execution';

/** What was used so far, by this execution and today. */
export interface Spent {
  readonly steps: number;
  readonly seconds: number;
  readonly execution: Usage;
  readonly agentToday: Usage;
  readonly frameToday: Usage;
}

/** What all agents of a frame may use in a day, by configuration. */
export interface FrameLimits {
  readonly dailyTokens: number;
  /** In the currency of the providers' prices. */
  readonly dailyCost?: number | undefined;
}

/** @throws AppError `budget_exceeded` that names the limit. */
export function refuseOverBudget(limits: AgentLimits, frame: FrameLimits, spent: Spent): void {
  refuseMoreSteps(limits, spent.steps);
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
  if (reached) throw usedUp(reached[1]);
}

/** @throws AppError `budget_exceeded` where an execution has taken all its steps. */
export function refuseMoreSteps({ max_steps }: AgentLimits, steps: number): void {
  if (steps >= max_steps) throw usedUp(`max_steps of ${max_steps}`);
}

function usedUp(limit: string): AppError {
  return new AppError('invalid', 'budget_exceeded', `The budget is used up: ${limit}.`);
}

/** How long the next answer may be. */
export function tokensLeft({ max_tokens }: AgentLimits, { execution }: Pick<Spent, 'execution'>): number {
  return Math.max(1, max_tokens - tokensOf(execution));
}

function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}

/** Calls whose price is not known are limited by tokens alone. */
function isOver({ knownCost }: Usage, limit: number | undefined): boolean {
  return limit !== undefined && Number(knownCost) >= limit;
}
