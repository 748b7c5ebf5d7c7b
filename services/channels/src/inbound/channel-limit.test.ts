import { ChannelLimit } from './channel-limit';

const at = (ms: number) => new Date(1_000_000 + ms);

it('rejects deliveries above the limit of a channel, with the seconds until a retry is allowed', () => {
  const limit = new ChannelLimit(60);
  for (let count = 0; count < 15; count += 1) limit.take('flooded', at(0));

  expect(() => limit.take('flooded', at(0))).toThrow(
    expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 1 } }),
  );
  expect(() => limit.take('other', at(0))).not.toThrow();
  expect(() => limit.take('flooded', at(1_000))).not.toThrow();
});
