import { innerServiceNames } from '@trackway/contracts';
import { StartFailure } from '../../process/start-failure';
import type { Ports } from '../servers/ports';
import type { ServiceName, ServicePorts } from '../start/services';

/** Preferred port of the gateway, the same for all checkouts. */
const PREFERRED_GATEWAY_PORT = 8080;

/** `gatewayPort` is the requested port (GATEWAY_PORT). It is used or an error is thrown. */
export async function servicePorts(
  ports: Ports,
  gatewayPort: string | undefined,
  log: (line: string) => void,
): Promise<Record<ServiceName, ServicePorts>> {
  const taken: Partial<Record<ServiceName, ServicePorts>> = {
    gateway: {
      http: await takeGatewayPort(ports, gatewayPort, log),
      grpc: undefined,
      operations: await ports.take('gateway-operations'),
    },
  };
  // Sequential, because concurrent searches may find the same free port.
  for (const name of innerServiceNames) {
    taken[name] = { http: await ports.take(`${name}-http`), grpc: await ports.take(`${name}-grpc`) };
  }
  return taken as Record<ServiceName, ServicePorts>;
}

async function takeGatewayPort(ports: Ports, asked: string | undefined, log: (line: string) => void): Promise<number> {
  if (asked) return requestedPort(ports, asked);
  const port = await ports.take('gateway-http', PREFERRED_GATEWAY_PORT);
  if (port !== PREFERRED_GATEWAY_PORT) log(`Port ${PREFERRED_GATEWAY_PORT} is in use. The gateway listens on ${port}`);
  return port;
}

async function requestedPort(ports: Ports, asked: string): Promise<number> {
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`GATEWAY_PORT=${asked} is not a port number.`);
  if (await ports.takeExactly(port)) return port;
  throw new StartFailure(
    `Port ${port} (GATEWAY_PORT) is taken: end what listens there (ss -ltnp), or leave GATEWAY_PORT out.`,
  );
}
