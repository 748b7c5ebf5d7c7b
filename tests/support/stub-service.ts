import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service behind a gateway that responds immediately and counts writes. */
export interface StubService {
  readonly url: string;
  readonly writes: number;
  stop(): Promise<void>;
}

const KEEP_ALIVE_MS = 75_000;

export async function startStubService(): Promise<StubService> {
  let writes = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (request.method !== 'GET') writes += 1;
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"response":true}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get writes() {
      return writes;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
