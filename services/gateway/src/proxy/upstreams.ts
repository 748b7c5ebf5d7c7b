import type { ServiceCertificates } from '../http1/service-certificates';
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
    retry: (request, response) => {
      const to = response.locals.exchange.match?.route.to;
      if (to) void upstreams[to].retryProxy(request, response);
    },
  });
  const service = (name: Upstream) => new UpstreamService(name, new URL(urls[name]), events, deps);
  const upstreams = {
    projects: service('projects'),
    forms: service('forms'),
    funnels: service('funnels'),
    spreadsheets: service('spreadsheets'),
    channels: service('channels'),
  };
  return upstreams;
}
