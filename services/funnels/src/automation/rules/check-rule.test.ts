import { invalidSearch } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { anAgent } from '../../agents/fake-agent-samples';
import { aRule } from '../fake-rule-samples';
import { openRules } from '../fake-rules';
import { makeCheckRule } from './check-rule';
import { makeListRules, makeReadRule } from './read-rules';
import type { Rule } from './rule';

async function open() {
  const opened = openRules();
  const funnel = await opened.addFunnel([{ name: 'One', reachableStepIds: [] }, 'Two']);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const known = { users: [newId()], tags: [newId()], channels: [newId()], forms: [1] };
  const provisioned: string[] = [];
  const checkRule = makeCheckRule({
    unitOfWork: opened.unitOfWork,
    checkConditions: async (_caller, conditions) => {
      const index = conditions.findIndex(({ field }) => field === 'weather');
      const messages = ['Unknown field.'];
      if (index >= 0) throw invalidSearch({ [`filters.${index}.field`]: messages }, { field: messages });
    },
    checkFields: async (_caller, values) => {
      if (values.some(({ field }) => field === 'weather')) throw invalidSearch({ field: ['Unknown field.'] });
    },
    findUsers: async (ids) => ids.filter((id) => known.users.includes(id)),
    findTags: async (ids) => ids.filter((id) => known.tags.includes(id)),
    findChannels: async (ids) => ids.filter((id) => known.channels.includes(id)),
    findForms: async (ids) => ids.filter((id) => known.forms.includes(id)),
    checkUrl: (url) => (url.startsWith('https:') ? undefined : 'Must be an https URL.'),
    fetchGrants: async (_caller, { id }) => {
      provisioned.push(id);
      return { active: true, scopes: ['*'] };
    },
  });
  const check = (changes: Partial<Rule>, author = opened.caller) => checkRule(author, aRule(changes));
  return { ...opened, funnel, one, two, known, provisioned, check };
}

const schedule = { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: false } as const;
const weather = [{ field: 'weather', operator: 'equals', value: 1 }];

