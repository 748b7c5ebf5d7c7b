import { newId } from '@trackway/runtime';
import type { Rule } from './rules/rule';
import { newRun } from './runs/match-triggers';
import type { Run } from './runs/run';
import type { TriggerEvent } from './triggers/trigger-event';

const CREATED = new Date('2026-05-04T09:00:00Z');

/** An active automation that sets a field when a project is updated. */
export function aRule(changes: Partial<Rule> = {}): Rule {
  return {
    id: newId(),
    kind: 'automation',
    name: 'Rate',
    description: '',
    active: true,
    trigger: { type: 'event', event: 'project.updated' },
    conditions: [],
    actions: [{ type: 'set_field', field: 'impact', value: 1 }],
    tests: [],
    funnelId: null,
    stepId: null,
    owner: { kind: 'user', id: newId(), name: 'Bo' },
    version: 1,
    activatedAt: CREATED,
    createdAt: CREATED,
    updatedAt: CREATED,
    deletedAt: null,
    ...changes,
  };
}

/** An update of a project. */
export function aTrigger(changes: Partial<TriggerEvent> = {}): TriggerEvent {
  const id = newId();
  const cause = { correlationId: id, depth: 0, occurredAt: CREATED };
  return { id, type: 'event', projectId: newId(), detail: { event: 'project.updated' }, ...cause, ...changes };
}

export function aRun(rule: Rule, trigger: TriggerEvent, changes: Partial<Run> = {}): Run {
  return { ...newRun({ rule, trigger }, newId(), CREATED), ...changes };
}
