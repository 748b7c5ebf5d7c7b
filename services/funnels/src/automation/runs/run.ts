import type { ActionType, RuleAction } from '../../actions/action';

export const finishedStatuses = ['succeeded', 'failed', 'skipped'] as const;

export type FinishedStatus = (typeof finishedStatuses)[number];

export type RunStatus = 'pending' | FinishedStatus;

/** What became of one action. */
export interface RunStep {
  readonly action: ActionType;
  readonly status: FinishedStatus;
  readonly startedAt: Date;
  readonly durationMs: number;
  /** What was done, for people. */
  readonly detail: string;
  readonly error: string | null;
}

export const skipReasons = [
  'condition_false',
  'already_ran_for_this_cause',
  'chain_too_deep',
  'rule_deleted',
  'rule_inactive',
  'project_gone',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Why a run did nothing. */
export interface Skipped {
  readonly reason: SkipReason;
  /** For people. */
  readonly detail: string;
  /** Of condition_false: the first condition that was false, as it was sent, and what it saw. */
  readonly condition?: Readonly<Record<string, unknown>>;
  readonly seen?: unknown;
}

/** One run of a rule, on one project or on none. */
export interface Run {
  readonly id: string;
  readonly ruleId: string;
  /** Of assistants: the step that they sit on. */
  readonly stepId: string | null;
  readonly triggerId: string;
  readonly partitionId: string;
  readonly projectId: string | null;
  readonly status: RunStatus;
  /** Counts from 1. */
  readonly attempt: number;
  /** What was to be done when it began; a rule that is changed meanwhile does not change it. */
  readonly actions: readonly RuleAction[];
  readonly steps: readonly RunStep[];
  readonly skipped: Skipped | null;
  readonly error: string | null;
  readonly correlationId: string;
  /** How many causes lie between the first one and this. */
  readonly depth: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

/** The longest chain of causes that rules take part in. */
export const MAX_DEPTH = 10;
