import type { ProcessList } from '../../process/process-list';
import type { Ports } from './ports';
import type { Secrets } from './secrets';

/** Addresses of the servers. */
export type Servers = {
  /** URL of a superuser, database `postgres`. */
  postgresUrl: string;
  /** URL of a replica set, without a database. */
  mongodbUrl: string;
  /** host:port, several separated by commas. */
  kafkaBrokers: string;
  /** Those of `StartOptions.brokerListeners`, if the broker is started here. */
  brokerListeners?: readonly BrokerListener[];
  stop(): Promise<void>;
};

/** A port of the broker that announces another address to its clients, where a link or a forwarder listens. */
export type BrokerListener = { name: string; port: number; announcedPort: number; announcedHost?: string };

export type StartOptions = {
  /** Folder for data, logs and ports, used by one process. It is created if it does not exist. */
  stateFolder: string;
  log: (line: string) => void;
  /** True if acknowledged data must survive a power failure. Tests disable this for speed. */
  durable: boolean;
  /** Names of listeners that the broker has for links. */
  brokerListeners?: readonly string[];
  /** Address by which pods of a cluster reach the broker, at a listener named CLUSTER. */
  clusterAddress?: { host: string; port: number };
  /** Aborts the start. */
  stopping?: AbortSignal;
};

/** A local server. */
export type Server = { url: string; stop(): Promise<void> };

export type ServerContext = StartOptions & { ports: Ports; secrets: Secrets; processes: ProcessList };
