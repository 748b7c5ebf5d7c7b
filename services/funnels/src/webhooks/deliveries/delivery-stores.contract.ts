import { newId } from '@trackway/runtime';
import { disabled, enabled, type Webhook } from '../subscriptions/webhook';
import type { WebhookStore } from '../subscriptions/webhook-store';
import type { DeliveryStore } from './delivery-store';

interface Stores {
  readonly webhooks: Pick<
    WebhookStore,
    'find' | 'findMany' | 'lock' | 'insert' | 'update' | 'all' | 'countForLimit' | 'markFailing' | 'clearFailing'
  >;
  readonly deliveries: Pick<DeliveryStore, 'recordEvents' | 'add' | 'next' | 'finish' | 'postpone' | 'resume'>;
}

export type RunInFrame = <T>(frameId: string, work: (stores: Stores) => Promise<T>) => Promise<T>;

const at = new Date('2026-05-04T09:30:00Z');
const later = new Date('2026-05-04T09:31:00Z');

/** A webhook for all events. */
export function aWebhook(changes: Partial<Webhook> = {}): Webhook {
  const owner = { kind: 'user', id: newId(), name: 'Bo' } as const;
  const subscription = { kinds: ['*'], projectIds: null, funnelId: null, viewId: null, filters: [] } as const;
  const text = { name: 'Hook', description: '', url: 'https://example.org/hook', headers: {}, secret: 'secret' };
  const state = { previousSecret: null, disabled: null, failingSince: null, deletedAt: null, version: 1 };
  return {
    id: newId(),
    owner,
    ...subscription,
    ordering: 'project',
    ...text,
    ...state,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

function anEvent() {
  const [id, projectId] = [newId(), newId()];
  const kind = 'project.updated' as const;
  return { id, kind, projectId, orderId: projectId, payload: '{}', occurredAt: at, funnelIds: [] };
}

/** The behaviour of the stores of webhooks and deliveries. */
export function describeDeliveryStores(name: string, run: RunInFrame): void {
  describe(`webhooks and deliveries: ${name}`, () => {
    const partitionId = newId();
    let frameId: string;
    let webhook: Webhook;
    let events: ReturnType<typeof anEvent>[];
    const inFrame = <T>(work: (stores: Stores) => Promise<T>) => run(frameId, work);
    const nextEvent = async () => (await inFrame(({ deliveries }) => deliveries.next(frameId, partitionId)))?.delivery;

    beforeEach(async () => {
      frameId = newId();
      webhook = aWebhook();
      events = [anEvent(), anEvent()];
      await inFrame(async ({ webhooks, deliveries }) => {
        await webhooks.insert(frameId, webhook);
        await deliveries.recordEvents(frameId, events, at);
        const added = events.map(({ id }) => ({ id: newId(), webhookId: webhook.id, eventId: id, partitionId }));
        await deliveries.add(frameId, added, at);
      });
    });

    it('keep the view of a webhook, and the token of an event', async () => {
      const viewId = newId();
      await inFrame(async ({ webhooks, deliveries }) => {
        await webhooks.update(frameId, { ...webhook, viewId });
        const event = { ...anEvent(), consistencyToken: 'token' };
        await deliveries.recordEvents(frameId, [event], at);
        await deliveries.add(frameId, [{ id: newId(), webhookId: webhook.id, eventId: event.id, partitionId }], at);
      });
      for (let skipped = 0; skipped < events.length; skipped += 1) {
        const { id = '' } = (await nextEvent()) ?? {};
        await inFrame(({ deliveries }) => deliveries.finish(frameId, id, { status: 'skipped', at }));
      }

      const next = await inFrame(({ deliveries }) => deliveries.next(frameId, partitionId));
      expect(next?.webhook.viewId).toBe(viewId);
      expect(next?.delivery.event.consistencyToken).toBe('token');
    });

    it('record each event once', async () => {
      const fresh = anEvent();

      const added = await inFrame(({ deliveries }) => deliveries.recordEvents(frameId, [...events, fresh], at));

      expect([...added]).toEqual([fresh.id]);
    });

    it('return the pending deliveries of a partition in order', async () => {
      const first = await nextEvent();
      expect(first).toMatchObject({ event: { id: events[0]?.id }, status: 'pending', failures: 0 });

      const wait = { firstFailedAt: at, nextAttemptAt: later };
      const postpone = () =>
        inFrame(({ deliveries }) => deliveries.postpone(frameId, { id: first?.id ?? '', failures: 0 }, wait));
      expect(await postpone()).toBe(true);
      expect(await nextEvent()).toMatchObject({ id: first?.id, failures: 1, ...wait });
      expect(await postpone()).toBe(false);
      expect(await nextEvent()).toMatchObject({ failures: 1 });

      await inFrame(({ deliveries }) =>
        deliveries.finish(frameId, first?.id ?? '', { status: 'delivered', at: later }),
      );
      expect(await nextEvent()).toMatchObject({ event: { id: events[1]?.id } });
    });

    it('add a finished delivery again at the end, and leave a pending one in its place', async () => {
      const first = await nextEvent();
      const again = events.map(({ id }) => ({ id: newId(), webhookId: webhook.id, eventId: id, partitionId }));
      await inFrame(({ deliveries }) => deliveries.finish(frameId, first?.id ?? '', { status: 'delivered', at }));

      await inFrame(({ deliveries }) => deliveries.add(frameId, again, later));

      const second = await nextEvent();
      expect(second?.event.id).toBe(events[1]?.id);
      await inFrame(({ deliveries }) => deliveries.finish(frameId, second?.id ?? '', { status: 'delivered', at }));
      expect(await nextEvent()).toMatchObject({ id: first?.id, status: 'pending', deliveredAt: null });
    });

    it('return no delivery of a disabled webhook until it is resumed', async () => {
      const first = await nextEvent();
      await inFrame(async ({ webhooks, deliveries }) => {
        const target = { id: first?.id ?? '', failures: 0 };
        await deliveries.postpone(frameId, target, { firstFailedAt: at, nextAttemptAt: null });
        await webhooks.update(frameId, disabled(webhook, 'failing', 'It failed.', later));
      });
      expect(await nextEvent()).toBeUndefined();
      expect(await inFrame(({ webhooks }) => webhooks.all(frameId))).toHaveLength(1);
      expect(await inFrame(({ webhooks }) => webhooks.findMany(frameId, [webhook.id, newId()]))).toHaveLength(1);
      expect(await inFrame(({ webhooks }) => webhooks.countForLimit(frameId))).toBe(1);

      await inFrame(async ({ webhooks, deliveries }) => {
        await webhooks.update(frameId, enabled(webhook, later));
        await deliveries.resume(frameId, webhook.id);
      });

      expect(await nextEvent()).toMatchObject({ id: first?.id, failures: 0, firstFailedAt: null });
    });

    it('record since when deliveries fail', async () => {
      const mark = (time: Date) => inFrame(({ webhooks }) => webhooks.markFailing(frameId, webhook.id, time));
      await mark(at);
      await mark(later);

      const cleared = () => inFrame(({ webhooks }) => webhooks.clearFailing(frameId, webhook.id));

      expect(await cleared()).toEqual(at);
      expect(await cleared()).toBeUndefined();
      expect(await inFrame(({ webhooks }) => webhooks.lock(frameId, webhook.id))).toMatchObject({ failingSince: null });
    });
  });
}
