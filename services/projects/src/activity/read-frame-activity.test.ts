import type { ServiceActivity } from '@trackway/contracts';
import { type Caller, newId } from '@trackway/runtime';
import { FakeUsageStore } from '../identity/usage/fake-usage-store';
import { aReport } from '../identity/usage/usage-store.contract';
import type { SearchMemory } from '../search/memory/search-memory';
import { makeReadFrameActivity, type ReadServiceActivity } from './read-frame-activity';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: [] };
const activity: ServiceActivity = { outbox: { waiting: 2, oldestAt: new Date(0), quarantined: 0 }, delays: [] };
const memory: SearchMemory = { state: 'in_memory', projects: 7, bytes: 1_000, limitBytes: 2_000 };

function setUp(read: ReadServiceActivity = async () => activity) {
  const usage = new FakeUsageStore();
  const logged: object[] = [];
  const readFrameActivity = makeReadFrameActivity({
    activitySources: new Map([
      ['projects', async () => activity],
      ['forms', read],
    ]),
    searchMemory: (frameId) => ({ ...memory, projects: frameId === caller.frameId ? 7 : 0 }),
    usage,
    clock: () => new Date('2026-01-02T01:59:59Z'),
    logger: { warn: (fields: object) => void logged.push(fields) },
  });
  return { usage, readFrameActivity, logged };
}

describe('the activity of a frame', () => {
  it('has each service and the search memory', async () => {
    const asked: string[] = [];
    const { readFrameActivity } = setUp(async (frameId) => {
      asked.push(frameId);
      return activity;
    });

    const { services, searchMemory } = await readFrameActivity(caller, { hours: 1 });

    expect(services).toEqual([
      { name: 'projects', activity },
      { name: 'forms', activity },
    ]);
    expect(asked).toEqual([caller.frameId]);
    expect(searchMemory).toEqual(memory);
  });

  it('reports a service that does not respond', async () => {
    const error = new Error('unavailable');
    const { readFrameActivity, logged } = setUp(() => Promise.reject(error));

    const { services } = await readFrameActivity(caller, { hours: 1 });

    expect(services).toEqual([
      { name: 'projects', activity },
      { name: 'forms', activity: null },
    ]);
    expect(logged).toEqual([{ err: error, service: 'forms' }]);
  });

  it('has each hour up to the current one, also those without requests', async () => {
    const { usage, readFrameActivity } = setUp();
    const inHour = (day: string, hour: number, requests: number) => aReport(1, { requests }, { day, hour });
    await usage.add(caller.frameId, [inHour('2026-01-01', 22, 9), inHour('2026-01-01', 23, 2)]);
    await usage.add(caller.frameId, [inHour('2026-01-02', 1, 3)]);
    await usage.add(newId(), [inHour('2026-01-02', 0, 100)]);

    const { hours } = await readFrameActivity(caller, { hours: 3 });

    expect(hours.map(({ hour, requests }) => [hour.toISOString(), requests])).toEqual([
      ['2026-01-01T23:00:00.000Z', 2],
      ['2026-01-02T00:00:00.000Z', 0],
      ['2026-01-02T01:00:00.000Z', 3],
    ]);
  });
});
