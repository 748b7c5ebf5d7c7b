import { resolve } from 'node:path';
import type { Logger } from '@trackway/runtime';
import type { GatewaySettings } from './config';
import { consoleConfig } from './console/console-config';
import { consoleFiles } from './console/console-files';
import { documentation } from './docs/documentation';
import { resourceMetadata } from './mcp/protected-resource';
import { OpenApiCollector } from './openapi/openapi-collector';
import { documentWithExamples, loadRecordedExamples } from './openapi/recorded-examples';
import { readFromService } from './proxy/call-service';
import type { Upstreams } from './proxy/upstreams';

/** Folder of the guides, in the checkout or the image. */
const GUIDES = resolve(__dirname, '..', '..', '..', 'docs');

/** Folder of the built console, in the checkout or the image. */
const CONSOLE = resolve(__dirname, '..', '..', '..', 'console', 'dist', 'site');

interface Deps {
  readonly upstreams: Upstreams;
  readonly logger: Logger;
  readonly now: () => number;
}

/** What the gateway serves itself: the OpenAPI document, documentation pages, metadata of MCP, and the console. */
export function openPages(settings: GatewaySettings, { upstreams, logger, now }: Deps) {
  const signInIssuer = settings.TOKEN_ISSUER ?? settings.CONSOLE_ISSUER;
  const services = documentsOf(upstreams);
  const collector = new OpenApiCollector({ services, publicUrl: settings.PUBLIC_URL ?? '/', now, logger });
  const document = () => collector.document();
  const openApi = documentWithExamples(document, loadRecordedExamples(GUIDES, logger));
  const pages = documentation({ guidesFolder: GUIDES, openApi, logger });
  return {
    signInIssuer,
    /** Without examples. */
    document,
    knownPaths: () => collector.knownPaths(),
    local: {
      openApi,
      pages: new Map([...pages, ...resourceMetadata(signInIssuer)]),
      findConsoleFile: consoleFiles(CONSOLE, consoleConfig(settings), logger),
    },
  };
}

/** Functions that read the OpenAPI part of each service. */
function documentsOf(upstreams: Upstreams) {
  const entries = Object.entries(upstreams).map(([name, upstream]) => {
    return [name, () => readFromService(upstream.replicaFor(undefined), '/openapi.json')] as const;
  });
  return Object.fromEntries(entries);
}
