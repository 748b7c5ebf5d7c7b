import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServersConfig } from '../../../dev/servers/config';
import { startServers } from '../../../dev/servers/start-servers';
import { listedProcesses, ProcessList } from '../../../process/process-list';
import { Forwarder } from './forwarder';
import { type Standby, startStandby } from './standby';

/** Name and port by which the pods address the broker. */
export const BROKER = { host: 'kafka', port: 9092 };

/** PostgreSQL with a standby, Kafka and MongoDB on this host, and the forwarders by which pods reach them. */
export type HostServers = {
  /** URL of a superuser of the primary. */
  readonly postgresUrl: string;
  readonly standby: Standby;
  readonly forwarders: Readonly<Record<'postgres' | 'standby' | 'kafka' | 'mongo', Forwarder>>;
  /** Ends the primary of PostgreSQL like the loss of its host: nothing is sent any more, and it does not restart. */
  losePrimary(): void;
  stop(): Promise<void>;
};

/** `address` is the address of this host that pods can reach. */
export async function startHostServers(options: {
  address: string;
  stateFolder: string;
  log: (line: string) => void;
}): Promise<HostServers> {
  const { address, stateFolder, log } = options;
  const processes = new ProcessList(stateFolder);
  const servers = await startServers(
    { stateFolder, log, durable: true, clusterAddress: BROKER },
    { config: loadServersConfig(), processes },
  );
  const primaryUrl = servers.postgresUrl;
  const data = join(stateFolder, 'postgres');
  const standby = await startStandby({ primaryUrl, data, stateFolder, processes, log });
  const broker = servers.brokerListeners?.find(({ name }) => name === 'CLUSTER');
  const open = (port: number | string) => Forwarder.open(address, { host: '127.0.0.1', port: Number(port) });
  const forwarders = {
    postgres: await open(new URL(primaryUrl).port),
    standby: await open(standby.port),
    kafka: await open(broker?.port ?? 0),
    mongo: await open(new URL(servers.mongodbUrl).port),
  };
  return {
    postgresUrl: primaryUrl,
    standby,
    forwarders,
    losePrimary: () => {
      forwarders.postgres.cut();
      const identity = listedProcesses(stateFolder)['postgres'];
      if (identity === undefined) throw new Error('PostgreSQL does not run.');
      // The stopped parent cannot restart its processes, one of which replicates.
      process.kill(identity.pid, 'SIGSTOP');
      for (const child of childrenOf(identity.pid)) process.kill(child, 'SIGKILL');
    },
    stop: async () => {
      await Promise.all(Object.values(forwarders).map((forwarder) => forwarder.stop()));
      await standby.stop();
      await servers.stop();
    },
  };
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}
