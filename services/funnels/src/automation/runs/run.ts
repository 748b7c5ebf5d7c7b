import type { AnyAction, Branch, WaitEvent } from '../definition/flow-action';
import type { Values } from '../definition/template-text';

export const finishedStatuses = ['succeeded', 'failed', 'skipped', 'cancelled'] as const;

export type FinishedStatus = (typeof finishedStatuses)[number];

/** Statuses of the runs that are listed. */
export const listedStatuses = ['waiting', ...finishedStatuses] as const;

export type RunStatus = 'pending' | 'waiting' | FinishedStatus;

export const stepStatuses = ['succeeded', 'failed', 'skipped'] as const;

export const waitEnds = ['time', 'event', 'timeout'] as const;

/** What an action decided or found: the branch of an `if`, the projects of a `for_each`, the end of a `wait`. */
export interface StepResult {
  readonly branch?: Branch;
  readonly items?: readonly string[];
  readonly endedBy?: (typeof waitEnds)[number];
  readonly event?: { readonly id: string; readonly type: string };
}

/** Result of one action. */
export interface RunStep {
  /** Place in the rule, such as `2.then.0`; `3[<project>].actions.0` for an item. Unique in the run. */
  readonly path: string;
  readonly action: AnyAction['type'];
  readonly status: (typeof stepStatuses)[number];
  readonly startedAt: Date;
  readonly durationMs: number;
  /** What was done, in a sentence. */
  readonly detail: string;
  readonly error: string | null;
  readonly result?: StepResult;
  /** Only of actions with a name: the values of its variables. */
  readonly outputs?: Values;
}

export const waitReasons = ['time', 'date', 'event'] as const;

/** An event that happened while a run waited for one. */
export interface WaitedEvent {
  readonly id: string;
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly consistencyToken?: string;
}

/** Why and until when a run waits. Times are ISO 8601. */
export interface Waiting {
  readonly path: string;
  readonly reason: (typeof waitReasons)[number];
  readonly since: string;
  readonly resumesAt: string;
  /** Only of `event`. */
  readonly event?: WaitEvent;
  /** Events since then that have not been evaluated. */
  readonly events: readonly WaitedEvent[];
  /** Whether events were looked up that were recorded while the wait began. */
  readonly isChecked?: boolean;
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
  /** The version of the rule that it was started with; null for runs of earlier releases. */
  readonly ruleVersion: number | null;
  /** Only of assistants: their step. */
  readonly stepId: string | null;
  readonly triggerId: string;
  readonly partitionId: string;
  readonly projectId: string | null;
  readonly status: RunStatus;
  /** Counts from 1. */
  readonly attempt: number;
  /** The actions when the run was created. Later changes of the rule do not affect it. */
  readonly actions: readonly AnyAction[];
  readonly steps: readonly RunStep[];
  /** Set until the action at which the run waits is recorded. */
  readonly waiting: Waiting | null;
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
