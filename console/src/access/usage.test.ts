import type { Usage } from '@trackway/client';
import { byToken, lastDays, requestsOf } from './usage';

const row = (day: string, name: string, requests: number, more: Partial<Usage> = {}): Usage => ({
  ...{ day, requests, client_errors: 1, server_errors: 1, throttled: 2, token: null },
  subject: { id: name, kind: 'user', name },
  ...more,
});

const rows = [row('2026-03-01', 'Ana', 5), row('2026-03-02', 'Ana', 1), row('2026-03-02', 'Bo', 9)];

describe('usage', () => {
  it('is summed up for each token and each day', () => {
    expect(
      byToken(rows).map(({ subject, requests, errors, throttled }) => [subject.name, requests, errors, throttled]),
    ).toEqual([
      ['Bo', 9, 2, 2],
      ['Ana', 6, 4, 4],
    ]);
    expect(requestsOf('2026-03-02', rows)).toBe(10);
  });

  it('separates the tokens of a user', () => {
    const token = { id: 't', name: 'Laptop' };

    expect(byToken([...rows, row('2026-03-02', 'Ana', 1, { token })])).toHaveLength(3);
  });

  it('covers whole days up to today', () => {
    expect(lastDays(3, new Date('2026-03-01T23:00:00Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
