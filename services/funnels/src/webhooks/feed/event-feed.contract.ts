import { newId } from '@trackway/runtime';
import type { WebhookKind } from '../events/event-kinds';
import type { EventFeed } from './event-feed';

const at = new Date();

export function anEvent(kind: WebhookKind = 'project.created') {
  const id = newId();
  return { id, kind, payload: JSON.stringify({ id, type: kind }) };
}

/** What every event feed does. `run` executes work in a transaction of the frame. */
export function describeEventFeed(
  name: string,
  run: <T>(frameId: string, work: (feed: EventFeed) => Promise<T>) => Promise<T>,
): void {
  describe(`${name} as an event feed`, () => {
    const kinds: readonly WebhookKind[] = ['project.created', 'project.updated'];
    let frameId: string;
    const append = (...events: ReturnType<typeof anEvent>[]) =>
      run(frameId, (feed) => feed.append(frameId, events, at));
    const advance = () => run(frameId, (feed) => feed.advance(frameId));
    const read = (after: number, limit = 10, wanted = kinds) =>
      run(frameId, (feed) => feed.read(frameId, { after, kinds: wanted, limit }));

    beforeEach(() => {
      frameId = newId();
    });

    it('returns events in their order, in pages', async () => {
      const events = [anEvent(), anEvent('project.updated'), anEvent()];
      await append(...events);

      const range = await advance();
      const first = await read(0, 2);
      const second = await read(first.position, 2);

      expect(range).toEqual({ first: 0, last: 3, isBehind: false });
      expect({ ...first, events: first.events.map(({ payload }) => payload) }).toEqual({
        events: events.slice(0, 2).map(({ payload }) => payload),
        hasMore: true,
        position: 2,
      });
      expect(second).toEqual({ events: [{ sequence: 3, payload: events[2]?.payload }], hasMore: false, position: 3 });
    });

    it('returns no event before it has a position, and does not change positions', async () => {
      await append(anEvent());
      await advance();
      await append(anEvent());

      expect((await read(0)).events).toHaveLength(1);
      expect(await advance()).toMatchObject({ last: 2 });
      expect(await advance()).toMatchObject({ last: 2 });
      expect((await read(1)).events).toHaveLength(1);
    });

    it('stores a repeated event once', async () => {
      const event = anEvent();
      await append(event, event);
      await advance();
      await append(event);

      expect(await advance()).toMatchObject({ last: 1 });
    });

    it('continues after events of other kinds', async () => {
      await append(anEvent(), anEvent('project.updated'), anEvent('project.updated'));
      await advance();

      const page = await read(0, 10, ['project.created']);

      expect(page).toMatchObject({ events: [{ sequence: 1 }], hasMore: false, position: 3 });
      expect(await read(0, 10, ['project.deleted'])).toEqual({ events: [], hasMore: false, position: 3 });
    });

    it('has no events of other frames', async () => {
      await append(anEvent());
      frameId = newId();

      expect(await advance()).toEqual({ first: 0, last: 0, isBehind: false });
      expect(await read(0)).toEqual({ events: [], hasMore: false, position: 0 });
    });
  });
}
