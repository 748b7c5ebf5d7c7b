import type { CallerKind } from '@trackway/runtime';
import type { AnyAction } from '../definition/flow-action';
import type { RuleTest } from '../definition/rule-test';
import type { RuleTrigger } from '../definition/trigger';
import type { Condition, Rule, RuleKind } from './rule';

export interface RuleRow {
  id: string;
  kind: RuleKind;
  name: string;
  description: string;
  active: boolean;
  step_id: string | null;
  funnel_id: string | null;
  trigger: RuleTrigger;
  conditions: Condition[];
  actions: AnyAction[];
  tests: RuleTest[];
  owner_kind: CallerKind;
  owner_id: string;
  owner_name: string | null;
  version: number;
  activated_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export const RULE_COLUMNS = `r.id, r.kind, r.name, r.description, r.active, r.step_id, r.funnel_id, r.trigger, r.conditions, r.actions, r.tests,
  r.owner_kind, r.owner_id, r.owner_name, r.version, r.activated_at, r.created_at, r.updated_at, r.deleted_at`;

export function toRule(row: RuleRow): Rule {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    active: row.active,
    stepId: row.step_id,
    funnelId: row.funnel_id,
    trigger: row.trigger,
    conditions: row.conditions,
    actions: row.actions,
    tests: row.tests,
    owner: { kind: row.owner_kind, id: row.owner_id, name: row.owner_name },
    version: row.version,
    activatedAt: row.activated_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
