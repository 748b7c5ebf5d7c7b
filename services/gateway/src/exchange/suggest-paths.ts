import { similarPaths } from '@trackway/errors';
import { TokenBuckets } from '../limits/token-buckets';

/** Paths that the gateway serves itself. */
const LOCAL_PATHS = ['/docs', '/docs/errors', '/docs/events', '/asyncapi.json', '/openapi.json', '/llms.txt', '/mcp'];

/**
 * Comparing a path with all templates takes about 1 ms, and no other limit applies to unknown paths. 20 comparisons a
 * second are 2 % of the event loop.
 */
const LIMIT = { perMinute: 1_200, burst: 20 };

/** Suggests similar paths for an error message: a sentence that begins with a space, or empty. */
export type SuggestPaths = (path: string) => string;

/** Above 20 suggestions a second for all clients together, messages have none. */
export function makeSuggestPaths(deps: {
  /** Path templates of the API. */
  knownPaths: () => readonly string[];
  now: () => number;
}): SuggestPaths {
  const { knownPaths, now } = deps;
  const buckets = new TokenBuckets(LIMIT);
  return (path) => (buckets.take('', now()).allowed ? similarPaths(path, [...LOCAL_PATHS, ...knownPaths()]) : '');
}
