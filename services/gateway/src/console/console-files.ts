import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Logger } from '@trackway/runtime';
import type { Respond } from '../docs/local-response';
import { staticFile } from '../docs/static-file';
import { CONSOLE_PATH, type ConsoleSettings, consoleConfig, signInOrigins } from './console-config';
import { consolePage, consolePolicy } from './console-page';

const IMMUTABLE = ['Cache-Control', 'public, max-age=31536000, immutable'];
const REVALIDATED = ['Cache-Control', 'no-cache'];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

export type FindConsoleFile = (path: string) => Respond | undefined;

/** Reads the built console into memory. Without a build, the gateway works and serves no console. */
export function consoleFiles(folder: string, settings: ConsoleSettings, logger: Logger): FindConsoleFile {
  if (!existsSync(join(folder, 'index.html'))) {
    logger.warn({ folder }, 'The console is not built, so it is not served.');
    return () => undefined;
  }
  const files = new Map(assets(folder));
  const config = consoleConfig(settings);
  const page = consolePage(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const policy = consolePolicy(page, signInOrigins(settings));
  const respondPage = staticFile('text/html; charset=utf-8', page, [...REVALIDATED, 'Content-Security-Policy', policy]);
  return (path) => {
    if (path === '/') return redirectBrowsers(config.basePath);
    if (path === CONSOLE_PATH) return redirectBrowsers(config.basePath, true);
    if (!path.startsWith(`${CONSOLE_PATH}/`)) return undefined;
    const isFile = path.startsWith(`${CONSOLE_PATH}/assets/`) || extname(path) in TYPES;
    // Every other path is a screen: the page reads it from its address.
    return isFile ? (files.get(path) ?? notFound) : respondPage;
  };
}

function assets(folder: string): [string, Respond][] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => extname(path) in TYPES)
    .map((path): [string, Respond] => {
      const file = join(folder, path);
      const compressed = { br: readIfPresent(`${file}.br`), gzip: readIfPresent(`${file}.gz`) };
      const caching = path.startsWith('assets') ? IMMUTABLE : REVALIDATED;
      const type = TYPES[extname(path)] ?? '';
      return [`${CONSOLE_PATH}/${path}`, staticFile(type, readFileSync(file), caching, compressed)];
    });
}

/** Programs get 404 at `/` as before; only a request for a page is redirected. */
function redirectBrowsers(location: string, always = false): Respond {
  return async (_exchange, request) => {
    if (!always && !String(request.headers.accept ?? '').includes('text/html')) return undefined;
    return { status: 302, type: 'text/plain', body: '', headers: ['Location', location, 'Vary', 'Accept'] };
  };
}

const notFound: Respond = async () => undefined;

function readIfPresent(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
