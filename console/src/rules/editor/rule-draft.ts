import type { Automation, RuleTest, StepAssistant } from '@trackway/client';
import type { Rule } from '../rule-api';
import type { RuleCondition } from './condition-groups';

/** A trigger or action while it is edited: members may be missing until it is saved. */
export interface Edited {
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface EditedAction extends Edited {
  readonly name?: string | undefined;
}

/** What the editor shows of a rule, in the format of the API. */
export interface RuleDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly trigger: Edited;
  readonly conditions: readonly RuleCondition[];
  readonly actions: readonly EditedAction[];
  readonly tests: readonly RuleTest[];
  readonly skip_tests: boolean;
  /** Only of automations: all projects, or those in a funnel. */
  readonly scope?: Automation['scope'];
}

export const FRAME_SCOPE = { type: 'frame' } as const;

export function newDraft(step: string | undefined): RuleDraft {
  return {
    name: '',
    description: '',
    active: true,
    trigger: step ? { type: 'entered' } : { type: 'event', event: 'project.updated' },
    conditions: [],
    actions: [{ type: 'set_field' }],
    tests: [],
    skip_tests: false,
    ...(step ? {} : { scope: FRAME_SCOPE }),
  };
}

export function draftOf(rule: Rule): RuleDraft {
  const { name, description, active, trigger, conditions, actions, tests } = rule;
  return {
    name,
    description,
    active,
    trigger: { ...trigger },
    conditions: conditions.map((condition) => condition as Partial<RuleCondition> & { operator: string }),
    actions: actions.map((action) => ({ ...action })),
    tests,
    skip_tests: false,
    ...(isAutomation(rule) ? { scope: rule.scope } : {}),
  };
}

function isAutomation(rule: Automation | StepAssistant): rule is Automation {
  return 'scope' in rule;
}

/** The value without a member that is undefined, so that a cleared member is not sent. */
export function withMember<T extends object>(of: T, member: string, value: unknown): T {
  const { [member]: _before, ...others } = of as Record<string, unknown>;
  return (value === undefined ? others : { ...of, [member]: value }) as T;
}
