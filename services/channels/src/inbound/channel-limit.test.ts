import { ChannelLimit } from './channel-limit';

const START = 1_000_000;
const at = (ms: number) => new Date(START + ms);

describe('ChannelLimit', () => {
  it('allows a quarter of a minute at once, then one at a time', () => {
    const limit = new ChannelLimit(60);
    const taken = Array.from({ length: 20 }, () => take(limit, 'flooded', 0));

    expect(taken.filter(Boolean)).toHaveLength(15);
    expect([take(limit, 'flooded', 999), take(limit, 'flooded', 1_000), take(limit, 'flooded', 1_001)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('does not limit other channels, and returns when a retry is allowed', () => {
    const limit = new ChannelLimit(60);
    for (let count = 0; count < 15; count += 1) limit.take('flooded', at(0));

    expect(() => limit.take('flooded', at(0))).toThrow(
      expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 1 } }),
    );
    expect(take(limit, 'other', 0)).toBe(true);
  });
});

function take(limit: ChannelLimit, channel: string, ms: number): boolean {
  try {
    limit.take(channel, at(ms));
    return true;
  } catch {
    return false;
  }
}
