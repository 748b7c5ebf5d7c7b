import { EXISTS } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { UnitOfWork, WebhookStores } from '../../unit-of-work';
import { makeDeleteWebhook, makeRestoreWebhook } from './change-webhook-state';
import type { Webhook } from './webhook';
import { webhookReverter } from './webhook-reverter';
import { makeUpdateWebhook } from './write-webhook';

const author = aCaller();
const limited = aCaller({ frameId: author.frameId, scopes: ['automations:write'] });

function open(fields: Partial<Webhook> = {}) {
  const now = new Date();
  let stored: Webhook = {
    id: newId(),
    name: 'ERP',
    description: '',
    url: 'https://erp.example/new',
    kinds: ['project.created'],
    projectIds: null,
    funnelId: null,
    viewId: null,
    filters: [],
    ordering: 'project',
    headers: { authorization: 'new', 'x-team': 'a' },
    secret: 'whsec_',
    previousSecret: null,
    disabled: null,
    failingSince: null,
    owner: { kind: 'user', id: author.id, name: null } as Webhook['owner'],
    version: 2,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...fields,
  };
  const stores = {
    webhooks: {
      find: async (_: string, id: string) => (id === stored.id ? stored : undefined),
      findMany: async (_: string, ids: readonly string[]) => (ids.includes(stored.id) ? [stored] : []),
      lock: async () => stored,
      countForLimit: async () => 0,
      update: async (_: string, webhook: Webhook) => {
        stored = webhook;
      },
    },
    deliveries: { resume: async () => undefined },
    outbox: { add: async () => undefined },
  } as unknown as WebhookStores;
  const unitOfWork: UnitOfWork<WebhookStores> = { run: (_, work) => work(stores) };
  const deps = {
    unitOfWork,
    checkUrl: () => undefined,
    checkView: async () => undefined,
    findProjects: async (ids: readonly string[]) => ids,
    newSecret: () => 'whsec_',
    newId,
    clock: () => new Date(),
  };
  const reverter = webhookReverter({
    unitOfWork,
    updateWebhook: makeUpdateWebhook(deps),
    deleteWebhook: makeDeleteWebhook(deps),
    restoreWebhook: makeRestoreWebhook(deps),
  });
  const change = (caller: Caller, exists: boolean | undefined, values = {}) =>
    reverter.change(caller, { id: stored.id, ifVersion: stored.version }, { exists, values });
  return { reverter, change, current: () => stored };
}

describe('the undo of changes of a webhook', () => {
  it('restores its destination and its headers, also the removed ones', async () => {
    const { change, current, reverter } = open();

    await change(author, undefined, {
      url: 'https://erp.example/old',
      headers: { authorization: 'old' },
      active: false,
    });

    expect(current()).toMatchObject({ url: 'https://erp.example/old', disabled: { reason: 'paused' } });
    expect(current().headers).toEqual({ authorization: 'old' });
    const [found] = [...(await reverter.read(author, [current().id, 'no id']))];
    expect(found?.[1]).toMatchObject({ version: 3, values: { active: false, [EXISTS]: true } });
  });

  it('hides values that receivers use as secrets', () => {
    expect(open().reverter.hidden).toEqual(['url', 'headers']);
  });

  it('deletes and restores it', async () => {
    const { change, current } = open();

    await change(author, false);
    expect(current().deletedAt).not.toBeNull();
    await change(author, true, { name: 'Again' });
    expect(current()).toMatchObject({ deletedAt: null, name: 'Again' });
  });

  it('requires the scopes of the kinds of events', async () => {
    const { change, current } = open();

    await expect(change(limited, undefined, { kinds: ['form.answered'] })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(current().kinds).toEqual(['project.created']);
  });
});
