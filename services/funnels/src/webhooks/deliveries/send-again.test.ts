import { HostLimit } from '@trackway/outbound';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeWebhookUnitOfWork } from '../fake-webhook-unit-of-work';
import type { Webhook } from '../subscriptions/webhook';
import type { Attempt } from './delivery';
import { aWebhook } from './delivery-stores.contract';
import { FakeDeliveryStore } from './fake-delivery-stores';
import { makeListDeliveries, makeReadDelivery } from './read-deliveries';
import { recordEvents } from './record-events';
import { makeReplayDeliveries, makeResendDelivery } from './resend';
import { makeTestWebhook } from './test-webhook';

const NOW = new Date('2026-05-04T12:00:00Z');
const page = { page: 1, perPage: 10 };
const webhookNotFound = { code: 'webhook_model_not_found' };
const notFound = { code: 'webhook_delivery_model_not_found' };

async function open(changes: Partial<Webhook> = {}) {
  const unitOfWork = new FakeWebhookUnitOfWork();
  const caller = aCaller();
  const { frameId } = caller;
  const webhook = aWebhook(changes);
  await unitOfWork.run(frameId, ({ webhooks }) => webhooks.insert(frameId, webhook));
  const attempt: Attempt = {
    ...{ verdict: 'delivered', detail: 'Accepted.', url: webhook.url, requestHeaders: {} },
    ...{ response: null, startedAt: NOW, durationMs: 1 },
  };
  const result = { attempt };
  const deps = { unitOfWork, newId, clock: () => NOW, limit: new HostLimit(1) };
  const deliveryClient = { send: async () => result.attempt };
  /** Records an event of a project and returns its delivery. */
  const record = async (value = 'a') => {
    const [id, projectId] = [newId(), newId()];
    const payload = JSON.stringify({ data: { details: { value } } });
    const event = { id, kind: 'project.updated', projectId, orderId: projectId, payload, occurredAt: NOW } as const;
    await unitOfWork.run(frameId, (stores) => recordEvents(stores, frameId, [event], deps));
    const found = [...unitOfWork.of(frameId).deliveries.values()].find((one) => one.event.id === id);
    return found?.id ?? '';
  };
  const finish = (id: string) =>
    unitOfWork.run(frameId, ({ deliveries }) => deliveries.finish(frameId, id, { status: 'delivered', at: NOW }));
  return {
    ...{ caller, webhook, result, record, finish, unitOfWork, board: unitOfWork.board },
    limited: aCaller({ frameId, scopes: ['webhooks:write'] }),
    list: makeListDeliveries(deps),
    read: makeReadDelivery(deps),
    resend: makeResendDelivery(deps),
    replay: makeReplayDeliveries(deps),
    test: makeTestWebhook({ ...deps, deliveryClient }),
  };
}

