import type { Caller } from '@trackway/runtime';
import type { ActionType, RuleAction } from './action';

/** What an action is done on, and as whom. */
export interface ActionCall {
  /** The rule, with the scopes of its owner. */
  readonly caller: Caller;
  /** Null where the rule runs on no project. */
  readonly projectId: string | null;
  /** The same for every try of this action in this run: whoever acts on it acts once. */
  readonly key: string;
  /** What it comes of, for whoever is told. */
  readonly about: {
    readonly ruleId: string;
    readonly ruleName: string;
    readonly trigger: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

/** `skipped` is for what was so already. */
export interface ActionResult {
  readonly status: 'succeeded' | 'skipped';
  /** What was done, for people. */
  readonly detail: string;
}

/** What would be done, or what stands in the way. */
export interface ActionPreview {
  readonly possible: boolean;
  readonly detail: string;
}

export interface ActionPerformer<Action extends RuleAction = RuleAction> {
  /** @throws AppError for what is refused, and for what may mend itself. */
  perform(action: Action, call: ActionCall): Promise<ActionResult>;
  /** Has no effect, and asks nobody outside the system. */
  preview(action: Action, call: ActionCall): Promise<ActionPreview>;
}

export type ActionPerformers = {
  readonly [Type in ActionType]: ActionPerformer<Extract<RuleAction, { type: Type }>>;
};

/** Who performs an action: the table says that each type has its own. */
export function performerOf(performers: ActionPerformers, action: RuleAction): ActionPerformer {
  return performers[action.type] as ActionPerformer;
}
