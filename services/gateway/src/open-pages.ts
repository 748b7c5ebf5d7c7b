import { resolve } from 'node:path';
import type { Logger } from '@trackway/runtime';
import type { GatewaySettings } from './config';
import { consoleFiles } from './console/console-files';
import { documentation } from './docs/documentation';
import { resourceMetadata } from './mcp/protected-resource';
import { openApiOf } from './openapi/open-api-of';
import { documentWithExamples, loadRecordedExamples } from './openapi/recorded-examples';
import type { Upstreams } from './proxy/upstreams';
import type { RouteTable } from './routing/route-table';

/** Folder of the guides, in the checkout or the image. */
const GUIDES = resolve(__dirname, '..', '..', '..', 'docs');

/** Folder of the built console, in the checkout or the image. */
const CONSOLE = resolve(__dirname, '..', '..', '..', 'console', 'dist', 'site');

interface Deps {
  readonly upstreams: Upstreams;
  readonly routes: RouteTable;
  readonly logger: Logger;
  readonly now: () => number;
}

/** What the gateway serves itself: the OpenAPI document, documentation pages, metadata of MCP, and the console. */
export function openPages(settings: GatewaySettings, { upstreams, routes, logger, now }: Deps) {
  const signInIssuer = settings.TOKEN_ISSUER ?? settings.CONSOLE_ISSUER;
  const publicUrl = settings.PUBLIC_URL ?? '/';
  const collector = openApiOf(upstreams, { routes, releaseFolder: GUIDES, publicUrl, now, logger });
  const document = () => collector.document();
  const openApi = documentWithExamples(document, loadRecordedExamples(GUIDES, logger));
  const pages = documentation({ guidesFolder: GUIDES, openApi, logger });
  return {
    signInIssuer,
    /** Without examples. */
    document,
    knownPaths: () => collector.knownPaths(),
    local: {
      pages: new Map([...pages, ...resourceMetadata(signInIssuer)]),
      findConsoleFile: consoleFiles(CONSOLE, settings, logger),
    },
  };
}
