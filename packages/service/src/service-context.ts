import type { InnerServiceName, ServiceActivity, ServiceStubs } from '@trackway/contracts';
import type { GrpcClient, GrpcTls } from '@trackway/grpc';
import type { EventBus, ManagedOutboxStore, OutboxRelay } from '@trackway/messaging';
import type { CertificateFiles, Health, InternalTokens, Lifecycle, Logger, Registry } from '@trackway/runtime';
import type { Quarantine } from './quarantine';
import type { ReadActivity } from './read-activity';

export type ServiceName = InnerServiceName;

/** The address of each peer service that the service calls, such as `{ forms: config.FORMS_GRPC }`. */
export type PeerAddresses = { readonly [Name in ServiceName]?: string };

/** One gRPC client for each address. */
export type PeerClients<Addresses extends PeerAddresses> = {
  readonly [Name in keyof Addresses & ServiceName]: GrpcClient<ServiceStubs[Name]>;
};

/** Reads the activity of each peer service for the frame of the current caller. */
export type PeerActivity = ReadonlyMap<ServiceName, () => Promise<ServiceActivity>>;

/** The quarantine of each peer service. Calls act for the caller of the current request. */
export type PeerQuarantines = ReadonlyMap<ServiceName, Quarantine>;

/** What every service has, before it builds its own stores and modules. */
export interface ServiceContext {
  readonly name: ServiceName;
  readonly lifecycle: Lifecycle;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Registry;
  readonly tokens: InternalTokens;
  readonly tls: GrpcTls;
  readonly certificates: CertificateFiles | undefined;
  readonly bus: EventBus;
  /** Opens gRPC clients, which are closed after the servers. */
  openClients<Addresses extends PeerAddresses>(addresses: Addresses): PeerClients<Addresses>;
  /** Reads the work of this service for a frame. */
  readonly readActivity: ReadActivity;
  openPeerActivity(addresses: PeerAddresses): PeerActivity;
  /** The events of this service that the broker rejected. */
  readonly quarantine: Quarantine;
  openPeerQuarantines(addresses: PeerAddresses): PeerQuarantines;
  /** Creates the relay that publishes the events of `store`. It starts with the background tasks. */
  openRelay(store: ManagedOutboxStore): OutboxRelay;
}
