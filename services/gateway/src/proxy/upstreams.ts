import type { ServiceCertificates } from '../http1/service-certificates';
import { tenantOf } from '../limits/fair-slots';
import type { Upstream } from '../routing/route';
import { makeProxyEvents, type ProxyEventDeps } from './proxy-events';
import { UpstreamService } from './upstream';

export type Upstreams = Readonly<Record<Upstream, UpstreamService>>;

export function makeUpstreams(
  urls: Readonly<Record<Upstream, string>>,
  deps: Omit<ProxyEventDeps, 'retry'> & { readonly certificates: ServiceCertificates },
): Upstreams {
  const events = makeProxyEvents({
    ...deps,
    retry: (error, request, response) => {
      const { match, slotOwner, replica } = response.locals.exchange;
      if (!match || !slotOwner) return;
      const other = upstreams[match.route.to].replicaFor(tenantOf(slotOwner), replica);
      if (other !== replica) replica?.recordFailure(error);
      response.locals.exchange.replica = other;
      void other.retryProxy(request, response);
    },
  });
  const service = (name: Upstream) => new UpstreamService(new URL(urls[name]), events, deps);
  const upstreams = {
    projects: service('projects'),
    forms: service('forms'),
    funnels: service('funnels'),
    spreadsheets: service('spreadsheets'),
    channels: service('channels'),
  };
  return upstreams;
}
