import type { Client } from '@grpc/grpc-js';
import type { InternalTokens, Lifecycle } from '@trackway/runtime';
import { GrpcClient } from './grpc-client';
import type { GrpcTls } from './grpc-tls';
import type { ProtoService } from './proto-loader';

/** What the calls of a service prove themselves by. */
export interface CallIdentity {
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
}

interface Neighbourhood<Name extends string> extends CallIdentity {
  readonly protoFolder: string;
  readonly services: Readonly<Record<Name, ProtoService>>;
}

/**
 * Opens one channel to each neighbour that is named, which `lifecycle` closes. `Stubs` says which client belongs to which
 * name.
 */
export function grpcClientOpener<Stubs extends Record<keyof Stubs, Client>>(
  { services, ...shared }: Neighbourhood<keyof Stubs & string>,
  lifecycle: Lifecycle,
) {
  return <Name extends keyof Stubs & string>(name: Name, address: string): GrpcClient<Stubs[Name]> => {
    const neighbour = new GrpcClient<Stubs[Name]>({ ...shared, name, address, service: services[name] });
    return lifecycle.own(name, neighbour, (one) => one.close());
  };
}
