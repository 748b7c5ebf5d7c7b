import type { Owner } from '../../shared/owner';
import type { Rule, RuleFields } from './rule';

export const versionChanges = ['created', 'updated', 'deleted', 'restored'] as const;

export type VersionChange = (typeof versionChanges)[number];

/** A stored version of a rule. */
export interface RuleVersion {
  readonly version: number;
  readonly change: VersionChange;
  readonly definition: RuleFields;
  /** Who made the change. */
  readonly author: Owner;
  /** With whose scopes runs of this version act. */
  readonly owner: Owner;
  readonly createdAt: Date;
}

export function definitionOf(rule: RuleFields): RuleFields {
  const { name, description, active, trigger, conditions, actions, funnelId, tests } = rule;
  return { name, description, active, trigger, conditions, actions, funnelId, tests };
}

/** The rule with the definition and owner of a version. Whether it is active or deleted is current. */
export function ruleAtVersion(rule: Rule, { definition, owner }: RuleVersion): Rule {
  return { ...rule, ...definition, active: rule.active, owner };
}
