import { FakeEventBus } from '@trackway/messaging';
import { quietLogger } from '@trackway/testkit';
import { makeReadActivity } from './read-activity';

const oldestAt = new Date('2026-01-02T03:04:05Z');

function setUp({ hasOutbox = true, topics = ['forms.events'] } = {}) {
  const bus = new FakeEventBus();
  const clock = { now: Date.now() };
  const outbox = {
    frameBacklog: async (frameId: string) =>
      frameId === 'mine' ? { count: 3, oldestAt, quarantined: 1 } : { count: 0, oldestAt: undefined, quarantined: 0 },
  };
  const readActivity = makeReadActivity({
    outbox: () => (hasOutbox ? outbox : undefined),
    bus,
    group: 'projects',
    topics: () => topics,
    now: () => clock.now,
    logger: quietLogger(),
  });
  return { readActivity, bus, clock };
}

describe('the activity of a service', () => {
  it('has the outbox of the frame', async () => {
    const { readActivity } = setUp();

    expect((await readActivity('mine')).outbox).toEqual({ waiting: 3, oldestAt, quarantined: 1 });
    expect((await readActivity('other')).outbox).toEqual({ waiting: 0, oldestAt: null, quarantined: 0 });
  });

  it('has no outbox and no delays if the service has none', async () => {
    const { readActivity } = setUp({ hasOutbox: false, topics: [] });

    expect(await readActivity('mine')).toEqual({ outbox: null, delays: [] });
  });

  it('has the delay of each topic, read again after two seconds', async () => {
    const { readActivity, bus, clock } = setUp();
    const delay = async () => (await readActivity('mine')).delays?.[0]?.seconds;
    const before = await delay();
    await bus.publish([{ topic: 'forms.events', key: 'k', value: '{}' }]);

    clock.now += 1_999;
    const reused = await delay();
    clock.now += 9_000;

    expect([before, reused, await delay()]).toEqual([0, 0, 10]);
  });

  it('reports a broker that fails, and the outbox nevertheless', async () => {
    const { readActivity, bus } = setUp();
    bus.becomeUnavailable();

    expect(await readActivity('mine')).toMatchObject({ outbox: { waiting: 3 }, delays: null });
  });

  it('does not wait for a broker that does not respond', async () => {
    const { readActivity, bus } = setUp();
    bus.delays = () => new Promise(() => undefined);

    expect(await readActivity('mine')).toMatchObject({ outbox: { waiting: 3 }, delays: null });
  });
});
