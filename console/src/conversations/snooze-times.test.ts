import { snoozeTimes, toLocalInput } from './snooze-times';

describe('the ends of a snooze', () => {
  it.each([
    ['2026-11-27T15:30', '2026-11-28T09:00', '2026-11-30T09:00'],
    ['2026-11-30T15:30', '2026-12-01T09:00', '2026-12-07T09:00'],
    ['2026-11-29T08:00', '2026-11-30T09:00', '2026-11-30T09:00'],
  ])('from %s are the next morning %s and Monday %s', (now, tomorrow, monday) => {
    const times = snoozeTimes(new Date(now));

    expect(toLocalInput(times.tomorrow)).toBe(tomorrow);
    expect(toLocalInput(times.monday)).toBe(monday);
    expect(times.hour.getTime() - new Date(now).getTime()).toBe(3_600_000);
  });
});
