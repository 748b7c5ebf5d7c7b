import { type Caller, hasScope } from '@trackway/runtime';
import { scopeOfTriggerDetail } from '../rules/rule-scopes';
import type { RunStep, Skipped } from './run';
import type { RunRecord } from './run-store';

/** Removes values for which the caller lacks the read scopes. */
export function redactRun<Shown extends RunRecord>(caller: Caller, run: Shown): Shown {
  const readsProjects = hasScope(caller, 'projects:read');
  const readsTrigger = hasScope(caller, scopeOfTriggerDetail(run.trigger));
  return {
    ...run,
    project: readsProjects ? run.project : null,
    trigger: readsTrigger ? run.trigger : { ...run.trigger, detail: {} },
    skipped: readsProjects ? run.skipped : withoutValue(run.skipped),
    steps: readsProjects && readsTrigger ? run.steps : run.steps.map(withoutStepValue),
  };
}

/** Conditions and texts read values of the project and of the trigger. */
function withoutStepValue<Shown extends Omit<RunStep, 'outputs'>>(step: Shown): Shown {
  if (step.status !== 'succeeded') return step;
  if (step.action === 'set_field') return { ...step, detail: 'Set a field.' };
  if (step.action !== 'if' || step.result?.branch === 'then') return step;
  return { ...step, detail: 'The conditions were not met.' };
}

/** The condition remains, because it is part of the rule. */
function withoutValue(skipped: Skipped | null): Skipped | null {
  if (skipped?.reason !== 'condition_false') return skipped;
  const { seen: _, ...rest } = skipped;
  return { ...rest, detail: `The condition on ${String(skipped.condition?.['field'])} was false.` };
}
