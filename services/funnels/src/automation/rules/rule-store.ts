import type { Page, Trashed } from '@trackway/application';
import type { Rule, RuleCounts, RuleKind } from './rule';
import type { TriggerType } from './trigger';

/** What a listing of rules is narrowed to. */
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
  /** Deleted ones too. */
  find(frameId: string, id: string): Promise<Rule | undefined>;
  /** The same, held until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Rule | undefined>;
  insert(frameId: string, rule: Rule): Promise<void>;
  /** Rules that are not deleted. Rules of the frame are created and restored one at a time until the end of the transaction. */
  countForLimit(frameId: string): Promise<number>;
  update(frameId: string, rule: Rule): Promise<void>;
  /** The active ones that listen to one of the types, oldest first. */
  findSubscribed(frameId: string, types: readonly TriggerType[]): Promise<readonly Rule[]>;
  page(frameId: string, filter: RuleFilter, page: Page): Promise<{ rules: readonly RuleWithCounts[]; total: number }>;
  counts(frameId: string, id: string): Promise<RuleCounts>;
  addToCounts(frameId: string, id: string, run: { failed: boolean; at: Date }): Promise<void>;
  /** False where another has answered the alarm of that time; it is held until the end of the transaction. */
  claimAlarm(frameId: string, id: string, dueAt: Date): Promise<boolean>;
  /** When to look at a rule next; undefined for never. */
  setAlarm(frameId: string, id: string, dueAt: Date | undefined): Promise<void>;
}
