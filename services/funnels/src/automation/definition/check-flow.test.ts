import { isAppError } from '@trackway/errors';
import { checkFlow } from './check-flow';
import type { AnyAction, FlowCondition } from './flow-action';

const message = (text: string): AnyAction => ({ type: 'send_message', channel_id: 'c', message: text });
const setImpact: AnyAction = { type: 'set_field', field: 'impact', value: 1 };
const call = (name: string): AnyAction => ({ type: 'call_webhook', name, url: 'https://example.org/' });

function choose(conditions: readonly FlowCondition[], yes: readonly AnyAction[], no?: readonly AnyAction[]): AnyAction {
  // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
  return { type: 'if', conditions, then: yes, ...(no ? { else: no } : {}) };
}

function issuesOf(actions: readonly AnyAction[], eachProject = true) {
  const trigger = { type: 'schedule', cron: '0 0 * * *', time_zone: 'UTC', each_project: eachProject } as const;
  try {
    checkFlow({ actions, trigger });
  } catch (error) {
    if (isAppError(error)) return error.details.validation ?? {};
    throw error;
  }
  return {};
}

describe('the actions of a rule', () => {
  it('can use the outputs of earlier actions, of lists that contain them, and of items', () => {
    const actions: AnyAction[] = [
      call('erp'),
      choose(
        [{ variable: 'erp.status', operator: 'equals', value: 200 }],
        [message('{{erp.body.order.id}} {{project.code}}')],
      ),
      { type: 'for_each', name: 'child', over: 'children', actions: [message('{{child.number}} {{erp.status}}')] },
      message('{{child.count}} {{trigger.message}}'),
    ];

    expect(issuesOf(actions)).toEqual({});
  });

  it('are rejected with unknown variables, and the nearest known one', () => {
    const actions = [call('erp'), message('{{erp.stat}} {{nothing}}')];

    expect(issuesOf(actions)).toEqual({
      'actions.1.message': [
        'There is no variable {{erp.stat}} here. Did you mean `erp.status`?',
        expect.stringMatching(/^There is no variable \{\{nothing\}\} here\. Variables: rule\.id, /),
      ],
    });
  });

  it.each([
    ['later actions', [message('{{erp.status}}'), call('erp')], 'actions.0.message'],
    ['a branch', [choose([{ field: 'a' }], [call('erp')]), message('{{erp.status}}')], 'actions.1.message'],
    [
      'a loop',
      [{ type: 'for_each', name: 'one', over: 'children', actions: [setImpact] } as const, message('{{one.id}}')],
      'actions.1.message',
    ],
  ])('cannot use the outputs of %s', (_, actions, path) => {
    expect(Object.keys(issuesOf(actions))).toEqual([path]);
  });

  it('name the path of open braces and of unknown variables in payloads and conditions', () => {
    const actions: AnyAction[] = [
      { type: 'call_webhook', url: 'https://example.org/{{no.id}}', payload: { a: [{ b: '{{project' }] } },
      choose([{ variable: 'no.status', operator: 'is' }], [setImpact]),
    ];

    expect(Object.keys(issuesOf(actions))).toEqual([
      'actions.0.url',
      'actions.0.payload.a.0.b',
      'actions.1.conditions.0.variable',
      'actions.1.conditions.0.operator',
    ]);
  });

  it('have unique names that are not those of other variables', () => {
    const actions = [call('erp'), choose([{ field: 'a' }], [call('erp')]), call('project')];

    expect(issuesOf(actions)).toEqual({
      'actions.1.then.0.name': ['Another action has the name erp. Names are unique in a rule.'],
      'actions.2.name': ['project is the name of other variables. Choose another.'],
    });
  });

  it('are bounded: in number, and in what a loop executes', () => {
    const many = Array.from({ length: 20 }, () => setImpact);
    const loop: AnyAction = { type: 'for_each', over: 'children', actions: many.slice(0, 6) };

    expect(issuesOf([...many, choose([{ field: 'a' }], many, many)])).toEqual({
      actions: ['A rule has at most 50 actions at all levels; this one has 61.'],
    });
    expect(issuesOf([loop])).toEqual({ 'actions.0.limit': [expect.stringContaining('at most 83')] });
    expect(issuesOf([{ ...loop, limit: 83 }])).toEqual({});
  });

  it('have no wait and no further loop in a loop', () => {
    const inner: AnyAction = { type: 'for_each', over: 'children', limit: 2, actions: [setImpact] };
    const actions: AnyAction[] = [{ ...inner, actions: [{ type: 'wait', for: 5 }, choose([{ field: 'a' }], [inner])] }];

    expect(Object.keys(issuesOf(actions))).toEqual(['actions.0.actions.0.type', 'actions.0.actions.1.then.0.type']);
  });

  it('need a project for dates, events, fields and children, but not for times and searches', () => {
    const actions: AnyAction[] = [
      { type: 'wait', until: { field: 'due' } },
      { type: 'wait', event: { type: 'form_answered' }, timeout: 5 },
      choose([{ field: 'a' }], [setImpact]),
      { type: 'for_each', over: 'children', actions: [setImpact] },
      { type: 'wait', for: 5 },
      { type: 'for_each', over: { search: [{ field: 'a' }] }, actions: [choose([{ field: 'a' }], [setImpact])] },
      call('erp'),
      { type: 'call_webhook', url: 'https://example.org/', payload: { a: '{{project.id}}' } },
    ];

    expect(Object.keys(issuesOf(actions, false))).toEqual([
      'actions.0.type',
      'actions.1.type',
      'actions.2.conditions',
      'actions.3.over',
      'actions.7.payload.a',
    ]);
  });
});
