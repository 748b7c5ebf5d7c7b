import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Channel } from './channel';
import { messageOf } from './errors';
import { Files } from './files';
import { Health } from './health';
import { createHttpServer, type HttpReply, type HttpRequest, type HttpRoute, parseJson } from './http/server';
import { type InboundMessage, type OutboundMessage, readDelivery, readStatus, type StatusReport } from './messages';
import type { AddResult } from './queue/job';
import { Queue } from './queue/queue';
import { type CommonSettings, InvalidSettings, readCommonSettings, Settings } from './settings';
import { isSigned } from './signature';

/** An event of the provider, as it arrived. It is on disk before the provider gets its response. */
export interface ProviderEvent {
  /** Equal for repetitions of the event. */
  readonly id: string;
  /** Events with the same key, usually the sender, stay in order. */
  readonly orderingKey: string;
  readonly event: unknown;
}

/** A translated event: a message, the status of an outbound message, or undefined if Trackway doesn't need it. */
export type Translated = { readonly message: InboundMessage } | { readonly status: StatusReport } | undefined;

/** The parts of the library that a provider uses. */
export interface Runtime {
  /** Stores an event. If the result is `full`, respond with an error that the provider retries. */
  readonly receive: (event: ProviderEvent) => Promise<AddResult>;
  readonly files: Files;
  readonly health: Health;
}

/** The part of a connector that depends on the provider. */
export interface Provider {
  /** Routes for the callbacks of the provider. */
  readonly routes?: readonly HttpRoute[];
  /** Translates an event, and downloads its files. Repeated until it succeeds. @throws RetryLater or PermanentError */
  readonly translate: (event: unknown) => Promise<Translated>;
  /** Sends a message, and resolves when the provider has accepted it. @throws RetryLater or PermanentError */
  readonly send: (message: OutboundMessage) => Promise<Pick<StatusReport, 'external_id' | 'status'>>;
  /** Starts to receive events in other ways than by HTTP. The result stops it. */
  readonly start?: () => Promise<() => Promise<void>>;
}

export type CreateProvider = (runtime: Runtime) => Provider | Promise<Provider>;

