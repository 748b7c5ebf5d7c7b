import { Reply, type Route, StreamReply } from '@trackway/http';
import { CONSISTENCY_HEADER, currentContext, runInContext } from '@trackway/runtime';
import type { Request } from 'express';
import { BEHIND_WARNING } from '../../search/search-body';
import { outdatedServices } from './outdated-services';

type AwaitChanges = (tokens: string) => Promise<readonly string[]>;

/**
 * Lets consistent routes wait for the changes that `X-Consistency-Token` names, and adds a warning if they are still
 * missing.
 */
export function withConsistency(route: Route, awaitChanges: AwaitChanges): Route {
  if (!route.consistent) return route;
  return {
    ...route,
    handle: async (input: { readonly request: Request }) => {
      const tokens = input.request.get(CONSISTENCY_HEADER);
      if (tokens === undefined) return route.handle(input as never);
      const behind = await awaitChanges(tokens);
      const result = await withOutdated(outdatedServices(tokens, behind), () => route.handle(input as never));
      if (behind.length === 0 || result instanceof StreamReply) return result;
      for (const service of behind) currentContext()?.stale?.add(service);
      return result instanceof Reply ? new Reply(warned(result.body), result.options) : warned(result);
    },
  };
}

function withOutdated<T>(outdated: ReadonlySet<string>, work: () => T): T {
  const context = currentContext();
  return context && outdated.size > 0 ? runInContext({ ...context, outdated }, work) : work();
}

function warned(body: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> {
  const warnings = Array.isArray(body?.warnings) ? body.warnings : [];
  return { ...body, warnings: [...warnings, BEHIND_WARNING] };
}
