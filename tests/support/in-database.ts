import { Client } from 'pg';
import { system } from './system';

/** Runs `work` with superuser access to the database of a service of the running system, for states that the API cannot create. */
export async function inDatabase<T>(service: 'projects' | 'funnels', work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(system.servers.postgres_url);
  url.pathname = `/${service}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