describe('deliveries', () => {
  it('are read and listed by those who can read their events', async () => {
    const { caller, limited, webhook, record, list, read } = await open();
    const id = await record();

    expect(await read(caller, webhook.id, id)).toMatchObject({ id, status: 'pending', attempts: [] });
    expect(await list(caller, webhook.id, {}, page)).toMatchObject({ meta: { total: 1 }, deliveries: [{ id }] });
    await expect(read(limited, webhook.id, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read(caller, webhook.id, newId())).rejects.toMatchObject(notFound);
    await expect(read(aCaller(), webhook.id, id)).rejects.toMatchObject(webhookNotFound);
    await expect(list(aCaller(), webhook.id, {}, page)).rejects.toMatchObject(webhookNotFound);
  });
});

describe('a delivery that is sent again', () => {
  it('is pending again, behind the others', async () => {
    const { caller, webhook, unitOfWork, board, record, finish, resend } = await open();
    const [id, other] = [await record(), await record()];
    await finish(id);

    expect(await resend(caller, webhook.id, id)).toMatchObject({ id, status: 'pending', deliveredAt: null });
    expect(
      unitOfWork
        .of(caller.frameId)
        .pending(webhook.id)
        .map((one) => one.id),
    ).toEqual([other, id]);
    expect(board.takeActions()).toEqual(['webhook.delivery_resent']);
  });

  it('keeps its place if it is pending', async () => {
    const { caller, webhook, unitOfWork, record, resend } = await open();
    const [id, other] = [await record(), await record()];
    await resend(caller, webhook.id, id);

    expect(
      unitOfWork
        .of(caller.frameId)
        .pending(webhook.id)
        .map((one) => one.id),
    ).toEqual([id, other]);
  });

  it('needs the scope of the event, and exists', async () => {
    const { caller, limited, webhook, board, record, resend } = await open();
    const id = await record();

    await expect(resend(limited, webhook.id, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(resend(caller, webhook.id, newId())).rejects.toMatchObject(notFound);
    await expect(resend(aCaller(), webhook.id, id)).rejects.toMatchObject(webhookNotFound);
    expect(board.takeActions()).toEqual([]);
  });
});

describe('a replay', () => {
  const period = { from: new Date(NOW.getTime() - 1_000), to: NOW };

  it('sends the events of a period again that match now', async () => {
    const { caller, webhook, unitOfWork, board, record, finish, replay } = await open();
    const [one, two] = [await record('a'), await record('b')];
    await finish(one);
    await finish(two);
    const filters = [{ field: 'data.details.value', operator: 'equals', value: 'b' }] as const;
    unitOfWork.of(caller.frameId).webhooks.set(webhook.id, { ...webhook, filters });

    expect(await replay(caller, webhook.id, period)).toBe(1);
    expect(
      unitOfWork
        .of(caller.frameId)
        .pending(webhook.id)
        .map(({ id }) => id),
    ).toEqual([two]);
    expect(board.takeActions()).toEqual(['webhook.replayed']);
    expect(await replay(caller, webhook.id, { from: new Date(0), to: new Date(0) })).toBe(0);
    await expect(replay(aCaller(), webhook.id, period)).rejects.toMatchObject(webhookNotFound);
  });

  it('compares the payloads of many events in batches', async () => {
    const { caller, webhook, unitOfWork, replay } = await open({
      filters: [{ field: 'data.details.value', operator: 'equals', value: 'b' }],
    });
    const { events } = unitOfWork.of(caller.frameId);
    const event = { kind: 'project.updated', projectId: null, funnelIds: [], occurredAt: NOW } as const;
    for (let index = 0; index < 250; index += 1) {
      const payload = JSON.stringify({ data: { details: { value: index % 2 === 0 ? 'a' : 'b' } } });
      events.set(`${index}`, { ...event, id: `${index}`, orderId: '', payload });
    }
    const read = jest.spyOn(FakeDeliveryStore.prototype, 'payloadsOf');

    expect(await replay(caller, webhook.id, period)).toBe(125);
    expect(read.mock.calls.map(([, ids]) => ids.length)).toEqual([100, 100, 50]);
  });

  it('is rejected for more than 10,000 events', async () => {
    const { caller, webhook, unitOfWork, replay } = await open();
    const { events } = unitOfWork.of(caller.frameId);
    const event = { kind: 'project.updated', projectId: null, orderId: '', payload: '{}', funnelIds: [] } as const;
    for (let index = 0; index <= 10_000; index += 1)
      events.set(`${index}`, { ...event, id: `${index}`, occurredAt: NOW });

    await expect(replay(caller, webhook.id, period)).rejects.toMatchObject({ code: 'replay_too_large' });
  });
});

describe('a test of a webhook', () => {
  it('is sent once and logged, also if the webhook is disabled', async () => {
    const disabled = { reason: 'paused', notice: '', at: NOW } as const;
    const { caller, webhook, board, test, resend } = await open({ disabled });
    const delivery = await test(caller, webhook.id);

    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ verdict: 'delivered' }] });
    expect(JSON.parse(delivery.event.payload)).toMatchObject({ type: 'webhook.test', subject: webhook.id });
    expect(board.takeActions()).toEqual(['webhook.tested']);
    await expect(resend(caller, webhook.id, delivery.id)).rejects.toMatchObject({ code: 'test_sent_once' });
  });

  it('fails permanently without a response', async () => {
    const { caller, webhook, result, unitOfWork, test } = await open();
    result.attempt = { ...result.attempt, verdict: 'timeout' };

    expect(await test(caller, webhook.id)).toMatchObject({ status: 'failed' });
    expect(unitOfWork.of(caller.frameId).pending(webhook.id)).toEqual([]);
  });

  it('is limited by host, and needs the webhook', async () => {
    const { caller, webhook, test } = await open();
    await test(caller, webhook.id);

    await expect(test(caller, webhook.id)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfter: 60 },
    });
    await expect(test(aCaller(), webhook.id)).rejects.toMatchObject(webhookNotFound);
  });
});
