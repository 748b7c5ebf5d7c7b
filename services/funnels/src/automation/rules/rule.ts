import type { ProjectFilter } from '../../board/projects/projects-client';
import type { Owner } from '../../shared/owner';
import type { AnyAction } from '../definition/flow-action';
import type { RuleTest } from '../definition/rule-test';
import type { RuleTrigger } from '../definition/trigger';

export type RuleKind = 'assistant' | 'automation';

export type Condition = ProjectFilter;

/** A rule: when the trigger occurs and the conditions are met, execute the actions. */
export interface RuleFields {
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly trigger: RuleTrigger;
  readonly conditions: readonly Condition[];
  readonly actions: readonly AnyAction[];
  /** Run before a change is saved. */
  readonly tests: readonly RuleTest[];
  /** The funnel of an automation; null for the whole frame. Unused for assistants. */
  readonly funnelId: string | null;
}

/** An assistant belongs to a step; an automation to the frame or a funnel. */
export interface Rule extends RuleFields {
  readonly id: string;
  readonly kind: RuleKind;
  /** Only of assistants. */
  readonly stepId: string | null;
  readonly owner: Owner;
  readonly version: number;
  /** When it was activated; null while it is inactive. */
  readonly activatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** Counts of runs, without skipped runs. */
export interface RuleCounts {
  readonly runsCount: number;
  readonly failuresCount: number;
  readonly lastRunAt: Date | null;
}

export const NEVER_RAN: RuleCounts = { runsCount: 0, failuresCount: 0, lastRunAt: null };

/** The step of the trigger; undefined for any step. */
export function stepOf({ stepId, trigger }: Pick<Rule, 'stepId' | 'trigger'>): string | undefined {
  return stepId ?? ('step_id' in trigger ? trigger.step_id : undefined);
}
