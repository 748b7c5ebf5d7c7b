import { type Caller, hasScope } from '@trackway/runtime';
import { scopeOfTriggerDetail } from '../rules/rule-scopes';
import type { Skipped } from './run';
import type { RunRecord } from './run-store';

/** Removes values for which the caller lacks the read scopes. */
export function redactRun<Shown extends RunRecord>(caller: Caller, run: Shown): Shown {
  const readsProjects = hasScope(caller, 'projects:read');
  return {
    ...run,
    project: readsProjects ? run.project : null,
    trigger: hasScope(caller, scopeOfTriggerDetail(run.trigger)) ? run.trigger : { ...run.trigger, detail: {} },
    skipped: readsProjects ? run.skipped : withoutValue(run.skipped),
  };
}

/** The condition remains, because it is part of the rule. */
function withoutValue(skipped: Skipped | null): Skipped | null {
  if (skipped?.reason !== 'condition_false') return skipped;
  const { seen: _, ...rest } = skipped;
  return { ...rest, detail: `The condition on ${String(skipped.condition?.['field'])} was false.` };
}
