import type { CountStore, TakenCount } from '../limits/shared-counts';
import type { RedisConnection } from './redis-connection';

/** One slot where Redis is a cluster, so that a script may touch several keys. */
const PREFIX = '{trackway}:limit:';

/**
 * A key holds the time, by the clock of Redis, at which its bucket would be full again. What was taken is added, and how long
 * it is until then comes back. A bucket that is full is no key at all.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local left = {}
for index, key in ipairs(KEYS) do
  local before = tonumber(redis.call('GET', key) or '0')
  local full = math.max(before, now) + tonumber(ARGV[index])
  redis.call('SET', key, string.format('%.3f', full), 'PX', math.max(math.ceil(full - now), 1))
  left[index] = string.format('%.3f', full - now)
end
return left`;

/** Counts that several gateways keep together. */
export class RedisCounts implements CountStore {
  constructor(
    private readonly redis: Pick<RedisConnection, 'ask'>,
    private readonly prefix = PREFIX,
  ) {}

  async add(taken: readonly TakenCount[]): Promise<readonly number[]> {
    const keys = taken.map(({ key }) => this.prefix + key);
    const amounts = taken.map(({ ms }) => String(ms));
    const reply = await this.redis.ask('EVAL', SCRIPT, String(keys.length), ...keys, ...amounts);
    const left = Array.isArray(reply) ? reply.map(Number) : [];
    if (left.length !== taken.length || !left.every(Number.isFinite)) throw new Error('Redis counts in another way.');
    return left;
  }
}
