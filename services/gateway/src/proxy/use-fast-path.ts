import type { Step } from '../exchange/steps';
import type { RouteTable } from '../routing/route-table';

/** The gateway's own answers and its pages are not here. */
const FAST_PATH_PREFIX = '/api/';

/**
 * Sends requests of hot routes through `steps`, and everything else on: streams, uploads, what browsers ask before they ask, and
 * what the gateway answers itself.
 */
export function useFastPath({ routes, steps }: { routes: RouteTable; steps: Step }): Step {
  return (request, response, next) => {
    const { exchange } = response.locals;
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in exchange.headers.forwarded;
    if (isPreflight || !exchange.path.startsWith(FAST_PATH_PREFIX)) {
      next();
      return;
    }
    const match = routes.match(request.method, exchange.path);
    exchange.match = match;
    if (match && !match.route.streams && match.route.timeoutMs === undefined) steps(request, response, next);
    else next();
  };
}
