import type { Connection } from '../search/connection.ts';
import { type Process, startProcess } from './processes.ts';

const PORT = 18_080;
const NO_LIMIT = '10000000';

const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `127.0.0.${index + 11}`);

/** Starts replicas of projects beside the running one, with `changed` settings. */
export function startReplicas(
  { state_folder }: Connection,
  count: number,
  changed: NodeJS.ProcessEnv = {},
): Promise<Process[]> {
  return Promise.all(
    addressesOf(count).map((address) => {
      const url = `http://${address}:${PORT}`;
      const own = {
        LISTEN_HOST: address,
        HTTP_PORT: String(PORT),
        GRPC_PORT: String(PORT + 1),
        POSTGRES_POOL_SIZE: '4',
        POSTGRES_SEARCH_POOL_SIZE: '4',
      };
      return startProcess(state_folder, 'projects', { changed: { ...own, ...changed }, url, readyUrl: url });
    }),
  );
}

/** Starts a gateway without limits that sends requests to `count` replicas of projects, by frame or in turns. */
export function startGateway(
  { state_folder }: Connection,
  count: number,
  way: 'in turns' | 'by frame',
): Promise<Process> {
  const changed = {
    HTTP_PORT: String(PORT + 2),
    OPERATIONS_PORT: String(PORT + 3),
    LISTEN_HOST: '127.0.0.1',
    PROJECTS_URL: `http://replicas.test:${PORT}`,
    NODE_OPTIONS: `--require ${import.meta.dirname}/hosts.cjs`,
    REPLICA_ADDRESSES: addressesOf(count).join(),
    TAKE_TURNS: way === 'in turns' ? '1' : '',
    RATE_LIMIT_SUBJECT_PER_MINUTE: NO_LIMIT,
    RATE_LIMIT_SUBJECT_BURST: NO_LIMIT,
    RATE_LIMIT_FRAME_PER_MINUTE: NO_LIMIT,
  };
  const url = `http://127.0.0.1:${PORT + 2}`;
  return startProcess(state_folder, 'gateway', { changed, url, readyUrl: `http://127.0.0.1:${PORT + 3}` });
}
