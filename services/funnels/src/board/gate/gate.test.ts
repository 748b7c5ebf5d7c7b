import type { Assignment } from '../funnels/assignment';
import { type Funnel, type Step, UNRESTRICTED_STEP } from '../funnels/funnel';
import type { ProjectFacts } from '../projects/project-facts';
import { rejectBlocked } from './blocker';
import { blockersOf, type GateInput } from './gate';

const born = { createdAt: new Date(0), updatedAt: new Date(0) };

function step(id: string, rules: Partial<Step> = {}): Step {
  return { ...UNRESTRICTED_STEP, ...born, id, name: id.toUpperCase(), ...rules };
}

function wanted(
  overrides: { steps?: Step[]; from?: Partial<Assignment>; to?: string } & Partial<GateInput>,
): GateInput {
  const { steps = [step('a'), step('b'), step('c')], from, to = 'b', ...rest } = overrides;
  const funnel: Funnel = { ...born, id: 'f', name: 'Sales', steps, version: 1, deletedAt: null };
  const project: ProjectFacts = {
    id: 'p',
    code: 'P-1',
    name: 'Roof',
    status: 1,
    budget: 0,
    mergedId: null,
    deleted: false,
    version: 1,
  };
  const assignment = from && ({ stepId: 'a', status: 'open', ...from } as Assignment);
  const target = steps.find(({ id }) => id === to) ?? step(to);
  return {
    funnel,
    project,
    assignment,
    target,
    openInTarget: 0,
    unwatched: [],
    unanswered: [],
    isUser: true,
    ...rest,
  };
}

const types = (move: GateInput) => blockersOf(move).map(({ type }) => type);

describe('the gate', () => {
  it('allows a project to enter and move without blockers', () => {
    expect(types(wanted({}))).toEqual([]);
    expect(types(wanted({ from: {} }))).toEqual([]);
  });

  it.each(['won', 'lost'] as const)('lets a %s one go nowhere', (status) => {
    expect(types(wanted({ from: { status } }))).toEqual(['assignment_closed']);
  });

  it('knows that a project is where it is', () => {
    expect(types(wanted({ from: { stepId: 'b' } }))).toEqual(['already_in_step']);
  });

  it('lets a project go only where its step leads', () => {
    const steps = [step('a', { reachableStepIds: ['b'] }), step('b', { reachableStepIds: [] }), step('c')];

    expect(types(wanted({ steps, from: {}, to: 'b' }))).toEqual([]);
    expect(types(wanted({ steps, from: {}, to: 'c' }))).toEqual(['step_not_reachable']);
    expect(blockersOf(wanted({ steps, from: { stepId: 'b' }, to: 'c' }))).toMatchObject([
      { clear: 'No step can be reached from B.' },
    ]);
  });

  it('takes entering for a move from before the first step', () => {
    const steps = [step('a', { reachableStepIds: ['b'] }), step('b'), step('c')];

    expect(types(wanted({ steps, to: 'a' }))).toEqual([]);
    expect(types(wanted({ steps, to: 'b' }))).toEqual([]);
    expect(types(wanted({ steps, to: 'c' }))).toEqual(['step_not_reachable']);
  });

  it('keeps a full step for those that are in it; a paused one takes no place', () => {
    const steps = [step('a'), step('b', { wipLimit: 2 })];

    expect(types(wanted({ steps, openInTarget: 1 }))).toEqual([]);
    expect(types(wanted({ steps, openInTarget: 2 }))).toEqual(['wip_limit']);
    expect(types(wanted({ steps, openInTarget: 2, from: { status: 'paused' } }))).toEqual([]);
  });

  it('asks a person to watch what is mandatory, and others to let a person do it', () => {
    const unwatched = [{ id: 'v', name: 'Safety', url: 'https://example.org/v', duration: 60 }];

    expect(blockersOf(wanted({ unwatched }))).toMatchObject([
      { type: 'required_viewing', clear: expect.stringContaining('95 %'), required_attachments: unwatched },
    ]);
    expect(blockersOf(wanted({ unwatched, isUser: false }))).toMatchObject([
      { clear: expect.stringContaining('Only users') },
    ]);
    expect(() => rejectBlocked(blockersOf(wanted({ unwatched })))).toThrow(
      expect.objectContaining({
        code: 'required_viewing_missing',
        details: { extra: expect.objectContaining({ required_attachments: unwatched }) },
      }),
    );
  });

  it('asks for the answers that the step requires', () => {
    const unanswered = [{ formId: 3, fieldId: 'f', label: 'Area', type: 'number' }];
    const [blocker] = blockersOf(wanted({ unanswered }));

    expect(blocker).toMatchObject({ type: 'required_answers', detail: expect.stringContaining('Area') });
    expect(() => rejectBlocked(blocker ? [blocker] : [])).toThrow(
      expect.objectContaining({
        code: 'required_answers_missing',
        details: { extra: expect.objectContaining({ required_fields: [expect.objectContaining({ field_id: 'f' })] }) },
      }),
    );
  });

  it('tells of everything that is in the way, and refuses by the first', () => {
    const steps = [step('a', { reachableStepIds: [] }), step('b', { wipLimit: 1 })];
    const blockers = blockersOf(wanted({ steps, from: {}, openInTarget: 1 }));

    expect(blockers.map(({ type }) => type)).toEqual(['step_not_reachable', 'wip_limit']);
    expect(() => rejectBlocked(blockers)).toThrow(
      expect.objectContaining({ code: 'step_not_reachable', details: { extra: { blockers } } }),
    );
    expect(() => rejectBlocked([])).not.toThrow();
  });
});
