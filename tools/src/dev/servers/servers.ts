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
  stop(): Promise<void>;
};

export type StartOptions = {
  /** Folder for data, logs and ports, used by one process. It is created if it does not exist. */
  stateFolder: string;
  log: (line: string) => void;
  /** True if acknowledged data must survive a power failure. Tests disable this for speed. */
  durable: boolean;
  /** Aborts the start. */
  stopping?: AbortSignal;
};

/** A local server. */
export type Server = { url: string; stop(): Promise<void> };

export type ServerContext = StartOptions & { ports: Ports; secrets: Secrets; processes: ProcessList };
