import { BackgroundLoop, Gauge, type Lifecycle, type Logger, type Registry } from '@trackway/runtime';
import { openRedis, RedisCountStore } from '../limits/redis-count-store';
import { SharedCounts } from '../limits/shared-counts';
import type { RequestLimits } from './request-limits';

/** Delay after which a gateway learns the counts of the others. */
const SYNC_INTERVAL_MS = 50;
const MAX_BACKOFF_MS = 2_000;

/**
 * Shares the request counts with the other gateways through Redis. While Redis is unavailable, every gateway counts alone.
 * No request and no readiness check waits for Redis.
 */
export function shareLimits(
  url: string,
  deps: { limits: RequestLimits; lifecycle: Lifecycle; logger: Logger; registry: Registry; now: () => number },
): void {
  const { limits, lifecycle, logger, registry, now } = deps;
  const redis = lifecycle.own('redis', openRedis(url), (client) => client.disconnect());
  const shared = new SharedCounts(limits.buckets, new RedisCountStore(redis), now);
  const loop = new BackgroundLoop({
    name: 'shared limits',
    step: () => shared.step(),
    idleMs: SYNC_INTERVAL_MS,
    maxBackoffMs: MAX_BACKOFF_MS,
    logger,
  });
  lifecycle.own('shared limits', loop.start(), (started) => started.stop());
  new Gauge({
    name: 'gateway_limits_shared',
    help: '1 while this gateway shares its counts through Redis, 0 while Redis is unavailable',
    registers: [registry],
    collect() {
      this.set(shared.isShared ? 1 : 0);
    },
  });
}
