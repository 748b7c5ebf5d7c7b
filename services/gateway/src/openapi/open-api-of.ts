import type { Logger } from '@trackway/runtime';
import { readFromService } from '../proxy/call-service';
import type { Upstreams } from '../proxy/upstreams';
import type { RouteTable } from '../routing/route-table';
import { OpenApiCollector } from './openapi-collector';
import { readReleasedDocument, releasedPaths, releaseParts } from './release-parts';

/** A service that has just started can take seconds to create its document. */
const READ_LIMIT_MS = 30_000;

/** Collects the OpenAPI document from services. `releaseFolder` contains the document of the gateway's release. */
export function openApiOf(
  upstreams: Upstreams,
  {
    routes,
    releaseFolder,
    ...deps
  }: { routes: RouteTable; releaseFolder: string; publicUrl: string; now: () => number; logger: Logger },
): OpenApiCollector {
  const readers = Object.entries(upstreams).map(([name, upstream]) => {
    return [name, () => readFromService(upstream.replicaFor(undefined), '/openapi.json', READ_LIMIT_MS)] as const;
  });
  const read = () => readReleasedDocument(releaseFolder);
  return new OpenApiCollector({
    services: Object.fromEntries(readers),
    releaseParts: releaseParts({ read, serviceOf: (method, path) => routes.match(method, path)?.route.to }),
    readReleasedPaths: () => releasedPaths(read()),
    ...deps,
  });
}
