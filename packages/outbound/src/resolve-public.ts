import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { Resolve } from './guarded-lookup';

/** Shorter than the time limits of calls. The second try waits twice as long. */
const TRY_MS = 1_500;
/** These names mean the own host (RFC 6761), which DNS servers need not know. */
const OWN_HOST = /(^|\.)localhost\.?$/i;

/**
 * Resolves names that users choose by asking the DNS servers directly. `dns.lookup` uses threads that the whole process
 * shares: names whose servers do not answer would delay connections to databases and calls of other tenants.
 */
export function resolvePublic({ servers, tryMs = TRY_MS }: { servers?: string[]; tryMs?: number } = {}): Resolve {
  const resolver = new Resolver({ timeout: tryMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    if (OWN_HOST.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    const results = await Promise.allSettled([
      resolver.resolve4(hostname).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
    ]);
    const found = results.flatMap((result): LookupAddress[] => (result.status === 'fulfilled' ? result.value : []));
    const [first] = results;
    if (found.length === 0 && first.status === 'rejected') throw first.reason;
    return found;
  };
}
