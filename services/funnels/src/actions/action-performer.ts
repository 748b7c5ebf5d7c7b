import type { Caller } from '@trackway/runtime';
import type { ActionType, RuleAction } from './action';

/** The project of an action, its caller, and where it comes from. */
export interface ActionCall {
  /** The rule, with the scopes of its owner. */
  readonly caller: Caller;
  /** Null if the rule runs without a project. */
  readonly projectId: string | null;
  /** Idempotency key: the same for every attempt of this action in this run. */
  readonly key: string;
  /** The rule and its trigger, for messages and webhooks. */
  readonly about: {
    readonly ruleId: string;
    readonly ruleName: string;
    readonly trigger: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

/** `skipped` if the action would not change anything. */
export interface ActionResult {
  readonly status: 'succeeded' | 'skipped';
  /** What was done, in a sentence. */
  readonly detail: string;
  /** Values for the variables of later texts. */
  readonly outputs?: Readonly<Record<string, unknown>>;
}

/** What the action would do, or what prevents it. */
export interface ActionPreview {
  readonly possible: boolean;
  readonly detail: string;
}

export interface ActionPerformer<Action extends RuleAction = RuleAction> {
  /** @throws AppError if the action is rejected or fails. */
  perform(action: Action, call: ActionCall): Promise<ActionResult>;
  /** Has no effect and calls nothing outside the system. */
  preview(action: Action, call: ActionCall): Promise<ActionPreview>;
}

export type ActionPerformers = {
  readonly [Type in ActionType]: ActionPerformer<Extract<RuleAction, { type: Type }>>;
};

export function performerOf(performers: ActionPerformers, action: RuleAction): ActionPerformer {
  return performers[action.type] as ActionPerformer;
}
