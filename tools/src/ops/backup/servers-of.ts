import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_ROOT } from '../../dev/start/state-folders';
import { type Connection, connectionFile } from '../../dev/supervisor/connection';
import { StartFailure } from '../../process/start-failure';

/** Administrator URLs of the servers, and the folder with the files of each service, if any. */
export type BackedUpServers = {
  readonly postgresUrl: string;
  readonly mongodbUrl: string;
  readonly storageFolder?: string | undefined;
};

/** The servers of POSTGRES_URL, MONGODB_URL and STORAGE_FOLDER, otherwise of the running system or the file CONNECTION. */
export function serversOf(env: NodeJS.ProcessEnv): BackedUpServers {
  const { POSTGRES_URL: postgresUrl, MONGODB_URL: mongodbUrl } = env;
  if (postgresUrl && mongodbUrl) return { postgresUrl, mongodbUrl, storageFolder: env['STORAGE_FOLDER'] };
  const file = env['CONNECTION'] ?? connectionFile(STATE_ROOT);
  if (!existsSync(file)) {
    throw new StartFailure(
      'No database of this checkout is running. Run npm start, or set POSTGRES_URL and MONGODB_URL (administrators).',
    );
  }
  const { servers, state_folder }: Connection = JSON.parse(readFileSync(file, 'utf8'));
  const storageFolder = join(state_folder, 'storage');
  return { postgresUrl: servers.postgres_url, mongodbUrl: servers.mongodb_url, storageFolder };
}
