import type { Caller, NewId } from '@trackway/runtime';
import type { FunnelTarget, makeChangeFunnel } from './change-funnel';
import { addStep, type NewStepFields, updateStep } from './change-steps';
import type { CheckStepForms } from './check-step-forms';
import type { Funnel, StepFields } from './funnel';
import type { makeReadFunnelOfStep } from './read-funnels';

interface Deps {
  readonly changeFunnel: ReturnType<typeof makeChangeFunnel>;
  readonly readFunnelOfStep: ReturnType<typeof makeReadFunnelOfStep>;
  readonly checkStepForms: CheckStepForms;
  readonly newId: NewId;
}

/** Adds a step at `position`, by default at the end. */
export function makeAddStep({ changeFunnel, checkStepForms, newId }: Deps) {
  return async (caller: Caller, target: FunnelTarget, fields: NewStepFields, position?: number) => {
    await checkStepForms(caller, fields);
    const stepId = newId();
    return { stepId, funnel: await changeFunnel(caller, target, addStep(stepId, fields, position), stepId) };
  };
}

export function makeUpdateStep({ changeFunnel, readFunnelOfStep, checkStepForms }: Deps) {
  return async (
    caller: Caller,
    { stepId, ...seen }: { readonly stepId: string; readonly ifVersion?: number },
    changes: Partial<StepFields>,
  ): Promise<Funnel> => {
    if (changes.formIds || changes.requiredFieldIds) {
      const { steps } = await readFunnelOfStep(caller, stepId);
      await checkStepForms(
        caller,
        changes,
        steps.find(({ id }) => id === stepId),
      );
    }
    return await changeFunnel(caller, { stepId, ...seen }, updateStep(stepId, changes));
  };
}
