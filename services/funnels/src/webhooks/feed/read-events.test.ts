import { type Caller, newId } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import { cursorOf } from './event-cursor';
import type { FeedStores } from './event-feed';
import { anEvent } from './event-feed.contract';
import { FakeEventFeed } from './fake-event-feed';
import { makeReadEvents, type ReadEvents } from './read-events';

const frameId = newId();
const caller: Caller = { kind: 'user', id: newId(), frameId, scopes: ['*'] };
const now = new Date();

function setUp() {
  const feed = new FakeEventFeed();
  const unitOfWork: UnitOfWork<FeedStores> = { run: (_, work) => work({ feed }) };
  const readEvents = makeReadEvents({ unitOfWork });
  const read = (query: Partial<ReadEvents> = {}, reader = caller) =>
    readEvents(reader, { after: undefined, kinds: ['*'], limit: 2, ...query });
  return { feed, read };
}

describe('reading events', () => {
  it('returns every event once to a reader that follows the cursor', async () => {
    const { feed, read } = setUp();
    const events = Array.from({ length: 5 }, () => anEvent());
    await feed.append(frameId, events, now);
    const found: unknown[] = [];

    for (let page = await read(); ; page = await read({ after: page.next })) {
      found.push(...page.events.map(({ id }) => id));
      if (!page.hasMore) break;
    }

    expect(found).toEqual(events.map(({ id }) => id));
  });

  it('returns the same events for the same cursor', async () => {
    const { feed, read } = setUp();
    await feed.append(frameId, [anEvent(), anEvent()], now);
    const first = await read();
    await feed.append(frameId, [anEvent()], now);

    expect(await read()).toMatchObject({ events: first.events, hasMore: true });
  });

  it('starts after the newest event', async () => {
    const { feed, read } = setUp();
    await feed.append(frameId, [anEvent()], now);
    const latest = await read({ after: 'latest' });
    const event = anEvent();
    await feed.append(frameId, [event], now);

    expect(latest).toMatchObject({ events: [], hasMore: false });
    expect((await read({ after: latest.next })).events).toMatchObject([{ id: event.id }]);
  });

  it('rejects a cursor whose events are gone, and one from elsewhere', async () => {
    const { feed, read } = setUp();
    await feed.append(frameId, [anEvent()], now);

    await expect(read({ after: cursorOf(2) })).rejects.toMatchObject({ code: 'cursor_expired' });
    await expect(read({ after: 'x' })).rejects.toMatchObject({ code: 'validation_errors' });
    await expect(read({ after: cursorOf(-1) })).rejects.toMatchObject({ code: 'validation_errors' });
  });

  it('needs the read scopes of the kinds', async () => {
    const { read } = setUp();
    const narrow = { ...caller, scopes: ['automations:read', 'projects:read'] };

    await expect(read({}, narrow)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read({ kinds: ['message.received'] }, narrow)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await read({ kinds: ['project.created', 'task.created'] }, narrow)).toMatchObject({ events: [] });
  });
});
