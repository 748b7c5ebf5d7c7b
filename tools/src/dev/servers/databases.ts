import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Key of an advisory lock. Roles belong to the server, so two processes must not create them concurrently. */
const LOCK = 7_276_001;

export type ServiceDatabase = {
  /** Names the roles: `<service>_owner`, `<service>_app`. */
  service: string;
  /** Name of the database; default: the name of the service. */
  database?: string;
  ownerPassword: string;
  appPassword: string;
  /** Names of read-only roles with grants from migrations, such as `projects_search`. */
  readers?: Readonly<Record<string, string>>;
  /**
   * Creates logins `<prefix><role>` that act as the roles, without changing the passwords of the roles. For tests and
   * benchmarks, which may share a server with a running system.
   */
  loginPrefix?: string;
};

/**
 * Creates the roles and the database of a service, or updates the passwords of existing ones. The owner
 * runs migrations. The app role owns no table and may read and write rows of all tables of the owner.
 */
export async function ensureServiceDatabase(superuserUrl: string, wanted: ServiceDatabase): Promise<void> {
  const { service, database = service, readers = {}, loginPrefix } = wanted;
  const owner = `${service}_owner`;
  const app = `${service}_app`;
  await withClient(superuserUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const roles = { [owner]: wanted.ownerPassword, [app]: wanted.appPassword, ...readers };
    for (const [role, password] of Object.entries(roles)) {
      if (loginPrefix === undefined) await ensureRole(client, role, password);
      else await ensureLogin(client, { role, login: `${loginPrefix}${role}`, password });
    }
    await ensureDatabase(client, database, owner);
    await client.query(grantConnect(database, [owner, app, ...Object.keys(readers)]));
  });
  await withClient(databaseUrl(superuserUrl, { database }), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(grantRows(owner, app));
  });
}

/** The URL of the same server with another role or database. */
export function databaseUrl(url: string, to: { database: string; role?: string; password?: string }): string {
  const changed = new URL(url);
  changed.pathname = `/${to.database}`;
  if (to.role !== undefined) changed.username = to.role;
  if (to.password !== undefined) changed.password = to.password;
  return changed.href;
}

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const verb = (await roleExists(client, role)) ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`);
}

/** Creates a login whose sessions use `role`. */
async function ensureLogin(
  client: Client,
  { role, login, password }: { role: string; login: string; password: string },
): Promise<void> {
  const [name, loginName] = [escapeIdentifier(role), escapeIdentifier(login)];
  if (!(await roleExists(client, role))) await client.query(`CREATE ROLE ${name}`);
  await ensureRole(client, login, password);
  await client.query(`GRANT ${name} TO ${loginName}`);
  await client.query(`ALTER ROLE ${loginName} SET role = ${escapeLiteral(role)}`);
}

async function roleExists(client: Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount !== 0;
}

async function ensureDatabase(client: Client, database: string, owner: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount !== 0) return;
  await client.query(`CREATE DATABASE ${escapeIdentifier(database)} OWNER ${escapeIdentifier(owner)}`);
}

function grantConnect(database: string, roles: string[]): string {
  const name = escapeIdentifier(database);
  const to = roles.map((role) => escapeIdentifier(role)).join(', ');
  return `REVOKE ALL ON DATABASE ${name} FROM PUBLIC; GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO ${to}`;
}

/** Default privileges of the app role. */
export function grantRows(owner: string, app: string): string {
  const future = `ALTER DEFAULT PRIVILEGES FOR ROLE ${escapeIdentifier(owner)} IN SCHEMA public`;
  const to = escapeIdentifier(app);
  return [
    `ALTER SCHEMA public OWNER TO ${escapeIdentifier(owner)}`,
    `${future} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${to}`,
    `${future} GRANT USAGE, SELECT ON SEQUENCES TO ${to}`,
  ].join('; ');
}

/** A connection that is not opened yet. If it breaks while it is idle, the next query fails, instead of the process. */
export function newClient(url: string): Client {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client;
}

/** Runs `work` with a connection of its own. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = newClient(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
