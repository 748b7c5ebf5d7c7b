import type { ServiceCertificates } from '../http1/service-certificates';
import { tenantOf } from '../limits/fair-slots';
import { UPSTREAMS, type Upstream } from '../routing/route';
import { CellUpstreams, type SignCellToken } from './cell-upstreams';
import { makeProxyEvents, type ProxyEventDeps } from './proxy-events';
import { UpstreamService } from './upstream';

/** During a release, several replicas may be gone before their addresses are. */
const MAX_RETRIES = 3;

export type Upstreams = Readonly<Record<Upstream, UpstreamService>>;

export function makeUpstreams(
  urls: Readonly<Record<Upstream, string>>,
  deps: Omit<ProxyEventDeps, 'retry'> & {
    readonly certificates: ServiceCertificates;
    readonly cellCertificates: ServiceCertificates;
    /** Undefined without cells. */
    readonly signCellToken?: SignCellToken | undefined;
  },
): { readonly upstreams: Upstreams; readonly cells: CellUpstreams } {
  const events = makeProxyEvents({
    ...deps,
    retry: (error, request, response) => {
      const { exchange } = response.locals;
      const { match, slotOwner, replica, cell, retries } = exchange;
      if (!match || !slotOwner || retries >= MAX_RETRIES) return false;
      const upstream = cell === undefined ? upstreams[match.route.to] : cells.find(cell);
      const other = upstream?.replicaFor(tenantOf(slotOwner), replica);
      // A single replica gets one more attempt, over a new connection.
      if (!other || (other === replica && retries > 0)) return false;
      if (other !== replica) replica?.recordFailure(error);
      exchange.replica = other;
      exchange.retries += 1;
      void other.retryProxy(request, response);
      return true;
    },
  });
  const upstreams = Object.fromEntries(
    UPSTREAMS.map((name) => [name, new UpstreamService(new URL(urls[name]), events, deps)]),
  ) as Upstreams;
  const ofCells = { now: deps.now, certificates: deps.cellCertificates };
  const cells = new CellUpstreams((url) => new UpstreamService(url, events, ofCells), deps.signCellToken);
  return { upstreams, cells };
}
