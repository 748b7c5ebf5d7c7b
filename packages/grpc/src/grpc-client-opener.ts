import type { Client } from '@grpc/grpc-js';
import type { InternalTokens, Lifecycle } from '@trackway/runtime';
import { GrpcClient } from './grpc-client';
import type { GrpcTls } from './grpc-tls';
import type { ProtoService } from './proto-loader';

/** Credentials of outgoing calls. */
export interface CallIdentity {
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
}

interface ClientOptions<Name extends string> extends CallIdentity {
  readonly protoFolder: string;
  readonly services: Readonly<Record<Name, ProtoService>>;
}

/**
 * Returns a function that opens a client for a peer service. `lifecycle` closes it. `Stubs` maps names to client
 * types.
 */
export function grpcClientOpener<Stubs extends Record<keyof Stubs, Client>>(
  { services, ...shared }: ClientOptions<keyof Stubs & string>,
  lifecycle: Lifecycle,
) {
  return <Name extends keyof Stubs & string>(name: Name, address: string): GrpcClient<Stubs[Name]> => {
    const client = new GrpcClient<Stubs[Name]>({ ...shared, name, address, service: services[name] });
    return lifecycle.own(name, client, (one) => one.close());
  };
}
