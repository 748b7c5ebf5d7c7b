import type { RuleAction } from '../../actions/action';
import type { ProjectFilter } from '../../board/projects/projects-client';
import type { Owner } from '../../shared/owner';
import type { RuleTrigger } from './trigger';

export type RuleKind = 'assistant' | 'automation';

export type Condition = ProjectFilter;

/** What a rule says: when something happens, on conditions, do something. */
export interface RuleFields {
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly trigger: RuleTrigger;
  readonly conditions: readonly Condition[];
  readonly actions: readonly RuleAction[];
  /** The funnel that an automation is narrowed to; null is the whole frame, and for assistants without meaning. */
  readonly funnelId: string | null;
}

/** An assistant sits on a step; an automation on the frame or a funnel. */
export interface Rule extends RuleFields {
  readonly id: string;
  readonly kind: RuleKind;
  /** Of assistants. */
  readonly stepId: string | null;
  readonly owner: Owner;
  readonly version: number;
  /** Since when it is active without a break; null while it is not. */
  readonly activatedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** What was counted of a rule's runs; those that were skipped do not count. */
export interface RuleCounts {
  readonly runsCount: number;
  readonly failuresCount: number;
  readonly lastRunAt: Date | null;
}

export const NEVER_RAN: RuleCounts = { runsCount: 0, failuresCount: 0, lastRunAt: null };

/** The step that a rule listens at; undefined where it is any. */
export function stepOf({ stepId, trigger }: Pick<Rule, 'stepId' | 'trigger'>): string | undefined {
  return stepId ?? ('step_id' in trigger ? trigger.step_id : undefined);
}
