import { referenceNotFound } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { aFunnel } from '../../board/fake-samples';
import { FakeWebhookUnitOfWork } from '../fake-webhook-unit-of-work';
import {
  makeActivateWebhook,
  makeDeleteWebhook,
  makeRestoreWebhook,
  makeRotateWebhookSecret,
} from './change-webhook-state';
import { makeListWebhooks, makeReadWebhook } from './read-webhooks';
import type { WebhookFields } from './webhook';
import { makeCreateWebhook, makeUpdateWebhook } from './write-webhook';

const NOW = new Date('2026-05-04T12:00:00Z');
const notFound = { code: 'webhook_model_not_found' };
const stale = { code: 'precondition_failed' };
const forbidden = { code: 'forbidden' };
const fields: WebhookFields & { active: boolean } = {
  name: 'Hook',
  description: '',
  url: 'https://example.org/hook',
  kinds: ['project.updated'],
  projectIds: null,
  funnelId: null,
  viewId: null,
  filters: [],
  ordering: 'project',
  headers: { authorization: 'Bearer 1' },
  active: true,
};

function open() {
  const unitOfWork = new FakeWebhookUnitOfWork();
  const caller = aCaller();
  let secrets = 0;
  const newSecret = () => {
    secrets += 1;
    return `secret ${secrets}`;
  };
  const checkUrl = (url: string) => (url.startsWith('https:') ? undefined : 'Must be an https URL.');
  const views = new Set<string>();
  const checkView = async (_: unknown, id: string) => {
    if (!views.has(id)) throw referenceNotFound('view', 'view_id', id);
  };
  const projects = new Set<string>();
  const findProjects = async (ids: readonly string[]) => ids.filter((id) => projects.has(id));
  const deps = { unitOfWork, checkUrl, checkView, findProjects, newSecret, newId, clock: () => NOW };
  const tables = unitOfWork.of(caller.frameId);
  return {
    ...{ caller, tables, views, projects, board: unitOfWork.board },
    create: makeCreateWebhook(deps),
    update: makeUpdateWebhook(deps),
    remove: makeDeleteWebhook(deps),
    activate: makeActivateWebhook(deps),
    rotate: makeRotateWebhookSecret(deps),
    restore: makeRestoreWebhook(deps),
    read: makeReadWebhook(deps),
    list: makeListWebhooks(deps),
    /** Without the scope to read projects. */
    limited: aCaller({ frameId: caller.frameId, scopes: ['webhooks:write'] }),
  };
}

/** Adds a pending delivery that has failed once. */
function addPending({ tables }: ReturnType<typeof open>, webhookId: string): string {
  const event = { id: newId(), kind: 'project.updated', projectId: null, orderId: newId(), payload: '{}' } as const;
  const state = { status: 'pending', failures: 1, firstFailedAt: NOW, nextAttemptAt: NOW, deliveredAt: null } as const;
  const id = newId();
  const place = { partitionId: newId(), position: 1, createdAt: NOW };
  tables.deliveries.set(id, { id, webhookId, event: { ...event, occurredAt: NOW }, ...state, ...place });
  return id;
}

describe('the projects of a webhook', () => {
  it('exist when they are added, and can be deleted later', async () => {
    const { caller, projects, create, update } = open();
    const [known, unknown] = [newId(), newId()];
    const missing = (field: string) => ({
      code: 'project_model_not_found',
      details: { validation: { [field]: [expect.stringContaining(unknown)] } },
    });
    projects.add(known);

    await expect(create(caller, { ...fields, projectIds: [known, unknown] })).rejects.toMatchObject(
      missing('project_ids.1'),
    );
    const { id } = await create(caller, { ...fields, projectIds: [known] });
    projects.delete(known);
    await expect(update(caller, { id }, { projectIds: [unknown] })).rejects.toMatchObject(missing('project_ids.0'));
    expect(await update(caller, { id }, { name: 'New', projectIds: [known] })).toMatchObject({ name: 'New' });
  });
});

