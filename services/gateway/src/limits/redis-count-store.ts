import { Redis } from 'ioredis';
import type { CountStore, TakenCount } from './shared-counts';

/** One hash slot of a Redis cluster, so that a script may use several keys. */
const PREFIX = '{trackway}:limit:';
const TIMEOUT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;

/**
 * Each key holds the time, by the clock of Redis, at which its bucket is full again. The script adds what was taken and
 * returns the milliseconds until then. A full bucket has no key.
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

/** Stores the counts that several gateways share. A command fails after one second if Redis is unavailable. */
export class RedisCountStore implements CountStore {
  constructor(
    private readonly redis: Pick<Redis, 'eval'>,
    private readonly prefix = PREFIX,
  ) {}

  async add(taken: readonly TakenCount[]): Promise<readonly number[]> {
    const keys = taken.map(({ key }) => this.prefix + key);
    const amounts = taken.map(({ ms }) => String(ms));
    const reply = await this.redis.eval(SCRIPT, keys.length, ...keys, ...amounts);
    const left = Array.isArray(reply) ? reply.map(Number) : [];
    if (left.length !== taken.length || !left.every(Number.isFinite)) throw new Error('Unexpected reply from Redis.');
    return left;
  }
}

/** `url` is redis://[user[:password]@]host[:port][/database], or rediss:// for TLS. The client reconnects by itself. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableReadyCheck: false,
    disableClientInfo: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_MS),
  });
  // Failed commands are logged by the loop that sends them.
  redis.on('error', () => undefined);
  return redis;
}
