import type https from 'node:https';
import type { AddressInfo } from 'node:net';
import { createLogger, Lifecycle, type Logger } from '@trackway/runtime';
import { loadConfig } from '../../src/config';
import { startGateway } from '../../src/gateway';
import type { EdgeServer } from '../../src/http-server';
import type { ResolveHost } from '../../src/proxy/watch-replicas';
import { UPSTREAMS, type Upstream } from '../../src/routing/route';
import { RecordingUpstream } from './recording-upstream';
import { TOKEN_SECRET } from './tokens';

export const INTERNAL_SECRET = Buffer.alloc(32, 7);

/** A gateway on a free port in front of five recording services. */
export interface GatewayUnderTest {
  readonly url: string;
  readonly port: number;
  /** Port of HTTPS_PORT. */
  readonly securePort: number;
  /** URL of the operations port with health and metrics. */
  readonly operationsUrl: string;
  readonly server: EdgeServer;
  readonly services: Readonly<Record<Upstream, RecordingUpstream>>;
  stop(): Promise<void>;
}

/** Starts the gateway without effective limits. `environment` overrides settings. With `certificates`, the services use TLS. */
export async function startGatewayUnderTest(
  environment: Readonly<Record<string, string | undefined>> = {},
  now?: () => number,
  certificates?: https.ServerOptions,
  resolve?: ResolveHost,
  givenLogger?: Logger,
): Promise<GatewayUnderTest> {
  const started = await Promise.all(
    UPSTREAMS.map(async (name) => [name, await new RecordingUpstream(name, certificates).start()] as const),
  );
  const services = Object.fromEntries(started) as Record<Upstream, RecordingUpstream>;
  const settings = loadConfig({
    HTTP_PORT: '0',
    OPERATIONS_PORT: '0',
    LISTEN_HOST: '127.0.0.1',
    ...Object.fromEntries(UPSTREAMS.map((name) => [`${name.toUpperCase()}_URL`, services[name].url])),
    INTERNAL_KEYS: `test:${INTERNAL_SECRET.toString('base64url')}`,
    TOKEN_SECRET,
    RATE_LIMIT_SUBJECT_PER_MINUTE: '1000000',
    RATE_LIMIT_SUBJECT_BURST: '1000000',
    RATE_LIMIT_FRAME_PER_MINUTE: '1000000',
    RATE_LIMIT_PUBLIC_PER_MINUTE: '1000000',
    SHUTDOWN_GRACE_MS: '1000',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const logger = givenLogger ?? createLogger({ service: 'gateway', level: settings.LOG_LEVEL });
  const lifecycle = new Lifecycle(logger, settings.SHUTDOWN_GRACE_MS);
  const { server, secure, operations } = await startGateway(settings, {
    lifecycle,
    logger,
    ...(now && { now }),
    ...(resolve && { resolve }),
  });
  const { port } = server.address() as AddressInfo;
  const { port: operationsPort } = operations.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    securePort: (secure?.address() as AddressInfo | undefined)?.port ?? 0,
    operationsUrl: `http://127.0.0.1:${operationsPort}`,
    server,
    services,
    stop: async () => {
      await lifecycle.stop();
      await Promise.all(Object.values(services).map((service) => service.stop()));
    },
  };
}
