import type { AccessToken, IssuedToken } from '../authentication/access-token';
import { UsageCounter } from './usage-counter';
import { usageByFrame } from './usage-events';

const HOUR_MS = 3_600_000;

function aToken(frameId: string, subject: string, issued?: Pick<IssuedToken, 'id' | 'kind'>): AccessToken {
  return {
    subject,
    frameId,
    limitKey: `${frameId}/${subject}`,
    slotOwner: { key: frameId, isAnonymous: false },
    scopes: [],
    expiresAt: 0,
    ...(issued ? { issued: { ...issued, kid: 'k', generation: 0 } } : {}),
  };
}

describe('usage', () => {
  let now = 0;
  const counter = () => new UsageCounter(() => now);

  beforeEach(() => {
    now = 480_001 * HOUR_MS;
  });

  it('counts requests by their status', () => {
    const usage = counter();
    const token = aToken('f', 's');
    for (const status of [200, 304, 404, 422, 429, 499, 500, 503]) usage.record(token, status);
    usage.record(undefined, 401);

    const [hour] = usage.take();

    expect(hour?.counts.get(token)).toEqual({ requests: 8, clientErrors: 2, serverErrors: 2, throttled: 1 });
    expect(usage.take()).toEqual([]);
  });

  it('separates hours', () => {
    const usage = counter();
    const token = aToken('f', 's');
    usage.record(token, 200);
    now += HOUR_MS;
    usage.record(token, 200);
    usage.record(token, 200);

    const hours = usage.take().map(({ hour, counts }) => [hour, counts.get(token)?.requests]);

    expect(hours).toEqual([
      [480_001, 1],
      [480_002, 2],
    ]);
  });

  it('adds up the tokens of a subject, except personal access tokens', () => {
    const usage = counter();
    const personal = aToken('f', 's', { id: 'personal', kind: 'user' });
    const accounts = ['one', 'two'].map((id) => aToken('f', 'account', { id, kind: 'service_account' }));
    for (const token of [aToken('f', 's'), aToken('f', 's'), personal, ...accounts]) usage.record(token, 200);

    const [frame] = usageByFrame(usage.take());

    expect(frame?.data.counts.map(({ subject_id, token_id, requests }) => [subject_id, token_id, requests])).toEqual([
      ['s', null, 2],
      ['s', 'personal', 1],
      ['account', null, 2],
    ]);
  });

  it('is split by frame and into events of limited size', () => {
    const usage = counter();
    for (let subject = 0; subject < 401; subject += 1) usage.record(aToken('f', `s${subject}`), 200);
    usage.record(aToken('g', 's'), 200);

    const events = usageByFrame(usage.take());

    expect(events.map(({ frameId, data }) => [frameId, data.day, data.hour, data.counts.length])).toEqual([
      ['f', '2024-10-04', 1, 400],
      ['f', '2024-10-04', 1, 1],
      ['g', '2024-10-04', 1, 1],
    ]);
  });
});
