import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl, ensureServiceDatabase, newClient, withClient } from '../src/dev/servers/databases';

const superuserUrl = process.env['TEST_POSTGRES_URL'];
if (!superuserUrl) throw new Error('TEST_POSTGRES_URL is not set: npm test starts the servers.');

const service = `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const reader = `${service}_search`;
const options = { service, ownerPassword: 'owner-1', appPassword: 'app-1', readers: { [reader]: 'reader-1' } };

async function asRole<Result>(
  role: string,
  password: string,
  work: (client: Client) => Promise<Result>,
  database = service,
) {
  const client = new Client({ connectionString: databaseUrl(superuserUrl!, { database, role, password }) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the database of a service', () => {
  beforeAll(() => ensureServiceDatabase(superuserUrl, options));

  afterAll(async () => {
    const client = new Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query(`DROP DATABASE ${service} WITH (FORCE)`);
    for (const role of [`${service}_owner`, `${service}_app`, reader]) await client.query(`DROP ROLE ${role}`);
    await client.end();
  });

  it('lets the owner create tables, and the app only change rows', async () => {
    await asRole(`${service}_owner`, 'owner-1', (client) =>
      client.query('CREATE TABLE things (id bigserial, name text)'),
    );

    const rows = await asRole(`${service}_app`, 'app-1', async (client) => {
      await client.query("INSERT INTO things (name) VALUES ('a')");
      return (await client.query('SELECT name FROM things')).rows;
    });

    expect(rows).toEqual([{ name: 'a' }]);
    await expect(asRole(`${service}_app`, 'app-1', (client) => client.query('CREATE TABLE mine ()'))).rejects.toThrow(
      'permission denied for schema public',
    );
    await expect(asRole(reader, 'reader-1', (client) => client.query('SELECT * FROM things'))).rejects.toThrow(
      'permission denied for table things',
    );
  });

  it('is created once by concurrent calls, and gets new passwords', async () => {
    const changed = { ...options, appPassword: 'app-2' };

    await Promise.all([1, 2, 3].map(() => ensureServiceDatabase(superuserUrl, changed)));

    const { rows } = await asRole(`${service}_app`, 'app-2', (client) =>
      client.query('SELECT count(*)::int FROM things'),
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('keeps the passwords of a running system if logins have a prefix', async () => {
    const login = {
      ...options,
      ownerPassword: 'test',
      appPassword: 'test',
      readers: { [reader]: 'test' },
      loginPrefix: 'test_',
    };

    await ensureServiceDatabase(superuserUrl, { ...login, database: `${service}_bench` });

    const whoAmI = (client: Client) => client.query('SELECT current_user, session_user');
    const running = await asRole(`${service}_app`, 'app-2', whoAmI);
    const bench = await asRole(`test_${service}_app`, 'test', whoAmI, `${service}_bench`);
    expect(running.rows).toEqual([{ current_user: `${service}_app`, session_user: `${service}_app` }]);
    expect(bench.rows).toEqual([{ current_user: `${service}_app`, session_user: `test_${service}_app` }]);
    const client = new Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query(`DROP DATABASE ${service}_bench WITH (FORCE)`);
    for (const role of [`${service}_owner`, `${service}_app`, reader]) await client.query(`DROP ROLE test_${role}`);
    await client.end();
  });

  it('denies the roles of other services', async () => {
    const other = { service: `${service}x`, ownerPassword: 'o', appPassword: 'a' };
    await ensureServiceDatabase(superuserUrl, other);

    const foreign = asRole(`${service}x_app`, 'a', (client) => client.query('SELECT 1'));

    await expect(foreign).rejects.toThrow('permission denied for database');
    const client = new Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query(`DROP DATABASE ${service}x WITH (FORCE)`);
    for (const role of ['owner', 'app']) await client.query(`DROP ROLE ${service}x_${role}`);
    await client.end();
  });
});

describe('a connection of a long command', () => {
  it('that breaks while it is idle fails the next query, and not the process', async () => {
    const client = newClient(superuserUrl);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));

    await withClient(superuserUrl, (other) => other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
    await ended;

    await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
  });
});
