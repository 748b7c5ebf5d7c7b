import { type AuditOf, auditOf } from '@trackway/messaging';
import type { Rule, RuleKind } from './rule';

/** The values that an undo restores. */
export function ruleValues(rule: Rule): Readonly<Record<string, unknown>> {
  const { name, description, active, trigger, conditions, actions, tests, funnelId } = rule;
  return { name, description, active, trigger, conditions, actions, tests, funnel_id: funnelId };
}

const audits: Readonly<Record<RuleKind, AuditOf<Rule>>> = {
  automation: auditOfKind('automation'),
  assistant: auditOfKind('assistant'),
};

/** The entry of a change of a rule. Its versions have the actions. */
export const auditRule: AuditOf<Rule> = (caller, change, rule, action) =>
  audits[rule.kind](caller, change, rule, action);

function auditOfKind(kind: RuleKind): AuditOf<Rule> {
  return auditOf<Rule>({
    source: 'funnels',
    kind,
    identify: ({ id, name }) => ({ id, name }),
    settings: ({ name, description, active, trigger, conditions, funnelId, owner }) => ({
      name,
      description,
      active,
      trigger,
      conditions,
      funnel_id: funnelId,
      owner_id: owner.id,
    }),
    // Actions that call webhooks may contain tokens.
    secrets: ({ actions, tests }) => ({ actions, tests }),
    details: ({ version, stepId }) => ({ version, ...(stepId === null ? {} : { step_id: stepId }) }),
    restorable: { kind, values: ruleValues },
  });
}
