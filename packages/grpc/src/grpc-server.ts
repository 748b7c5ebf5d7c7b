import { Server, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';
import { type GrpcTls, INSECURE } from './grpc-tls';
import { loadService, type ProtoService } from './proto-loader';

/** A batch of rows may be large; everything else is small. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/**
 * Clients ask for addresses again only when a connection ends, so without this a replica that an autoscaler adds is asked by nobody
 * who was there before. Calls in hand end on the old connection, however long they take.
 */
const CONNECTION_AGE_MS = 120_000;

export interface GrpcServer {
  /** The port it listens on, also where 0 was asked for. */
  readonly port: number;
  /** Says NOT_SERVING, lets calls in hand finish, then closes. */
  stop(): Promise<void>;
}

/**
 * Serves `handlers` with the standard health service beside them, and the reflection service if `reflection` is true. Clients are asked to connect anew when a
 * connection is `connectionAgeMs` old, give or take a tenth.
 */
export async function startGrpcServer(options: {
  port: number;
  /** IP address to listen on; without, all IPv4 addresses. */
  host?: string | undefined;
  reflection?: boolean;
  protoFolder: string;
  service: ProtoService;
  handlers: UntypedServiceImplementation;
  tls?: GrpcTls;
  connectionAgeMs?: number;
}): Promise<GrpcServer> {
  const { definition, stubClass } = loadService(options.protoFolder, options.service);
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? CONNECTION_AGE_MS,
  });
  server.addService(stubClass.service, options.handlers);
  const health = new HealthImplementation({ '': 'SERVING', [options.service.name]: 'SERVING' });
  health.addToServer(server);
  if (options.reflection) new ReflectionService(definition).addToServer(server);

  const { server: credentials } = options.tls ?? INSECURE;
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(listenAddress(options), credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  return {
    port,
    stop: () => {
      health.setStatus('', 'NOT_SERVING');
      return closed(server);
    },
  };
}

/** The options of `startGrpcServer` that come from the settings of a service. */
export function grpcListener(config: {
  readonly GRPC_PORT: number;
  readonly GRPC_REFLECTION: boolean;
  readonly LISTEN_HOST?: string | undefined;
}) {
  return { port: config.GRPC_PORT, host: config.LISTEN_HOST, reflection: config.GRPC_REFLECTION };
}

function listenAddress({ host = '0.0.0.0', port }: { host?: string | undefined; port: number }): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Streams that never end must not hold the process: after five seconds they are cut. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, 5_000);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
