import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { funnelClient } from './funnel-client';
import { isGenuine } from './scripted-receiver';
import { startFunnelsAndProjects } from './start-funnels';
import { type ShownDelivery, WebhookFixture } from './webhook-fixture';

describe('recovery of webhook deliveries', () => {
  const fixture = new WebhookFixture(startFunnelsAndProjects);

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  it('sends all in order for each project after the receiver was down for an hour', async () => {
    const many = [
      fixture.project,
      ...Array.from({ length: 9 }, () => fixture.projects.addProject(fixture.client.caller.frameId)),
    ];
    fixture.receiver.from(() => 503);
    const { id } = await fixture.webhook();
    const events = new Map<string, string[]>(many.map((one) => [one, []]));
    for (let round = 0; round < 5; round += 1) {
      for (const one of many) events.get(one)?.push(await fixture.publish.line(one, 'project.updated'));
    }
    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ waiting_count: 50 }));
    for (const _quarter of [1, 2, 3, 4]) {
      await fixture.superuser.query(
        `UPDATE webhook_deliveries SET first_failed_at = first_failed_at - interval '15 minutes' WHERE webhook_id = $1`,
        [id],
      );
      await fixture.superuser.query(
        `UPDATE webhooks SET failing_since = failing_since - interval '15 minutes' WHERE id = $1`,
        [id],
      );
      const before = fixture.receiver.received.length;
      await eventually(async () => {
        await fixture.makeDue(id);
        expect(fixture.receiver.received.length).toBeGreaterThanOrEqual(before + many.length);
      });
    }
    // Pending attempts would fail after the receiver is available again, and wait for their next attempt.
    await eventually(async () => {
      const { rows } = await fixture.superuser.query(
        'SELECT count(*)::int AS busy FROM webhook_lanes WHERE webhook_id = $1 AND (worker_id IS NOT NULL OR ready_at <= now())',
        [id],
      );
      expect(rows[0].busy).toBe(0);
    });
    const down = fixture.receiver.received.length;
    fixture.receiver.from(() => 200);

    // One successful delivery makes all other waiting deliveries due.
    await fixture.superuser.query(
      `UPDATE webhook_lanes SET ready_at = now() WHERE lane_id = (SELECT lane_id FROM webhook_lanes WHERE webhook_id = $1 LIMIT 1)`,
      [id],
    );

    await eventually(async () =>
      expect(await fixture.read(id)).toMatchObject({ waiting_count: 0, failing_since: null }),
    );
    const up = fixture.receiver.received.slice(down);
    expect(up).toHaveLength(50);
    for (const one of many) {
      expect(up.filter(({ subject }) => subject === one).map((each) => each.id)).toEqual(events.get(one));
    }
  }, 60_000);

  it('continues after a crash: nothing is lost, the order stays, a repeat has the same id', async () => {
    fixture.receiver.from(async ({ type }, response) => {
      // The receiver accepts the third, and the process is killed before it gets the response.
      if (type === 'project.restored') return void response.destroy();
      return 200;
    });
    const { id } = await fixture.webhook();
    const kinds = ['project.created', 'project.updated', 'project.restored', 'project.deleted', 'task.created'];
    const events: string[] = [];
    for (const kind of kinds) events.push(await fixture.publish.line(fixture.project, kind));
    await fixture.untilReceived(3);

    const ports = await fixture.service.restart(async () => {
      fixture.receiver.from(() => 200);
      events.push(await fixture.publish.line(fixture.project, 'task.updated'));
      await fixture.superuser.query(
        `UPDATE webhook_lanes SET worker_id = gen_random_uuid(), lease_until = now() + interval '1 second'`,
      );
    });
    fixture.port = ports.httpPort;
    fixture.client = funnelClient(fixture.port, fixture.client.caller);
    await fixture.makeDue(id);

    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ waiting_count: 0 }), 40_000);
    await eventually(() => expect(fixture.idsOf(fixture.project).at(-1)).toBe(events.at(-1)));
    expect([...new Set(fixture.idsOf(fixture.project))]).toEqual(events);
    expect(fixture.idsOf(fixture.project).slice(-4)).toEqual(events.slice(2));
  }, 90_000);

  it('resends single deliveries or a period, with their ids, in order, also those never sent', async () => {
    const early = await fixture.webhook({ name: 'Early', kinds: ['project.created'] });
    const first = await fixture.publish.line(fixture.project, 'project.created');
    const second = await fixture.publish.line(fixture.project, 'project.updated');
    const third = await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);
    await eventually(async () => {
      const { rowCount } = await fixture.superuser.query('SELECT 1 FROM webhook_events WHERE project_id = $1', [
        fixture.project,
      ]);
      expect(rowCount).toBe(3);
    });
    const late = await fixture.webhook({ name: 'Late', kinds: ['project.created', 'project.updated'] });
    const day = new Date().toISOString().slice(0, 10);

    const replayed = await fixture.client.send('POST', `webhooks/${late.id}/replay`, { from: day, to: day });
    await fixture.untilReceived(4);
    const [delivery] = await fixture.logOf(early.id);
    const resent = await fixture.client.send('POST', `webhooks/${early.id}/deliveries/${delivery?.id}/resend`);
    await fixture.untilReceived(5);

    expect(replayed).toMatchObject({ status: 200, body: { events_count: 3 } });
    expect(resent).toMatchObject({ status: 200, body: { delivery: { status: 'pending', event_id: first } } });
    expect(fixture.receiver.received.map(({ id }) => id)).toEqual([first, first, second, third, first]);
    const detail = await eventually(async () => {
      const found = await fixture.client.get<ShownDelivery>(
        'delivery',
        'GET',
        `webhooks/${early.id}/deliveries/${delivery?.id}`,
      );
      expect(found).toMatchObject({
        status: 'delivered',
        attempts: [{ verdict: 'delivered' }, { verdict: 'delivered' }],
      });
      return found;
    });
    expect(detail.payload).toBe(fixture.receiver.received[0]?.body);
  });

  it('sends a test at once, also for an inactive webhook, and returns the result', async () => {
    const { id, secret } = await fixture.webhook({ active: false });

    const well = await fixture.client.get<ShownDelivery>('delivery', 'POST', `webhooks/${id}/test`);
    fixture.receiver.from(() => 500);
    const badly = await fixture.client.get<ShownDelivery>('delivery', 'POST', `webhooks/${id}/test`);
    const again = await fixture.client.send('POST', `webhooks/${id}/deliveries/${badly.id}/resend`);

    expect(well).toMatchObject({ kind: 'webhook.test', status: 'delivered', attempts: [{ verdict: 'delivered' }] });
    expect(badly).toMatchObject({ status: 'failed', attempts: [{ verdict: 'refused', response: { status: 500 } }] });
    expect(again).toMatchObject({ status: 422, body: { message: 'test_sent_once' } });
    const [one] = fixture.receiver.received;
    expect(one && isGenuine(one, secret)).toBe(true);
    expect(() => eventSchema('webhook.test').parse(JSON.parse(one?.body ?? ''))).not.toThrow();
    expect(fixture.receiver.received).toHaveLength(2);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { id, secret } = await fixture.webhook();
    const response = await fixture.client.send('POST', `webhooks/${id}/secret`);
    const fresh = response.body['secret'] as string;

    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);
    await fixture.superuser.query(
      `UPDATE webhooks SET previous_secret_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(2);

    const [during, after] = fixture.receiver.received;
    if (!during || !after) throw new Error('Nothing came.');
    expect([isGenuine(during, secret), isGenuine(during, fresh)]).toEqual([true, true]);
    expect([isGenuine(after, secret), isGenuine(after, fresh)]).toEqual([false, true]);
    expect(fresh).not.toBe(secret);
  });

  it('purges deliveries after 30 days, pending or not', async () => {
    const { id } = await fixture.webhook();
    await fixture.publish.line(fixture.project, 'project.updated');
    await eventually(async () => expect(await fixture.logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const { frameId } = fixture.client.caller;

    await fixture.superuser.query(
      `UPDATE webhook_events SET noted_at = now() - interval '31 days' WHERE frame_id = $1`,
      [frameId],
    );
    await fixture.superuser.query('UPDATE webhook_sweeps SET due_at = now() WHERE frame_id = $1', [frameId]);
    const kept = await fixture.publish.line(fixture.project, 'project.updated');
    const ports = await fixture.service.restart();
    fixture.port = ports.httpPort;
    fixture.client = funnelClient(fixture.port, fixture.client.caller);

    await eventually(async () => expect(await fixture.logOf(id)).toMatchObject([{ event_id: kept }]));
    const { rows } = await fixture.superuser.query('SELECT 1 FROM webhook_attempts WHERE frame_id = $1', [frameId]);
    expect(rows.length).toBeLessThanOrEqual(1);
    const { rows: next } = await fixture.superuser.query(
      'SELECT due_at > now() AS later FROM webhook_sweeps WHERE frame_id = $1',
      [frameId],
    );
    expect(next).toEqual([{ later: true }]);
  }, 60_000);

  it('filters deliveries by status, kind, project, event and time, with pages', async () => {
    const { id } = await fixture.webhook();
    const other = fixture.projects.addProject(fixture.client.caller.frameId);
    const first = await fixture.publish.line(fixture.project, 'project.created');
    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.publish.line(other, 'project.updated');
    await fixture.untilReceived(3);
    const count = async (query: string) => (await fixture.logOf(id, `?${query}`)).length;

    await eventually(async () => expect(await count('filter[status]=delivered')).toBe(3));
    expect(await count('filter[status]=pending,failed')).toBe(0);
    expect(await count('filter[kind]=project.created')).toBe(1);
    expect(await count(`filter[project_id]=${other}`)).toBe(1);
    expect(await count(`filter[event_id]=${first},${newId()}`)).toBe(1);
    expect(await count('filter[from]=2020-01-01&filter[to]=2020-12-31')).toBe(0);
    expect(await count('filter[from]=2020-01-01')).toBe(3);
    const page = await fixture.client.send('GET', `webhooks/${id}/deliveries?perPage=2&page=2`);
    expect(page.body['meta']).toMatchObject({ total: 3, from: 3, to: 3, last_page: 2 });
    const backwards = await fixture.client.send(
      'GET',
      `webhooks/${id}/deliveries?filter[from]=2021-01-01&filter[to]=2020-01-01`,
    );
    expect(backwards).toMatchObject({ status: 422, body: { validation: { 'filter.from': [expect.any(String)] } } });
  });
});
