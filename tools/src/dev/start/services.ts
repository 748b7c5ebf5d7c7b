import { factsOf, type ServiceFacts, type ServiceName, serviceNames } from '@trackway/contracts';

/** The registry of services, packages/contracts/src/services.ts, for tools and for tests from outside. */
export { factsOf, innerServiceNames, servicePorts } from '@trackway/contracts';
export type { ServiceName };

export const SERVICE_NAMES: readonly ServiceName[] = serviceNames;

export type ServicePorts = {
  http: number;
  grpc: number | undefined;
  /** Port of health and metrics, if it is separate. */
  operations?: number;
};

export function isServiceName(name: string): name is ServiceName {
  return serviceNames.some((known) => known === name);
}

export function storeOf(name: ServiceName): ServiceFacts['store'] {
  return factsOf(name).store;
}

/** The gateway is called by clients only. */
export function hasGrpc(name: ServiceName): boolean {
  return name !== 'gateway';
}
