import { aRule } from '../fake-rule-samples';
import type { Condition, Rule } from './rule';
import { readScopesOf, scopeOfTriggerDetail, scopesOfRule, scopesToExplain } from './rule-scopes';

const schedule = { type: 'schedule', cron: '* * * * *', time_zone: 'UTC' } as const;
const withoutProject = { ...schedule, each_project: false };
const answered = { type: 'form_answered' } as const;
const setValue = (value: string) => ({ type: 'set_field', field: 'name', value }) as const;
const ofField = { field: 'name', operator: 'equals', value: 'A' };
const ofVariable = { variable: 'rule.name', operator: 'equals', value: 'A' };
const ofProject = { variable: 'project.name', operator: 'equals', value: 'A' };
// biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
const choose = (...conditions: readonly Condition[]) => ({ type: 'if', conditions, then: [] }) as const;

const ofTriggers = [
  [{ type: 'entered' }, ['funnels:read']],
  [{ type: 'left' }, ['funnels:read']],
  [{ type: 'stayed_longer_than', minutes: 5 }, ['funnels:read']],
  [{ type: 'attachment_viewed' }, ['funnels:read']],
  [answered, ['forms:read']],
  [{ type: 'inbound_message' }, ['channels:read']],
  [{ type: 'event', event: 'project.updated' }, ['projects:read']],
  [{ type: 'event', event: 'task.created' }, ['projects:read']],
  [{ type: 'event', event: 'funnel.moved' }, ['funnels:read']],
  [{ type: 'event', event: 'step_attachment.watched' }, ['funnels:read']],
  [{ ...schedule, each_project: true }, ['projects:read']],
  [withoutProject, []],
] as const;

describe('the read scopes of a rule', () => {
  it.each(ofTriggers)('include that of its trigger: %j', (trigger, scopes) => {
    expect(readScopesOf({ trigger, conditions: [], actions: [] })).toEqual(scopes);
  });

  it.each([
    ['a text without variables', setValue('A'), []],
    ['variables of the rule and the trigger', setValue('{{rule.name}} {{trigger.type}}'), []],
    ['a variable of the project', setValue('{{rule.name}} {{project.name}}'), ['projects:read']],
    ['a variable whose name only ends like the project', setValue('{{trigger.project.}}'), []],
    ['a condition on a field', choose(ofField), ['projects:read']],
    ['a condition on a variable', choose(ofVariable), []],
    ['a condition on a variable of the project', choose(ofProject), ['projects:read']],
    ['conditions on a variable and a field', choose(ofVariable, ofField), ['projects:read']],
    ['a loop', { type: 'for_each', over: 'children', actions: [] }, ['projects:read']],
    ['a wait for a time', { type: 'wait', for: 60 }, []],
    ['a wait for a date', { type: 'wait', until: { field: 'due_date' } }, ['projects:read']],
    ['a wait for answers', { type: 'wait', event: answered }, ['forms:read']],
    [
      'a wait for answers, with conditions',
      { type: 'wait', event: answered, conditions: [ofField] },
      ['projects:read', 'forms:read'],
    ],
  ] as const)('include those of its actions: %s', (_, action, scopes) => {
    expect(readScopesOf({ trigger: withoutProject, conditions: [], actions: [action] })).toEqual(scopes);
  });

  it('include that of projects for conditions, and of the actions in a loop; each once', () => {
    const loop = { type: 'for_each', over: 'children', actions: [{ type: 'wait', event: answered }] } as const;

    expect(readScopesOf({ trigger: answered, conditions: [ofField], actions: [] })).toEqual([
      'forms:read',
      'projects:read',
    ]);
    expect(readScopesOf({ trigger: answered, conditions: [ofField], actions: [loop] })).toEqual([
      'forms:read',
      'projects:read',
    ]);
  });
});

describe('all scopes of a rule', () => {
  it('are those to read its data and those of its effects, also in branches', () => {
    const move = { type: 'move', step_id: 'a' } as const;
    const branch = { ...choose(ofVariable), else: [move] };

    expect(scopesOfRule({ trigger: answered, conditions: [], actions: [setValue('A'), branch] })).toEqual([
      'forms:read',
      'projects:write',
      'funnels:write',
    ]);
  });
});

describe('the scopes to explain a rule on a project', () => {
  const move = { type: 'move', step_id: 'a' } as const;

  it.each<[string, Partial<Rule>, string[]]>([
    ['its fields, once', {}, ['projects:read']],
    ['its trigger', { trigger: answered }, ['forms:read', 'projects:read']],
    ['its steps for an assistant', { stepId: 'a' }, ['projects:read', 'funnels:read']],
    ['its steps for a rule of a funnel', { funnelId: 'a' }, ['projects:read', 'funnels:read']],
    ['its steps for a rule that moves it', { actions: [setValue('A'), move] }, ['projects:read', 'funnels:read']],
  ])('are those of %s', (_, changes, scopes) => {
    expect(scopesToExplain(aRule(changes))).toEqual(scopes);
  });
});

describe('the scope to read the detail of a trigger', () => {
  const withDetail = ofTriggers.filter(([{ type }]) => type !== 'schedule');

  it.each(withDetail)('is the read scope of the trigger: %j', (trigger, scopes) => {
    expect([scopeOfTriggerDetail({ type: trigger.type, detail: { ...trigger } })]).toEqual(scopes);
  });

  it('is that of funnels for other triggers', () => {
    expect(scopeOfTriggerDetail({ type: 'schedule', detail: {} })).toBe('funnels:read');
    expect(scopeOfTriggerDetail({ type: 'event', detail: {} })).toBe('funnels:read');
  });
});
