import {
  type DirectoryKind,
  type Effect,
  EXISTS,
  type FieldChange,
  type ProjectRecordRef,
  type RecordRef,
} from '@trackway/contracts';
import { planUndo } from './plan-undo';

const project: ProjectRecordRef = { kind: 'project', id: 'p', projectId: 'p', label: '' };
const answer: RecordRef = { kind: 'answer', id: 'a', projectId: 'p', label: 'Why' };
const ofDirectory = (kind: DirectoryKind, id = 'c'): RecordRef => ({ kind, id, projectId: null, label: '' });
const options = { oldest: new Date(0), changedSince: new Map<string, string>(), usedUp: new Map<string, string>() };
let count = 0;

function effect(record: RecordRef | null, changes: readonly FieldChange[], fields: Partial<Effect> = {}): Effect {
  count += 1;
  return {
    id: String(count),
    record,
    projectId: 'p',
    action: 'project.updated',
    actor: { kind: 'user', id: 'u', name: 'Bo' },
    cause: { correlationId: 'chain', causationId: null, requestId: null },
    changes,
    eventIds: [],
    happenedAt: new Date(count),
    ...fields,
  };
}

const change = (field: string, from: unknown, to: unknown): FieldChange => ({ field, from, to });
const states = (values: Record<string, unknown>, record: RecordRef = project) => [{ record, values }];
const outcomes = (effects: readonly Effect[], current: ReturnType<typeof states>) =>
  planUndo(effects, current, options).effects.map(({ outcome }) => outcome.state);

