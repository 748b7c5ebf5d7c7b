import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const SITE = join(__dirname, '..', '..', 'console', 'dist', 'site');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built console below `basePath`, as a static file server of another origin would. */
export async function startConsoleHost(basePath: string) {
  let apiUrl = '';
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith(basePath)) return void response.writeHead(404).end();
    const type = TYPES[extname(path)];
    const file = await readFile(join(SITE, type ? path.slice(basePath.length) : 'index.html')).catch(() => undefined);
    if (!file) return void response.writeHead(404).end();
    if (type) return void response.setHeader('content-type', type).end(file);
    const page = file
      .toString()
      .replace(/<base href="[^"]*"[^>]*>/, `<base href="${basePath}">`)
      .replace(/(id="config">)[^<]*/, (_whole, start: string) => start + JSON.stringify({ basePath, apiUrl }));
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    useApi: (url: string) => {
      apiUrl = url;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
