import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackedUpServers } from '../../ops/backup/servers-of';
import { CellCommands } from '../../ops/cell-move/cell-commands';
import { startTrialSystem, type TrialSystem } from '../system/trial-system';

/** The entry `main`, and the cell `b` behind it. */
export interface TwoCells {
  readonly main: TrialSystem;
  readonly b: TrialSystem;
  /** Runs a command of operators in the entry, and returns its output. */
  readonly cell: (...args: readonly string[]) => Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  readonly stateFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

/** Starts two complete systems with one replica of each service. They share only the keys of cells and of tokens. */
export async function startTwoCells({ stateFolder, env, log }: Options): Promise<TwoCells> {
  const CELL_KEYS = `1:${randomBytes(32).toString('base64url')}`;
  const folders = { main: join(stateFolder, 'main'), b: join(stateFolder, 'b') };
  const common = { replicas: 1, env, log };
  const main = await startTrialSystem({
    ...common,
    stateFolder: folders.main,
    settings: { CELL_NAME: 'main', CELL_KEYS },
  });
  try {
    mkdirSync(folders.b, { recursive: true });
    writeFileSync(join(folders.b, 'secrets.json'), JSON.stringify({ token: main.tokenSecret }), { mode: 0o600 });
    const entry = main.connection.base_url;
    const settings = { CELL_KEYS, CELL_ENTRY_URL: entry, PUBLIC_URL: entry };
    const b = await startTrialSystem({ ...common, stateFolder: folders.b, settings });
    const commands = new CellCommands(main.connection.servers.postgres_url, 'main');
    const stop = async () => {
      commands.close();
      await b.stop();
      await main.stop();
    };
    return { main, b, cell: commands.run, stop };
  } catch (error) {
    await main.stop();
    throw error;
  }
}

export function serversOfSystem({ connection }: TrialSystem): BackedUpServers {
  const { servers, state_folder } = connection;
  const { postgres_url: postgresUrl, mongodb_url: mongodbUrl } = servers;
  return { postgresUrl, mongodbUrl, storageFolder: join(state_folder, 'storage') };
}
