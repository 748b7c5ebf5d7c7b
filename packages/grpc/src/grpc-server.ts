import { Server, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';
import { type GrpcTls, INSECURE } from './grpc-tls';
import { loadService, type ProtoService } from './proto-loader';

/** Batches of rows are large. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/**
 * Maximum age of a connection. Clients resolve addresses only when a connection ends; without a limit, new replicas
 * would receive no calls. Open calls finish on the old connection.
 */
const CONNECTION_AGE_MS = 120_000;

export interface GrpcServer {
  /** Port that the server listens on, also if 0 was configured. */
  readonly port: number;
  /** Reports NOT_SERVING, waits for open calls, then closes. */
  stop(): Promise<void>;
}

/** The implementation of a service of the protos. */
export interface ServedService {
  readonly service: ProtoService;
  readonly handlers: UntypedServiceImplementation;
}

/**
 * Serves `handlers`, those of `others`, the standard health service and, if `reflection` is true, the reflection
 * service. Connections are closed after `connectionAgeMs`, with a random difference of up to 10 %.
 */
export async function startGrpcServer(options: {
  port: number;
  /** IP address to listen on. Without one, all IPv4 addresses. */
  host?: string | undefined;
  reflection?: boolean;
  protoFolder: string;
  service: ProtoService;
  handlers: UntypedServiceImplementation;
  others?: readonly ServedService[];
  tls?: GrpcTls;
  connectionAgeMs?: number;
}): Promise<GrpcServer> {
  const served = [options, ...(options.others ?? [])].map(({ service, handlers }) => {
    return { ...loadService(options.protoFolder, service), handlers };
  });
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? CONNECTION_AGE_MS,
  });
  for (const { stubClass, handlers } of served) server.addService(stubClass.service, handlers);
  const health = new HealthImplementation({ '': 'SERVING', [options.service.name]: 'SERVING' });
  health.addToServer(server);
  const definitions = Object.assign({}, ...served.map(({ definition }) => definition)) as PackageDefinition;
  if (options.reflection) new ReflectionService(definitions).addToServer(server);

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

/** Options of `startGrpcServer` from the settings of a service. */
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

/** Streams without an end must not block the stop, so they are closed after five seconds. */
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
