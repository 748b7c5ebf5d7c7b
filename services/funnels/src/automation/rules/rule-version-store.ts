import type { Page } from '@trackway/application';
import type { Owner } from '../../shared/owner';
import type { Rule } from './rule';
import type { RuleVersion, VersionChange } from './rule-version';

export interface RuleVersionStore {
  /** Stores the version of the rule, unless it is stored. Old ones that no unfinished run uses are purged. */
  add(frameId: string, rule: Rule, by: { change: VersionChange; author: Owner }): Promise<void>;
  find(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined>;
  /** The newest stored version that is not newer than `version`. */
  atOrBefore(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined>;
  /** Newest first. */
  page(frameId: string, ruleId: string, page: Page): Promise<{ versions: readonly RuleVersion[]; total: number }>;
}
