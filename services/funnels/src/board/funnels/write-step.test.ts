import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeChangeFunnel } from './change-funnel';
import { makeCheckStepForms } from './check-step-forms';
import { MAX_STEPS } from './funnel';
import { makeReadFunnelOfStep } from './read-funnels';
import { makeAddStep, makeUpdateStep } from './write-step';

function open() {
  const opened = openBoard();
  const { deps } = opened;
  const stepDeps = { ...deps, changeFunnel: makeChangeFunnel(deps), readFunnelOfStep: makeReadFunnelOfStep(deps) };
  return { ...opened, addStep: makeAddStep(stepDeps), updateStep: makeUpdateStep(stepDeps) };
}

describe('the steps of a funnel', () => {
  it('are added at a position, by default at the end', async () => {
    const { caller, board, addFunnel, addStep } = open();
    const { id: funnelId } = await addFunnel(['One', 'Two']);
    await addStep(caller, { funnelId }, { name: 'First' }, 0);
    const { stepId, funnel } = await addStep(caller, { funnelId }, { name: 'Last' });

    expect(funnel.steps.map(({ name }) => name)).toEqual(['First', 'One', 'Two', 'Last']);
    expect(funnel.steps.at(-1)?.id).toBe(stepId);
    expect(board.recorded.entries.at(-1)).toBe(stepId);
    expect(board.takeActions().filter((action) => action === 'step.created')).toHaveLength(2);
  });

  it('are at most 100, and reach only steps of their funnel', async () => {
    const { caller, addFunnel, addStep } = open();
    const full = await addFunnel(Array.from({ length: MAX_STEPS }, () => 'Step'));
    const funnel = await addFunnel();
    const reachableStepIds = [full.steps[0]?.id ?? ''];

    await expect(addStep(caller, { funnelId: full.id }, { name: 'B' })).rejects.toMatchObject({
      code: 'too_many_steps',
    });
    await expect(addStep(caller, { funnelId: funnel.id }, { name: 'B', reachableStepIds })).rejects.toMatchObject({
      code: 'step_model_not_found',
    });
  });

  it('change without an event if nothing differs', async () => {
    const { caller, board, addFunnel, updateStep } = open();
    const [step] = (await addFunnel()).steps;
    const stepId = step?.id ?? '';

    expect(await updateStep(caller, { stepId }, { name: 'One' })).toMatchObject({ version: 1 });
    expect(board.takeActions()).toEqual([]);
    expect(await updateStep(caller, { stepId, ifVersion: 1 }, { name: 'B' })).toMatchObject({ version: 2 });
    expect(board.takeActions()).toContain('step.updated');
    await expect(updateStep(caller, { stepId, ifVersion: 1 }, { name: 'C' })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    await expect(updateStep(aCaller(), { stepId }, { name: 'C' })).rejects.toMatchObject({
      code: 'step_model_not_found',
    });
  });

  it('require fields of their forms only', async () => {
    const { caller, forms, addFunnel, updateStep } = open();
    forms.forms.push({ id: 1, fields: [{ id: 'a', isRequired: false }] });
    const [step] = (await addFunnel([{ formIds: [1] }])).steps;
    const stepId = step?.id ?? '';

    await updateStep(caller, { stepId }, { requiredFieldIds: ['a'] });
    await expect(updateStep(caller, { stepId }, { requiredFieldIds: ['b'] })).rejects.toMatchObject({
      details: { validation: { required_field_ids: expect.any(Array) } },
    });
    await expect(updateStep(caller, { stepId }, { formIds: [] })).rejects.toMatchObject({ code: 'validation_errors' });
  });
});

describe('the check of the forms of a step', () => {
  it('accepts known forms with their fields, and steps without forms', async () => {
    const { caller, deps, forms } = open();
    forms.forms.push({ id: 1, fields: [{ id: 'a', isRequired: true }] });
    const check = makeCheckStepForms(deps);

    await expect(check(caller, {})).resolves.toBeUndefined();
    await expect(check(caller, { formIds: [1], requiredFieldIds: ['a'] })).resolves.toBeUndefined();
    await expect(check(caller, { formIds: [1, 2] })).rejects.toMatchObject({ code: 'form_model_not_found' });
    await expect(check(caller, { requiredFieldIds: ['a'] })).rejects.toMatchObject({ code: 'validation_errors' });
  });
});
