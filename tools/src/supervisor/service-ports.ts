import type { Ports } from '../servers/ports';
import { SERVICES, type ServiceName, type ServicePorts } from '../start/services';

/** Where the gateway is looked for first, so that addresses in notes stay right from checkout to checkout. */
const GATEWAY_PORT = 8080;

export async function servicePorts(ports: Ports): Promise<Record<ServiceName, ServicePorts>> {
  const take = async (name: ServiceName): Promise<ServicePorts> => ({
    http: await ports.take(`${name}-http`, name === 'gateway' ? GATEWAY_PORT : undefined),
    grpc: SERVICES[name].hasGrpc ? await ports.take(`${name}-grpc`) : undefined,
  });
  // One after the other: two that look for a free port at the same time may find the same one.
  return {
    gateway: await take('gateway'),
    projects: await take('projects'),
    forms: await take('forms'),
    funnels: await take('funnels'),
    spreadsheets: await take('spreadsheets'),
    channels: await take('channels'),
  };
}
