import type { RuleAction } from '../../actions/action';
import type { ProjectFilter } from '../../board/projects/projects-client';
import type { RuleTrigger } from './trigger';

/** An event of the project that ends a wait. Schedules and stays have no events of their own. */
export type WaitEvent = Exclude<RuleTrigger, { type: 'schedule' } | { type: 'stayed_longer_than' }>;

/** A date of the project. `offset` is in seconds; a negative one means before the date. */
export interface ProjectDate {
  readonly field: string;
  readonly arguments?: readonly unknown[];
  readonly offset?: number;
}

/** Exactly one of `for` (seconds), `until` and `event` is set; `timeout` (seconds) belongs to `event`. */
export interface WaitAction {
  readonly type: 'wait';
  readonly name?: string;
  readonly for?: number;
  readonly until?: ProjectDate;
  readonly event?: WaitEvent;
  readonly conditions?: readonly ProjectFilter[];
  readonly timeout?: number;
}

/** A filter of projects, or a comparison of a variable: `{variable, operator, value}`. */
export type FlowCondition = ProjectFilter;

export interface IfAction {
  readonly type: 'if';
  readonly name?: string;
  readonly conditions: readonly FlowCondition[];
  readonly then: readonly AnyAction[];
  readonly else?: readonly AnyAction[];
}

export interface ForEachAction {
  readonly type: 'for_each';
  readonly name?: string;
  readonly over: 'children' | { readonly search: readonly ProjectFilter[] };
  readonly limit?: number;
  readonly actions: readonly AnyAction[];
}

export type FlowAction = WaitAction | IfAction | ForEachAction;

/** A member of a rule's list of actions. */
export type AnyAction = RuleAction | FlowAction;

export type Branch = 'then' | 'else';

export const MAX_ITEMS = 100;

export function isFlowAction(action: AnyAction): action is FlowAction {
  return action.type === 'wait' || action.type === 'if' || action.type === 'for_each';
}

/** Whether a condition compares a variable instead of a field of the project. */
export function comparesVariable(condition: FlowCondition): condition is FlowCondition & { readonly variable: string } {
  return typeof condition['variable'] === 'string';
}
