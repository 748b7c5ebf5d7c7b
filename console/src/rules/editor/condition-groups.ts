import type { Condition } from '../../projects/filter-model';

/** A condition of a rule on a field of the project, or on a variable. */
export interface RuleCondition extends Partial<Omit<Condition, 'operator'>> {
  readonly variable?: string;
  readonly operator: string;
  readonly logical_operator?: 'and' | 'or';
}

export type ConditionGroup = readonly RuleCondition[];

/** The groups of a list in which `and` binds tighter than `or`: one group must be met, with all of its conditions. */
export function groupsOf(conditions: readonly RuleCondition[]): readonly ConditionGroup[] {
  const groups: RuleCondition[][] = [];
  for (const { logical_operator: connective, ...condition } of conditions) {
    const last = groups.at(-1);
    if (last && connective !== 'or') last.push(condition);
    else groups.push([condition]);
  }
  return groups;
}

/** The list of the groups. Empty groups are left out. */
export function conditionsOf(groups: readonly ConditionGroup[]): readonly RuleCondition[] {
  const filled = groups.filter((group) => group.length > 0);
  return filled.flatMap((group, position) =>
    group.map((condition, index) =>
      position > 0 && index === 0 ? { ...condition, logical_operator: 'or' as const } : condition,
    ),
  );
}
