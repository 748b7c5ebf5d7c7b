import type { ProcessList } from '../../process/process-list';
import type { Ports } from './ports';
import type { Secrets } from './secrets';

/** The servers behind the services, wherever they run. */
export type Servers = {
  /** Of a superuser, on the database `postgres`. */
  postgresUrl: string;
  /** Without a database in its path; a replica set, so that there are transactions. */
  mongodbUrl: string;
  /** host:port, several separated by commas. */
  kafkaBrokers: string;
  stop(): Promise<void>;
};

export type StartOptions = {
  /** Where data, logs and remembered ports are; made if missing. Nothing else may be using it. */
  stateFolder: string;
  log: (line: string) => void;
  /** Whether what is acknowledged must outlive a power cut. Tests do without and are faster for it. */
  durable: boolean;
  /** Ends the waiting for what is still starting. */
  stopping?: AbortSignal;
};

/** A local server. */
export type Server = { url: string; stop(): Promise<void> };

export type ServerContext = StartOptions & { ports: Ports; secrets: Secrets; processes: ProcessList };
