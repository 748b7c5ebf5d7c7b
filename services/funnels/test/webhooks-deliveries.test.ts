import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { funnelClient } from './funnel-client';
import { isGenuine, startReceiver } from './scripted-receiver';
import { type ShownDelivery, WebhookFixture } from './webhook-fixture';

describe('deliveries of webhooks', () => {
  const fixture = new WebhookFixture();

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  it('are signed, match the API description, and are sent once for a repeated event', async () => {
    const { id, secret } = await fixture.webhook();

    const event = await fixture.publish.line(fixture.project, 'project.updated');

    await fixture.untilReceived(1);
    const [one] = fixture.receiver.received;
    if (!one) throw new Error('Nothing came.');
    expect(isGenuine(one, secret)).toBe(true);
    expect(one.headers).toMatchObject({ 'webhook-id': event, 'content-type': 'application/json' });
    expect(eventSchema('project.updated').parse(JSON.parse(one.body))).toMatchObject({
      id: event,
      type: 'project.updated',
      subject: fixture.project,
      frameid: fixture.client.caller.frameId,
      correlationid: event,
      data: { project_id: fixture.project, actor: { name: 'Bo' }, changes: [{ field: 'name', to: 'Roofs' }] },
    });
    await fixture.publish.line(fixture.project, 'project.nothing_that_is_listed');
    await fixture.publish.message('Hello');
    await fixture.untilReceived(2);
    expect(fixture.receiver.received[1]).toMatchObject({ type: 'message.received' });
    const log = await eventually(async () => {
      const found = await fixture.logOf(id);
      expect(found.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
      return found;
    });
    expect(log).toMatchObject([
      { kind: 'message.received' },
      {
        event_id: event,
        status: 'delivered',
        last_attempt: { verdict: 'delivered', response: { status: 200, body: '{"taken":true}' } },
      },
    ]);
  });

  it('are sent only to webhooks of the frame that match the kind, the project and the funnel', async () => {
    const funnel = await fixture.client.create('Sales', 'Contact', 'Offer');
    const other = fixture.projects.addProject(fixture.client.caller.frameId);
    const deleted = await fixture.webhook({ kinds: ['project.deleted'] });
    const ofOther = await fixture.webhook({ project_ids: [other] });
    const inFunnel = await fixture.webhook({ funnel_id: funnel.id, kinds: ['project.updated', 'funnel.left'] });
    const otherTenant = funnelClient(fixture.port);
    await otherTenant.send('POST', 'webhooks', { name: 'Other tenant', url: fixture.receiver.url, kinds: ['*'] });
    await fixture.client.send('POST', `funnels/${funnel.id}/projects/${fixture.project}`, {});

    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);
    await fixture.client.send('DELETE', `funnels/${funnel.id}/projects/${fixture.project}`);
    await eventually(async () => expect(await fixture.logOf(inFunnel.id)).toHaveLength(2));
    await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.publish.line(other, 'project.deleted');

    await fixture.untilReceived(4);
    const kinds = async (id: string) => (await fixture.logOf(id)).map(({ kind }) => kind);
    expect(await kinds(deleted.id)).toEqual(['project.deleted']);
    expect(await kinds(ofOther.id)).toEqual(['project.deleted']);
    expect(await kinds(inFunnel.id)).toEqual(['funnel.left', 'project.updated']);
  });

  it('wait for a failed one of the same project, and keep their order and ids', async () => {
    const other = fixture.projects.addProject(fixture.client.caller.frameId);
    fixture.receiver.from(({ subject }) => (subject === fixture.project ? 503 : 200));
    const { id } = await fixture.webhook();

    const events: string[] = [];
    for (let index = 0; index < 5; index += 1)
      events.push(await fixture.publish.line(fixture.project, 'project.updated'));
    const [free] = [await fixture.publish.line(other, 'project.updated')];
    await eventually(() => expect(fixture.idsOf(other)).toEqual([free]));
    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ waiting_count: 5 }));
    expect(new Set(fixture.idsOf(fixture.project))).toEqual(new Set([events[0]]));

    fixture.receiver.from(() => 200);
    await fixture.makeDue(id);

    await eventually(() => expect(fixture.idsOf(fixture.project).slice(-5)).toEqual(events));
    await eventually(async () =>
      expect(await fixture.read(id)).toMatchObject({ waiting_count: 0, failing_since: null }),
    );
  });

  it.each([
    ['redirects, which is not followed', 'redirected', 302],
    ['responds 400', 'refused', 400],
    ['responds 429', 'refused', 429],
    ['responds 500', 'refused', 500],
  ])('are retried if the receiver %s', async (_, verdict, status) => {
    const trap = await startReceiver();
    fixture.receiver.from((_one, response) => {
      response.writeHead(status, { location: trap.url, 'retry-after': '1' }).end('no');
      return undefined;
    });
    const { id } = await fixture.webhook();

    await fixture.publish.line(fixture.project, 'project.updated');

    await eventually(async () => {
      const [one] = await fixture.logOf(id);
      expect(one).toMatchObject({
        status: 'pending',
        failures: 1,
        next_attempt_at: expect.any(String),
        last_attempt: { verdict, response: { status, body: 'no' } },
      });
    });
    expect(await fixture.read(id)).toMatchObject({ active: true, failing_since: expect.any(String) });
    expect(trap.received).toEqual([]);
    await trap.stop();
  });

  it('are not blocked by a receiver that hangs, and time out after ten seconds', async () => {
    const hanging = await startReceiver(() => undefined);
    const { id } = await fixture.webhook({ url: hanging.url });
    for (let index = 0; index < 40; index += 1) {
      await fixture.publish.line(fixture.projects.addProject(fixture.client.caller.frameId), 'project.updated');
    }
    await eventually(() => expect(hanging.received.length).toBeGreaterThanOrEqual(4));
    await fixture.webhook({ kinds: ['project.deleted'] });

    const event = await fixture.publish.line(fixture.project, 'project.deleted');

    await eventually(() => expect(fixture.receiver.received).toMatchObject([{ id: event }]), 8_000);
    expect(hanging.received).toHaveLength(4);
    await eventually(async () => {
      const found = await fixture.logOf(id, '?filter[status]=pending&perPage=100');
      const tried = found.filter(({ failures }) => failures > 0);
      expect(tried.length).toBeGreaterThanOrEqual(4);
      for (const one of tried) expect(one).toMatchObject({ last_attempt: { verdict: 'timeout' } });
    });
    await hanging.stop();
  }, 60_000);

  it('succeed if the receiver returns gigabytes, and store the beginning', async () => {
    let written = 0;
    fixture.receiver.from((_one, response) => {
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      const pour = () => {
        while (!response.destroyed && written < 2_000 * chunk.length) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', pour);
        }
        response.end();
      };
      response.writeHead(200);
      pour();
      return undefined;
    });
    const { id } = await fixture.webhook();

    await fixture.publish.line(fixture.project, 'project.updated');

    await eventually(async () => expect(await fixture.logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const [one] = await fixture.logOf(id);
    const detail = await fixture.client.get<ShownDelivery>('delivery', 'GET', `webhooks/${id}/deliveries/${one?.id}`);
    expect(detail.attempts[0]?.response?.body).toBe('x'.repeat(4_096));
    expect(written).toBeLessThan(50 * 1024 * 1024);
  });

  it('back off while all fail, and stop after a day until the webhook is activated', async () => {
    const watching = await startReceiver();
    const watcher = await fixture.webhook({ url: watching.url, kinds: ['webhook.disabled'] });
    fixture.receiver.from(() => 500);
    const { id } = await fixture.webhook({ kinds: ['project.updated'] });
    const events = [
      await fixture.publish.line(fixture.project, 'project.updated'),
      await fixture.publish.line(fixture.project, 'project.updated'),
    ];
    await fixture.untilReceived(1);
    await eventually(async () => expect(await fixture.logOf(id, '?filter[status]=pending')).toHaveLength(2));

    await fixture.superuser.query(
      `UPDATE webhook_deliveries SET first_failed_at = now() - interval '24 hours' WHERE webhook_id = $1 AND failures > 0`,
      [id],
    );
    await fixture.makeDue(id);

    await eventually(async () => {
      expect(await fixture.read(id)).toMatchObject({ active: false, disabled_reason: 'failing', waiting_count: 2 });
    });
    expect((await fixture.read(id)).notice).toContain('The receiver responded with 500.');
    await eventually(() => expect(watching.received).toMatchObject([{ type: 'webhook.disabled', subject: id }]));
    expect(JSON.parse(watching.received[0]?.body ?? '')).toMatchObject({
      data: { webhook: { id }, disabled_reason: 'failing' },
    });
    events.push(await fixture.publish.line(fixture.project, 'project.updated'));
    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ waiting_count: 3 }));
    expect(fixture.receiver.received).toHaveLength(2);

    fixture.receiver.from(() => 200);
    await fixture.client.get('webhook', 'POST', `webhooks/${id}/activate`);

    await eventually(() => expect(fixture.idsOf(fixture.project).slice(2)).toEqual(events));
    expect(await fixture.read(id)).toMatchObject({
      active: true,
      disabled_reason: null,
      notice: null,
      failing_since: null,
    });
    expect((await fixture.logOf(watcher.id)).map(({ kind }) => kind)).toEqual(['webhook.disabled']);
    await watching.stop();
  });

  it('stop at once after a 410', async () => {
    fixture.receiver.from(() => 410);
    const { id } = await fixture.webhook();

    await fixture.publish.line(fixture.project, 'project.updated');

    await eventually(async () =>
      expect(await fixture.read(id)).toMatchObject({ active: false, disabled_reason: 'gone' }),
    );
  });

  it('are skipped for projects outside the view of the webhook, and wait if the view is gone', async () => {
    const { views } = fixture.projects.effects;
    const viewId = newId();
    views.set(viewId, new Set([fixture.project]));
    const other = fixture.projects.addProject(fixture.client.caller.frameId);
    const { id } = await fixture.webhook({ view_id: viewId });

    await fixture.publish.line(other, 'project.updated');
    const sent = await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);
    await eventually(async () => {
      const statuses = (await fixture.logOf(id)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual(['delivered', 'skipped']);
    });
    views.delete(viewId);
    await fixture.publish.line(fixture.project, 'project.updated');
    await eventually(async () => expect(await fixture.read(id)).toMatchObject({ active: false, waiting_count: 1 }));

    expect(fixture.idsOf(fixture.project)).toEqual([sent]);
    expect((await fixture.read(id)).notice).toContain('view');
    const unknown = await fixture.client.send('PATCH', `webhooks/${id}`, { view_id: newId() });
    expect(unknown).toMatchObject({ status: 404, body: { error: expect.stringContaining('view_id') } });
  });
});
