import { describeLoop, describeWait } from './describe-flow';
import type { AnyAction } from './flow-action';
import { type PlannedBranch, planActions, plannedEffects } from './plan-actions';

const effect = (value: number): AnyAction => ({ type: 'set_field', field: 'impact', value });
const choice: AnyAction = {
  type: 'if',
  conditions: [{ field: 'impact' }],
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  then: [effect(1)],
  else: [effect(2), effect(3)],
};

function plan(actions: readonly AnyAction[], branch: PlannedBranch) {
  return planActions(actions, () => branch);
}

describe('the plan of a run', () => {
  it.each([
    ['then', ['0', '0.then.0', '1']],
    ['else', ['0', '0.else.0', '0.else.1', '1']],
    ['unknown', ['0', '1']],
  ] as const)('has the actions of the branch %s', (branch, paths) => {
    expect(plan([choice, effect(4)], branch).map(({ path }) => path)).toEqual(paths);
  });

  it('has the actions of a loop once, and marks those that depend on items and on later values', () => {
    const planned = plan(
      [{ type: 'for_each', over: 'children', actions: [choice] }, { type: 'wait', for: 5 }, choice],
      'then',
    );

    expect(planned.map(({ path, inLoop, afterWait }) => [path, inLoop, afterWait])).toEqual([
      ['0', false, false],
      ['0.actions.0', true, false],
      ['0.actions.0.then.0', true, false],
      ['1', false, false],
      ['2', false, true],
      ['2.then.0', false, true],
    ]);
    expect(plannedEffects(planned)).toEqual(['set_field', 'set_field']);
  });

  it.each([
    [{ for: 172_800 }, 'The run would wait for 2 days.'],
    [{ for: 90 }, 'The run would wait for 90 seconds.'],
    [{ until: { field: 'due' } }, 'The run would wait until due.'],
    [{ until: { field: 'due', offset: -3_600 } }, 'The run would wait until 1 hour before due.'],
    [
      { event: { type: 'form_answered' }, timeout: 60 } as const,
      'The run would wait for the event form_answered, at most 1 minute.',
    ],
  ])('describes the wait %j', (wait, text) => {
    expect(describeWait({ type: 'wait', ...wait })).toBe(text);
  });

  it('describes a loop', () => {
    expect(describeLoop({ type: 'for_each', over: { search: [] }, limit: 5, actions: [] })).toBe(
      'The actions would be executed on each project that the search finds, at most 5.',
    );
  });
});
