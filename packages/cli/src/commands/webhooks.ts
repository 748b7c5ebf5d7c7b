import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';
import { type CreateWebhook, type TrackwayClient, TrackwayError, verifyWebhook } from '@trackway/client';
import { Command } from 'commander';
import { textList } from '../arguments/values';
import { connect } from '../connect';
import type { Context } from '../context';
import { plain } from '../output/table';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';

interface Delivery {
  readonly headers: IncomingMessage['headers'];
  readonly body: Uint8Array<ArrayBuffer>;
}

interface ListenOptions {
  readonly kinds?: string;
  readonly port: string;
  readonly url?: string;
  readonly forwardTo?: string;
  readonly json?: boolean;
}

export function listenToWebhooks(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('listen')
    .description('Show events as they happen, by a webhook that exists until Ctrl-C')
    .option('--kinds <kinds>', 'such as project.created,funnel.moved (default: all)')
    .option('--port <port>', 'local port (default: any free port)', '0')
    .option('--url <url>', 'URL at which the API reaches that port, such as the URL of a tunnel')
    .option('--forward-to <url>', 'forward each event to this URL, with its signature')
    .option('--json', 'print JSON, one document per line');
  return command.action(async ({ kinds, port, url: given, forwardTo, json }: ListenOptions) => {
    const { client } = connect(context, command, { writes: true });
    let secret = '';
    const receiver = await startReceiver(portOf(port), async (delivery) => {
      if (!(await verifyWebhook(secret, delivery))) return 401;
      terminal.out(json ? new TextDecoder().decode(delivery.body) : sentence(delivery.body));
      return forwardTo === undefined ? 204 : forward(forwardTo, delivery, terminal);
    });
    try {
      const url = given ?? `http://127.0.0.1:${receiver.port}/`;
      const webhook = await createWebhook(client, url, kinds === undefined ? ['*'] : textList(kinds));
      secret = webhook.secret;
      terminal.err(`Listening at ${url}. Ctrl-C ends it.\n`);
      if (!signal.aborted) await once(signal, 'abort');
      await client.webhooks.delete(webhook.id);
    } finally {
      await receiver.stop();
    }
  });
}

async function createWebhook(
  client: TrackwayClient,
  url: string,
  kinds: readonly string[],
): Promise<{ readonly id: string; readonly secret: string }> {
  try {
    // The API checks the kinds.
    const body = { name: 'trackway webhooks listen', url, kinds: kinds as CreateWebhook['kinds'] };
    const { webhook, secret } = await client.webhooks.create(body);
    return { id: webhook.id, secret };
  } catch (error) {
    if (!(error instanceof TrackwayError) || !error.validation['url']) throw error;
    throw new UsageError(
      `The API cannot reach ${url}: ${error.validation['url'].join(' ')} Set --url to the URL of a tunnel.`,
    );
  }
}

async function startReceiver(port: number, receive: (delivery: Delivery) => Promise<number>) {
  const server = createServer(async (request, response) => {
    try {
      const body = new Uint8Array(await arrayBuffer(request));
      response.writeHead(await receive({ headers: request.headers, body })).end();
    } catch {
      // The connection was lost, or this is no delivery of the webhook.
      response.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: usedPort } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: usedPort, stop };
}

/** Returns the status of the local receiver, or 502 if it is unavailable, so that the event is sent again. */
async function forward(to: string, { headers, body }: Delivery, terminal: Terminal): Promise<number> {
  const passed = Object.entries(headers).filter(([name]) => name === 'content-type' || name.startsWith('webhook-'));
  try {
    const sent = {
      method: 'POST',
      headers: Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
      body,
    };
    const response = await fetch(to, sent);
    await response.body?.cancel();
    return response.status;
  } catch {
    terminal.err(`${to} cannot be reached. The event will be sent again.\n`);
    return 502;
  }
}

function sentence(body: Uint8Array): string {
  const { time, type, subject, id }: Record<string, string> = JSON.parse(new TextDecoder().decode(body));
  return plain(`${time}  ${type}  ${subject ?? ''}  ${id}`);
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`--port must be 1 to 65535, not "${text}".`);
  }
  return Number(text);
}
