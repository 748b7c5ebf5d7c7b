import { missingScope } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openRules } from '../fake-rules';
import type { Rule, RuleFields } from './rule';
import { makeListVersions, makeReadVersion, makeReadVersionPair, makeRestoreVersion } from './rule-versions';
import { makeCreateRule, makeDeleteRule, makeRestoreRule, makeUpdateRule } from './write-rule';

const AUTOMATION = { kind: 'automation' } as const;
const notFound = { code: 'automation_model_not_found' };
const stale = { code: 'precondition_failed' };
const fields: RuleFields = {
  name: 'Rate',
  description: '',
  active: true,
  trigger: { type: 'schedule', cron: '0 * * * *', time_zone: 'UTC', each_project: false },
  conditions: [],
  actions: [{ type: 'call_webhook', url: 'https://example.org' }],
  tests: [],
  funnelId: null,
};

function open() {
  const opened = openRules();
  const results = { failing: false };
  const checked: RuleFields[] = [];
  const during: { check: () => Promise<unknown> } = { check: async () => undefined };
  const deps = {
    ...opened.deps,
    checkRule: async (author: Caller, rule: RuleFields) => {
      if (author.scopes.length === 0) throw missingScope('automations:write');
      checked.push(rule);
      await during.check();
    },
    runRuleTests: () => [{ name: 'Case', passed: !results.failing, differences: ['It differs.'], actions: [] }],
  } as unknown as Parameters<typeof makeCreateRule>[0];
  const updateRule = makeUpdateRule(deps);
  const { unitOfWork } = opened;
  return {
    ...{ ...opened, results, checked, during },
    create: makeCreateRule(deps),
    update: updateRule,
    remove: makeDeleteRule(deps),
    restore: makeRestoreRule(deps),
    versions: makeListVersions(deps),
    version: makeReadVersion(deps),
    pair: makeReadVersionPair(deps),
    restoreVersion: makeRestoreVersion({ ...deps, updateRule }),
    alarm: ({ id }: Rule) => unitOfWork.rules.alarms.find(opened.frameId, id)?.dueAt,
    target: ({ id }: Rule) => ({ ...AUTOMATION, id }),
  };
}

