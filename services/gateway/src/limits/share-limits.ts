import { BackgroundLoop, Gauge, type Lifecycle, type Logger, type Registry } from '@trackway/runtime';
import { RedisConnection } from '../redis/redis-connection';
import { RedisCounts } from '../redis/redis-counts';
import type { RequestLimits } from './request-limits';
import { SharedCounts } from './shared-counts';

/** How long a gateway may not know what another one let through. */
const EVERY_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/** Counts requests together with the other gateways at this Redis, and alone while it is away. Nothing waits for it, not even being ready. */
export function shareLimits(
  url: string,
  deps: { limits: RequestLimits; lifecycle: Lifecycle; logger: Logger; registry: Registry; now: () => number },
): void {
  const { limits, lifecycle, logger, registry, now } = deps;
  const redis = lifecycle.own('redis', new RedisConnection(new URL(url)), (connection) => connection.close());
  const shared = new SharedCounts(limits.buckets, new RedisCounts(redis), now);
  const loop = new BackgroundLoop({
    name: 'shared limits',
    step: () => shared.step(),
    idleMs: EVERY_MS,
    maxBackoffMs: LONGEST_PAUSE_MS,
    logger,
  });
  lifecycle.own('shared limits', loop.start(), (l) => l.stop());
  new Gauge({
    name: 'gateway_limits_shared',
    help: '1 while requests are counted together with other gateways, 0 while Redis is away',
    registers: [registry],
    collect() {
      this.set(shared.isShared ? 1 : 0);
    },
  });
}
