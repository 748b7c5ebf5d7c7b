import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openBoard } from '../fake-board-deps';
import { makeFinishStage, makeStageAnswers, NO_ANSWERS, requirementsOf } from './stage-answers';

async function open(by = aCaller()) {
  const opened = openBoard(by);
  opened.forms.forms.push({
    id: 1,
    fields: [
      { id: 'a', isRequired: true },
      { id: 'b', isRequired: false },
    ],
  });
  const funnel = await opened.addFunnel(['Free', { name: 'Strict', formIds: [1], requiredFieldIds: ['b'] }]);
  const [free = '', strict = ''] = funnel.steps.map(({ id }) => id);
  const move = { funnelId: funnel.id, projectId: newId() };
  return { ...opened, funnel, free, strict, move, stage: makeStageAnswers(opened.deps) };
}

const answers = [{ fieldId: 'a', value: 1 }];

describe('the answers before a move', () => {
  it('are not needed at a step without requirements, or at an unknown step', async () => {
    const { caller, move, free, stage } = await open();

    expect(await stage(caller, move)).toEqual(NO_ANSWERS);
    expect(await stage(caller, { ...move, stepId: free })).toEqual(NO_ANSWERS);
    expect(await stage(caller, { ...move, stepId: newId(), answers })).toEqual(NO_ANSWERS);
  });

  it('are staged, and the missing fields are named', async () => {
    const { caller, forms, funnel, move, strict, stage } = await open();
    const staged = await stage(caller, { ...move, stepId: strict, answers });

    expect(staged).toMatchObject({ requirements: requirementsOf(funnel.steps[1]), missing: [{ fieldId: 'b' }] });
    expect(forms.staged.get(staged.stageId ?? '')).toEqual(answers);
    const without = await stage(caller, { ...move, stepId: strict });
    expect(without).toMatchObject({ missing: [{ fieldId: 'a' }, { fieldId: 'b' }], stageId: undefined });
  });

  it('need the scope to answer forms, and valid values', async () => {
    const { caller, forms, move, strict, stage } = await open(aCaller({ scopes: ['funnels:write'] }));
    await expect(stage(caller, { ...move, stepId: strict, answers })).rejects.toMatchObject({
      details: { extra: { required_scope: 'forms:write' } },
    });
    expect(await stage(caller, { ...move, stepId: strict })).toMatchObject({ stageId: undefined });
    const withScope = { ...caller, scopes: ['forms:write'] };
    expect(await stage(withScope, { ...move, stepId: strict, answers })).toHaveProperty('stageId', expect.any(String));
    forms.staged.clear();
    const all = { ...caller, scopes: ['*'] };
    const wrong = [{ fieldId: 'a', value: 'wrong' }];
    await expect(stage(all, { ...move, stepId: strict, answers: wrong })).rejects.toMatchObject({
      code: 'validation_errors',
    });
    expect(forms.staged.size).toBe(0);
  });
});

describe('the requirements of a step', () => {
  it('differ if forms or required fields differ', () => {
    const steps = [
      undefined,
      { formIds: [1], requiredFieldIds: [] },
      { formIds: [2], requiredFieldIds: [] },
      { formIds: [], requiredFieldIds: ['a'] },
      { formIds: [1], requiredFieldIds: ['a'] },
    ];

    expect(new Set(steps.map(requirementsOf)).size).toBe(steps.length);
    expect(requirementsOf({ formIds: [], requiredFieldIds: [] })).toBe(requirementsOf(undefined));
  });

  it('are checked if it has only forms, and answers are staged if it has none', async () => {
    const { caller, addFunnel, forms, move, stage } = await open();
    const funnel = await addFunnel([{ name: 'Forms', formIds: [1] }, 'Free']);
    const [withForms, free] = funnel.steps.map(({ id }) => id);
    const into = { ...move, funnelId: funnel.id };

    expect((await stage(caller, into)).missing).toMatchObject([{ fieldId: 'a' }]);
    expect((await stage(caller, { ...into, stepId: withForms })).missing).toMatchObject([{ fieldId: 'a' }]);
    const staged = await stage(caller, { ...into, stepId: free, answers });
    expect(staged).toEqual({ requirements: requirementsOf(undefined), missing: [], stageId: expect.any(String) });
    expect(forms.staged.get(staged.stageId ?? '')).toEqual(answers);
    expect(await stage(caller, { ...into, funnelId: newId() })).toEqual(NO_ANSWERS);
    expect(await stage(caller, { ...into, funnelId: newId(), stepId: free })).toEqual(NO_ANSWERS);
  });

  it('are checked by forms, for the project and the step, if there are any', async () => {
    const { caller, addFunnel, forms, move, stage } = await open();
    const asked: unknown[] = [];
    const find = forms.findMissingFields.bind(forms);
    forms.findMissingFields = (by, accessor, required) => {
      asked.push(accessor);
      return find(by, accessor, required);
    };
    const steps = ['Free', { formIds: [1] }, { requiredFieldIds: ['b'] }, { formIds: [1], requiredFieldIds: ['b'] }];
    const funnel = await addFunnel(steps);
    const [free, ...strict] = funnel.steps.map(({ id }) => id);
    for (const stepId of [free, ...strict]) await stage(caller, { ...move, funnelId: funnel.id, stepId, answers });

    expect(asked).toEqual(strict.map((stepId) => ({ projectId: move.projectId, stepId })));
  });
});

describe('the end of a stage', () => {
  it('is committed or dropped, if there is one', async () => {
    const { caller, forms, deps, move, strict, stage } = await open();
    const finish = makeFinishStage(deps);
    const [one, two] = [
      await stage(caller, { ...move, stepId: strict, answers }),
      await stage(caller, { ...move, stepId: strict, answers }),
    ];
    await finish('commit', caller, one);
    await finish('drop', caller, two);
    await finish('commit', caller, NO_ANSWERS);

    expect([forms.committed, forms.dropped]).toEqual([[one.stageId], [two.stageId]]);
  });

  it('ignores that forms is unavailable, but no other exception', async () => {
    const { caller, forms, deps, move, strict, stage } = await open();
    const staged = await stage(caller, { ...move, stepId: strict, answers });
    forms.isUnavailable = true;

    await expect(makeFinishStage(deps)('commit', caller, staged)).resolves.toBeUndefined();
    forms.commitStage = () => Promise.reject(new Error('A bug.'));
    await expect(makeFinishStage(deps)('commit', caller, staged)).rejects.toThrow('A bug.');
  });
});
