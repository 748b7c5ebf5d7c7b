import { nextCheckAt } from './next-check';

function schedule(cron: string, time_zone = 'UTC') {
  return { type: 'schedule', cron, time_zone, each_project: false } as const;
}

describe('the next time that a rule is looked at', () => {
  it('is the next minute that fits its schedule, in its zone', () => {
    const after = new Date('2026-11-20T10:00:00.000Z');

    expect(nextCheckAt(schedule('0 9 * * 1'), after)?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(nextCheckAt(schedule('0 9 * * 1', 'America/Sao_Paulo'), after)?.toISOString()).toBe(
      '2026-11-23T12:00:00.000Z',
    );
  });

  it('is never the moment itself, so that one minute fires once', () => {
    const moment = new Date('2026-11-23T09:00:00.000Z');

    expect(nextCheckAt(schedule('0 9 * * 1'), moment)?.toISOString()).toBe('2026-11-30T09:00:00.000Z');
  });

  it('comes once on the night that the clocks go back', () => {
    const first = nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), new Date('2026-10-24T12:00:00.000Z'));
    const second = first && nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), first);

    expect(first?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(second?.toISOString()).toBe('2026-10-26T01:30:00.000Z');
  });

  it('comes on the night that the clocks go forward, though its hour does not', () => {
    const night = nextCheckAt(schedule('30 1 * * *', 'Europe/Lisbon'), new Date('2026-03-28T12:00:00.000Z'));

    expect(night?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  it('is soon for rules on stays, and never for rules on events', () => {
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
