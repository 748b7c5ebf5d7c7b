import { lookup } from 'node:dns/promises';
import type { Lifecycle, Logger } from '@trackway/runtime';
import { readFromService } from './call-service';
import type { Replica } from './replica';
import type { UpstreamService } from './upstream';

/** Returns the IP addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

const RESOLVE_EVERY_MS = 5_000;
const PROBE_EVERY_MS = 1_000;

/** Of one family, because both addresses of a dual-stack pod belong to the same replica. */
export const resolveHost: ResolveHost = async (hostname) => {
  const found = await lookup(hostname, { all: true, order: 'ipv4first' });
  return found.filter(({ family }) => family === found[0]?.family).map(({ address }) => address);
};

/**
 * Keeps the replicas of services current: resolves their host names, more often while a replica is unavailable, and
 * probes those replicas. Resolves after the first resolution. A name that cannot be resolved keeps its replicas.
 */
export async function watchReplicas(
  upstreams: Readonly<Record<string, UpstreamService>>,
  deps: { resolve: ResolveHost; lifecycle: Lifecycle; logger: Logger },
): Promise<void> {
  const { resolve, lifecycle, logger } = deps;
  const update = async (name: string, upstream: UpstreamService) => {
    if (upstream.hostname === undefined) return;
    try {
      upstream.useAddresses(await resolve(upstream.hostname));
    } catch (error) {
      logger.debug({ err: error, upstream: name }, 'the host name of a service cannot be resolved');
    }
  };
  const all = Object.entries(upstreams);
  const updateAll = () => Promise.all(all.map(([name, upstream]) => update(name, upstream)));
  const updateUnavailable = async ([name, upstream]: [string, UpstreamService]) => {
    const unavailable = upstream.all.filter(({ isAvailable }) => !isAvailable);
    if (upstream.all.length === 1 || unavailable.length === 0) return;
    await Promise.all([update(name, upstream), ...unavailable.map(probe)]);
  };

  await Promise.race([updateAll(), new Promise((done) => setTimeout(done, PROBE_EVERY_MS).unref())]);
  const timers = [
    setInterval(updateAll, RESOLVE_EVERY_MS),
    setInterval(() => all.forEach(updateUnavailable), PROBE_EVERY_MS),
  ];
  lifecycle.own('addresses of services', timers, (running) => running.forEach(clearInterval));
}

/** A replica that failed gets requests again when it reports that it is ready. */
async function probe(replica: Replica): Promise<void> {
  await readFromService(replica, '/readyz').then(
    () => replica.recordSuccess(),
    () => undefined,
  );
}
