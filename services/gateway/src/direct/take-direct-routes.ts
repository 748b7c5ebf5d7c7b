import type { Step } from '../app';
import type { RouteTable } from '../routing/route-table';

/** The gateway's own answers and its pages are not here. */
const HOT = '/api/';

/**
 * Sends requests of hot routes through `steps`, and everything else on: streams, uploads, what browsers ask before they ask, and
 * what the gateway answers itself.
 */
export function takeDirectRoutes({ routes, steps }: { routes: RouteTable; steps: Step }): Step {
  return (request, response, next) => {
    const { exchange } = response.locals;
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in exchange.headers.onward;
    if (isPreflight || !exchange.path.startsWith(HOT)) {
      next();
      return;
    }
    const match = routes.match(request.method, exchange.path);
    exchange.match = match;
    if (match && !match.route.streams && match.route.timeoutMs === undefined) steps(request, response, next);
    else next();
  };
}
