import { formatBytes, formatDuration, longestDelay } from './activity';

describe('the activity of services', () => {
  it('has the topic with the longest delay', () => {
    const none = { topic: 'a', seconds: 0 };
    const [short, long] = [
      { topic: 'b', seconds: 5 },
      { topic: 'c', seconds: 60 },
    ];

    expect(longestDelay([none, short, long])).toBe(long);
    expect(longestDelay([none])).toBeUndefined();
  });

  it.each([
    [1, '1 sec'],
    [30, '30 sec'],
    [120, '2 min'],
    [5_400, '1.5 hr'],
    [86_400, '24 hr'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds, 'en')).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [1_023, '1,023 B'],
    [1_536, '1.5 KiB'],
    [192 * 2 ** 20, '192 MiB'],
    [3 * 2 ** 40, '3,072 GiB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });
});