describe('a new webhook', () => {
  it('accept only views that the author can see', async () => {
    const { create, update, caller, views } = open();
    const viewId = newId();

    await expect(create(caller, { ...fields, viewId })).rejects.toMatchObject({ code: 'view_model_not_found' });
    views.add(viewId);
    const { id } = await create(caller, { ...fields, viewId });
    views.delete(viewId);

    expect(await update(caller, { id }, { name: 'Renamed' })).toMatchObject({ viewId });
    await expect(update(caller, { id }, { viewId })).rejects.toMatchObject({ code: 'view_model_not_found' });
    expect(await update(caller, { id }, { viewId: null })).toMatchObject({ viewId: null });
  });

  it('is stored with a secret and its owner', async () => {
    const { caller, board, tables, create } = open();
    const webhook = await create(caller, fields);

    expect(webhook).toMatchObject({ secret: 'secret 1', owner: { id: caller.id }, disabled: null, version: 1 });
    expect([...tables.webhooks.values()]).toEqual([webhook]);
    expect([board.takeActions(), board.recorded.entries]).toEqual([['webhook.created'], [webhook.id]]);
    expect(await create(caller, { ...fields, active: false })).toMatchObject({ disabled: { reason: 'paused' } });
  });

  it('needs the scopes of its events, a valid URL, known fields and an existing funnel', async () => {
    const { caller, limited, tables, create } = open();
    const filters = [{ field: 'data.weather', operator: 'equals', value: 'x' }] as const;

    await expect(create(limited, fields)).rejects.toMatchObject(forbidden);
    await expect(create(caller, { ...fields, url: 'http://x' })).rejects.toMatchObject({
      details: { validation: { url: ['Must be an https URL.'] } },
    });
    await expect(create(caller, { ...fields, filters })).rejects.toMatchObject({
      details: { validation: { 'filters.0.field': expect.any(Array) } },
    });
    await expect(create(caller, { ...fields, funnelId: newId() })).rejects.toMatchObject({
      code: 'funnel_model_not_found',
    });
    expect(tables.webhooks.size).toBe(0);
  });

  it('is rejected after 50 webhooks that are not deleted', async () => {
    const { caller, create, remove, restore } = open();
    const [first] = await Promise.all(Array.from({ length: 50 }, () => create(caller, fields)));

    await expect(create(caller, fields)).rejects.toMatchObject({ code: 'webhook_limit_reached' });
    await remove(caller, { id: first?.id ?? '' });
    await expect(create(caller, fields)).resolves.toMatchObject({ version: 1 });
    await expect(restore(caller, first?.id ?? '')).rejects.toMatchObject({ code: 'webhook_limit_reached' });
  });
});

describe('the update of a webhook', () => {
  it('publishes nothing without a change', async () => {
    const { caller, board, create, update } = open();
    const webhook = await create(caller, fields);
    board.takeActions();

    expect(await update(caller, webhook, { name: 'Hook', active: true })).toEqual(webhook);
    expect(board.takeActions()).toEqual([]);
    expect(await update(caller, { id: webhook.id, ifVersion: 1 }, { name: 'B' })).toMatchObject({ version: 2 });
    expect(board.takeActions()).toEqual(['webhook.updated']);
  });

  it('makes its author the owner if the destination changes', async () => {
    const { caller, create, update } = open();
    const other = aCaller({ frameId: caller.frameId });
    const { id } = await create(caller, fields);

    expect(await update(other, { id }, { description: 'B' })).toMatchObject({ owner: { id: caller.id } });
    expect(await update(other, { id }, { kinds: ['*'] })).toMatchObject({ owner: { id: other.id } });
  });

  it('retries pending deliveries when it is activated', async () => {
    const opened = open();
    const { caller, tables, create, update } = opened;
    const { id } = await create(caller, { ...fields, active: false });
    const deliveryId = addPending(opened, id);

    expect(await update(caller, { id }, { active: true })).toMatchObject({ disabled: null, version: 2 });
    expect(tables.deliveries.get(deliveryId)).toMatchObject({ failures: 0, nextAttemptAt: null });
  });

  it('does not send values of headers to another origin', async () => {
    const { caller, create, update } = open();
    const { id } = await create(caller, fields);
    const url = 'https://other.example.org/hook';

    await expect(update(caller, { id }, { url })).rejects.toMatchObject({
      details: { validation: { headers: [expect.stringContaining('authorization')] } },
    });
    expect(await update(caller, { id }, { url, headers: { authorization: null } })).toMatchObject({ url, headers: {} });
  });

  it('is rejected for other versions and tenants, and without the scopes of its events', async () => {
    const { caller, limited, board, create, update } = open();
    const { id } = await create(caller, fields);
    board.takeActions();

    await expect(update(caller, { id, ifVersion: 2 }, { name: 'B' })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id }, { name: 'B' })).rejects.toMatchObject(notFound);
    await expect(update(limited, { id }, { name: 'B' })).rejects.toMatchObject(forbidden);
    expect(board.takeActions()).toEqual([]);
    expect(await update(limited, { id }, { active: false })).toMatchObject({ disabled: { reason: 'paused' } });
  });
});