/** A running connector. */
export interface RunningConnector {
  readonly port: number;
  stop(): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1_000;
const RETRY_FULL_SECONDS = '30';
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts a connector: `POST /deliver` for messages of Trackway, `GET /healthz`, `GET /files/…`, and the routes of the provider.
 * Messages are on disk before their sender gets a response, and are retried until they are delivered.
 */
export async function startConnector(
  name: string,
  settings: CommonSettings,
  createProvider: CreateProvider,
): Promise<RunningConnector> {
  const { channelUrl, channelSecret: secret, spoolFolder: folder, publicUrl } = settings;
  const health = new Health(name, () =>
    Object.fromEntries(Object.entries(queues).map(([one, queue]) => [one, queue.state])),
  );
  const files = new Files({ folder: join(folder, 'files'), publicUrl, secret });
  const receive: Runtime['receive'] = ({ id, orderingKey, event }) =>
    queues.inbound.add({ id, orderingKey, body: event });
  const provider = await createProvider({ files, health, receive });
  const channel = new Channel({ url: channelUrl, secret });
  const queues = createQueues(settings, { health, channel, provider });
  const deliver: HttpRoute = {
    method: 'POST',
    path: '/deliver',
    handle: (request) => takeDelivery({ secret, health, queue: queues.outbound }, request),
  };
  const routes = [deliver, files.route, health.route, ...(provider.routes ?? [])];
  const server = createHttpServer(routes, (error) => health.error('http', messageOf(error)));

  for (const queue of Object.values(queues)) await queue.open();
  await files.open();
  await listen(server, settings.port);
  for (const queue of Object.values(queues)) queue.start();
  const { port } = server.address() as AddressInfo;
  const stopServing = async (): Promise<void> => {
    await close(server);
    await Promise.all(Object.values(queues).map((queue) => queue.stop()));
    files.close();
  };
  try {
    const stopProvider = await provider.start?.();
    return {
      port,
      stop: async () => {
        await stopProvider?.();
        await stopServing();
      },
    };
  } catch (error) {
    await stopServing();
    throw error;
  }
}

/** Exit codes of a connector that does not run. */
const EXIT = { cannotStart: 1, invalidSettings: 2 } as const;

/**
 * Reads the settings from `env` and runs a connector until SIGTERM or SIGINT. Requests and jobs in progress are completed before
 * it exits. If it cannot start, it prints the reason without a stack trace, and exits with 2 for invalid settings, else 1.
 */
export async function runConnector(
  name: string,
  env: NodeJS.ProcessEnv,
  configure: (settings: Settings, common: CommonSettings) => CreateProvider,
): Promise<void> {
  let connector: RunningConnector;
  try {
    const settings = new Settings(env);
    const common = readCommonSettings(settings);
    const createProvider = configure(settings, common);
    settings.assertValid();
    connector = await startConnector(name, common, createProvider);
  } catch (error) {
    const isInvalid = error instanceof InvalidSettings;
    process.stderr.write(`${name} cannot start:\n${messageOf(error)}\n`);
    if (isInvalid) process.stderr.write('Settings are environment variables. README.md of the connector lists them.\n');
    process.exitCode = isInvalid ? EXIT.invalidSettings : EXIT.cannotStart;
    return;
  }
  process.stdout.write(`listening on ${connector.port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Jobs that are still in progress are repeated after the next start.
      setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
      void connector.stop().then(() => process.exit(0));
    });
  }
}

interface Parts {
  readonly health: Health;
  readonly channel: Channel;
  readonly provider: Provider;
}

function createQueues(settings: CommonSettings, { health, channel, provider }: Parts) {
  const { spoolFolder: folder, maxWaiting, firstRetryMs } = settings;
  const common = { folder, maxWaiting, firstRetryMs, health };
  const maxAgeMs = settings.sendForHours * HOUR_MS;
  const statuses = new Queue({
    ...common,
    name: 'statuses',
    maxAgeMs,
    process: ({ id, body }) => channel.postStatus(id, readStatus(body)),
  });
  const report = (status: StatusReport) => {
    const orderingKey = status.media_item_id ?? status.external_id ?? '';
    return statuses.add({ id: `${orderingKey}:${status.status}`, orderingKey, body: status }, true);
  };
  const inbound = new Queue({
    ...common,
    name: 'inbound',
    process: async ({ id, body }) => {
      const translated = await provider.translate(body);
      if (!translated) health.count('inbound_ignored');
      else if ('status' in translated) await report(translated.status);
      else await channel.postMessage(id, translated.message);
    },
  });
  const outbound = new Queue({
    ...common,
    name: 'outbound',
    maxAgeMs,
    process: async ({ body }) => {
      const message = readDelivery(body);
      if (message) await report({ media_item_id: message.media_item_id, ...(await provider.send(message)) });
    },
    onReject: async ({ body }, error) => {
      const message = readDelivery(body);
      if (message) await report({ media_item_id: message.media_item_id, status: 'failed', error });
    },
  });
  return { inbound, outbound, statuses };
}

/** A repetition has the same `webhook-id`, which the queue recognizes. */
async function takeDelivery(
  { secret, health, queue }: { secret: string; health: Health; queue: Queue },
  { headers, body }: HttpRequest,
): Promise<HttpReply> {
  if (!isSigned(secret, headers, body)) {
    health.count('outbound_invalid_signatures');
    return { status: 401, body: 'The signature is invalid or older than five minutes.' };
  }
  const delivery = parseJson(body);
  let message: OutboundMessage | undefined;
  try {
    message = readDelivery(delivery);
  } catch (error) {
    return { status: 422, body: messageOf(error) };
  }
  // Later versions of Trackway may send more types, which must not fail.
  if (!message) return { status: 202 };
  const job = { id: String(headers['webhook-id']), orderingKey: message.conversation_id, body: delivery };
  if ((await queue.add(job)) !== 'full') return { status: 202 };
  return { status: 503, headers: { 'retry-after': RETRY_FULL_SECONDS } };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