describe('planUndo', () => {
  it('restores the first value of several changes by one step', () => {
    const effects = [effect(project, [change('budget', 1, 2)]), effect(project, [change('budget', 2, 3)])];

    const { steps } = planUndo(effects, states({ budget: 3 }), options);

    expect(steps).toEqual([{ record: project, changes: [change('budget', 3, 1)] }]);
  });

  it('lists a value that was changed since as a conflict, and restores the other fields', () => {
    const effects = [effect(project, [change('budget', 1, 2), change('name', 'a', 'b')])];

    const plan = planUndo(effects, states({ budget: 9, name: 'b' }), options);

    expect(plan.effects[0]?.outcome).toMatchObject({
      state: 'conflict',
      fields: [{ field: 'budget', set: 2, current: 9 }],
    });
    expect(plan.steps).toEqual([{ record: project, changes: [change('name', 'b', 'a')] }]);
  });

  it('lists a value that was changed between two effects as a conflict', () => {
    const effects = [effect(project, [change('budget', 1, 2)]), effect(project, [change('budget', 5, 3)])];

    expect(outcomes(effects, states({ budget: 3 }))).toEqual(['revertible', 'conflict']);
  });

  it('marks values that are as before as undone', () => {
    expect(outcomes([effect(project, [change('budget', 1, 2)])], states({ budget: 1 }))).toEqual(['undone']);
  });

  it('removes added items of a list and returns removed ones, without touching others', () => {
    const effects = [effect(project, [change('tag_ids', ['a', 'b'], ['b', 'c'])])];

    const { steps } = planUndo(effects, states({ tag_ids: ['b', 'c', 'd'] }), options);

    expect(steps[0]?.changes).toEqual([change('tag_ids', ['b', 'c', 'd'], ['b', 'd', 'a'])]);
  });

  it('makes no step for a list that has the same items as before in another order', () => {
    const effects = [
      effect(project, [change('tag_ids', ['a', 'b'], ['b'])]),
      effect(project, [change('tag_ids', ['b'], ['a', 'b'])]),
    ];

    expect(planUndo(effects, states({ tag_ids: ['a', 'b'] }), options).steps).toEqual([]);
  });

  it('deletes a created project last and leaves its other records, so that a restore returns them', () => {
    const effects = [
      effect(project, [change(EXISTS, false, true)], { action: 'project.created' }),
      effect(answer, [change('value', null, 'x')]),
    ];
    const current = [...states({ [EXISTS]: true }), ...states({ value: 'x' }, answer)];

    expect(planUndo(effects, current, options).steps).toEqual([
      { record: project, changes: [change(EXISTS, true, false)] },
    ]);
  });

  it('does not delete a created project that was changed since', () => {
    const effects = [effect(project, [change(EXISTS, false, true)])];
    const changedSince = new Map([['p', 'Changed since by Bo.']]);

    const plan = planUndo(effects, states({ [EXISTS]: true }), { ...options, changedSince });

    expect(plan).toMatchObject({
      steps: [],
      effects: [{ outcome: { state: 'conflict', message: 'Changed since by Bo.' } }],
    });
  });

  it('restores records of the directory before the projects that were linked to them, and deletes them last', () => {
    const [restored, changed, created] = [ofDirectory('customer'), ofDirectory('contact'), ofDirectory('tag')];
    const effects = [
      effect(created, [change(EXISTS, false, true), change('name', null, 'New')]),
      effect(changed, [change('name', 'a', 'b')]),
      effect(project, [change('customer_id', 'c', null), change('tag_ids', [], ['c'])]),
      effect(restored, [change(EXISTS, true, false)]),
    ];
    const current = [
      ...states({ [EXISTS]: true, name: 'New' }, created),
      ...states({ name: 'b' }, changed),
      ...states({ customer_id: null, tag_ids: ['c'] }),
      ...states({ [EXISTS]: false }, restored),
    ];

    expect(planUndo(effects, current, options).steps).toEqual([
      { record: restored, changes: [change(EXISTS, false, true)] },
      { record: changed, changes: [change('name', 'b', 'a')] },
      { record: project, changes: [change('customer_id', null, 'c'), change('tag_ids', ['c'], [])] },
      { record: created, changes: [change(EXISTS, true, false)] },
    ]);
  });

  it('restores the record that was changed last first, so that its former value or place is free for others', () => {
    const [roof, wall] = [project, { ...project, id: 'w', projectId: 'w' }];
    const effects = [
      effect(wall, [change('budget', 1, 2)]),
      effect(roof, [change('code', 'A', 'B')]),
      effect(wall, [change('code', 'C', 'A')]),
    ];
    const current = [...states({ budget: 2, code: 'A' }, wall), ...states({ code: 'B' }, roof)];

    expect(planUndo(effects, current, options).steps).toEqual([
      { record: wall, changes: [change('budget', 2, 1), change('code', 'A', 'C')] },
      { record: roof, changes: [change('code', 'B', 'A')] },
    ]);
    expect(planUndo(effects.slice(1), current.toReversed(), options).steps.map(({ record }) => record)).toEqual([
      wall,
      roof,
    ]);
  });

  it('does not delete a created customer that was changed since', () => {
    const effects = [effect(ofDirectory('customer'), [change(EXISTS, false, true)])];
    const changedSince = new Map([['customer c', 'Changed since by Bo.']]);
    const current = states({ [EXISTS]: true }, ofDirectory('customer'));

    const plan = planUndo(effects, current, { ...options, changedSince });

    expect(plan).toMatchObject({ steps: [], effects: [{ outcome: { state: 'conflict' } }] });
  });

  it('restores deleted projects before their other records', () => {
    const effects = [
      effect(answer, [change('value', 'x', null)]),
      effect(project, [change(EXISTS, true, false)], { action: 'project.deleted' }),
    ];
    const current = [...states({ value: null }, answer), ...states({ [EXISTS]: false })];

    expect(planUndo(effects, current, options).steps.map(({ record }) => record.kind)).toEqual(['project', 'answer']);
  });

  it('lists sent messages and old effects as irreversible', () => {
    const old = effect(project, [change('budget', 1, 2)]);
    const sent = effect(null, [], { action: 'message.sent' });
    const report = effect(null, [], { action: 'automation.succeeded' });

    const { effects } = planUndo([old, sent, report], states({ budget: 2 }), { ...options, oldest: new Date() });

    expect(effects.map(({ outcome }) => outcome.state)).toEqual(['unaffected', 'irreversible', 'irreversible']);
  });

  it('changes conversations and share pages while their project exists', () => {
    const ofProject = (kind: 'conversation' | 'project_share'): RecordRef => ({
      kind,
      id: 'c',
      projectId: null,
      label: '',
    });
    const [conversation, share] = [ofProject('conversation'), ofProject('project_share')];
    const effects = [
      effect(project, [change(EXISTS, false, true)]),
      effect(conversation, [change('project_id', null, 'p')]),
      effect(share, [change(EXISTS, false, true)]),
    ];
    const current = [
      ...states({ [EXISTS]: true }),
      ...states({ project_id: 'p', [EXISTS]: true }, conversation),
      ...states({ [EXISTS]: true }, share),
    ];
    const plan = planUndo(effects, current, options);
    expect(plan.steps.map(({ record }) => record.kind)).toEqual(['project_share', 'conversation', 'project']);

    const undone = current.map(({ record, values }) => {
      const step = plan.steps.find((one) => one.record === record);
      return {
        record,
        values: { ...values, ...Object.fromEntries(step?.changes.map(({ field, to }) => [field, to]) ?? []) },
      };
    });
    const redo = plan.steps.map(({ record, changes }) => effect(record, changes));
    expect(planUndo(redo, undone, options).steps[0]?.record.kind).toBe('project');
  });

  describe('of settings', () => {
    const funnel: RecordRef = { kind: 'funnel', id: 'f', projectId: null, label: '' };
    const step: RecordRef = { kind: 'step', id: 'f/s', projectId: null, label: '' };
    const form: RecordRef = { kind: 'form', id: '1', projectId: null, label: '' };
    const planWith = (effects: readonly Effect[], current: ReturnType<typeof states>, since: [string, string][] = []) =>
      planUndo(effects, current, { ...options, changedSince: new Map(since) });

    it.each([
      ['takes an added item out', ['a'], ['a', 'x'], ['a', 'x', 'y'], ['a', 'y']],
      ['returns a removed item to its place', ['a', 'x', 'b'], ['a', 'b'], ['y', 'a', 'b'], ['y', 'a', 'x', 'b']],
      ['returns a removed first item', ['x', 'a'], ['a'], ['a', 'y'], ['x', 'a', 'y']],
      ['restores an order and leaves later items in place', ['a', 'b'], ['b', 'a'], ['b', 'y', 'a'], ['a', 'y', 'b']],
      ['restores nothing if the order is as before', ['a', 'b'], ['b', 'a'], ['a', 'b'], ['a', 'b']],
    ])('%s in an ordered list', (_, from, to, now, expected) => {
      const { steps } = planWith([effect(funnel, [change('step_ids', from, to)])], states({ step_ids: now }, funnel));

      expect(steps[0]?.changes[0]?.to ?? now).toEqual(expected);
    });

    it('lists an order that was changed since as a conflict', () => {
      const effects = [effect(form, [change('field_order', ['a', 'b', 'c'], ['b', 'a', 'c'])])];

      const { effects: planned } = planWith(effects, states({ field_order: ['c', 'a', 'b'] }, form));

      expect(planned[0]?.outcome).toMatchObject({ state: 'conflict' });
    });

    it('leaves an added question that was answered since', () => {
      const effects = [effect(form, [change('fields.x', null, { label: 'Why' }), change('title', 'A', 'B')])];
      const current = states({ 'fields.x': { label: 'Why' }, title: 'B' }, form);

      const { effects: planned } = planWith(effects, current, [['form 1 fields.x', 'Answered by Bo.']]);

      expect(planned[0]?.outcome).toMatchObject({ state: 'conflict', message: 'Answered by Bo.' });
    });

    it('leaves a created step that a project entered since', () => {
      const effects = [effect(step, [change(EXISTS, false, true)], { action: 'step.created' })];

      const { effects: planned, steps } = planWith(effects, states({ [EXISTS]: true }, step), [
        ['step f/s', 'In use.'],
      ]);

      expect(planned[0]?.outcome).toMatchObject({ state: 'conflict', message: 'In use.' });
      expect(steps).toEqual([]);
    });

    it('deletes a created funnel with its steps by one change', () => {
      const created = [change(EXISTS, false, true)];
      const current = [...states({ [EXISTS]: true }, funnel), ...states({ [EXISTS]: true }, step)];

      const { steps } = planWith([effect(funnel, created), effect(step, created)], current);

      expect(steps).toEqual([{ record: funnel, changes: [change(EXISTS, true, false)] }]);
    });

    it('restores a deleted step with its values, and not again if it exists', () => {
      const effects = [effect(step, [change(EXISTS, true, false), change('name', 'Sales', null)])];

      expect(planWith(effects, states({ [EXISTS]: false, name: null }, step)).steps[0]?.changes).toHaveLength(2);
      expect(outcomes(effects, states({ [EXISTS]: true, name: 'Renamed' }, step))).toEqual(['undone']);
    });

    it('lists a change of a record that was deleted since as a conflict', () => {
      const renamed = effect(funnel, [change('name', 'A', 'B')]);
      const current = states({ name: 'B', [EXISTS]: false }, funnel);

      expect(planWith([renamed], current).effects[0]?.outcome).toMatchObject({ state: 'conflict' });
      expect(planWith([renamed, effect(funnel, [change(EXISTS, true, false)])], current).steps).toHaveLength(1);
    });

    it('restores what others depend on first, and deletes it last', () => {
      const rule: RecordRef = { kind: 'assistant', id: 'r', projectId: null, label: '' };
      const records = [rule, step, form];
      const orderOf = (from: boolean) => {
        const effects = records.map((record) => effect(record, [change(EXISTS, from, !from)]));
        const current = records.flatMap((record) => states({ [EXISTS]: !from }, record));
        return planWith(effects, current).steps.map(({ record }) => record.kind);
      };

      expect(orderOf(true)).toEqual(['form', 'step', 'assistant']);
      expect(orderOf(false)).toEqual(['assistant', 'step', 'form']);
    });
  });
});
