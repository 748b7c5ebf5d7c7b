import { type SettingEffects, settingSource } from '@trackway/application';
import { type Effect, EXISTS, type FieldChange, type FrameRecordRef } from '@trackway/contracts';
import { effectOfRecord, type OutgoingEvent, toRecordEffectRow } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { makeDeleteStep } from '../assignments/delete-step';
import { makeChangeFunnel } from '../funnels/change-funnel';
import { addStep, reorderSteps } from '../funnels/change-steps';
import { makeDeleteFunnel, makeRestoreFunnel } from '../funnels/delete-funnel';
import { type Funnel, type Step, UNRESTRICTED_STEP } from '../funnels/funnel';
import { makeUpdateStep } from '../funnels/write-step';
import { funnelReverter, stepReverter } from './funnel-reverters';

const caller = aCaller();
const now = new Date();
const aStep = (name: string): Step => ({ ...UNRESTRICTED_STEP, name, id: newId(), createdAt: now, updatedAt: now });

function open() {
  const [one, two, three] = [aStep('One'), aStep('Two'), aStep('Three')];
  const steps: Step[] = [one, { ...two, wipLimit: 3, reachableStepIds: [] }, { ...three, reachableStepIds: [two.id] }];
  const stamps = { createdAt: now, updatedAt: now, deletedAt: null };
  let stored: Funnel = { ...stamps, id: newId(), name: 'Sales', steps, version: 1 };
  const events: OutgoingEvent[] = [];
  const active: string[] = [];
  const stores = {
    funnels: {
      findMany: async (_: string, ids: readonly string[]) => (ids.includes(stored.id) ? [stored] : []),
      lock: async (_: string, id: string) => (id === stored.id ? stored : undefined),
      funnelOfStep: async (_: string, id: string) =>
        stored.steps.some((step) => step.id === id) ? stored.id : undefined,
      update: async (_: string, changed: Funnel) => {
        stored = changed;
      },
    },
    assignments: { idsOfStep: async () => ({ active, closed: [] }) },
    ledger: { updateStepLimit: async () => undefined },
    outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async () => undefined,
  } as unknown as BoardStores;
  const unitOfWork: UnitOfWork<BoardStores> = { run: (_, work) => work(stores) };
  const deps = { unitOfWork, clock: () => new Date() };
  const changeFunnel = makeChangeFunnel(deps);
  const deleteStep = makeDeleteStep(deps);
  const deleteFunnel = makeDeleteFunnel(deps);
  const readFunnelOfStep = async () => stored;
  const updateStep = makeUpdateStep({ changeFunnel, readFunnelOfStep, checkStepForms: async () => undefined, newId });
  const reverterDeps = {
    unitOfWork,
    changeFunnel,
    deleteFunnel,
    restoreFunnel: makeRestoreFunnel(deps),
    updateStep,
    deleteStep,
  };
  const recorded = (): Effect[] => events.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const source = settingSource(effects, { funnel: funnelReverter(reverterDeps), step: stepReverter(reverterDeps) });
  /** Restores the values before all recorded changes, the last one first. */
  const undo = async () => {
    const results: string[] = [];
    const made = recorded();
    events.length = 0;
    for (const { record, changes } of made.toReversed()) {
      if (!record) continue;
      const inverse = changes.map(({ field, from, to }): FieldChange => ({ field, from: to, to: from }));
      results.push((await source.change(caller, { record, changes: inverse })).result);
    }
    return results;
  };
  const values = (funnel: Funnel) => ({
    name: funnel.name,
    exists: funnel.deletedAt === null,
    steps: funnel.steps.map(({ updatedAt: _, createdAt: __, ...step }) => step),
  });
  const use = { changeFunnel, deleteFunnel, deleteStep, updateStep };
  return {
    ...use,
    source,
    undo,
    active,
    ids: [one.id, two.id, three.id],
    funnelId: stored.id,
    current: () => values(stored),
  };
}

describe('the undo of changes of funnels and steps', () => {
  it.each([
    [
      'a name',
      (funnel: ReturnType<typeof open>) => funnel.changeFunnel(caller, funnel, (one) => ({ ...one, name: 'B' })),
    ],
    ['an order', (funnel) => funnel.changeFunnel(caller, funnel, reorderSteps({ ids: funnel.ids.toReversed() }))],
    ['a new step', (funnel) => funnel.changeFunnel(caller, funnel, addStep(newId(), { name: 'New' }, 1))],
    [
      'the values of a step',
      (funnel) =>
        funnel.updateStep(
          caller,
          { stepId: funnel.ids[1] ?? '' },
          { name: 'B', wipLimit: null, reachableStepIds: null },
        ),
    ],
    ['a deleted step', (funnel) => funnel.deleteStep(caller, { stepId: funnel.ids[1] ?? '' })],
    ['a deleted funnel', (funnel) => funnel.deleteFunnel(caller, { id: funnel.funnelId })],
  ] as [string, (funnel: ReturnType<typeof open>) => Promise<unknown>][])(
    'restores %s, and again after a redo',
    async (_, change) => {
      const funnel = open();
      const before = funnel.current();
      await change(funnel);
      const after = funnel.current();
      expect(after).not.toEqual(before);

      expect(new Set(await funnel.undo())).toEqual(new Set(['changed']));
      expect(funnel.current()).toEqual(before);
      expect(new Set(await funnel.undo())).toEqual(new Set(['changed']));
      expect(funnel.current()).toEqual(after);
    },
  );

  it('does not delete a step with projects', async () => {
    const funnel = open();
    await funnel.changeFunnel(caller, funnel, addStep(newId(), { name: 'New' }));
    funnel.active.push(newId());

    expect(await funnel.undo()).toEqual(['rejected']);
  });

  it('finds no step in a deleted funnel', async () => {
    const funnel = open();
    const id = `${funnel.funnelId}/${funnel.ids[0]}`;
    const step: FrameRecordRef = { kind: 'step', id, projectId: null, label: '' };
    const read = async () =>
      (await funnel.source.read(caller, [{ record: step, fields: [EXISTS, 'name'] }]))[0]?.values;

    expect(await read()).toEqual({ [EXISTS]: true, name: 'One' });
    await funnel.deleteFunnel(caller, { id: funnel.funnelId });
    expect(await read()).toEqual({ [EXISTS]: false, name: null });
  });
});
