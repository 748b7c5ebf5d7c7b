import { openRuleCheck } from '../fake-rule-check';
import type { Rule } from './rule';

const name = { field: 'name', operator: 'equals', value: 'A' };
const code = { field: 'code', operator: 'equals', value: 'B' };
const weather = { field: 'weather', operator: 'equals', value: 1 };
const variable = { variable: 'rule.name', operator: 'equals', value: 'A' };
const schedule = { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: false } as const;
const set = (field: string, value: unknown = 1) => ({ type: 'set_field', field, value }) as const;
const loop = (over: unknown, ...actions: object[]) => ({ type: 'for_each', over, actions: [set('name'), ...actions] });
// biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
const choose = (...conditions: object[]) => ({ type: 'if', conditions, then: [set('name')] });
const action = (...actions: object[]) => ({ actions }) as Partial<Rule>;
const validation = (messages: object) => ({ details: { validation: messages } });

describe('the filters of a rule', () => {
  it.each([
    ['no filters', { conditions: [] }, []],
    ['the conditions of the rule', { conditions: [name, code] }, [[name, code]]],
    ['the conditions of a branch, without variables', action(choose(variable, name)), [[name]]],
    ['the conditions of a branch, if all are on variables', action(choose(variable)), []],
    ['the search of a loop', action(loop({ search: [name] })), [[name]]],
    ['a loop over the children', action(loop('children')), []],
    ['the conditions of a wait', action({ type: 'wait', event: { type: 'entered' }, conditions: [name] }), [[name]]],
    ['a wait without conditions', action({ type: 'wait', for: 60 }), []],
    [
      'the filters of an export of projects',
      action({ type: 'start_export', export: 'project', filters: [name] }),
      [[name]],
    ],
    ['an export of projects without filters', action({ type: 'start_export', export: 'project' }), []],
    ['the filters of another export', action({ type: 'start_export', export: 'customer', filters: [name] }), []],
    [
      'the date of a wait',
      action({ type: 'wait', until: { field: 'due_date' } }),
      [[{ field: 'due_date', operator: 'greater_than', value: '1970-01-01' }]],
    ],
  ] as const)('are checked as filters of projects: %s', async (_, changes, filters) => {
    const { checked, check } = await openRuleCheck();
    await check(changes as Partial<Rule>);

    expect(checked.filters).toEqual(filters);
  });

  it.each([
    ['a branch', action(choose(variable, name, weather)), 'actions.0.conditions.2.field'],
    ['a loop', action(set('name'), loop({ search: [name, weather] })), 'actions.1.over.search.1.field'],
    [
      'a loop, also beside a variable',
      action(loop({ search: [{ ...weather, ...variable }] })),
      'actions.0.over.search.0.field',
    ],
    ['a wait', action({ type: 'wait', conditions: [weather] }), 'actions.0.conditions.0.field'],
    ['an export', action({ type: 'start_export', export: 'project', filters: [weather] }), 'actions.0.filters.0.field'],
  ])('are rejected with their path: of %s', async (_, changes, path) => {
    const { check } = await openRuleCheck();

    await expect(check(changes)).rejects.toMatchObject(validation({ [path]: ['Unknown field.'] }));
  });
});

describe('the values that a rule sets', () => {
  it('are checked, apart from variables, whose values are not known yet', async () => {
    const { checked, check } = await openRuleCheck();
    const [first, second] = [set('name', 'A'), set('impact', 2)];
    const url = { type: 'call_webhook', url: 'https://example.org' };
    await check(action(first, url, set('weather', '{{rule.name}}'), choose(name), second));

    expect(checked.values).toEqual([first, set('name'), second]);
    await expect(check(action(set('weather')))).rejects.toMatchObject({ code: 'validation_error' });
  });
});

describe('a rule on a schedule', () => {
  it('needs a project for its actions, unless they have one or need none', async () => {
    const { check } = await openRuleCheck();
    const webhook = { type: 'call_webhook', url: 'https://example.org' };
    const ofItems = loop({ search: [name] });

    await expect(check({ trigger: schedule, ...action(webhook, set('name')) })).rejects.toMatchObject(
      validation({ 'actions.1.type': [expect.stringContaining('set_field needs a project')] }),
    );
    await expect(check({ trigger: schedule, ...action(webhook) })).resolves.toBeUndefined();
    await expect(check({ trigger: schedule, ...action(ofItems) })).resolves.toBeUndefined();
    const each = { ...schedule, each_project: true };
    await expect(check({ trigger: each, ...action(set('name')) })).resolves.toBeUndefined();
  });
});

describe('the URL of a webhook', () => {
  it('is rejected with its path if it cannot be called', async () => {
    const { check } = await openRuleCheck();
    const [callable, other] = ['https://example.org', 'http://example.org'].map((url) => ({
      type: 'call_webhook',
      url,
    }));

    await expect(check(action({ ...callable }))).resolves.toBeUndefined();
    await expect(check(action({ ...callable }, choose(name), { ...other }))).rejects.toMatchObject(
      validation({ 'actions.2.url': ['Must be an https URL.'] }),
    );
  });
});
