import type { Step } from '../exchange/steps';
import type { RouteTable } from '../routing/route-table';

/** Paths outside the API are served by the gateway itself or rarely used. */
const FAST_PATH_PREFIX = '/api/';

/**
 * Runs `steps` for requests that can take the fast path. All others continue: streams, uploads, CORS preflights, and
 * responses of the gateway itself.
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
