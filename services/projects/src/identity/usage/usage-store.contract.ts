import { newId } from '@trackway/runtime';
import type { UsageReport, UsageStore } from './usage-store';

const page = { page: 1, perPage: 10 };
const week = { from: '2026-01-01', to: '2026-01-07' };

type Counts = UsageReport['counts'][number];

export function aReport(sequence: number, counts: Partial<Counts>, fields: Partial<UsageReport> = {}): UsageReport {
  const none = { requests: 0, client_errors: 0, server_errors: 0, throttled: 0 };
  const count: Counts = { subject_id: newId(), subject_kind: 'user', token_id: null, ...none, ...counts };
  return { source_id: newId(), sequence, day: '2026-01-02', counts: [count], ...fields };
}

/** What every store of usage does. */
export function describeUsageStore(name: string, open: () => UsageStore): void {
  describe(`${name} as a store of usage`, () => {
    const subject_id = newId();
    let store: UsageStore;
    let frameId: string;

    beforeEach(() => {
      store = open();
      frameId = newId();
    });

    it('adds up reports of several processes', async () => {
      const counts = { subject_id, requests: 5, client_errors: 1, server_errors: 2, throttled: 1 };
      await store.add(frameId, [aReport(1, counts), aReport(1, counts)]);

      const { usage, total } = await store.page(frameId, week, page);

      expect(total).toBe(1);
      expect(usage).toEqual([
        {
          day: '2026-01-02',
          subject: { id: subject_id, kind: 'user', name: null },
          token: null,
          requests: 10,
          clientErrors: 2,
          serverErrors: 4,
          throttled: 2,
        },
      ]);
    });

    it('adds a repeated report once', async () => {
      const source_id = newId();
      const report = (sequence: number) => aReport(sequence, { subject_id, requests: 1 }, { source_id });
      await store.add(frameId, [report(1), report(1), report(2)]);
      await store.add(frameId, [report(2), report(1), report(4)]);

      expect((await store.page(frameId, week, page)).sum.requests).toBe(3);
    });

    it('adds up the requests of each hour, in order', async () => {
      const at = (hour: number | undefined, requests: number) =>
        aReport(1, { requests, throttled: 1 }, { ...(hour === undefined ? {} : { hour }) });
      const late = aReport(1, { requests: 8 }, { day: '2026-01-01', hour: 23 });
      await store.add(frameId, [at(9, 3), at(8, 1), at(9, 4), at(undefined, 5), late]);
      await store.add(newId(), [at(9, 100)]);

      const hours = await store.hours(frameId, new Date('2026-01-02T08:00:00Z'));

      expect(hours.map(({ hour, requests, throttled }) => [hour.toISOString(), requests, throttled])).toEqual([
        ['2026-01-02T08:00:00.000Z', 1, 1],
        ['2026-01-02T09:00:00.000Z', 7, 2],
      ]);
    });

    it('separates tokens, days and frames', async () => {
      const token_id = newId();
      const reports = [
        aReport(1, { subject_id, requests: 3 }),
        aReport(1, { subject_id, token_id, requests: 4 }),
        aReport(1, { subject_id, requests: 5 }, { day: '2026-01-03' }),
        aReport(1, { subject_id, requests: 6 }, { day: '2026-01-08' }),
      ];
      await store.add(frameId, reports);
      await store.add(newId(), reports);

      const found = await store.page(frameId, week, page);

      expect(found.usage.map(({ day, token, requests }) => [day, token?.id, requests])).toEqual([
        ['2026-01-03', undefined, 5],
        ['2026-01-02', token_id, 4],
        ['2026-01-02', undefined, 3],
      ]);
      expect(found).toMatchObject({ total: 3, sum: { requests: 12 } });
      const second = await store.page(frameId, week, { page: 2, perPage: 2 });
      expect(second.usage.map(({ requests }) => requests)).toEqual([3]);
    });
  });
}
