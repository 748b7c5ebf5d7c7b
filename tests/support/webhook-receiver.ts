import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to the webhook receiver. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly subject?: string;
    readonly correlationid: string;
    readonly causationid?: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A webhook receiver. `status` is the status of its responses; 0 means no response. */
export async function startReceiver(status: (received: Received) => number = () => 200) {
  const received: Received[] = [];
  let statusOf = status;
  const server = createServer(async (request, response) => {
    // A sender that is killed cuts its request off.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const one = { headers: request.headers, body, event: JSON.parse(body) as Received['event'] };
    received.push(one);
    const code = statusOf(one);
    if (code > 0) response.writeHead(code).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    respondWith: (next: (received: Received) => number) => {
      statusOf = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies a signature by the Standard Webhooks specification, without code of the project. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  const own = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const isFresh = Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300;
  return isFresh && String(signature).split(' ').includes(`v1,${own}`);
}
