import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBy } from '@trackway/outbound';
import { z } from 'zod';

const eventShape = z.looseObject({ id: z.string(), type: z.string(), subject: z.string().optional() });

/** A received delivery. */
export interface Received {
  readonly id: string;
  readonly type: string;
  readonly subject: string | undefined;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** The response to a delivery: a status, or a function that writes it. */
export type Script = (received: Received, response: ServerResponse) => number | undefined | Promise<number | undefined>;

/** A webhook receiver on 127.0.0.1, which tests allow. */
export async function startReceiver(script: Script = () => 200) {
  const received: Received[] = [];
  let answer = script;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { id, type, subject } = eventShape.parse(JSON.parse(body));
    const one = { id, type, subject, body, headers: request.headers };
    received.push(one);
    const status = await answer(one, response);
    if (status !== undefined) response.writeHead(status).end('{"taken":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    from: (script: Script) => {
      answer = script;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ScriptedReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Whether the signature of a delivery is valid for one of the secrets. */
export function isGenuine({ headers, body }: Received, ...secrets: string[]): boolean {
  const text = (name: string) => String(headers[name]);
  const signed = { id: text('webhook-id'), timestamp: text('webhook-timestamp'), signature: text('webhook-signature') };
  return isSignedBy(secrets, { ...signed, body: Buffer.from(body) }, new Date());
}
