import {
  activityProto,
  factsOf,
  grpcContracts,
  outboxProto,
  PROTO_FOLDER,
  protoServices,
  type ServiceStubs,
} from '@trackway/contracts';
import { grpcClientOpener, grpcListener, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, startHttpServer } from '@trackway/http';
import {
  EventConsumer,
  KafkaEventBus,
  kafkaOptions,
  type ManagedOutboxStore,
  measureOutbox,
  OutboxRelay,
  startWhenReachable,
} from '@trackway/messaging';
import {
  createMetrics,
  Health,
  type Lifecycle,
  type Logger,
  measureCertificates,
  openCertificates,
  openInternalTokens,
  type settings,
} from '@trackway/runtime';
import { activityHandlers, openPeerActivity } from './grpc-activity';
import { openPeerQuarantines, quarantineHandlers } from './grpc-quarantine';
import { makeQuarantine } from './quarantine';
import { makeReadActivity } from './read-activity';
import type { PeerAddresses, PeerClients, ServiceContext, ServiceName } from './service-context';
import type { ServiceParts } from './service-parts';

/** Ports that the servers listen on, also if the settings ask for any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
}

/** The outboxes and topics of a service, which its modules add while they are built. */
interface EventWork {
  readonly relays: OutboxRelay[];
  readonly outboxes: ManagedOutboxStore[];
  readonly topics: string[];
}

export type BuildService<Config extends settings.ServiceSettings> = (
  config: Config,
  context: ServiceContext,
) => ServiceParts | Promise<ServiceParts>;

interface StartOptions<Config extends settings.ServiceSettings> {
  readonly name: ServiceName;
  readonly config: Config;
  readonly build: BuildService<Config>;
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
}

/**
 * Builds a service and starts its parts: background tasks first, then the consumer, then the servers, so that nothing
 * arrives before what it needs is running. `lifecycle` stops them in reverse order.
 */
export async function startService<Config extends settings.ServiceSettings>(
  options: StartOptions<Config>,
): Promise<RunningService> {
  const { config, build, lifecycle } = options;
  const work: EventWork = { relays: [], outboxes: [], topics: [] };
  const context = openContext(options, work);
  const parts = await build(config, context);
  for (const [name, check] of Object.entries(parts.health)) context.health.add(name, check);
  context.health.add('kafka', () => context.bus.check(), { required: false });
  for (const relay of work.relays) lifecycle.own('outbox relay', relay.start(), (started) => started.stop());
  for (const task of parts.background) lifecycle.own(task.name, task.start(), (started) => started.stop());
  work.topics.push(...new Set((parts.handlers ?? []).map(({ definition }) => definition.topic)));
  startConsumer(parts, context);
  const grpcPort = await serveGrpc(config, parts, context);
  const httpPort = await serveHttp(config, parts, context);
  return { httpPort, grpcPort };
}

function openContext<Config extends settings.ServiceSettings>(
  { name, config, lifecycle, logger }: StartOptions<Config>,
  work: EventWork,
): ServiceContext {
  const metrics = createMetrics(name);
  const tokens = openInternalTokens(config, name, { lifecycle, logger });
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  measureCertificates(metrics, certificates);
  const tls = grpcTls(certificates);
  const kafka = kafkaOptions(config, { clientId: name, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (connected) => connected.stop());
  const readActivity = makeReadActivity({
    outbox: () => work.outboxes[0],
    bus,
    group: name,
    topics: () => work.topics,
    now: Date.now,
    logger,
  });
  const quarantine = makeQuarantine({
    source: name,
    store: () => work.outboxes[0]?.quarantined,
    wakeRelay: () => work.relays[0]?.wake(),
  });
  const openClient = grpcClientOpener<ServiceStubs>({ ...grpcContracts, tokens, tls }, lifecycle);
  return {
    name,
    lifecycle,
    logger,
    metrics,
    health: new Health(),
    tokens,
    tls,
    certificates,
    bus,
    readActivity,
    openPeerActivity: (addresses) => openPeerActivity(addresses, { tokens, tls }, lifecycle),
    quarantine,
    openPeerQuarantines: (addresses) => openPeerQuarantines(addresses, { tokens, tls }, lifecycle),
    openClients: <Addresses extends PeerAddresses>(addresses: Addresses) => {
      const clients = Object.entries(addresses).map(([peer, address]) => [
        peer,
        openClient(peer as ServiceName, address),
      ]);
      return Object.fromEntries(clients) as PeerClients<Addresses>;
    },
    openRelay: (store) => {
      const relay = new OutboxRelay({ store, bus, logger });
      measureOutbox(metrics, store);
      work.relays.push(relay);
      work.outboxes.push(store);
      return relay;
    },
  };
}

/** Subscribes to the topics of the handlers, and creates them and the published ones if the broker lacks them. */
function startConsumer({ handlers = [] }: ServiceParts, context: ServiceContext): void {
  const { bus, logger, metrics, lifecycle, name } = context;
  const { publishes, consumes } = factsOf(name);
  const read = handlers.map(({ definition }) => definition.topic);
  const unknown = read.filter((topic) => !consumes.some((registered) => registered === topic));
  if (unknown.length > 0) throw new Error(`The registry of services lacks topics that ${name} consumes: ${unknown}`);
  const topics = new Set([...publishes, ...read]);
  const consumer = handlers.length > 0 ? new EventConsumer({ group: name, bus, handlers, logger, metrics }) : undefined;
  const started = startWhenReachable({ bus, topics: [...topics], ...(consumer ? { consumer } : {}), logger });
  lifecycle.own('consumer', started, (subscription) => subscription.stop());
}

async function serveGrpc(
  config: settings.ServiceSettings,
  { grpcHandlers }: ServiceParts,
  { name, tokens, tls, logger, metrics, lifecycle, readActivity, quarantine }: ServiceContext,
): Promise<number> {
  const rpc = new RpcHandlers({ tokens, logger, metrics });
  const server = await startGrpcServer({
    ...grpcListener(config),
    protoFolder: PROTO_FOLDER,
    service: protoServices[name],
    handlers: grpcHandlers(rpc),
    others: [
      { service: activityProto, handlers: activityHandlers(rpc, readActivity) },
      { service: outboxProto, handlers: quarantineHandlers(rpc, quarantine) },
    ],
    tls,
  });
  return lifecycle.own('grpc', server, (started) => started.stop()).port;
}

async function serveHttp(
  config: settings.ServiceSettings,
  { routes, webhooks }: ServiceParts,
  { name, tokens, health, certificates, logger, metrics, lifecycle }: ServiceContext,
): Promise<number> {
  const app = createHttpApp({
    service: name,
    routes,
    ...(webhooks ? { webhooks } : {}),
    tokens,
    health,
    metrics,
    logger,
    checkResponses: config.CHECK_RESPONSES,
  });
  const listener = { port: config.HTTP_PORT, host: config.LISTEN_HOST };
  const server = await startHttpServer({ app, ...listener, health, certificates });
  return lifecycle.own('http', server, (started) => started.stop()).port;
}
