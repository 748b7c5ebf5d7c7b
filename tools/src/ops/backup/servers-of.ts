import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_ROOT } from '../../dev/start/state-folders';
import { type Connection, connectionFile } from '../../dev/supervisor/connection';
import { StartFailure } from '../../process/start-failure';

/** Administrators' addresses of the servers, and the folder that has a folder of files for each service, where there is one. */
export type BackedUpServers = {
  readonly postgresUrl: string;
  readonly mongodbUrl: string;
  readonly storageFolder?: string | undefined;
};

/** Those that POSTGRES_URL, MONGODB_URL and STORAGE_FOLDER name; else those of the system that runs from this checkout, or of the file that CONNECTION names. */
export function serversOf(env: NodeJS.ProcessEnv): BackedUpServers {
  const { POSTGRES_URL: postgresUrl, MONGODB_URL: mongodbUrl } = env;
  if (postgresUrl && mongodbUrl) return { postgresUrl, mongodbUrl, storageFolder: env['STORAGE_FOLDER'] };
  const file = env['CONNECTION'] ?? connectionFile(STATE_ROOT);
  if (!existsSync(file)) {
    throw new StartFailure(
      'Nothing of this checkout is running: npm start, or set POSTGRES_URL and MONGODB_URL (administrators).',
    );
  }
  const { servers, state_folder }: Connection = JSON.parse(readFileSync(file, 'utf8'));
  const storageFolder = join(state_folder, 'storage');
  return { postgresUrl: servers.postgres_url, mongodbUrl: servers.mongodb_url, storageFolder };
}
