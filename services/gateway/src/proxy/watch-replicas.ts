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
 * Keeps the replicas of services current: resolves their host names, and probes those that failed. Resolves after the
 * first resolution. A name that cannot be resolved keeps its replicas.
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
  const updateAll = () => Promise.all(Object.entries(upstreams).map(([name, upstream]) => update(name, upstream)));
  const probeAll = () =>
    Promise.all(Object.values(upstreams).flatMap(({ all }) => (all.length > 1 ? all : []).map(probe)));

  await Promise.race([updateAll(), new Promise((done) => setTimeout(done, PROBE_EVERY_MS).unref())]);
  const timers = [setInterval(updateAll, RESOLVE_EVERY_MS), setInterval(probeAll, PROBE_EVERY_MS)];
  lifecycle.own('addresses of services', timers, (running) => running.forEach(clearInterval));
}

/** A replica that failed gets requests again when it reports that it is ready. */
async function probe(replica: Replica): Promise<void> {
  if (replica.isAvailable) return;
  await readFromService(replica, '/readyz').then(
    () => replica.recordSuccess(),
    () => undefined,
  );
}
