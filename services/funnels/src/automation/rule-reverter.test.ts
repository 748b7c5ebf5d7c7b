import { EXISTS } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { ruleReverter } from './rule-reverter';
import { requireRuleScopes } from './rules/require-rule-scopes';
import type { Rule, RuleFields, RuleKind } from './rules/rule';
import { ruleValues } from './rules/rule-audit';
import { makeDeleteRule, makeRestoreRule, makeUpdateRule } from './rules/write-rule';

const author = aCaller();
const { frameId } = author;
/** May write rules, and nothing that a rule could do. */
const limited = aCaller({ frameId, scopes: ['automations:write', 'projects:read', 'projects:write', 'funnels:read'] });
const fields: RuleFields = {
  name: 'Notify',
  description: '',
  active: true,
  trigger: { type: 'event', event: 'project.updated' },
  conditions: [],
  actions: [{ type: 'send_message', channel_id: newId(), message: 'Hello' }],
  tests: [],
  funnelId: null,
};
const harmless: RuleFields['actions'] = [{ type: 'set_field', field: 'impact', value: 1 }];

function open(kind: RuleKind, rule: Partial<Rule> = {}) {
  const now = new Date();
  const stepId = kind === 'assistant' ? newId() : null;
  const owner = { kind: author.kind, id: author.id, name: author.name ?? null } as Rule['owner'];
  let stored: Rule = {
    ...fields,
    ...(kind === 'assistant' ? { trigger: { type: 'entered' } } : {}),
    id: newId(),
    kind,
    stepId,
    owner,
    version: 1,
    activatedAt: now,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...rule,
  };
  const events: OutgoingEvent[] = [];
  const stores = {
    rules: {
      find: async (_: string, id: string) => (id === stored.id ? stored : undefined),
      findMany: async (_: string, ids: readonly string[]) => (ids.includes(stored.id) ? [stored] : []),
      lock: async () => stored,
      countForLimit: async () => 0,
      setAlarm: async () => undefined,
      update: async (_: string, changed: Rule) => {
        stored = changed;
      },
    },
    ruleVersions: { add: async () => undefined },
    runs: { expireWaits: async () => undefined },
    agents: { find: async () => undefined },
    outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
  } as unknown as Stores;
  const unitOfWork: UnitOfWork = { run: (_, work) => work(stores) };
  const clock = () => new Date();
  const checkRule = (caller: Caller, checked: Parameters<typeof requireRuleScopes>[2]) =>
    requireRuleScopes(stores, caller, checked);
  const runRuleTests = () => {
    throw new Error('An undo runs no test cases.');
  };
  const writes = { unitOfWork, clock, newId, checkRule, runRuleTests };
  const reverter = ruleReverter(
    {
      unitOfWork,
      updateRule: makeUpdateRule(writes),
      deleteRule: makeDeleteRule(writes),
      restoreRule: makeRestoreRule(writes),
    },
    kind,
  );
  const change = (caller: Caller, exists: boolean | undefined, values = {}) =>
    reverter.change(caller, { id: stored.id, ifVersion: stored.version }, { exists, values });
  return { reverter, change, events, current: () => stored };
}

describe.each(['automation', 'assistant'] as const)('the undo of changes of an %s', (kind) => {
  it('reads the values that are recorded, and existence', async () => {
    const { reverter, current } = open(kind, { deletedAt: new Date() });

    const found = await reverter.read(author, [current().id, newId(), 'no id']);

    expect([...found]).toEqual([[current().id, { version: 1, values: { ...ruleValues(current()), [EXISTS]: false } }]]);
  });

  it('restores values, makes the user of the undo the owner, and records the change', async () => {
    const { change, current, events } = open(kind);

    await change(limited, undefined, { name: 'Old', actions: harmless });

    expect(current()).toMatchObject({ name: 'Old', actions: harmless, owner: { id: limited.id }, version: 2 });
    expect(events[0]?.restorable?.changes.map(({ field }) => field)).toEqual(['name', 'actions']);
  });

  it('deletes and restores', async () => {
    const { change, current } = open(kind);

    await change(author, false);
    expect(current().deletedAt).not.toBeNull();
    await change(author, true, { name: 'Again' });
    expect(current()).toMatchObject({ deletedAt: null, name: 'Again' });
  });

  it('requires the scopes of the rule to restore its actions, to activate it and to restore it', async () => {
    const forbidden = { kind: 'forbidden' };

    const changed = open(kind, { actions: harmless });
    await expect(changed.change(limited, undefined, { actions: fields.actions })).rejects.toMatchObject(forbidden);
    const inactive = open(kind, { active: false });
    await expect(inactive.change(limited, undefined, { active: true })).rejects.toMatchObject(forbidden);
    const deleted = open(kind, { deletedAt: new Date() });
    await expect(deleted.change(limited, true)).rejects.toMatchObject(forbidden);
    expect([changed, inactive, deleted].map(({ current }) => current().version)).toEqual([1, 1, 1]);
  });

  it('deactivates and deletes without the scopes of the rule', async () => {
    const { change, current } = open(kind);

    await change(limited, undefined, { active: false });
    await change(limited, false);

    expect(current()).toMatchObject({ active: false, owner: { id: author.id } });
    expect(current().deletedAt).not.toBeNull();
  });

  it('rejects a rule that was changed since it was read', async () => {
    const { reverter, current } = open(kind, { version: 5 });

    const changes = { exists: undefined, values: { name: 'Old' } };
    const stale = reverter.change(author, { id: current().id, ifVersion: 4 }, changes);

    await expect(stale).rejects.toMatchObject({ kind: 'precondition_failed' });
  });
});
