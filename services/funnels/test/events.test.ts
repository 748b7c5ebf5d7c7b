import { eventually } from '@trackway/testkit';
import { eventSchema } from '../src/webhooks/events/webhook-document-schemas';
import { funnelClient } from './funnel-client';
import { WebhookFixture } from './webhook-fixture';

interface EventPage {
  readonly events: readonly { readonly id: string; readonly type: string }[];
  readonly next: string;
  readonly has_more: boolean;
}

describe('GET events', () => {
  const fixture = new WebhookFixture();

  beforeAll(() => fixture.start(), 60_000);
  beforeEach(() => fixture.beforeTest());
  afterEach(() => fixture.afterTest());
  afterAll(() => fixture.stop());

  const read = async (query = '') => (await fixture.client.send('GET', `events${query}`)).body as unknown as EventPage;

  it('returns each event once in its order, although brokers deliver events twice', async () => {
    const sent: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) sent.push(await fixture.publish.line(fixture.project, 'project.updated'));
    const message = await fixture.publish.message('hello');
    const found: string[] = [];
    let after = '';

    await eventually(async () => {
      const page = await read(`?limit=2${after}`);
      after = `&after=${page.next}`;
      found.push(...page.events.map(({ id }) => id));
      expect(found).toHaveLength(6);
    });

    expect(found.filter((id) => id !== message)).toEqual(sent);
    expect(found).toContain(message);
    expect(await read(`?${after}`)).toMatchObject({ events: [], has_more: false });
  });

  it('has the bodies that webhooks receive', async () => {
    await fixture.webhook();
    const id = await fixture.publish.line(fixture.project, 'project.updated');
    await fixture.untilReceived(1);

    const { events } = await read();

    expect(events.map((event) => event.id)).toEqual([id]);
    expect(JSON.stringify(events[0])).toBe(fixture.receiver.received[0]?.body);
    expect(eventSchema('project.updated').safeParse(events[0]).success).toBe(true);
  });

  it('selects kinds', async () => {
    await fixture.publish.line(fixture.project, 'project.updated');
    const created = await fixture.publish.line(fixture.project, 'project.created');
    await eventually(async () => expect((await read()).events).toHaveLength(2));

    const { events } = await read('?kinds=project.created,%20task.created');

    expect(events.map(({ id }) => id)).toEqual([created]);
  });

  it('shows nothing of other frames', async () => {
    await fixture.publish.line(fixture.project, 'project.updated');
    await eventually(async () => expect((await read()).events).toHaveLength(1));

    const other = await funnelClient(fixture.port).send('GET', 'events');

    expect(other.body).toMatchObject({ events: [], has_more: false });
  });

  it('answers 410 to a reader that is behind the purge', async () => {
    await fixture.publish.line(fixture.project, 'project.updated');
    const { next } = await eventually(async () => {
      const page = await read();
      expect(page.events).toHaveLength(1);
      return page;
    });
    await fixture.publish.line(fixture.project, 'project.updated');
    const where = 'frame_id = $1';
    const stored = () =>
      fixture.superuser.query(`SELECT 1 FROM feed_events WHERE ${where}`, [fixture.client.caller.frameId]);
    await eventually(async () => expect((await stored()).rowCount).toBe(2));
    await fixture.superuser.query(`UPDATE feed_events SET recorded_at = now() - interval '31 days' WHERE ${where}`, [
      fixture.client.caller.frameId,
    ]);
    await fixture.superuser.query(`SELECT purge_feed_events(100, interval '30 days')`);

    const response = await fixture.client.send('GET', `events?after=${next}`);

    expect({ status: response.status, message: response.body['message'] }).toEqual({
      status: 410,
      message: 'cursor_expired',
    });
    expect(await read('?after=latest')).toMatchObject({ events: [] });
  });
});
