import { topics } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import { eventSchema } from '../src/webhooks/webhook-document';
import { type FakeProjects, startFakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { isGenuine, type ScriptedReceiver, startReceiver } from './scripted-receiver';
import { startTestFunnels, type TestFunnels } from './start-funnels';
import { type Teller, tellerOf } from './webhook-teller';

interface Shown {
  readonly id: string;
  readonly active: boolean;
  readonly disabled_reason: string | null;
  readonly notice: string | null;
  readonly failing_since: string | null;
  readonly waiting_count: number;
}

interface ShownDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly status: string;
  readonly failures: number;
  readonly payload: string;
  readonly attempts: readonly { verdict: string; response: { status: number; body: string } | null }[];
}

describe('deliveries of webhooks', () => {
  let projects: FakeProjects;
  let service: TestFunnels;
  let port: number;
  let bus: Awaited<ReturnType<typeof listen>>['bus'];
  let superuser: Client;
  let receiver: ScriptedReceiver;
  let client: FunnelClient;
  let tell: Teller;
  let project: string;

  beforeAll(async () => {
    projects = await startFakeProjects();
    service = await startTestFunnels({ projects: projects.address });
    port = service.httpPort;
    ({ bus } = await listen(service.config.TOPIC_PREFIX, [topics.history, topics.channelsInbound]));
    superuser = new Client({ connectionString: service.database.superuserUrl });
    await superuser.connect();
  }, 60_000);
  beforeEach(async () => {
    receiver = await startReceiver();
    client = funnelClient(port);
    tell = tellerOf(bus, client.caller.frameId);
    project = projects.addProject(client.caller.frameId);
  });
  afterEach(async () => {
    for (const { id } of await client.get<Shown[]>('webhooks', 'GET', 'webhooks')) {
      await client.send('DELETE', `webhooks/${id}`);
    }
    await receiver.stop();
  });
  afterAll(async () => {
    await superuser.end();
    await bus.stop();
    await service.stop();
    await projects.stop();
  });

  async function webhook(fields: Record<string, unknown> = {}) {
    const body = { name: 'World', url: receiver.url, kinds: ['*'], ...fields };
    const answer = await client.send('POST', 'webhooks', body);
    expect(answer).toMatchObject({ status: 200 });
    return { id: answer.body['webhook'].id as string, secret: answer.body['secret'] as string };
  }

  const read = (id: string) => client.get<Shown>('webhook', 'GET', `webhooks/${id}`);
  const logOf = (id: string, query = '') =>
    client.get<ShownDelivery[]>('deliveries', 'GET', `webhooks/${id}/deliveries${query}`);
  const came = (count: number) => eventually(() => expect(receiver.received).toHaveLength(count));
  const idsOf = (subject: string) => receiver.received.filter((one) => one.subject === subject).map(({ id }) => id);

  /** As if the time that lanes wait for had come. */
  async function hurry(id: string): Promise<void> {
    await superuser.query('UPDATE webhook_lanes SET ready_at = now() WHERE webhook_id = $1', [id]);
  }

  it('are signed, describe what happened as the API description says, and come once for an event told twice', async () => {
    const { id, secret } = await webhook();

    const event = await tell.line(project, 'project.updated');

    await came(1);
    const [one] = receiver.received;
    if (!one) throw new Error('Nothing came.');
    expect(isGenuine(one, secret)).toBe(true);
    expect(one.headers).toMatchObject({ 'webhook-id': event, 'content-type': 'application/json' });
    expect(eventSchema('project.updated').parse(JSON.parse(one.body))).toMatchObject({
      id: event,
      type: 'project.updated',
      subject: project,
      frameid: client.caller.frameId,
      correlationid: event,
      data: { project_id: project, actor: { name: 'Bo' }, changes: [{ field: 'name', to: 'Roofs' }] },
    });
    await tell.line(project, 'project.nothing_that_is_listed');
    await tell.message('Hello');
    await came(2);
    expect(receiver.received[1]).toMatchObject({ type: 'message.received' });
    const log = await eventually(async () => {
      const found = await logOf(id);
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

  it('come to those alone that listen to the kind, the project and the funnel, in their frame', async () => {
    const funnel = await client.create('Sales', 'Contact', 'Offer');
    const other = projects.addProject(client.caller.frameId);
    const deleted = await webhook({ kinds: ['project.deleted'] });
    const ofOther = await webhook({ project_ids: [other] });
    const inFunnel = await webhook({ funnel_id: funnel.id, kinds: ['project.updated', 'funnel.left'] });
    const stranger = funnelClient(port);
    await stranger.send('POST', 'webhooks', { name: 'Stranger', url: receiver.url, kinds: ['*'] });
    await client.send('POST', `funnels/${funnel.id}/projects/${project}`, {});

    await tell.line(project, 'project.updated');
    await came(1);
    await client.send('DELETE', `funnels/${funnel.id}/projects/${project}`);
    await eventually(async () => expect(await logOf(inFunnel.id)).toHaveLength(2));
    await tell.line(project, 'project.updated');
    await tell.line(other, 'project.deleted');

    await came(4);
    const kinds = async (id: string) => (await logOf(id)).map(({ kind }) => kind);
    expect(await kinds(deleted.id)).toEqual(['project.deleted']);
    expect(await kinds(ofOther.id)).toEqual(['project.deleted']);
    expect(await kinds(inFunnel.id)).toEqual(['funnel.left', 'project.updated']);
  });

  it('wait for one that failed, of the same project alone, and keep their order and their ids', async () => {
    const other = projects.addProject(client.caller.frameId);
    receiver.from(({ subject }) => (subject === project ? 503 : 200));
    const { id } = await webhook();

    const events: string[] = [];
    for (let index = 0; index < 5; index += 1) events.push(await tell.line(project, 'project.updated'));
    const [free] = [await tell.line(other, 'project.updated')];
    await eventually(() => expect(idsOf(other)).toEqual([free]));
    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 5 }));
    expect(new Set(idsOf(project))).toEqual(new Set([events[0]]));

    receiver.from(() => 200);
    await hurry(id);

    await eventually(() => expect(idsOf(project).slice(-5)).toEqual(events));
    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 0, failing_since: null }));
  });

  it.each([
    ['redirects, which are not followed', 'redirected', 302],
    ['answers that it does not want this', 'refused', 400],
    ['asks for patience', 'refused', 429],
    ['is broken', 'refused', 500],
  ])('are tried again where the receiver %s', async (_, verdict, status) => {
    const trap = await startReceiver();
    receiver.from((_one, response) => {
      response.writeHead(status, { location: trap.url, 'retry-after': '1' }).end('no');
      return undefined;
    });
    const { id } = await webhook();

    await tell.line(project, 'project.updated');

    await eventually(async () => {
      const [one] = await logOf(id);
      expect(one).toMatchObject({
        status: 'pending',
        failures: 1,
        next_attempt_at: expect.any(String),
        last_attempt: { verdict, response: { status, body: 'no' } },
      });
    });
    expect(await read(id)).toMatchObject({ active: true, failing_since: expect.any(String) });
    expect(trap.received).toEqual([]);
    await trap.stop();
  });

  it('are not held up by a receiver that hangs, and end there after ten seconds', async () => {
    const hanging = await startReceiver(() => undefined);
    const { id } = await webhook({ url: hanging.url });
    for (let index = 0; index < 40; index += 1) {
      await tell.line(projects.addProject(client.caller.frameId), 'project.updated');
    }
    await eventually(() => expect(hanging.received.length).toBeGreaterThanOrEqual(4));
    await webhook({ kinds: ['project.deleted'] });

    const event = await tell.line(project, 'project.deleted');

    await eventually(() => expect(receiver.received).toMatchObject([{ id: event }]), 3_000);
    expect(hanging.received).toHaveLength(4);
    await eventually(async () => {
      const found = await logOf(id, '?filter[status]=pending&perPage=100');
      const tried = found.filter(({ failures }) => failures > 0);
      expect(tried.length).toBeGreaterThanOrEqual(4);
      for (const one of tried) expect(one).toMatchObject({ last_attempt: { verdict: 'timeout' } });
    });
    await hanging.stop();
  }, 60_000);

  it('are taken where the receiver answers gigabytes, of which the beginning is kept', async () => {
    let written = 0;
    receiver.from((_one, response) => {
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
    const { id } = await webhook();

    await tell.line(project, 'project.updated');

    await eventually(async () => expect(await logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const [one] = await logOf(id);
    const detail = await client.get<ShownDelivery>('delivery', 'GET', `webhooks/${id}/deliveries/${one?.id}`);
    expect(detail.attempts[0]?.response?.body).toBe('x'.repeat(4_096));
    expect(written).toBeLessThan(50 * 1024 * 1024);
  });

  it('wait for as long as nothing gets through, and after a day until somebody activates the webhook again', async () => {
    const watching = await startReceiver();
    const watcher = await webhook({ url: watching.url, kinds: ['webhook.disabled'] });
    receiver.from(() => 500);
    const { id } = await webhook({ kinds: ['project.updated'] });
    const events = [await tell.line(project, 'project.updated'), await tell.line(project, 'project.updated')];
    await came(1);
    await eventually(async () => expect(await logOf(id, '?filter[status]=pending')).toHaveLength(2));

    await superuser.query(
      `UPDATE webhook_deliveries SET first_failed_at = now() - interval '24 hours' WHERE webhook_id = $1 AND failures > 0`,
      [id],
    );
    await hurry(id);

    await eventually(async () => {
      expect(await read(id)).toMatchObject({ active: false, disabled_reason: 'failing', waiting_count: 2 });
    });
    expect((await read(id)).notice).toContain('The receiver answered 500.');
    await eventually(() => expect(watching.received).toMatchObject([{ type: 'webhook.disabled', subject: id }]));
    expect(JSON.parse(watching.received[0]?.body ?? '')).toMatchObject({
      data: { webhook: { id }, disabled_reason: 'failing' },
    });
    events.push(await tell.line(project, 'project.updated'));
    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 3 }));
    expect(receiver.received).toHaveLength(2);

    receiver.from(() => 200);
    await client.get('webhook', 'POST', `webhooks/${id}/activate`);

    await eventually(() => expect(idsOf(project).slice(2)).toEqual(events));
    expect(await read(id)).toMatchObject({ active: true, disabled_reason: null, notice: null, failing_since: null });
    expect((await logOf(watcher.id)).map(({ kind }) => kind)).toEqual(['webhook.disabled']);
    await watching.stop();
  });

  it('stop at once where the receiver answers that it is gone', async () => {
    receiver.from(() => 410);
    const { id } = await webhook();

    await tell.line(project, 'project.updated');

    await eventually(async () => expect(await read(id)).toMatchObject({ active: false, disabled_reason: 'gone' }));
  });

  it('all come in order for each project, from a receiver that was down for an hour', async () => {
    const many = [project, ...Array.from({ length: 9 }, () => projects.addProject(client.caller.frameId))];
    receiver.from(() => 503);
    const { id } = await webhook();
    const events = new Map<string, string[]>(many.map((one) => [one, []]));
    for (let round = 0; round < 5; round += 1) {
      for (const one of many) events.get(one)?.push(await tell.line(one, 'project.updated'));
    }
    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 50 }));
    for (const _quarter of [1, 2, 3, 4]) {
      await superuser.query(
        `UPDATE webhook_deliveries SET first_failed_at = first_failed_at - interval '15 minutes' WHERE webhook_id = $1`,
        [id],
      );
      await superuser.query(`UPDATE webhooks SET failing_since = failing_since - interval '15 minutes' WHERE id = $1`, [
        id,
      ]);
      const before = receiver.received.length;
      await eventually(async () => {
        await hurry(id);
        expect(receiver.received.length).toBeGreaterThanOrEqual(before + many.length);
      });
    }
    const down = receiver.received.length;
    receiver.from(() => 200);

    // One that gets through wakes all the others, long before their own time.
    await superuser.query(
      `UPDATE webhook_lanes SET ready_at = now() WHERE lane_id = (SELECT lane_id FROM webhook_lanes WHERE webhook_id = $1 LIMIT 1)`,
      [id],
    );

    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 0, failing_since: null }));
    const up = receiver.received.slice(down);
    expect(up).toHaveLength(50);
    for (const one of many) {
      expect(up.filter(({ subject }) => subject === one).map((each) => each.id)).toEqual(events.get(one));
    }
  }, 60_000);

  it('go on after the process was stopped in the middle: nothing is lost, the order stays, a repeat has the same id', async () => {
    receiver.from(async ({ type }, response) => {
      // The third is taken, and the process is gone before it hears so.
      if (type === 'project.restored') return void response.destroy();
      return 200;
    });
    const { id } = await webhook();
    const kinds = ['project.created', 'project.updated', 'project.restored', 'project.deleted', 'task.created'];
    const events: string[] = [];
    for (const kind of kinds) events.push(await tell.line(project, kind));
    await came(3);

    const ports = await service.restart(async () => {
      receiver.from(() => 200);
      events.push(await tell.line(project, 'task.updated'));
      await superuser.query(
        `UPDATE webhook_lanes SET worker_id = gen_random_uuid(), lease_until = now() + interval '1 second'`,
      );
    });
    port = ports.httpPort;
    client = funnelClient(port, client.caller);
    await hurry(id);

    await eventually(async () => expect(await read(id)).toMatchObject({ waiting_count: 0 }), 40_000);
    await eventually(() => expect(idsOf(project).at(-1)).toBe(events.at(-1)));
    expect([...new Set(idsOf(project))]).toEqual(events);
    expect(idsOf(project).slice(-4)).toEqual(events.slice(2));
  }, 90_000);

  it('are sent again one by one or for a period, under their ids, in order, also what was never sent', async () => {
    const early = await webhook({ name: 'Early', kinds: ['project.created'] });
    const first = await tell.line(project, 'project.created');
    const second = await tell.line(project, 'project.updated');
    const third = await tell.line(project, 'project.updated');
    await came(1);
    await eventually(async () => {
      const { rowCount } = await superuser.query('SELECT 1 FROM webhook_events WHERE project_id = $1', [project]);
      expect(rowCount).toBe(3);
    });
    const late = await webhook({ name: 'Late', kinds: ['project.created', 'project.updated'] });
    const day = new Date().toISOString().slice(0, 10);

    const replayed = await client.send('POST', `webhooks/${late.id}/replay`, { from: day, to: day });
    await came(4);
    const [delivery] = await logOf(early.id);
    const resent = await client.send('POST', `webhooks/${early.id}/deliveries/${delivery?.id}/resend`);
    await came(5);

    expect(replayed).toMatchObject({ status: 200, body: { events_count: 3 } });
    expect(resent).toMatchObject({ status: 200, body: { delivery: { status: 'pending', event_id: first } } });
    expect(receiver.received.map(({ id }) => id)).toEqual([first, first, second, third, first]);
    const detail = await eventually(async () => {
      const found = await client.get<ShownDelivery>(
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
    expect(detail.payload).toBe(receiver.received[0]?.body);
  });

  it('are tested at once, also where the webhook is switched off, and what came of it is said', async () => {
    const { id, secret } = await webhook({ active: false });

    const well = await client.get<ShownDelivery>('delivery', 'POST', `webhooks/${id}/test`);
    receiver.from(() => 500);
    const badly = await client.get<ShownDelivery>('delivery', 'POST', `webhooks/${id}/test`);
    const again = await client.send('POST', `webhooks/${id}/deliveries/${badly.id}/resend`);

    expect(well).toMatchObject({ kind: 'webhook.test', status: 'delivered', attempts: [{ verdict: 'delivered' }] });
    expect(badly).toMatchObject({ status: 'failed', attempts: [{ verdict: 'refused', response: { status: 500 } }] });
    expect(again).toMatchObject({ status: 422, body: { message: 'test_sent_once' } });
    const [one] = receiver.received;
    expect(one && isGenuine(one, secret)).toBe(true);
    expect(() => eventSchema('webhook.test').parse(JSON.parse(one?.body ?? ''))).not.toThrow();
    expect(receiver.received).toHaveLength(2);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const { id, secret } = await webhook();
    const answer = await client.send('POST', `webhooks/${id}/secret`);
    const fresh = answer.body['secret'] as string;

    await tell.line(project, 'project.updated');
    await came(1);
    await superuser.query(`UPDATE webhooks SET previous_secret_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    await tell.line(project, 'project.updated');
    await came(2);

    const [during, after] = receiver.received;
    if (!during || !after) throw new Error('Nothing came.');
    expect([isGenuine(during, secret), isGenuine(during, fresh)]).toEqual([true, true]);
    expect([isGenuine(after, secret), isGenuine(after, fresh)]).toEqual([false, true]);
    expect(fresh).not.toBe(secret);
  });

  it('are forgotten after 30 days, waiting or not', async () => {
    const { id } = await webhook();
    await tell.line(project, 'project.updated');
    await eventually(async () => expect(await logOf(id)).toMatchObject([{ status: 'delivered' }]));
    const { frameId } = client.caller;

    await superuser.query(`UPDATE webhook_events SET noted_at = now() - interval '31 days' WHERE frame_id = $1`, [
      frameId,
    ]);
    await superuser.query('UPDATE webhook_sweeps SET due_at = now() WHERE frame_id = $1', [frameId]);
    const kept = await tell.line(project, 'project.updated');
    const ports = await service.restart();
    port = ports.httpPort;
    client = funnelClient(port, client.caller);

    await eventually(async () => expect(await logOf(id)).toMatchObject([{ event_id: kept }]));
    const { rows } = await superuser.query('SELECT 1 FROM webhook_attempts WHERE frame_id = $1', [frameId]);
    expect(rows.length).toBeLessThanOrEqual(1);
    const { rows: next } = await superuser.query(
      'SELECT due_at > now() AS later FROM webhook_sweeps WHERE frame_id = $1',
      [frameId],
    );
    expect(next).toEqual([{ later: true }]);
  }, 60_000);

  it('are filtered by status, kind, project, event and time, page by page', async () => {
    const { id } = await webhook();
    const other = projects.addProject(client.caller.frameId);
    const first = await tell.line(project, 'project.created');
    await tell.line(project, 'project.updated');
    await tell.line(other, 'project.updated');
    await came(3);
    const count = async (query: string) => (await logOf(id, `?${query}`)).length;

    await eventually(async () => expect(await count('filter[status]=delivered')).toBe(3));
    expect(await count('filter[status]=pending,failed')).toBe(0);
    expect(await count('filter[kind]=project.created')).toBe(1);
    expect(await count(`filter[project_id]=${other}`)).toBe(1);
    expect(await count(`filter[event_id]=${first},${newId()}`)).toBe(1);
    expect(await count('filter[from]=2020-01-01&filter[to]=2020-12-31')).toBe(0);
    expect(await count('filter[from]=2020-01-01')).toBe(3);
    const page = await client.send('GET', `webhooks/${id}/deliveries?perPage=2&page=2`);
    expect(page.body['meta']).toMatchObject({ total: 3, from: 3, to: 3, last_page: 2 });
    const backwards = await client.send(
      'GET',
      `webhooks/${id}/deliveries?filter[from]=2021-01-01&filter[to]=2020-01-01`,
    );
    expect(backwards).toMatchObject({ status: 422, body: { validation: { 'filter.from': [expect.any(String)] } } });
  });
});
