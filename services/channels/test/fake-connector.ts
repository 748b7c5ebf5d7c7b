import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBy } from '@trackway/outbound';

export interface ReceivedRequest {
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: { readonly type: string; readonly data: Record<string, unknown> };
}

export interface FakeResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** The program behind a channel: records requests, and responds as configured. */
export async function startFakeConnector(secretOf: () => string) {
  const received: ReceivedRequest[] = [];
  const behaviour = { respond: (_request: ReceivedRequest): FakeResponse | Promise<FakeResponse> => ({ status: 200 }) };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const header = (name: string) => String(request.headers[name]);
    const delivery = {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body,
    };
    const isSigned = isSignedBy([secretOf()], delivery, new Date());
    const one = { id: delivery.id, isSigned, body: JSON.parse(body.toString()) };
    received.push(one);
    const result = await behaviour.respond(one);
    response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers });
    response.end(JSON.stringify(result.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/deliver`,
    received,
    behaviour,
    messages: () => received.map(({ body }) => body.data['message']),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
