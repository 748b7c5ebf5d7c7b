import type { Page, Trashed } from '@trackway/application';
import type { TriggerType } from '../definition/trigger';
import type { Rule, RuleCounts, RuleKind } from './rule';

export interface RuleFilter {
  readonly kind: RuleKind;
  readonly stepId?: string;
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly active?: boolean;
  readonly triggerTypes?: readonly string[];
  readonly trashed: Trashed;
}

export interface RuleWithCounts {
  readonly rule: Rule;
  readonly counts: RuleCounts;
}

export interface RuleStore {
  /** Includes deleted rules. */
  find(frameId: string, id: string): Promise<Rule | undefined>;
  /** The rules that exist, including deleted ones, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Rule[]>;
  /** Locks the rule until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Rule | undefined>;
  insert(frameId: string, rule: Rule): Promise<void>;
  /**
   * Counts rules that are not deleted. Serializes the creation and restoration of rules in the frame until the end of
   * the transaction.
   */
  countForLimit(frameId: string): Promise<number>;
  update(frameId: string, rule: Rule): Promise<void>;
  /** Active rules with one of the trigger types, oldest first. */
  findSubscribed(frameId: string, types: readonly TriggerType[]): Promise<readonly Rule[]>;
  page(frameId: string, filter: RuleFilter, page: Page): Promise<{ rules: readonly RuleWithCounts[]; total: number }>;
  counts(frameId: string, id: string): Promise<RuleCounts>;
  addToCounts(frameId: string, id: string, run: { failed: boolean; at: Date }): Promise<void>;
  /** Locks the alarm of that time until the end of the transaction. False if another replica has handled it. */
  claimAlarm(frameId: string, id: string, dueAt: Date): Promise<boolean>;
  /** When to check the rule next; undefined for never. */
  setAlarm(frameId: string, id: string, dueAt: Date | undefined): Promise<void>;
}
