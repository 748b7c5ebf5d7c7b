import type { ActionType, RuleAction } from '../../actions/action';

export const finishedStatuses = ['succeeded', 'failed', 'skipped'] as const;

export type FinishedStatus = (typeof finishedStatuses)[number];

export type RunStatus = 'pending' | FinishedStatus;

/** Result of one action. */
export interface RunStep {
  readonly action: ActionType;
  readonly status: FinishedStatus;
  readonly startedAt: Date;
  readonly durationMs: number;
  /** What was done, in a sentence. */
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

/** Why a run was skipped. */
export interface Skipped {
  readonly reason: SkipReason;
  /** In a sentence. */
  readonly detail: string;
  /** Only of `condition_false`: the first false condition as sent, and the value that it read. */
  readonly condition?: Readonly<Record<string, unknown>>;
  readonly seen?: unknown;
}

/** One run of a rule, with or without a project. */
export interface Run {
  readonly id: string;
  readonly ruleId: string;
  /** Only of assistants: their step. */
  readonly stepId: string | null;
  readonly triggerId: string;
  readonly partitionId: string;
  readonly projectId: string | null;
  readonly status: RunStatus;
  /** Counts from 1. */
  readonly attempt: number;
  /** The actions when the run was created. Later changes of the rule do not affect it. */
  readonly actions: readonly RuleAction[];
  readonly steps: readonly RunStep[];
  readonly skipped: Skipped | null;
  readonly error: string | null;
  readonly correlationId: string;
  /** Number of causes between the first one and this run. */
  readonly depth: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

/** Maximum length of a chain of causes. */
export const MAX_DEPTH = 10;
