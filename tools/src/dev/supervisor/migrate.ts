import { join } from 'node:path';
import { factsOf } from '@trackway/contracts';
import { StartFailure } from '../../process/start-failure';
import { runInstaller } from '../install/run-installer';
import { REPOSITORY } from '../servers/config';
import { databaseUrl, ensureServiceDatabase } from '../servers/databases';
import type { Secrets } from '../servers/secrets';
import type { Servers } from '../servers/servers';
import { mongoDatabaseUrl } from '../start/mongo-database-url';
import type { ServiceName } from '../start/services';

type Context = {
  servers: Omit<Servers, 'stop'>;
  secrets: Secrets;
  env: NodeJS.ProcessEnv;
  /** The checkout whose migrations run, by default this one. */
  root?: string | undefined;
};

/** Creates the roles and the database of each service and runs all migrations. */
export async function migrate(services: readonly ServiceName[], context: Context): Promise<void> {
  await Promise.all(services.map((service) => migrateService(service, context)));
}

async function migrateService(
  service: ServiceName,
  { servers, secrets, env, root = REPOSITORY }: Context,
): Promise<void> {
  const { store, readers = [] } = factsOf(service);
  if (store === 'none') return;
  if (store === 'mongo') {
    const url = mongoDatabaseUrl(servers.mongodbUrl, service);
    return runMigrations('mongo', service, root, { ...env, MONGODB_URL: url });
  }
  const owner = `${service}_owner`;
  const ownerPassword = secrets.get(owner);
  const passwords = readers.map(({ role }) => [role, secrets.get(role)]);
  await ensureServiceDatabase(servers.postgresUrl, {
    service,
    ownerPassword,
    appPassword: secrets.get(`${service}_app`),
    readers: Object.fromEntries(passwords),
  }).catch((error: Error) => {
    throw new StartFailure(
      `The database of ${service} could not be made: ${error.message}. Does POSTGRES_URL name a superuser?`,
    );
  });
  const url = databaseUrl(servers.postgresUrl, { database: service, role: owner, password: ownerPassword });
  await runMigrations('postgres', service, root, { ...env, MIGRATION_POSTGRES_URL: url });
}

function runMigrations(
  kind: 'postgres' | 'mongo',
  service: ServiceName,
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const cli = join(root, 'packages', kind, 'dist', 'migrate-cli.js');
  const folder = join(root, 'services', service, 'migrations');
  return runInstaller([process.execPath, cli, '--folder', folder], {
    what: `Migrating the database of ${service}`,
    advice: 'Put the migration right and start again; `npm run reset` begins with empty databases.',
    env,
  });
}
