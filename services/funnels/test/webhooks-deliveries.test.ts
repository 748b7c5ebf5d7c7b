import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { funnelClient } from './funnel-client';
import { isGenuine, startReceiver } from './scripted-receiver';
import { type ShownDelivery, WebhookStage } from './webhook-stage';

describe('deliveries of webhooks', () => {
  const on = new WebhookStage();

  beforeAll(() => on.build(), 60_000);
  beforeEach(() => on.begin());
  afterEach(() => on.end());
  afterAll(() => on.strike());

  it('are signed, match the API description, and are sent once for a repeated event', async () => {
    const { id, secret } = await on.webhook();

    const event = await on.tell.line(on.project, 'project.updated');

    await on.came(1);
    const [one] = on.receiver.received;
    if (!one) throw new Error('Nothing came.');
    expect(isGenuine(one, secret)).toBe(true);
    expect(one.headers).toMatchObject({ 'webhook-id': event, 'content-type': 'application/json' });
    expect(eventSchema('project.updated').parse(JSON.parse(one.body))).toMatchObject({
      id: event,
      type: 'project.updated',
      subject: on.project,
      frameid: on.client.caller.frameId,
      correlationid: event,
      data: { project_id: on.project, actor: { name: 'Bo' }, changes: [{ field: 'name', to: 'Roofs' }] },
    });
    await on.tell.line(on.project, 'project.nothing_that_is_listed');
    await on.tell.message('Hello');
    await on.came(2);
    expect(on.receiver.received[1]).toMatchObject({ type: 'message.received' });
    const log = await eventually(async () => {
      const found = await on.logOf(id);
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
    const funnel = await on.client.create('Sales', 'Contact', 'Offer');
    const other = on.projects.addProject(on.client.caller.frameId);
    const deleted = await on.webhook({ kinds: ['project.deleted'] });
    const ofOther = await on.webhook({ project_ids: [other] });
    const inFunnel = await on.webhook({ funnel_id: funnel.id, kinds: ['project.updated', 'funnel.left'] });
    const otherTenant = funnelClient(on.port);
    await otherTenant.send('POST', 'webhooks', { name: 'Other tenant', url: on.receiver.url, kinds: ['*'] });
    await on.client.send('POST', `funnels/${funnel.id}/projects/${on.project}`, {});

    await on.tell.line(on.project, 'project.updated');
    await on.came(1);
    await on.client.send('DELETE', `funnels/${funnel.id}/projects/${on.project}`);
    await eventually(async () => expect(await on.logOf(inFunnel.id)).toHaveLength(2));
    await on.tell.line(on.project, 'project.updated');
    await on.tell.line(other, 'project.deleted');

    await on.came(4);
    const kinds = async (id: string) => (await on.logOf(id)).map(({ kind }) => kind);
    expect(await kinds(deleted.id)).toEqual(['project.deleted']);
    expect(await kinds(ofOther.id)).toEqual(['project.deleted']);
    expect(await kinds(inFunnel.id)).toEqual(['funnel.left', 'project.updated']);
  });

  it('wait for a failed one of the same project, and keep their order and ids', async () => {
    const other = on.projects.addProject(on.client.caller.frameId);
    on.receiver.from(({ subject }) => (subject === on.project ? 503 : 200));
    const { id } = await on.webhook();

    const events: string[] = [];
    for (let index = 0; index < 5; index += 1) events.push(await on.tell.line(on.project, 'project.updated'));
    const [free] = [await on.tell.line(other, 'project.updated')];
    await eventually(() => expect(on.idsOf(other)).toEqual([free]));
    await eventually(async () => expect(await on.read(id)).toMatchObject({ waiting_count: 5 }));
    expect(new Set(on.idsOf(on.project))).toEqual(new Set([events[0]]));

    on.receiver.from(() => 200);
    await on.makeDue(id);

    await eventually(() => expect(on.idsOf(on.project).slice(-5)).toEqual(events));
    await eventually(async () => expect(await on.read(id)).toMatchObject({ waiting_count: 0, failing_since: null }));
  });

  it.each([
    ['redirects, which are not followed', 'redirected', 302],
    ['answers that it does not want this', 'refused', 400],
    ['asks for patience', 'refused', 429],
    ['is broken', 'refused', 500],
  ])('are retried if the receiver %s', async (_, verdict, status) => {
    const trap = await startReceiver();
    on.receiver.from((_one, response) => {
      response.writeHead(status, { location: trap.url, 'retry-after': '1' }).end('no');
      return undefined;
    });
    const { id } = await on.webhook();

    await on.tell.line(on.project, 'project.updated');

    await eventually(async () => {
      const [one] = await on.logOf(id);
      expect(one).toMatchObject({
        status: 'pending',
        failures: 1,
        next_attempt_at: expect.any(String),
        last_attempt: { verdict, response: { status, body: 'no' } },
      });
    });
    expect(await on.read(id)).toMatchObject({ active: true, failing_since: expect.any(String) });
    expect(trap.received).toEqual([]);
    await trap.stop();
  });

  it('are not blocked by a receiver that hangs, and time out after ten seconds', async () => {
    const hanging = await startReceiver(() => undefined);
    const { id } = await on.webhook({ url: hanging.url });
    for (let index = 0; index < 40; index += 1) {
      await on.tell.line(on.projects.addProject(on.client.caller.frameId), 'project.updated');
    }
    await eventually(() => expect(hanging.received.length).toBeGreaterThanOrEqual(4));
    await on.webhook({ kinds: ['project.deleted'] });

    const event = await on.tell.line(on.project, 'project.deleted');

    await eventually(() => expect(on.receiver.received).toMatchObject([{ id: event }]), 8_000);
    expect(hanging.received).toHaveLength(4);
    await eventually(async () => {
      const found = await on.logOf(id, '?filter[status]=pending&perPage=100');
      const tried = found.filter(({ failures }) => failures > 0);
      expect(tried.length).toBeGreaterThanOrEqual(4);
      for (const one of tried) expect(one).toMatchObject({ last_attempt: { verdict: 'timeout' } });
    });
    await hanging.stop();
  }, 60_000);

  it('succeed if the receiver returns gigabytes, and store the beginning', async () => {
    let written = 0;
    on.receiver.from((_one, response) => {
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
    const { id } = await on.webhook();

    await on.tell.line(on.project, 'project.updated');

    await eventually(async () => expect(await on.logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const [one] = await on.logOf(id);
    const detail = await on.client.get<ShownDelivery>('delivery', 'GET', `webhooks/${id}/deliveries/${one?.id}`);
    expect(detail.attempts[0]?.response?.body).toBe('x'.repeat(4_096));
    expect(written).toBeLessThan(50 * 1024 * 1024);
  });

  it('back off while all fail, and stop after a day until the webhook is activated', async () => {
    const watching = await startReceiver();
    const watcher = await on.webhook({ url: watching.url, kinds: ['webhook.disabled'] });
    on.receiver.from(() => 500);
    const { id } = await on.webhook({ kinds: ['project.updated'] });
    const events = [
      await on.tell.line(on.project, 'project.updated'),
      await on.tell.line(on.project, 'project.updated'),
    ];
    await on.came(1);
    await eventually(async () => expect(await on.logOf(id, '?filter[status]=pending')).toHaveLength(2));

    await on.superuser.query(
      `UPDATE webhook_deliveries SET first_failed_at = now() - interval '24 hours' WHERE webhook_id = $1 AND failures > 0`,
      [id],
    );
    await on.makeDue(id);

    await eventually(async () => {
      expect(await on.read(id)).toMatchObject({ active: false, disabled_reason: 'failing', waiting_count: 2 });
    });
    expect((await on.read(id)).notice).toContain('The receiver responded with 500.');
    await eventually(() => expect(watching.received).toMatchObject([{ type: 'webhook.disabled', subject: id }]));
    expect(JSON.parse(watching.received[0]?.body ?? '')).toMatchObject({
      data: { webhook: { id }, disabled_reason: 'failing' },
    });
    events.push(await on.tell.line(on.project, 'project.updated'));
    await eventually(async () => expect(await on.read(id)).toMatchObject({ waiting_count: 3 }));
    expect(on.receiver.received).toHaveLength(2);

    on.receiver.from(() => 200);
    await on.client.get('webhook', 'POST', `webhooks/${id}/activate`);

    await eventually(() => expect(on.idsOf(on.project).slice(2)).toEqual(events));
    expect(await on.read(id)).toMatchObject({ active: true, disabled_reason: null, notice: null, failing_since: null });
    expect((await on.logOf(watcher.id)).map(({ kind }) => kind)).toEqual(['webhook.disabled']);
    await watching.stop();
  });

  it('stop at once after a 410', async () => {
    on.receiver.from(() => 410);
    const { id } = await on.webhook();

    await on.tell.line(on.project, 'project.updated');

    await eventually(async () => expect(await on.read(id)).toMatchObject({ active: false, disabled_reason: 'gone' }));
  });
});
