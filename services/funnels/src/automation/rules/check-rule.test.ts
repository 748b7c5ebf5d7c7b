import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { anAgent } from '../../agents/fake-agent-samples';
import { openRuleCheck } from '../fake-rule-check';
import { makeListRules, makeReadRule } from './read-rules';
import type { Rule } from './rule';

const schedule = { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: false } as const;
const weather = [{ field: 'weather', operator: 'equals', value: 1 }];

describe('the check of a rule', () => {
  it('accepts a rule with existing references, and provisions its author', async () => {
    const { caller, funnel, two, known, provisioned, check } = await openRuleCheck();
    const { user: user_id, tag: tag_id, channel: channel_id } = known;
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

  it('rejects what cannot work', async () => {
    const { one, two, check } = await openRuleCheck();

    await expect(check({ trigger: schedule })).rejects.toMatchObject({
      details: { validation: { 'actions.0.type': [expect.stringContaining('needs a project')] } },
    });
    const many = Array.from({ length: 51 }, () => ({ type: 'set_field', field: 'name', value: 'A' }) as const);
    await expect(check({ actions: many })).rejects.toMatchObject({
      details: { validation: { actions: [expect.stringContaining('at most 50 actions')] } },
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
    const { check } = await openRuleCheck();
    const invalid = { code: 'validation_error' };

    await expect(check({ conditions: weather })).rejects.toMatchObject(invalid);
    await expect(check({ actions: [{ type: 'set_field', field: 'weather', value: 1 }] })).rejects.toMatchObject(
      invalid,
    );
    const customer = { type: 'set_field', field: 'customer_id', value: newId() } as const;
    await expect(
      check({ actions: [{ type: 'set_field', field: 'name', value: 'A' }, customer] }),
    ).rejects.toMatchObject({
      code: 'customer_model_not_found',
      message: expect.stringMatching(/^actions\.1\.value: /),
      details: { validation: { 'actions.1.value': [expect.stringContaining('no customer')] } },
    });
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
    const { frameId, limited, unitOfWork, check } = await openRuleCheck();
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
    const { caller, frameId, one, deps, unitOfWork, addRule } = await openRuleCheck();
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
