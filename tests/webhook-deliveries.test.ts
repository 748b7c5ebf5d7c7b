import { eventually } from './support/eventually';
import { openSubscriber, type WebhookSubscriber } from './support/webhook-subscriber';

describe('webhooks', () => {
  let subscriber: WebhookSubscriber;

  beforeEach(async () => {
    subscriber = await openSubscriber();
  });
  afterEach(() => subscriber.receiver.stop());

  it('deliver the events of a project in order, also after the receiver was unavailable', async () => {
    const { api, receiver, project, webhook } = subscriber;
    const { id: hook } = await webhook({ kinds: ['project.created', 'project.updated'] });
    receiver.respondWith(() => 503);
    const { id } = await project();
    for (let budget = 1; budget <= 10; budget += 1) await api.send('PATCH', `/projects/${id}`, { budget });
    await eventually(async () => {
      const { body } = await api.get(`/webhooks/${hook}`);
      expect(body.webhook).toMatchObject({ active: true, waiting_count: 11, failing_since: expect.any(String) });
    });

    receiver.respondWith(() => 200);

    await eventually(async () => {
      expect((await api.get(`/webhooks/${hook}`)).body.webhook).toMatchObject({
        waiting_count: 0,
        failing_since: null,
      });
    }, 30_000);
    const budgets = receiver.received.slice(-10).map(({ event }) => {
      const changes = event.data['changes'] as { field: string; to: unknown }[];
      return changes.find(({ field }) => field === 'budget')?.to;
    });
    expect(budgets).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }, 60_000);

  it('store requests and responses of deliveries, and resend one delivery or a period', async () => {
    const { api, receiver, project, untilReceived, webhook } = subscriber;
    const { id } = await webhook({ kinds: ['project.created'] });
    await project();
    await untilReceived(1);
    const [delivery] = await eventually(async () => {
      const { body } = await api.get(
        `/webhooks/${id}/deliveries?filter[status]=delivered&filter[kind]=project.created`,
      );
      expect(body.deliveries).toHaveLength(1);
      return body.deliveries;
    });

    const resent = await api.send('POST', `/webhooks/${id}/deliveries/${delivery.id}/resend`);
    await untilReceived(2);
    const day = new Date(delivery.occurred_at).toISOString().slice(0, 10);
    const replayed = await api.send('POST', `/webhooks/${id}/replay`, { from: day, to: day });
    await untilReceived(3);

    expect(delivery.last_attempt).toMatchObject({ verdict: 'delivered', response: { status: 200 } });
    expect(resent.status).toBe(200);
    expect(replayed.body).toMatchObject({ events_count: 1 });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.event_id]),
    );
    const detail = (await api.get(`/webhooks/${id}/deliveries/${delivery.id}`)).body.delivery;
    expect(detail.payload).toBe(receiver.received[0]?.body);
    const period = { from: '2026-02-01', to: '2026-01-01' };
    const backwards = await api.send('POST', `/webhooks/${id}/replay`, period);
    expect(backwards).toMatchObject({ status: 422, body: { validation: { from: [expect.any(String)] } } });
  });

  it('are deactivated when the receiver is gone, with an entry in the audit log', async () => {
    const { api, receiver, project, webhook } = subscriber;
    receiver.respondWith(() => 410);
    const { id } = await webhook({ kinds: ['project.created'] });

    await project();

    await eventually(async () => {
      const { audit_log: entries } = (await api.get(`/audit-log?filter[action]=webhook.deactivated`)).body;
      expect(entries).toMatchObject([
        {
          subject: { kind: 'webhook', id },
          actor: { kind: 'system' },
          changes: [{ field: 'active', from: true, to: false }],
          details: { reason: 'gone' },
        },
      ]);
    });
  });

  it('can be paused, resumed, deleted and restored without losing events', async () => {
    const { api, receiver, project, untilReceived, webhook } = subscriber;
    const { id } = await webhook({ kinds: ['project.created', 'project.updated'] });
    const paused = await api.send('PATCH', `/webhooks/${id}`, { active: false });
    const { id: projectId } = await project();
    await eventually(async () => expect((await api.get(`/webhooks/${id}`)).body.webhook.waiting_count).toBe(1));
    await api.send('DELETE', `/webhooks/${id}`);
    const restored = await api.send('POST', `/webhooks/${id}/restore`);
    expect(receiver.received).toEqual([]);

    const active = await api.send('POST', `/webhooks/${id}/activate`);

    await untilReceived(1);
    expect(paused.body.webhook).toMatchObject({ active: false, disabled_reason: 'paused' });
    expect(restored.body.webhook).toMatchObject({ active: false, deleted_at: null });
    expect(active.body.webhook).toMatchObject({ active: true, notice: null });
    expect(receiver.received[0]?.event).toMatchObject({ type: 'project.created', subject: projectId });
  });
});
