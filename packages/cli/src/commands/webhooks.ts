import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TrackwayClient, TrackwayError, verifyWebhook } from '@trackway/client';
import { type Command, JSON_OPTION } from '../command';
import { plain } from '../output/table';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';

const WEBHOOK = '/api/management/webhooks/{webhook}';

interface Delivery {
  readonly headers: IncomingMessage['headers'];
  readonly body: Uint8Array<ArrayBuffer>;
}

export const listenToWebhooks: Command = {
  name: 'webhooks listen',
  takes: '',
  summary: 'Show events as they happen, by a webhook that lives until Ctrl-C',
  options: {
    ...JSON_OPTION,
    kinds: {
      type: 'string',
      help: 'Kinds with commas between, such as project.created,funnel.moved; all where left out',
    },
    port: { type: 'string', help: 'Where to listen on this machine; any free port where left out' },
    url: { type: 'string', help: 'Under which the API reaches that port, such as the address of a tunnel' },
    'forward-to': { type: 'string', help: 'Send each event on to this address, signed as it came' },
  },
  example: 'trackway webhooks listen --kinds project.created --forward-to http://localhost:3000/hook',
  run: async ({ texts, flags }, { terminal, client: connect, signal }) => {
    const client = connect();
    const port = portOf(texts['port']);
    const forwardTo = texts['forward-to'];
    let secret = '';
    const receiver = await startReceiver(port, async (delivery) => {
      if (!(await verifyWebhook(secret, delivery))) return 401;
      terminal.out(flags['json'] ? new TextDecoder().decode(delivery.body) : sentence(delivery.body));
      return forwardTo === undefined ? 204 : forward(forwardTo, delivery, terminal);
    });
    try {
      const url = texts['url'] ?? `http://127.0.0.1:${receiver.port}/`;
      const kinds = texts['kinds']?.split(',').map((kind) => kind.trim()) ?? ['*'];
      const webhook = await listenAt(client, url, kinds);
      secret = webhook.secret;
      terminal.err(`Listening at ${url}. Ctrl-C ends it.\n`);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await client.call('delete', WEBHOOK, { path: { webhook: webhook.id } });
    } finally {
      await receiver.stop();
    }
  },
};

async function listenAt(client: TrackwayClient, url: string, kinds: string[]): Promise<{ id: string; secret: string }> {
  const body = { name: 'trackway webhooks listen', url, kinds: kinds as never };
  try {
    const { webhook, secret } = await client.call('post', '/api/management/webhooks', { body });
    return { id: webhook.id, secret };
  } catch (error) {
    if (!(error instanceof TrackwayError) || !error.validation['url']) throw error;
    throw new UsageError(
      `The API does not reach ${url}: ${error.validation['url'].join(' ')} Give the address of a tunnel by --url.`,
    );
  }
}

async function startReceiver(port: number, take: (delivery: Delivery) => Promise<number>) {
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = new Uint8Array(Buffer.concat(chunks));
    response.writeHead(await take({ headers: request.headers, body })).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: chosen, stop };
}

/** Passes the status of the local receiver on; 502 if it is unavailable, so that the event is sent again. */
async function forward(to: string, { headers, body }: Delivery, terminal: Terminal): Promise<number> {
  const passed = Object.entries(headers).filter(([name]) => name === 'content-type' || name.startsWith('webhook-'));
  try {
    const sent = {
      method: 'POST',
      headers: Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
      body,
    };
    const { status } = await fetch(to, sent);
    return status;
  } catch {
    terminal.err(`${to} cannot be reached; the event will come again.\n`);
    return 502;
  }
}

function sentence(body: Uint8Array): string {
  const { time, type, subject, id }: Record<string, string> = JSON.parse(new TextDecoder().decode(body));
  return plain(`${time}  ${type}  ${subject ?? ''}  ${id}`);
}

function portOf(text = '0'): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port is 1 to 65535, and not "${text}".`);
  return Number(text);
}
