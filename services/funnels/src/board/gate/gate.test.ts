import type { Assignment } from '../funnels/assignment';
import { type Funnel, type Step, UNRESTRICTED_STEP } from '../funnels/funnel';
import type { ProjectFacts } from '../projects/project-facts';
import { type BlockerType, blockerTypes, rejectBlocked } from './blocker';
import { blockersOf, blockersOfLeaving, blockersOfReopening, type GateInput } from './gate';

const timestamps = { createdAt: new Date(0), updatedAt: new Date(0) };

function step(id: string, rules: Partial<Step> = {}): Step {
  return { ...UNRESTRICTED_STEP, ...timestamps, id, name: id.toUpperCase(), ...rules };
}

function moveRequest(
  overrides: { steps?: Step[]; from?: Partial<Assignment>; to?: string } & Partial<GateInput>,
): GateInput {
  const { steps = [step('a'), step('b'), step('c')], from, to = 'b', ...rest } = overrides;
  const funnel: Funnel = { ...timestamps, id: 'f', name: 'Sales', steps, version: 1, deletedAt: null };
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
    expect(types(moveRequest({}))).toEqual([]);
    expect(types(moveRequest({ from: {} }))).toEqual([]);
  });

  it.each(['won', 'lost'] as const)('rejects every move of a project that is %s', (status) => {
    expect(types(moveRequest({ from: { status } }))).toEqual(['assignment_closed']);
  });

  it('rejects a move to the current step', () => {
    expect(types(moveRequest({ from: { stepId: 'b' } }))).toEqual(['already_in_step']);
  });

  it('allows only moves to reachable steps', () => {
    const steps = [step('a', { reachableStepIds: ['b'] }), step('b', { reachableStepIds: [] }), step('c')];

    expect(types(moveRequest({ steps, from: {}, to: 'b' }))).toEqual([]);
    expect(types(moveRequest({ steps, from: {}, to: 'c' }))).toEqual(['step_not_reachable']);
    expect(blockersOf(moveRequest({ steps, from: { stepId: 'b' }, to: 'c' }))).toMatchObject([
      { clear: 'No step can be reached from B.' },
    ]);
  });

  it('treats entering as a move from before the first step', () => {
    const steps = [step('a', { reachableStepIds: ['b'] }), step('b'), step('c')];

    expect(types(moveRequest({ steps, to: 'a' }))).toEqual([]);
    expect(types(moveRequest({ steps, to: 'b' }))).toEqual([]);
    expect(types(moveRequest({ steps, to: 'c' }))).toEqual(['step_not_reachable']);
  });

  it('rejects a move to a full step; paused projects and projects inside do not count', () => {
    const steps = [step('a'), step('b', { wipLimit: 2 })];

    expect(types(moveRequest({ steps, openInTarget: 1 }))).toEqual([]);
    expect(types(moveRequest({ steps, openInTarget: 2 }))).toEqual(['wip_limit']);
    expect(types(moveRequest({ steps, openInTarget: 2, from: { status: 'paused' } }))).toEqual([]);
  });

  it('requires users to watch mandatory videos, and rejects other callers', () => {
    const unwatched = [{ id: 'v', name: 'Safety', url: 'https://example.org/v', duration: 60 }];

    expect(blockersOf(moveRequest({ unwatched }))).toMatchObject([
      { type: 'required_viewing', clear: expect.stringContaining('95 %'), required_attachments: unwatched },
    ]);
    expect(blockersOf(moveRequest({ unwatched, isUser: false }))).toMatchObject([
      { clear: expect.stringContaining('Only users') },
    ]);
    expect(() => rejectBlocked(blockersOf(moveRequest({ unwatched })))).toThrow(
      expect.objectContaining({
        code: 'required_viewing_missing',
        details: { extra: expect.objectContaining({ required_attachments: unwatched }) },
      }),
    );
  });

  it('requires the answers of the step', () => {
    const unanswered = [{ formId: 3, fieldId: 'f', label: 'Area', type: 'number' }];
    const [blocker] = blockersOf(moveRequest({ unanswered }));

    expect(blocker).toMatchObject({ type: 'required_answers', detail: expect.stringContaining('Area') });
    expect(() => rejectBlocked(blocker ? [blocker] : [])).toThrow(
      expect.objectContaining({
        code: 'required_answers_missing',
        details: { extra: expect.objectContaining({ required_fields: [expect.objectContaining({ field_id: 'f' })] }) },
      }),
    );
  });

  it.each([
    ['merged_project', 'merged_project'],
    ['already_in_step', 'conflict'],
    ['assignment_closed', 'assignment_closed'],
    ['step_not_reachable', 'step_not_reachable'],
    ['wip_limit', 'wip_limit_reached'],
    ['required_viewing', 'required_viewing_missing'],
    ['required_answers', 'required_answers_missing'],
  ] as const)('rejects %s with the code %s, before later blockers', (type, code) => {
    const blocker = (of: BlockerType) => ({ type: of, detail: 'It is blocked.', clear: 'Clear it.' });
    const later = blockerTypes.slice(blockerTypes.indexOf(type)).toReversed();

    expect(() => rejectBlocked(later.map(blocker))).toThrow(
      expect.objectContaining({
        code,
        kind: type === 'already_in_step' ? 'conflict' : 'invalid',
        message: 'It is blocked. Clear it.',
      }),
    );
  });

  it('names the steps that can be reached, and the videos to watch', () => {
    const steps = [step('a', { reachableStepIds: ['b', 'd'] }), step('b'), step('c'), step('d')];
    const videos = ['Safety', 'Intro'].map((name) => ({ id: name, name, url: 'https://example.org', duration: 1 }));

    expect(blockersOf(moveRequest({ steps, from: {}, to: 'c' }))).toMatchObject([
      { clear: 'The project can move to B, D.' },
    ]);
    expect(blockersOf(moveRequest({ unwatched: videos }))).toMatchObject([
      { detail: expect.stringContaining('Safety, Intro') },
    ]);
  });

  it('returns all blockers, and rejects with the code of the first', () => {
    const steps = [step('a', { reachableStepIds: [] }), step('b', { wipLimit: 1 })];
    const blockers = blockersOf(moveRequest({ steps, from: {}, openInTarget: 1 }));

    expect(blockers.map(({ type }) => type)).toEqual(['step_not_reachable', 'wip_limit']);
    expect(() => rejectBlocked(blockers)).toThrow(
      expect.objectContaining({ code: 'step_not_reachable', details: { extra: { blockers } } }),
    );
    expect(() => rejectBlocked([])).not.toThrow();
  });
});

describe('other changes of an assignment', () => {
  const merged = moveRequest({}).project;

  it('prevent a merged project from leaving or being reopened', () => {
    const project = { ...merged, mergedId: 'q' };
    const { funnel, target } = moveRequest({});

    expect(blockersOfLeaving({ project: merged })).toEqual([]);
    expect(blockersOfLeaving({ project })).toMatchObject([{ type: 'merged_project' }]);
    expect(blockersOfReopening({ funnel, target, project, openInTarget: 0 })).toMatchObject([
      { type: 'merged_project' },
    ]);
    expect(types(moveRequest({ project }))).toEqual(['merged_project']);
  });

  it('prevent a reopening in a full step', () => {
    const { funnel, project } = moveRequest({});
    const target = step('b', { wipLimit: 1 });

    expect(blockersOfReopening({ funnel, target, project, openInTarget: 0 })).toEqual([]);
    expect(blockersOfReopening({ funnel, target, project, openInTarget: 1 })).toMatchObject([{ type: 'wip_limit' }]);
  });
});
