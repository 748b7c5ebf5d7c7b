import type { TrackwayClient, Usage } from '@trackway/client';

const PER_PAGE = 100;
/** Pages that are read. The total always covers the whole period. */
const MAX_PAGES = 20;
const DAY_MS = 86_400_000;

export interface TokenUsage {
  readonly key: string;
  readonly subject: Usage['subject'];
  readonly token: Usage['token'];
  readonly requests: number;
  readonly errors: number;
  readonly throttled: number;
}

/** The counts of a period, for each token and day. */
export async function readUsage({ call }: TrackwayClient, period: { from: string; to: string }) {
  const read = (page: number) =>
    call('get', '/api/management/usage', { query: { ...period, page, perPage: PER_PAGE } });
  const { usage, total, meta } = await read(1);
  const others = Array.from({ length: Math.min(meta.last_page, MAX_PAGES) - 1 }, (_, index) => read(index + 2));
  const rows = [...usage, ...(await Promise.all(others)).flatMap((page) => page.usage)];
  return { rows, total };
}

/** Days of a period up to today in UTC, the oldest first. */
export function lastDays(count: number, now: Date): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

export function requestsOf(day: string, rows: readonly Usage[]): number {
  return rows.filter((row) => row.day === day).reduce((sum, { requests }) => sum + requests, 0);
}

/** The sum of each token, the one with most requests first. */
export function byToken(rows: readonly Usage[]): readonly TokenUsage[] {
  const groups = Map.groupBy(rows, ({ subject, token }) => `${subject.id}/${token?.id ?? ''}`);
  const sums = [...groups].map(([key, ofOne]) => {
    const sum = (of: (row: Usage) => number) => ofOne.reduce((total, row) => total + of(row), 0);
    const [first] = ofOne;
    return {
      ...{
        key,
        subject: first?.subject ?? { id: key, kind: 'user' as const, name: null },
        token: first?.token ?? null,
      },
      requests: sum(({ requests }) => requests),
      errors: sum(({ client_errors: client, server_errors: server }) => client + server),
      throttled: sum(({ throttled }) => throttled),
    };
  });
  return sums.toSorted((a, b) => b.requests - a.requests);
}
