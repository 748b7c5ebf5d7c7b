import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on every address of this host that counts connections. */
export async function recordingServer(
  answer: (url: string) => { status?: number; headers?: object; body?: unknown } = () => ({}),
) {
  let connections = 0;
  let openConnections = 0;
  const seen: { url: string; headers: Record<string, unknown>; method: string; body: string }[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers, method = '' } = request;
    seen.push({ url, headers, method, body: Buffer.concat(chunks).toString() });
    const { status = 200, headers: own = {}, body = 'hello' } = answer(url);
    response.writeHead(status, { ...own });
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
  });
  server.on('connection', (socket) => {
    connections += 1;
    openConnections += 1;
    socket.once('close', () => {
      openConnections -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    seen,
    connections: () => connections,
    openConnections: () => openConnections,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