describe('the check of a rule', () => {
  it('accepts a rule with existing references, and provisions its author', async () => {
    const { caller, funnel, two, known, provisioned, check } = await open();
    const [user_id = '', tag_id = '', channel_id = ''] = [known.users[0], known.tags[0], known.channels[0]];
    await check({
      funnelId: funnel.id,
      conditions: [{ field: 'name', operator: 'equals', value: 'A' }],
      actions: [
        { type: 'move', step_id: two },
        { type: 'assign_user', user_id },
        { type: 'add_tag', tag_id },
        { type: 'attach_form', form_id: 1 },
        { type: 'send_message', channel_id, message: 'Hello' },
      ],
    });

    expect(provisioned).toEqual([caller.id]);
  });

  it('rejects unknown references', async () => {
    const { check } = await open();
    const id = newId();
    const cases: [string, Partial<Rule>][] = [
      ['funnel', { funnelId: id }],
      ['step', { actions: [{ type: 'move', step_id: id }] }],
      ['step', { stepId: id, trigger: { type: 'entered' } }],
      ['ai_agent', { actions: [{ type: 'start_agent', agent_id: id }] }],
      ['user', { actions: [{ type: 'assign_user', user_id: id }] }],
      ['tag', { actions: [{ type: 'add_tag', tag_id: id }] }],
      ['form', { actions: [{ type: 'attach_form', form_id: 2 }] }],
      ['form', { trigger: { type: 'form_answered', form_id: 2 } }],
      ['channel', { trigger: { type: 'inbound_message', channel_id: id } }],
      ['channel', { actions: [{ type: 'send_message', channel_id: id, message: 'Hello' }] }],
    ];
    for (const [model, changes] of cases) {
      await expect(check(changes)).rejects.toMatchObject({ code: `${model}_model_not_found` });
    }
  });

  it('rejects what cannot work', async () => {
    const { one, two, check } = await open();

    await expect(check({ trigger: schedule })).rejects.toMatchObject({
      details: { validation: { 'actions.0.type': [expect.stringContaining('needs a project')] } },
    });
    await expect(check({ actions: [{ type: 'call_webhook', url: 'http://x' }] })).rejects.toMatchObject({
      details: { validation: { 'actions.0.url': ['Must be an https URL.'] } },
    });
    const move = { type: 'move', step_id: two } as const;
    await expect(check({ stepId: one, trigger: { type: 'entered' }, actions: [move] })).rejects.toMatchObject({
      code: 'step_not_reachable',
    });
    await expect(check({ stepId: one, trigger: { type: 'left' }, actions: [move] })).resolves.toBeUndefined();
  });

  it('rejects invalid filters and values, with the path of the action', async () => {
    const { check } = await open();
    const invalid = { code: 'validation_error' };

    await expect(check({ conditions: weather })).rejects.toMatchObject(invalid);
    await expect(check({ actions: [{ type: 'set_field', field: 'weather', value: 1 }] })).rejects.toMatchObject(
      invalid,
    );
    const name = { field: 'name', operator: 'equals', value: 'A' };
    const variable = { variable: 'rule.name', operator: 'equals', value: 'A' };
    const step = { type: 'set_field', field: 'name', value: 'A' } as const;
    const nested = { type: 'for_each', over: { search: [name, ...weather] }, actions: [step] } as const;
    // biome-ignore lint/suspicious/noThenProperty: the format of the API has this member.
    const choice = { type: 'if', conditions: [variable, name, ...weather], then: [nested] } as const;
    const exported = { type: 'start_export', export: 'project', filters: weather } as const;
    const cases = [
      [{ conditions: [name, ...weather] }, ['conditions.1.field', 'field']],
      [{ actions: [choice] }, ['actions.0.conditions.2.field']],
      [{ actions: [{ ...choice, conditions: [name] }] }, ['actions.0.then.0.over.search.1.field']],
      [{ actions: [{ type: 'wait', conditions: weather }] }, ['actions.0.conditions.0.field']],
      [{ actions: [{ ...exported, export: 'customer' }, exported] }, ['actions.1.filters.0.field']],
    ] as const;
    for (const [changes, paths] of cases) {
      const validation = Object.fromEntries(paths.map((path) => [path, ['Unknown field.']]));
      await expect(check(changes as unknown as Partial<Rule>)).rejects.toMatchObject({ details: { validation } });
    }
    await expect(check({ actions: [{ type: 'wait', until: { field: 'weather' } }] })).rejects.toMatchObject({
      details: { validation: { 'actions.0.until': [expect.stringContaining('a date of the project')] } },
    });
  });

  it('needs the scopes of the rule and of its agents', async () => {
    const { frameId, limited, unitOfWork, check } = await open();
    const agent = anAgent({ tools: ['set_field'] });
    await unitOfWork.others.agents.insert(frameId, agent);
    const actions = [{ type: 'start_agent', agent_id: agent.id }] as const;

    await expect(check({}, limited)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(check({ trigger: schedule, actions }, limited)).rejects.toMatchObject({
      details: { extra: { required_scope: 'projects:write' } },
    });
  });
});

describe('stored rules', () => {
  it('are read and listed with their counts, in their tenant and place', async () => {
    const { caller, frameId, one, deps, unitOfWork, addRule } = await open();
    const rule = await addRule({ kind: 'assistant', stepId: one, trigger: { type: 'entered' } });
    await unitOfWork.rules.addToCounts(frameId, rule.id, { failed: true, at: new Date() });
    const target = { kind: 'assistant', stepId: one, id: rule.id } as const;
    const filter = { kind: 'assistant', stepId: one, trashed: 'without' } as const;
    const [read, list] = [makeReadRule(deps), makeListRules(deps)];
    const page = { page: 1, perPage: 5 };

    expect(await read(caller, target)).toMatchObject({ rule, counts: { runsCount: 1, failuresCount: 1 } });
    expect(await list(caller, filter, page)).toMatchObject({ meta: { total: 1 }, rules: [{ rule }] });
    const notFound = { code: 'step_assistant_model_not_found' };
    await expect(read(caller, { ...target, stepId: newId() })).rejects.toMatchObject(notFound);
    await expect(read(aCaller(), target)).rejects.toMatchObject(notFound);
    await expect(list(aCaller(), filter, page)).rejects.toMatchObject({ code: 'step_model_not_found' });
  });
});
