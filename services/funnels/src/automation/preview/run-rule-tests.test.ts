import type { AnyAction } from '../definition/flow-action';
import type { RuleTest } from '../definition/rule-test';
import { runRuleTests, type TestedRule } from './run-rule-tests';

const edge = 'b1e0a7ba-3f2c-4a53-9b7d-0f1f0f6e0001';

const actions: readonly AnyAction[] = [
  { type: 'wait', name: 'reply', event: { type: 'inbound_message' }, timeout: 60 },
  {
    type: 'if',
    conditions: [{ variable: 'reply.ended_by', operator: 'equals', value: 'timeout' }],
    // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
    then: [{ type: 'set_field', field: 'impact', value: 1 }],
    else: [
      {
        type: 'if',
        conditions: [{ field: 'edge_value', arguments: [edge], operator: 'greater_than', value: 10 }],
        // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
        then: [{ type: 'add_tag', tag_id: 't' }],
      },
    ],
  },
];

const rule: Omit<TestedRule, 'tests'> = {
  trigger: { type: 'event', event: 'project.updated', field: 'budget' },
  conditions: [
    { field: 'budget', operator: 'greater_than', value: 100 },
    { field: 'status', operator: 'equals', value: 1 },
  ],
  actions,
  funnelId: null,
  stepId: null,
};

const project = { budget: 500, status: 1 };

function run(test: Omit<RuleTest, 'name'>, fields: Partial<TestedRule> = {}) {
  const [result] = runRuleTests({ ...rule, ...fields, tests: [{ name: 'case', ...test }] });
  return { passed: result?.passed, differences: result?.differences };
}

const PASSED = { passed: true, differences: [] };

describe('test cases of a rule', () => {
  it.each([
    [
      'the branch of a variable',
      {
        variables: { 'reply.ended_by': 'timeout' },
        expect: { fires: true, actions: ['set_field'], branches: { '1': 'then' } },
      },
    ],
    [
      'the branch of an answer',
      {
        variables: { 'reply.ended_by': 'event' },
        answers: { [edge]: 11 },
        expect: { fires: true, actions: ['add_tag'], branches: { '1': 'else', '1.else.0': 'then' } },
      },
    ],
    ['an empty answer', { variables: { 'reply.ended_by': 'event' }, expect: { fires: true, actions: [] } }],
    ['an event of the trigger', { event: { event: 'project.updated', fields: ['budget'] }, expect: { fires: true } }],
    ['another event', { event: { event: 'project.updated', fields: ['name'] }, expect: { fires: false } }],
    ['a false condition', { project: { budget: 50, status: 1 }, expect: { fires: false } }],
    ['an empty field', { project: { budget: 500 }, expect: { fires: false } }],
  ] as const)('pass for %s', (_, test) => {
    expect(run({ project, ...test })).toEqual(PASSED);
  });

  it.each([
    [
      { project: { budget: 50 }, expect: { fires: true } },
      'Expected to fire. The condition on budget was false: the value was 50.',
    ],
    [{ project, expect: { fires: false } }, 'Expected not to fire, but it would.'],
    [
      { project, event: { event: 'project.created' }, expect: { fires: true } },
      'Expected to fire. The event does not match the trigger.',
    ],
    [{ project, expect: { fires: true, actions: ['set_field'] } }, 'Expected the actions set_field; actual: none.'],
    [
      { project, expect: { fires: true, branches: { '1': 'then' } } },
      'Expected the branch then at 1; actual: unknown.',
    ],
    [
      { project, expect: { fires: true, branches: { '7': 'then' } } },
      'Expected the branch then at 7; actual: not reached.',
    ],
  ] as const)('fail with the difference: %j', (test, difference) => {
    expect(run(test)).toEqual({ passed: false, differences: [difference] });
  });

  it('fail for conditions that sample values cannot decide', () => {
    const group = { logical_operator: 'or', filters: [] };

    expect(run({ project, expect: { fires: true } }, { conditions: [group] }).differences).toEqual([
      expect.stringContaining('cannot be evaluated on sample values'),
    ]);
  });

  it('place the event in the step and the funnel of the rule, or in those of the case', () => {
    const assistant = { trigger: { type: 'entered' }, conditions: [], stepId: 'own', funnelId: 'f' } as const;

    expect(run({ event: {}, expect: { fires: true } }, assistant)).toEqual(PASSED);
    expect(run({ event: { step_id: 'other' }, expect: { fires: false } }, assistant)).toEqual(PASSED);
    expect(run({ event: { funnel_id: 'other' }, expect: { fires: false } }, assistant)).toEqual(PASSED);
  });
});