describe('a new rule', () => {
  it('acts on behalf of its author, with a version and an alarm', async () => {
    const { caller, board, now, create, alarm, versions, target } = open();
    const rule = await create(caller, AUTOMATION, fields);

    expect(rule).toMatchObject({ ...fields, version: 1, owner: { id: caller.id }, activatedAt: now() });
    expect(alarm(rule)).toEqual(new Date('2026-05-04T13:00:00Z'));
    expect((await versions(caller, target(rule), { page: 1, perPage: 5 })).versions).toMatchObject([
      { version: 1, change: 'created' },
    ]);
    expect([board.takeActions(), board.recorded.entries]).toEqual([['automation.created'], [rule.id]]);
  });

  it('that is inactive has no alarm', async () => {
    const { caller, create, alarm } = open();
    const rule = await create(caller, AUTOMATION, { ...fields, active: false });

    expect([rule.activatedAt, alarm(rule)]).toEqual([null, undefined]);
  });

  it('belongs to an existing step, passes its check and its test cases', async () => {
    const { caller, board, results, create, addFunnel } = open();
    const [step] = (await addFunnel()).steps;
    const assistant = { kind: 'assistant', stepId: step?.id ?? '' } as const;
    results.failing = true;

    await expect(create(caller, { ...assistant, stepId: newId() }, fields)).rejects.toMatchObject({
      code: 'step_model_not_found',
    });
    await expect(create(aCaller({ scopes: [] }), AUTOMATION, fields)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(create(caller, assistant, fields)).rejects.toMatchObject({ code: 'rule_tests_failed' });
    expect(board.takeActions()).toEqual([]);
    expect(await create(caller, { ...assistant, skipTests: true }, fields)).toMatchObject({ stepId: step?.id });
  });

  it('is rejected after 500 rules', async () => {
    const { caller, create, addRule } = open();
    for (let index = 0; index < 500; index += 1) await addRule();

    await expect(create(caller, AUTOMATION, fields)).rejects.toMatchObject({ code: 'rule_limit_reached' });
  });
});

describe('the update of a rule', () => {
  it('publishes nothing without a change', async () => {
    const { caller, board, create, update, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    board.takeActions();

    expect(await update(caller, target(rule), { name: 'Rate' })).toEqual(rule);
    expect(board.takeActions()).toEqual([]);
    expect(await update(caller, { ...target(rule), ifVersion: 1 }, { name: 'B' })).toMatchObject({ version: 2 });
    expect(board.takeActions()).toEqual(['automation.updated']);
  });

  it('makes the author of new actions the owner', async () => {
    const { caller, frameId, create, update, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    const other = aCaller({ frameId });

    expect(await update(other, target(rule), { name: 'B' })).toMatchObject({ owner: { id: caller.id } });
    expect(await update(other, target(rule), { conditions: [{ field: 'a' }] })).toMatchObject({
      owner: { id: other.id },
    });
  });

  it('removes the alarm of a deactivated rule and ends its waits', async () => {
    const { caller, frameId, limited, unitOfWork, now, create, update, target, alarm, addRun } = open();
    const rule = await create(caller, AUTOMATION, {
      ...fields,
      actions: [{ type: 'set_field', field: 'a', value: 1 }],
    });
    const run = await addRun(rule);
    const waiting = { path: '0', reason: 'time', since: '', resumesAt: '', events: [] } as const;
    await unitOfWork.runs.suspend(frameId, run, waiting, new Date('2027-01-01'));
    await update(limited, target(rule), { active: false });

    expect([alarm(rule), unitOfWork.runs.waits.of(frameId)[0]?.dueAt]).toEqual([undefined, now()]);
    await expect(update(limited, target(rule), { active: true })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is checked again if another request changes the rule during the check', async () => {
    const { caller, create, update, target, checked, during } = open();
    const rule = await create(caller, AUTOMATION, fields);
    const conditions = [{ field: 'a' }];
    during.check = async () => {
      during.check = async () => undefined;
      await update(caller, target(rule), { conditions });
    };
    const actions = [{ type: 'call_webhook', url: 'https://example.org/other' }] as const;

    expect(await update(caller, target(rule), { actions })).toMatchObject({ version: 3, conditions, actions });
    expect(checked.at(-1)).toMatchObject({ conditions, actions });
  });

  it('is rejected if other requests change the rule during each check', async () => {
    const { caller, create, update, target, during } = open();
    const rule = await create(caller, AUTOMATION, fields);
    let count = 0;
    during.check = async () => {
      count += 1;
      await update(caller, target(rule), { name: `Name ${count}` });
    };

    await expect(update(caller, target(rule), { conditions: [{ field: 'a' }] })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is rejected for other versions, tenants and kinds, and with failing test cases', async () => {
    const { caller, board, results, create, update, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    board.takeActions();
    results.failing = true;

    await expect(update(caller, { ...target(rule), ifVersion: 2 }, { name: 'B' })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), target(rule), { name: 'B' })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id: rule.id, kind: 'assistant' }, {})).rejects.toMatchObject({
      code: 'step_assistant_model_not_found',
    });
    await expect(update(caller, target(rule), { tests: [] })).rejects.toMatchObject({ code: 'rule_tests_failed' });
    expect(board.takeActions()).toEqual([]);
  });
});

describe('a deleted rule', () => {
  it('is not found and has no alarm until it is restored', async () => {
    const { caller, limited, board, create, remove, restore, alarm, target } = open();
    const rule = await create(caller, AUTOMATION, {
      ...fields,
      actions: [{ type: 'set_field', field: 'a', value: 1 }],
    });
    board.takeActions();

    await expect(remove(caller, { ...target(rule), ifVersion: 3 })).rejects.toMatchObject(stale);
    await expect(remove(aCaller(), target(rule))).rejects.toMatchObject(notFound);
    expect(await remove(caller, target(rule))).toMatchObject({ version: 2 });
    expect(alarm(rule)).toBeUndefined();
    await expect(remove(caller, target(rule))).rejects.toMatchObject(notFound);
    await expect(restore(limited, rule.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(restore(caller, rule.id, 'assistant')).rejects.toMatchObject({
      code: 'step_assistant_model_not_found',
    });
    const restored = await restore(caller, rule.id);
    expect(restored).toMatchObject({ version: 3, deletedAt: null });
    expect(alarm(rule)).toBeInstanceOf(Date);
    expect(await restore(caller, rule.id)).toEqual(restored);
    expect(board.takeActions()).toEqual(['automation.deleted', 'automation.restored']);
  });

  it('is not restored beyond the limit', async () => {
    const { caller, create, remove, restore, addRule, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    await remove(caller, target(rule));
    for (let index = 0; index < 500; index += 1) await addRule();

    await expect(restore(caller, rule.id)).rejects.toMatchObject({ code: 'rule_limit_reached' });
  });
});

describe('the versions of a rule', () => {
  it('are compared with the one before, and restored without its activity', async () => {
    const { caller, create, update, version, pair, restoreVersion, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    await update(caller, target(rule), { name: 'B', active: false });

    expect(await version(caller, target(rule), 1)).toMatchObject({ definition: { name: 'Rate' } });
    expect(await pair(caller, target(rule), { from: undefined, to: 2 })).toMatchObject({
      from: { version: 1 },
      to: { version: 2 },
    });
    expect((await pair(caller, target(rule), { from: undefined, to: 1 })).from).toBeUndefined();
    const restored = await restoreVersion(caller, target(rule), 1, false);
    expect(restored).toMatchObject({ version: 3, name: 'Rate', active: false });
  });

  it('that are unknown, or of another tenant, are not found', async () => {
    const { caller, create, version, pair, versions, restoreVersion, target } = open();
    const rule = await create(caller, AUTOMATION, fields);
    const versionNotFound = { code: 'rule_version_model_not_found' };

    await expect(version(caller, target(rule), 2)).rejects.toMatchObject(versionNotFound);
    await expect(pair(caller, target(rule), { from: 7, to: 1 })).rejects.toMatchObject(versionNotFound);
    await expect(restoreVersion(caller, target(rule), 2, false)).rejects.toMatchObject(versionNotFound);
    await expect(version(aCaller(), target(rule), 1)).rejects.toMatchObject(notFound);
    await expect(versions(aCaller(), target(rule), { page: 1, perPage: 5 })).rejects.toMatchObject(notFound);
  });
});
