import { nextCheckAt } from './next-check';

function schedule(cron: string, time_zone = 'UTC') {
  return { type: 'schedule', cron, time_zone, each_project: false } as const;
}

describe('nextCheckAt', () => {
  it('returns the next minute of the schedule in its time zone', () => {
    const after = new Date('2026-11-20T10:00:00.000Z');

    expect(nextCheckAt(schedule('0 9 * * 1'), after)?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(nextCheckAt(schedule('0 9 * * 1', 'America/Sao_Paulo'), after)?.toISOString()).toBe(
      '2026-11-23T12:00:00.000Z',
    );
  });

  it('never returns the current minute, so that a rule fires once a minute', () => {
    const moment = new Date('2026-11-23T09:00:00.000Z');

    expect(nextCheckAt(schedule('0 9 * * 1'), moment)?.toISOString()).toBe('2026-11-30T09:00:00.000Z');
  });

  it('returns one time in the night in which the clocks go back', () => {
    const first = nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), new Date('2026-10-24T12:00:00.000Z'));
    const second = first && nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), first);

    expect(first?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(second?.toISOString()).toBe('2026-10-26T01:30:00.000Z');
  });

  it('returns a time in the night in which the clocks go forward, although its hour is skipped', () => {
    const night = nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), new Date('2026-03-28T12:00:00.000Z'));

    expect(night?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is undefined for a schedule that never occurs', () => {
    expect(nextCheckAt(schedule('0 0 30 2 *'), new Date('2026-11-20T10:00:00.000Z'))).toBeUndefined();
  });

  it('rejects a schedule with seconds', () => {
    expect(() => nextCheckAt(schedule('* * * * * *'), new Date())).toThrow('5 parts');
  });

  it('is soon for rules on stays, and undefined for rules on events', () => {
    const after = new Date('2026-11-20T10:00:00.000Z');

    expect(nextCheckAt({ type: 'stayed_longer_than', minutes: 1 }, after)?.toISOString()).toBe(
      '2026-11-20T10:00:03.000Z',
    );
    expect(nextCheckAt({ type: 'stayed_longer_than', minutes: 600 }, after)?.toISOString()).toBe(
      '2026-11-20T10:01:00.000Z',
    );
    expect(nextCheckAt({ type: 'entered' }, after)).toBeUndefined();
  });
});
