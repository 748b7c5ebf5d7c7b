import { existsSync, readFileSync } from 'node:fs';
import { StartFailure } from '../process/start-failure';
import { STATE_ROOT } from '../start/state-folders';
import { type Connection, connectionFile } from '../supervisor/connection';

/** Administrators' addresses of the servers. */
export type BackedUpServers = { readonly postgresUrl: string; readonly mongodbUrl: string };

/** Those that POSTGRES_URL and MONGODB_URL name; else those of the system that runs from this checkout, or of the file that CONNECTION names. */
export function serversOf(env: NodeJS.ProcessEnv): BackedUpServers {
  const { POSTGRES_URL: postgresUrl, MONGODB_URL: mongodbUrl } = env;
  if (postgresUrl && mongodbUrl) return { postgresUrl, mongodbUrl };
  const file = env['CONNECTION'] ?? connectionFile(STATE_ROOT);
  if (!existsSync(file)) {
    throw new StartFailure(
      'Nothing of this checkout is running: npm start, or set POSTGRES_URL and MONGODB_URL (administrators).',
    );
  }
  const { servers }: Connection = JSON.parse(readFileSync(file, 'utf8'));
  return { postgresUrl: servers.postgres_url, mongodbUrl: servers.mongodb_url };
}
