import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBy } from '@trackway/outbound';

export interface Taken {
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: { readonly type: string; readonly data: Record<string, unknown> };
}

export interface FakeAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** The program behind a channel: records requests, and responds as configured. */
export async function startFakeConnector(secretOf: () => string) {
  const taken: Taken[] = [];
  const behaviour = { answer: (_taken: Taken): FakeAnswer | Promise<FakeAnswer> => ({ status: 200 }) };
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
    taken.push(one);
    const answer = await behaviour.answer(one);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/deliver`,
    taken,
    behaviour,
    messages: () => taken.map(({ body }) => body.data['message']),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