describe('the state of a webhook', () => {
  it('is active again after an activation, which resumes deliveries', async () => {
    const opened = open();
    const { caller, limited, board, tables, create, activate } = opened;
    const { id } = await create(caller, { ...fields, active: false });
    const deliveryId = addPending(opened, id);
    board.takeActions();

    await expect(activate(limited, { id })).rejects.toMatchObject(forbidden);
    const active = await activate(caller, { id, ifVersion: 1 });
    expect(active).toMatchObject({ disabled: null, version: 2 });
    expect(tables.deliveries.get(deliveryId)).toMatchObject({ failures: 0 });
    expect(await activate(caller, { id })).toEqual(active);
    expect(board.takeActions()).toEqual(['webhook.activated']);
  });

  it('keeps the previous secret for a day after a rotation', async () => {
    const { caller, board, create, rotate } = open();
    const { id } = await create(caller, fields);
    const until = new Date(NOW.getTime() + 24 * 3_600_000);

    expect(await rotate(caller, { id })).toMatchObject({
      secret: 'secret 2',
      previousSecret: { value: 'secret 1', until },
    });
    expect(board.takeActions()).toContain('webhook.secret_rotated');
  });

  it('is deleted and restored, and resumes its deliveries', async () => {
    const opened = open();
    const { caller, limited, board, tables, create, remove, restore, read } = opened;
    const { id } = await create(caller, fields);
    const deliveryId = addPending(opened, id);
    await remove(caller, { id, ifVersion: 1 });

    await expect(read(caller, id)).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(restore(limited, id)).rejects.toMatchObject(forbidden);
    await expect(restore(aCaller(), id)).rejects.toMatchObject(notFound);
    const restored = await restore(caller, id);
    expect(restored).toMatchObject({ deletedAt: null, version: 3 });
    expect(tables.deliveries.get(deliveryId)).toMatchObject({ failures: 0 });
    expect(await restore(caller, id)).toEqual(restored);
    expect(board.takeActions()).toEqual(['webhook.created', 'webhook.deleted', 'webhook.restored']);
  });

  it('is read and listed with the pending deliveries', async () => {
    const opened = open();
    const { caller, create, read, list } = opened;
    const webhook = await create(caller, fields);
    addPending(opened, webhook.id);
    const page = { page: 1, perPage: 5 };

    expect(await read(caller, webhook.id)).toEqual({ webhook, waiting: 1 });
    expect(await list(caller, { trashed: 'without' }, page)).toMatchObject({
      meta: { total: 1 },
      webhooks: [{ waiting: 1 }],
    });
    expect((await list(aCaller(), { trashed: 'with' }, page)).webhooks).toEqual([]);
    await expect(read(aCaller(), webhook.id)).rejects.toMatchObject(notFound);
  });

  it('of a funnel needs that funnel', async () => {
    const { caller, board, create } = open();
    const funnel = aFunnel(['One']);
    await board.funnels.insert(caller.frameId, funnel);

    expect(await create(caller, { ...fields, funnelId: funnel.id })).toMatchObject({ funnelId: funnel.id });
  });
});
