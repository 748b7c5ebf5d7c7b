import { newId } from '@trackway/runtime';
import type { Webhook } from '../subscriptions/webhook';
import type { WebhookStore } from '../subscriptions/webhook-store';
import type { Attempt } from './delivery';
import type { DeliveryStore } from './delivery-store';
import { aWebhook } from './delivery-stores.contract';

interface Stores {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
}

type RunInFrame = <T>(frameId: string, work: (stores: Stores) => Promise<T>) => Promise<T>;

const start = new Date('2026-05-04T09:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const page = { page: 1, perPage: 10 };

function anAttempt(minutes: number, verdict: Attempt['verdict']): Attempt {
  const request = { url: 'https://example.org/hook', requestHeaders: { 'webhook-id': '1' } };
  return { verdict, detail: 'A sentence.', ...request, response: null, startedAt: at(minutes), durationMs: 5 };
}

/** What the stores of webhooks and deliveries list, find and purge. */
export function describeDeliveryLog(name: string, run: RunInFrame): void {
  describe(`the log of webhooks: ${name}`, () => {
    let frameId: string;
    let webhook: Webhook;
    const [projectId, funnelId] = [newId(), newId()];
    const inFrame = <T>(work: (stores: Stores) => Promise<T>) => run(frameId, work);

    /** Records an event and delivers it to the webhook. */
    async function deliver(minutes: number, changes: { projectId?: string | null; funnelIds?: string[] } = {}) {
      const [id, eventId] = [newId(), newId()];
      const event = { id: eventId, kind: 'project.updated', orderId: projectId, payload: '{}' } as const;
      const place = { projectId, funnelIds: [] as string[], ...changes };
      await inFrame(async ({ deliveries }) => {
        await deliveries.recordEvents(frameId, [{ ...event, ...place, occurredAt: at(minutes) }], at(minutes));
        await deliveries.add(frameId, [{ id, webhookId: webhook.id, eventId, partitionId: projectId }], at(minutes));
      });
      return { id, eventId };
    }

    beforeEach(async () => {
      frameId = newId();
      webhook = aWebhook({ createdAt: start });
      await inFrame(({ webhooks }) => webhooks.insert(frameId, webhook));
    });

    it('lists webhooks with their pending deliveries, newest first', async () => {
      const newer = aWebhook({ createdAt: at(1), name: 'Newer' });
      await inFrame(({ webhooks }) => webhooks.insert(frameId, newer));
      await deliver(0);
      await inFrame(({ webhooks }) => webhooks.update(frameId, { ...newer, deletedAt: at(2) }));
      const list = (filter: Parameters<WebhookStore['page']>[1]) =>
        inFrame(async ({ webhooks }) => {
          const { found, total } = await webhooks.page(frameId, filter, page);
          return [total, found.map((one) => [one.webhook.id, one.waiting])];
        });

      expect(await list({ trashed: 'with' })).toEqual([
        2,
        [
          [newer.id, 0],
          [webhook.id, 1],
        ],
      ]);
      expect(await list({ trashed: 'only' })).toEqual([1, [[newer.id, 0]]]);
      expect(await list({ trashed: 'without', names: ['Newer'] })).toEqual([0, []]);
      expect(await list({ trashed: 'without', ids: [webhook.id], active: true })).toEqual([1, [[webhook.id, 1]]]);
      expect(await list({ trashed: 'without', active: false })).toEqual([0, []]);
      expect(await inFrame(({ webhooks }) => webhooks.countWaiting(frameId, webhook.id))).toBe(1);
    });

    it('finds a delivery with its attempts, newest first', async () => {
      const { id } = await deliver(0);
      await inFrame(async ({ deliveries }) => {
        await deliveries.log(frameId, id, newId(), anAttempt(1, 'timeout'));
        await deliveries.log(frameId, id, newId(), anAttempt(2, 'delivered'));
        await deliveries.finish(frameId, id, { status: 'delivered', at: at(2) });
      });
      const found = await inFrame(({ deliveries }) => deliveries.find(frameId, webhook.id, id));

      expect(found).toMatchObject({ status: 'delivered', deliveredAt: at(2), event: { projectId, payload: '{}' } });
      expect(found?.attempts).toMatchObject([{ verdict: 'delivered' }, { verdict: 'timeout' }]);
      expect(await inFrame(({ deliveries }) => deliveries.find(frameId, newId(), id))).toBeUndefined();
    });

    it('lists deliveries with their last attempt, newest first', async () => {
      const [one, two] = [await deliver(0), await deliver(5, { projectId: null })];
      await inFrame(async ({ deliveries }) => {
        await deliveries.log(frameId, one.id, newId(), anAttempt(1, 'timeout'));
        await deliveries.log(frameId, one.id, newId(), anAttempt(2, 'gone'));
        await deliveries.finish(frameId, one.id, { status: 'failed', at: at(2) });
      });
      const list = (filter: Parameters<DeliveryStore['page']>[2]) =>
        inFrame(async ({ deliveries }) => {
          const { found } = await deliveries.page(frameId, webhook.id, filter, page);
          return found.map(({ id, attempts }) => [id, ...attempts.map(({ verdict }) => verdict)]);
        });
      const [first, second] = [[one.id, 'gone'], [two.id]];

      expect(await list({})).toEqual([second, first]);
      expect(await list({ statuses: ['failed'] })).toEqual([first]);
      expect(await list({ projectIds: [projectId], kinds: ['project.updated'] })).toEqual([first]);
      expect(await list({ eventIds: [two.eventId] })).toEqual([second]);
      expect(await list({ from: at(1) })).toEqual([second]);
      expect(await list({ to: at(1), kinds: ['project.created'] })).toEqual([]);
    });

    it('finds the events of a period that a webhook subscribes to', async () => {
      const one = await deliver(0, { funnelIds: [funnelId] });
      await deliver(1);
      await deliver(9, { funnelIds: [funnelId] });
      const find = (of: Partial<Webhook>, limit = 5) =>
        inFrame(async ({ deliveries }) => {
          const period = { from: at(0), to: at(5) };
          const found = await deliveries.findSubscribedEvents(frameId, { ...webhook, ...of }, period, limit);
          return found.map(({ id }) => id);
        });

      expect(await find({ funnelId })).toEqual([one.eventId]);
      expect(await find({ projectIds: [newId()] })).toEqual([]);
      expect(await find({ kinds: ['project.created'] })).toEqual([]);
      expect(await find({ projectIds: [projectId] }, 1)).toHaveLength(1);
      const payloads = await inFrame(({ deliveries }) => deliveries.payloadsOf(frameId, [one.eventId]));
      expect([...payloads]).toEqual([[one.eventId, '{}']]);
    });

    it('purges old events with their deliveries', async () => {
      const [old, fresh] = [await deliver(0), await deliver(5)];
      const removed = await inFrame(({ deliveries }) => deliveries.removeBefore(frameId, at(1), 5));

      expect(removed).toBe(1);
      const { found } = await inFrame(({ deliveries }) => deliveries.page(frameId, webhook.id, {}, page));
      expect(found.map(({ id }) => id)).toEqual([fresh.id]);
      expect(await inFrame(({ deliveries }) => deliveries.find(frameId, webhook.id, old.id))).toBeUndefined();
    });
  });
}
