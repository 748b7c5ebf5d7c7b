import type { ServiceCertificates } from '../http1/service-certificates';
import { tenantOf } from '../limits/fair-slots';
import { UPSTREAMS, type Upstream } from '../routing/route';
import { CellUpstreams, type SignCellToken } from './cell-upstreams';
import { makeProxyEvents, type ProxyEventDeps } from './proxy-events';
import { UpstreamService } from './upstream';

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
      const { match, slotOwner, replica, cell } = response.locals.exchange;
      if (!match || !slotOwner) return;
      const upstream = cell === undefined ? upstreams[match.route.to] : cells.find(cell);
      if (!upstream) return;
      const other = upstream.replicaFor(tenantOf(slotOwner), replica);
      if (other !== replica) replica?.recordFailure(error);
      response.locals.exchange.replica = other;
      void other.retryProxy(request, response);
    },
  });
  const upstreams = Object.fromEntries(
    UPSTREAMS.map((name) => [name, new UpstreamService(new URL(urls[name]), events, deps)]),
  ) as Upstreams;
  const ofCells = { now: deps.now, certificates: deps.cellCertificates };
  const cells = new CellUpstreams((url) => new UpstreamService(url, events, ofCells), deps.signCellToken);
  return { upstreams, cells };
}
